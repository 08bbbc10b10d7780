import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { LARGEST_MASTER_SIDE, LARGEST_PICTURE_SIDE, type PictureFormat } from '#domain/pictures/picture.ts';
import type { Images, NormalisedImage } from '#operations/platform/platform.ts';
import { pngOfHeic } from './heic-picture.ts';
import { heifCodec, underKnownBrands } from './heif-kind.ts';

// One thread a picture and no cache: pictures are encoded beside a running shop.
sharp.concurrency(1);
sharp.cache(false);

const LARGEST_PIXELS = 60_000_000;

/** First bytes of the accepted kinds beside HEIF (AVIF, HEIC): sharp itself would also draw SVG, which may hold script and references. */
const SIGNATURES: { at: number; bytes: string }[] = [
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { at: 0, bytes: 'GIF8' },
  { at: 8, bytes: 'WEBP' },
];

/** Uploads are read one after another: each may take hundreds of megabytes. */
const reading = pLimit(1);
/** Visitors wait for renditions, so two are made at once; the other threads of libuv stay free for files. */
const rendering = pLimit(Math.min(2, availableParallelism()));

/** Lower qualities are for busy pictures, whose detail hides the loss. */
const AVIF_QUALITY = { best: 85, good: 72, busy: 62 };

/** Encodes by libvips. */
export const sharpImages: Images = {
  async normalise(bytes) {
    const codec = heifCodec(bytes);
    if (codec === null && !isPicture(bytes)) return { ok: false, problem: 'not-a-picture' };
    return reading(() => {
      if (codec === null) return normalise(bytes);
      const named = underKnownBrands(bytes, codec);
      return codec === 'hevc' ? normaliseHeic(named) : normalise(named);
    });
  },

  render(master, wanted) {
    return rendering(() => render(master, wanted));
  },
};

/**
 * Decodes a master once for several renditions, which are the same bytes as those made from the master itself. Only AVIF:
 * WebP is scaled down while it is read, and is read quickly.
 */
export async function decodeMaster(master: Uint8Array, format: PictureFormat): Promise<Uint8Array> {
  if (format !== 'avif') return master;
  return sharp(master, { limitInputPixels: LARGEST_PIXELS })
    .toColourspace('rgb16')
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function normaliseHeic(bytes: Uint8Array): Promise<NormalisedImage> {
  const read = await pngOfHeic(bytes, { largestPixels: LARGEST_PIXELS });
  return read.ok ? normalise(read.png) : read;
}

async function normalise(bytes: Uint8Array): Promise<NormalisedImage> {
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width = 0, height = 0, pages = 1 } = header;
    if (Math.max(width, height) > LARGEST_PICTURE_SIDE || width * height * pages > LARGEST_PIXELS)
      return { ok: false, problem: 'too-many-pixels' };
    const { data, info } = await sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({
        width: LARGEST_MASTER_SIDE,
        height: LARGEST_MASTER_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp({ quality: 92, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, master: data, width: info.width, height: info.height };
  } catch {
    // libvips has many errors for an unreadable file; to the owner they are one.
    return { ok: false, problem: 'not-a-picture' };
  }
}

function render(
  master: Uint8Array,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array> {
  return format === 'avif' ? renderAvif(master, width) : renderWebp(master, width);
}

/**
 * Ten bits a channel keep smooth grounds free of bands, and full colour resolution keeps red print sharp. Measured in
 * docs/decisions/095-final-renditions-on-demand.md.
 */
async function renderAvif(master: Uint8Array, width: number): Promise<Uint8Array> {
  const encode = (quality: number) =>
    resized(master, width)
      .avif({ quality, effort: 1, bitdepth: 10, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await encode(AVIF_QUALITY.best);
  const excess = data.byteLength / mostBytes(info.width * info.height);
  if (excess <= 1) return data;
  return (await encode(excess > 1.7 ? AVIF_QUALITY.busy : AVIF_QUALITY.good)).data;
}

/** For the few browsers without AVIF. */
function renderWebp(master: Uint8Array, width: number): Promise<Uint8Array> {
  return resized(master, width).webp({ quality: 88, effort: 4, smartSubsample: true }).toBuffer();
}

function resized(master: Uint8Array, width: number): Sharp {
  return sharp(master, { limitInputPixels: LARGEST_PIXELS }).resize({ width, withoutEnlargement: true });
}

/** 60 kB at 1200 × 1280, a hero on a phone. */
function mostBytes(pixels: number): number {
  return 8000 + pixels * 0.034;
}

function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.some((signature) => start.startsWith(signature.bytes, signature.at));
}

import sharp from 'sharp';
import { LARGEST_MASTER_SIDE, LARGEST_PICTURE_SIDE } from '#domain/pictures/picture.ts';
import type { Images, NormalisedImage } from '#operations/platform/platform.ts';

// One thread and no cache: pictures are encoded beside a running shop.
sharp.concurrency(1);
sharp.cache(false);

const LARGEST_PIXELS = 60_000_000;

/** First bytes of the accepted kinds: sharp itself would also draw SVG, which may hold script and references. */
const SIGNATURES: { at: number; bytes: string }[] = [
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { at: 0, bytes: 'GIF8' },
  { at: 8, bytes: 'WEBP' },
  { at: 4, bytes: 'ftypavi' },
];

/** Encodes by libvips, one picture after another: many at once would take memory and processors from the shop. */
export const sharpImages: Images = {
  async normalise(bytes) {
    if (!isPicture(bytes)) return { ok: false, problem: 'not-a-picture' };
    return afterOthers(() => normalise(bytes));
  },

  async render(master, wanted) {
    // Thorough encoding is slow, and does not hold up a picture that a visitor waits for.
    return wanted.thorough ? render(master, wanted) : afterOthers(() => render(master, wanted));
  },
};

let last: Promise<unknown> = Promise.resolve();

function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
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
      .webp({ quality: 92, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, master: data, width: info.width, height: info.height };
  } catch {
    // libvips has many errors for an unreadable file; to the owner they are one.
    return { ok: false, problem: 'not-a-picture' };
  }
}

function render(
  master: Uint8Array,
  { width, format, thorough }: Parameters<Images['render']>[1],
): Promise<Uint8Array> {
  const resized = sharp(master, { limitInputPixels: LARGEST_PIXELS }).resize({
    width,
    withoutEnlargement: true,
  });
  const made =
    format === 'avif'
      ? resized.avif({ quality: 55, effort: thorough ? 4 : 2 })
      : resized.webp({ quality: 80, effort: thorough ? 6 : 4 });
  return made.toBuffer();
}

function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.some((signature) => start.startsWith(signature.bytes, signature.at));
}

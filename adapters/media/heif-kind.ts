/** Brands of HEIF pictures (ISO/IEC 23008-12, annex B; AV1 Image File Format): the first one, or one of the compatible ones. */
const HEIF_BRANDS = [
  ...['mif1', 'mif2', 'mif3', 'msf1', 'miaf', 'MiHE', 'MiHA', 'MiPr', 'MiHB', 'MA1A', 'MA1B', 'tmap'],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'],
  ...['avif', 'avis', 'avio'],
];

/** Brands in a file are few; a longer list is not read. */
const MOST_BRANDS = 64;

export type HeifCodec = 'av1' | 'hevc';

/** Returns how a HEIF picture is coded, by its own description and whatever its brands; null for another file. */
export function heifCodec(bytes: Uint8Array): HeifCodec | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [type, meta] = [boxAt(file, 0), metaOf(file)];
  if (type?.name !== 'ftyp' || !meta || !brandsOf(type.content).some((brand) => HEIF_BRANDS.includes(brand)))
    return null;
  // The configuration of a decoder is a property of each coded picture.
  if (meta.includes('av1C', 0, 'latin1')) return 'av1';
  return meta.includes('hvcC', 0, 'latin1') ? 'hevc' : null;
}

const KNOWN_BRANDS: Record<HeifCodec, string> = { av1: 'avif', hevc: 'heic' };

/**
 * Returns the file under the brands by which decoders know a still picture of this codec: they take fewer than there are, and
 * look for a film under those of a sequence.
 */
export function underKnownBrands(bytes: Uint8Array, codec: HeifCodec): Uint8Array {
  const file = Buffer.from(bytes);
  // Nothing may move: the file names places in itself.
  const end = boxAt(file, 0)?.end ?? 0;
  for (let at = FIRST_COMPATIBLE; at + 4 <= end; at += 4) file.write(KNOWN_BRANDS[codec], at, 'latin1');
  if (FIRST_COMPATIBLE + 4 <= end) file.write('mif1', FIRST_COMPATIBLE, 'latin1');
  file.write(KNOWN_BRANDS[codec], BOX_HEAD, 'latin1');
  return file;
}

/** Returns the ICC profile of a HEIF picture; null where it has none. */
export function heifColourProfile(bytes: Uint8Array): Uint8Array | null {
  const meta = metaOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const named = meta?.indexOf('colrprof', 0, 'latin1') ?? -1;
  if (!meta || named < 4) return null;
  const profile = meta.subarray(named + 8, named - 4 + meta.readUInt32BE(named - 4));
  // The profile begins with its own length (ICC.1, 7.2.2).
  return profile.length > 128 && profile.readUInt32BE(0) === profile.length ? profile : null;
}

function brandsOf(content: Buffer): string[] {
  const words = Array.from({ length: Math.min(MOST_BRANDS, Math.floor(content.length / 4)) }, (_, word) =>
    content.toString('latin1', word * 4, word * 4 + 4),
  );
  // The second word is the version of the first one.
  return words.filter((_, word) => word !== 1);
}

function metaOf(file: Buffer): Buffer | null {
  for (let box = boxAt(file, 0), count = 0; box && count < MOST_BOXES; box = boxAt(file, box.end), count++)
    if (box.name === 'meta') return box.content;
  return null;
}

/** Boxes of a file's first level. */
const MOST_BOXES = 100;

const BOX_HEAD = 8;
/** After the first brand and its version. */
const FIRST_COMPATIBLE = BOX_HEAD + 8;

type Box = { name: string; content: Buffer; end: number };

/** Reads a box (ISO/IEC 14496-12): its length, 1 for one in the eight bytes after the name, 0 for all the rest; then its name. */
function boxAt(file: Buffer, at: number): Box | null {
  if (at + BOX_HEAD > file.length) return null;
  const short = file.readUInt32BE(at);
  const head = short === 1 ? 2 * BOX_HEAD : BOX_HEAD;
  if (at + head > file.length) return null;
  const length = short === 1 ? Number(file.readBigUInt64BE(at + BOX_HEAD)) : short || file.length - at;
  if (length < head || at + length > file.length) return null;
  return {
    name: file.toString('latin1', at + 4, at + 8),
    content: file.subarray(at + head, at + length),
    end: at + length,
  };
}

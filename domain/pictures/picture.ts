/** Widths of renditions; none is wider than its master. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600, 2160, 2880] as const;

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What a form for pictures accepts; several systems know HEIC by the end of a name alone. */
export const PICTURE_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif';

export const LARGEST_PICTURE_BYTES = 20 * 1024 * 1024;
export const LARGEST_PICTURE_SIDE = 12_000;
/** Longer side of a master, in pixels. */
export const LARGEST_MASTER_SIDE = 2880;

export type PictureFile = { key: string; width: number; height: number };

/** Returns the key: the first 20 hex digits of the SHA-256 and the size in pixels. */
export function pictureKey(digest: string, width: number, height: number): string {
  return `${digest.slice(0, 20)}-${width}x${height}`;
}

export function parsePictureKey(key: string): PictureFile | null {
  const match = /^[0-9a-f]{20}-(\d{1,5})x(\d{1,5})$/.exec(key);
  return match ? { key, width: Number(match[1]), height: Number(match[2]) } : null;
}

/** Returns the address stored wherever a picture is named; browsers choose better ones from `pictureSources`. */
export function pictureUrl(key: string): string {
  return `/media/${key}/800.webp`;
}

/** Returns null for a picture that is not the shop's own. */
export function ownPicture(url: string | null): PictureFile | null {
  const key = /^\/media\/([^/]+)\/800\.webp$/.exec(url ?? '')?.[1];
  return key ? parsePictureKey(key) : null;
}

/** Returns the address under which a picture is stored, for that of any of its renditions; null for any other path. */
export function libraryPictureUrl(path: string): string | null {
  const key = /^\/media\/([^/]+)\/\d{1,5}\.(?:avif|webp)$/.exec(path)?.[1];
  return key && parsePictureKey(key) ? pictureUrl(key) : null;
}

/** Returns the address of a rendition of at most 320 pixels; an address outside the shop unchanged. */
export function smallPictureUrl(url: string): string {
  const own = ownPicture(url);
  return own ? `/media/${own.key}/${Math.min(320, own.width)}.webp` : url;
}

/** Returns the widths of a picture's renditions: the standard ones below its own width, and its own. */
export function widthsOf({ width }: PictureFile): number[] {
  const smaller = PICTURE_WIDTHS.filter((each) => each < width);
  const largest = Math.min(width, PICTURE_WIDTHS.at(-1) ?? width);
  return [...new Set([...smaller, largest])];
}

/** Returns the smallest width of a picture's renditions that is at least as wide, or its own. */
export function nearestWidth(picture: PictureFile, width: number): number {
  return widthsOf(picture).find((each) => each >= width) ?? picture.width;
}

/** Returns the `srcset` of a format: '/media/…/320.avif 320w, …' */
export function pictureSources(picture: PictureFile, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `/media/${picture.key}/${width}.${format} ${width}w`)
    .join(', ');
}

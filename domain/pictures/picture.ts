/** How wide a picture is made; never wider than the original. */
export const PICTURE_WIDTHS = [160, 320, 480, 800, 1200, 1600] as const;

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const LARGEST_PICTURE_BYTES = 20 * 1024 * 1024;
export const LARGEST_PICTURE_SIDE = 12_000;
/** The longer side of what is kept. */
export const LARGEST_MASTER_SIDE = 2400;

export type PictureFile = { key: string; width: number; height: number };

/** What the key of a picture says: the beginning of its digest and its size in pixels. */
export function pictureKey(digest: string, width: number, height: number): string {
  return `${digest.slice(0, 20)}-${width}x${height}`;
}

export function parsePictureKey(key: string): PictureFile | null {
  const match = /^[0-9a-f]{20}-(\d{1,5})x(\d{1,5})$/.exec(key);
  return match ? { key, width: Number(match[1]), height: Number(match[2]) } : null;
}

/** The address that stands for a picture wherever one is named; browsers choose better ones by `pictureSources`. */
export function pictureUrl(key: string): string {
  return `/media/${key}/800.webp`;
}

/** Null for a picture that is not the shop's own. */
export function ownPicture(url: string | null): PictureFile | null {
  const key = /^\/media\/([^/]+)\/800\.webp$/.exec(url ?? '')?.[1];
  return key ? parsePictureKey(key) : null;
}

/** The address of a small file of it, for a place that is never shown larger; a picture from elsewhere as it is. */
export function smallPictureUrl(url: string): string {
  const own = ownPicture(url);
  return own ? `/media/${own.key}/${Math.min(320, own.width)}.webp` : url;
}

/** The widths one picture has: those below its own, and its own where that is none of them. */
export function widthsOf({ width }: PictureFile): number[] {
  const smaller = PICTURE_WIDTHS.filter((each) => each < width);
  const largest = Math.min(width, PICTURE_WIDTHS.at(-1) ?? width);
  return [...new Set([...smaller, largest])];
}

/** 'srcset' for a format: '/media/…/320.avif 320w, …' */
export function pictureSources(picture: PictureFile, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `/media/${picture.key}/${width}.${format} ${width}w`)
    .join(', ');
}

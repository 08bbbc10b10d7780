import { readFileSync } from 'node:fs';
import { insertPicture } from '#database/queries/pictures/pictures.ts';
import type { ProductPicture } from '#domain/catalogue/product.ts';
import { type PictureFormat, pictureUrl } from '#domain/pictures/picture.ts';
import type { Db } from '../open.ts';
import { picturedVariants } from './products/pictured-variants.ts';
import { shadePictureName, sizePictureName } from './products/shade-picture-name.ts';

type ShelvedPicture = { key: string; format: PictureFormat; bytes: number; alt: string };

/** Renders of `artwork/` by name: a product's slug, or its slug, '--' and the subject. */
export const demoPictures: Record<string, ShelvedPicture> = JSON.parse(
  readFileSync(new URL('./pictures.json', import.meta.url), 'utf8'),
);

/** Returns the file's name in artwork/masters. */
export function demoMasterFile(name: string, { format }: ShelvedPicture): string {
  return `${name}.${format}`;
}

/** Inserts the library rows of the demo's pictures; stocking the shop copies their files into the media store. */
export async function insertDemoPictures(trx: Db, now: string): Promise<void> {
  for (const [name, picture] of Object.entries(demoPictures)) {
    const { key, bytes } = picture;
    const [, width, height] = /-(\d+)x(\d+)$/.exec(key) ?? [];
    const file = demoMasterFile(name, picture);
    const row = { key, bytes, name: file, width: Number(width), height: Number(height) };
    await insertPicture(trx, row, now);
  }
}

/** Returns a product's pictures, the main one first, without those of its shades and sizes. */
export function picturesOfProduct(slug: string): ProductPicture[] {
  const ofVariants = [shadePictureName(slug, ''), sizePictureName(slug, '')];
  const further = Object.keys(demoPictures).filter(
    (name) => name.startsWith(`${slug}--`) && !ofVariants.some((beginning) => name.startsWith(beginning)),
  );
  return [slug, ...further].flatMap((name) => {
    const picture = demoPictures[name];
    const variant = picturedVariants[name];
    return picture ? [{ url: pictureUrl(picture.key), alt: picture.alt, ...(variant && { variant }) }] : [];
  });
}

/** Returns null if the picture was not rendered. */
export function demoPictureUrl(name: string): string | null {
  const picture = demoPictures[name];
  return picture ? pictureUrl(picture.key) : null;
}

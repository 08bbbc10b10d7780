import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type PictureFormat, pictureKey } from '../domain/pictures/picture.ts';
import { findMaster } from './master-file.ts';
import type { Picture } from './picture.ts';

const shelfFile = join(import.meta.dirname, '..', 'database', 'seed', 'pictures.json');

/** Writes the list of pictures for the demo catalogue: keys as the shop computes them, formats, bytes and alternative texts. */
export async function writeShelf(folder: string, pictures: Pick<Picture, 'name' | 'alt'>[]): Promise<void> {
  const shelf: Record<string, { key: string; format: PictureFormat; bytes: number; alt: string }> = {};
  for (const { name, alt } of pictures) {
    const file = findMaster(folder, name);
    if (!file) continue;
    const master = readFileSync(file.path);
    const { width = 0, height = 0 } = await sharp(master).metadata();
    const digest = createHash('sha256').update(master).digest('hex');
    shelf[name] = {
      key: pictureKey(digest, width, height),
      format: file.format,
      bytes: master.byteLength,
      alt,
    };
  }
  writeFileSync(shelfFile, `${JSON.stringify(shelf, null, 2)}\n`);
}

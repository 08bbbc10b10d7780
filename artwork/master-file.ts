import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { PICTURE_FORMATS, type PictureFormat } from '../domain/pictures/picture.ts';

/** Returns the file of a picture, AVIF before WebP; null if it was not rendered. */
export function findMaster(folder: string, name: string): { path: string; format: PictureFormat } | null {
  for (const format of PICTURE_FORMATS) {
    const path = join(folder, `${name}.${format}`);
    if (existsSync(path)) return { path, format };
  }
  return null;
}

/**
 * Writes a master as AVIF of ten bits a channel and full colour resolution, in the place of one of another format.
 * Measured in docs/decisions/094-avif-masters.md.
 */
export async function writeMaster(folder: string, name: string, render: Sharp, quality = 88): Promise<void> {
  const file = join(folder, `${name}.avif`);
  await render.avif({ quality, chromaSubsampling: '4:4:4', bitdepth: 10, effort: 3 }).toFile(`${file}.part`);
  renameSync(`${file}.part`, file);
  rmSync(join(folder, `${name}.webp`), { force: true });
}

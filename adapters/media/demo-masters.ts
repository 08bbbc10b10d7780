import { readFile } from 'node:fs/promises';
import { demoPictureFolder } from './demo-picture-folder.ts';

const masters = new URL('masters/', demoPictureFolder);

/** Reads a master of the demo catalogue, shipped with the product: 'rose-radiance-serum.avif'. */
export function readDemoPicture(file: string): Promise<Uint8Array> {
  return readFile(new URL(file, masters));
}

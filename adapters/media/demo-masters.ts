import { readFile } from 'node:fs/promises';
import { demoPictureFolder } from './demo-picture-folder.ts';

const masters = new URL('masters/', demoPictureFolder);

/** Reads a master of the demo catalogue, shipped with the product: 'rose-radiance-serum.avif'. */
export async function readDemoPicture(file: string): Promise<Uint8Array> {
  try {
    return await readFile(new URL(file, masters));
  } catch (cause) {
    const words = `The demo's picture ${file} is not in artwork/masters: without pictures start with DEMO_SHOP=0.`;
    throw new Error(words, { cause });
  }
}

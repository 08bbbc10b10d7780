import { readFile } from 'node:fs/promises';

const folder = new URL('../../artwork/masters/', import.meta.url);

/** Reads a master of the demo catalogue, rendered by `artwork` and shipped with the product: 'rose-radiance-serum.avif'. */
export function readDemoPicture(file: string): Promise<Uint8Array> {
  return readFile(new URL(file, folder));
}

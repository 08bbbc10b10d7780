import { readFile } from 'node:fs/promises';

const folder = new URL('../../artwork/masters/', import.meta.url);

/** The demo catalogue's pictures, rendered by `artwork` and shipped with the product. */
export function readDemoPicture(name: string): Promise<Uint8Array> {
  return readFile(new URL(`${name}.webp`, folder));
}

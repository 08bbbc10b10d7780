import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from '#operations/platform/platform.ts';

/** Stores pictures as files of one folder; a file appears whole or not at all. */
export function diskStore(folder: string): MediaStore {
  return {
    async read(name) {
      try {
        return await readFile(join(folder, safe(name)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },

    async write(name, bytes) {
      const path = join(folder, safe(name));
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },

    async removeFolder(name) {
      await rm(join(folder, safe(name)), { recursive: true, force: true });
    },
  };
}

/** Throws for a name that leaves the folder: the shop makes none. */
function safe(name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/.test(name))
    throw new Error(`Not a media name: ${name}`);
  return name;
}

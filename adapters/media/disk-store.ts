import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from '#operations/platform/platform.ts';

/** Stores pictures as files of one folder; a file appears whole or not at all, also after a power cut. */
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
      const created = await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await flushFolder(dirname(path));
      if (created) await flushFolder(dirname(created));
    },

    async removeFolder(name) {
      await rm(join(folder, safe(name)), { recursive: true, force: true });
    },
  };
}

/** Makes the names of a folder survive a power cut, as `flush` does for the content of a file. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Throws for a name that leaves the folder: the shop makes none. */
function safe(name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/.test(name))
    throw new Error(`Not a media name: ${name}`);
  return name;
}

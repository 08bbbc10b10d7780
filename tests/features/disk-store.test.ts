import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskStore } from '#adapters/media/disk-store.ts';

test('a file that cannot be put in place leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-disk-'));
  const store = diskStore(folder);
  // A folder of that name stands in the way.
  mkdirSync(join(folder, 'rose/160.webp/in-use'), { recursive: true });
  await expect(store.write('rose/160.webp', new Uint8Array([1, 2, 3]))).rejects.toThrow();
  expect(readdirSync(join(folder, 'rose'))).toEqual(['160.webp']);
  await store.write('lily/160.webp', new Uint8Array([1, 2, 3]));
  expect(await store.read('lily/160.webp')).toEqual(Buffer.from([1, 2, 3]));
  rmSync(folder, { recursive: true });
});

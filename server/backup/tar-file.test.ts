import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isBackupName } from './backup-manifest.ts';
import { TarProblem, TarWriter, tarEntries } from './tar-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'zabelle-tar-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const fresh = () => join(folder, `${++count}`);

async function written(files: readonly { name: string; content: Uint8Array }[]): Promise<string> {
  const path = fresh();
  const archive = await TarWriter.create(path);
  for (const { name, content } of files) {
    const source = fresh();
    writeFileSync(source, content);
    await archive.addFile(name, source);
  }
  await archive.finish();
  return path;
}

async function read(path: string) {
  const found: { name: string; content: string }[] = [];
  for await (const { name, read: parts } of tarEntries(path)) {
    const content: Buffer[] = [];
    for await (const part of parts()) content.push(part);
    found.push({ name, content: Buffer.concat(content).toString('base64') });
  }
  return found;
}

const name = fc
  .array(fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,40}$/), { minLength: 1, maxLength: 4 })
  .map((parts) => ['media', ...parts].join('/'));

test('what is written is read again, here and by any other tar', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.record({ name, content: fc.uint8Array({ maxLength: 1500 }) }), {
        selector: (file) => file.name,
        maxLength: 5,
      }),
      async (files) => {
        const path = await written(files);
        const expected = files.map(({ name, content }) => ({
          name,
          content: Buffer.from(content).toString('base64'),
        }));
        expect(await read(path)).toEqual(expected);
        const listed = execFileSync('tar', ['-tf', path], { encoding: 'utf8' }).split('\n').filter(Boolean);
        expect(listed).toEqual(files.map((file) => file.name));
      },
    ),
    { numRuns: 15 },
  );
});

test('a file that ends early, or whose header was changed, is no archive', async () => {
  const path = await written([{ name: 'shop.db', content: new Uint8Array(3000) }]);
  const whole = readFileSync(path);
  for (const bytes of [
    whole.subarray(0, 2000),
    whole.subarray(0, 4096),
    Buffer.concat([Buffer.from('x'), whole]),
  ]) {
    const broken = fresh();
    writeFileSync(broken, bytes);
    await expect(read(broken)).rejects.toThrow(TarProblem);
  }
});

test('a backup holds nothing whose name leads elsewhere', () => {
  for (const known of ['manifest.json', 'shop.db', 'shop.sql', 'shop.key', 'media/ab/1.avif', 'media/x'])
    expect(isBackupName(known)).toBe(true);
  for (const strange of [
    '../x',
    'media/../x',
    '/etc/passwd',
    'media/',
    'media//x',
    'media/.x',
    '.env',
    'media/a\\b',
    '',
  ])
    expect(isBackupName(strange), strange).toBe(false);
});

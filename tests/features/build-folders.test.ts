import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carryOverFilesInUse, ownFilesOf, putInPlace } from '../../tools/build-folders.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zabelle-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a new build keeps the files of the one before it, and no older ones', () => {
  build({ 'client/assets/a-1.js': 'a1', 'client/assets/same.js': 'same', 'server/assets/s-1.js': 's1' });
  build({ 'client/assets/a-2.js': 'a2', 'client/assets/same.js': 'same', 'server/assets/s-2.js': 's2' });
  expect(assets('client')).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'a-2.js.br', 'same.js', 'same.js.br']);
  expect(assets('server')).toEqual(['s-1.js', 's-1.js.br', 's-2.js', 's-2.js.br']);
  expect(readFileSync(join(folder, 'build/client/assets/a-1.js'), 'utf8')).toBe('a1');
  build({ 'client/assets/a-3.js': 'a3', 'server/assets/s-2.js': 's2' });
  expect(assets('client')).toEqual(['a-2.js', 'a-2.js.br', 'a-3.js', 'a-3.js.br', 'same.js', 'same.js.br']);
  expect(ownFilesOf(join(folder, 'build'))).toEqual(['client/assets/a-3.js', 'server/assets/s-2.js']);
  expect(readdirSync(folder)).toEqual(['build']);
});

test('what an interrupted build left behind is no obstacle', () => {
  write('build.before/client/assets/old.js', 'old');
  build({ 'client/assets/a-1.js': 'a1' });
  expect(readdirSync(folder)).toEqual(['build']);
  expect(assets('client')).toEqual(['a-1.js', 'a-1.js.br']);
});

/** As `tools/build.mjs` does, with files of our own. */
function build(files: Record<string, string>): void {
  const folders = {
    built: join(folder, 'build'),
    next: join(folder, 'build.next'),
    before: join(folder, 'build.before'),
  };
  for (const [name, content] of Object.entries(files)) write(`build.next/${name}`, content);
  carryOverFilesInUse(folders);
  for (const [name, content] of Object.entries(files)) write(`build.next/${name}.br`, content);
  putInPlace(folders);
}

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

function assets(side: 'client' | 'server'): string[] {
  return readdirSync(join(folder, 'build', side, 'assets')).sort();
}

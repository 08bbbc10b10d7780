import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { readShopFact } from '#database/queries/shop/shop-facts.ts';

const COMMAND = new URL('../../server/import/import-command.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'zabelle-import-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file with refused rows is imported, reported and no failure', async () => {
  const file = fileOf('shop.csv', 'name,price,love\nSerum,12.50,3\n=cmd(),free,4\n');
  const { status, stdout } = command([file]);
  expect(status).toBe(0);
  expect(stdout).toContain('Columns the shop has no field for, left out: love.');
  expect(stdout).toMatch(/1 {2}products created/);
  expect(stdout).toMatch(/1 {2}rows refused/);
  expect(readFileSync(join(folder, 'shop.report.csv'), 'utf8')).toContain(
    '3,refused,price,free,is not a price,',
  );
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'data', 'shop.db') });
  expect(await readShopFact(database.db, 'stocked_at')).not.toBeNull();
  await database.close();
});

test.each([
  [['missing.csv'], 'There is no file missing.csv.'],
  [[], 'Which CSV file should be imported?'],
  [['a.csv', 'b.csv'], 'One file at a time, please: b.csv is one too many.'],
  [['a.csv', '--fast'], "Unknown option '--fast'."],
  [
    [fileOf('titles.csv', 'title,cost\na,1\n')],
    'The file has no column for name and price. Its columns are: title, cost.',
  ],
  [[fileOf('open.csv', 'name,price\nA,1\n"B,2\n')], 'Row 3 opens a quotation mark that is never closed.'],
  [[fileOf('empty.csv', '')], 'The file is empty.'],
  [[fileOf('book.csv', 'PK\u0003\u0004')], 'This is a workbook, not a CSV file.'],
  [[fileOf('one.csv', 'name,price\n'), '--map', fileOf('map.json', '{')], 'It is not JSON'],
])('%j ends with 1 and a sentence', (words, sentence) => {
  const { status, stderr } = command(words);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});

test('--help explains the command', () => {
  expect(command(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('--dry-run') });
});

function command(words: string[]) {
  return spawnSync(process.execPath, [COMMAND, ...words], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
  });
}

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

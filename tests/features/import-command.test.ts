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

test('a file with refused rows is imported but for those, which its report and exit code say', async () => {
  const file = fileOf('shop.csv', 'name,price,love\nSerum,12.50,3\n=cmd(),free,4\n');
  const { status, stdout, stderr } = command([file]);
  expect(status).toBe(2);
  expect(stderr).toContain('Not all of it was imported: 1 refused.');
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

test('a file of dollars is refused with the setting that reads it', () => {
  const { status, stdout, stderr } = command([fileOf('dollars.csv', 'name,price\nSerum,$62.00\n')]);
  expect(status).toBe(1);
  expect(stdout).toContain('is not a price in pounds; a map takes other signs off (numbers.currencySigns');
  expect(stderr).toContain('Nothing was imported: every row was refused.');
});

test('a product export of Shopify is imported with its variants, pictures and drafts', async () => {
  const file = fileOf(
    'shopify.csv',
    [
      'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Position',
      'lip-balm,Lip Balm,<p>Soft.</p>,Acme,Lips,true,Shade,Rose,LB-1,3,9.99,https://x.example/1.jpg,1',
      'cup,Cup,,Acme,Cups,false,Title,Default Title,,5,4.00,,',
      'free,Free,,Acme,Cups,true,Shade,One,,5,4.00,,',
      'free,,,,,,,Two,,5,gratis,,',
      'lip-balm,,,,,,,Nude,LB-2,4,10.99,https://x.example/2.jpg,2',
    ].join('\n'),
  );
  const { status, stdout } = command([file]);
  expect(stdout).toContain('This is a product export of Shopify: rows of one product are joined.');
  expect(stdout).toMatch(/5 {2}rows read/);
  expect(stdout).toContain('variants has an entry whose price is not a price');
  expect(status).toBe(2);
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'data', 'shop.db') });
  const products = await database.db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .select([
      'slug',
      'description',
      'status',
      'variants.name',
      'variants.price_pence',
      'variants.stock',
      'sku',
    ])
    .where('slug', 'in', ['lip-balm', 'cup', 'free'])
    .orderBy('slug')
    .orderBy('position')
    .execute();
  expect(products).toMatchObject([
    { slug: 'cup', status: 'draft', name: 'Standard', price_pence: null, stock: 5 },
    {
      slug: 'lip-balm',
      description: 'Soft.',
      status: 'published',
      name: 'Rose',
      price_pence: null,
      sku: 'LB-1',
    },
    { slug: 'lip-balm', name: 'Nude', price_pence: 1099, stock: 4, sku: 'LB-2' },
  ]);
  const pictures = await database.db
    .selectFrom('product_pictures')
    .select('url')
    .orderBy('position')
    .execute();
  expect(pictures.map(({ url }) => url)).toEqual(['https://x.example/1.jpg', 'https://x.example/2.jpg']);
  await database.close();
  expect(command([file]).stdout).toMatch(/2 {2}products unchanged/);
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

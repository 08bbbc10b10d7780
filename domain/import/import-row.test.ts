import { expect, test } from 'vitest';
import { planColumns } from './import-columns.ts';
import { parseImportMap } from './import-map.ts';
import { readDefaults, readRow } from './import-row.ts';

const AS_WORDS = { htmlText: (html: string) => html.replace(/<[^>]*>/g, ''), isDamaged: false };

test('a full row becomes pence, numbers, lists and a size', () => {
  const read = readPlain({
    name: 'Rose Serum',
    price: '£24.99',
    originalPrice: '1,030',
    discount: '17 %',
    stock: '12',
    featured: 'Yes',
    rating: '4.5',
    reviewCount: '1,200',
    size: '1.7 oz/ 50 mL',
    variants: 'Rose|Nude',
    periodAfterOpeningMonths: '12M',
    shade: '#D98880',
  });
  expect(read).toMatchObject({
    ok: true,
    findings: [],
    row: {
      price: 2499,
      originalPrice: 103_000,
      discount: 17,
      stock: 12,
      featured: true,
      rating: 4.5,
      reviewCount: 1200,
      size: { amount: 50, unit: 'ml' },
      periodAfterOpeningMonths: 12,
      shade: '#d98880',
    },
  });
});

test('amount and unit mean the same as a size', () => {
  expect(readPlain({ name: 'A', price: '1', amount: '30', unit: 'items' })).toMatchObject({
    row: { size: { amount: 30, unit: 'item' } },
  });
});

test('a missing column is undefined, a blank cell null', () => {
  const read = readPlain({ name: 'A', price: '1', description: ' ' });
  if (!read.ok) throw new Error('refused');
  expect(read.row.description).toBeNull();
  expect(read.row.ingredients).toBeUndefined();
});

test.each([
  [{ name: ' ', price: '1' }, 'name', 'is missing'],
  [{ name: '\u0000\u200b', price: '1' }, 'name', 'is missing'],
  [{ name: 'A', price: '' }, 'price', 'is missing'],
  [{ name: 'A', price: '12,50' }, 'price', 'is not a price'],
  [{ name: 'A', price: '1e3' }, 'price', 'is not a price'],
  [{ name: 'A', price: '-1' }, 'price', 'is below zero'],
  [{ name: 'A', price: '0.00' }, 'price', 'is 0, which is no price to sell at'],
  [{ name: 'A', price: '1.999' }, 'price', 'has more than two decimals'],
  [{ name: 'A', price: '1', stock: '1.5' }, 'stock', 'is not a whole number from 0 to 1000000'],
  [{ name: 'A', price: '1', stock: '-3' }, 'stock', 'is not a whole number from 0 to 1000000'],
  [{ name: 'A', price: '1', slug: 'x'.repeat(501) }, 'slug', 'is longer than 500 characters'],
  [{ name: 'x'.repeat(201), price: '1' }, 'name', 'is longer than 200 characters'],
])('%j is refused for its %s', (cells, column, reason) => {
  expect(readPlain(cells)).toMatchObject({ ok: false, findings: [{ kind: 'refused', column, reason }] });
});

test.each([
  [{ rating: '9' }, 'rating', 'contradiction'],
  [{ rating: 'good' }, 'rating', 'contradiction'],
  [{ discount: '120' }, 'discount', 'contradiction'],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'note'],
  [{ imageUrl: '//evil.example/x.png' }, 'imageUrl', 'note'],
  [{ size: '5.25" L x 1" W' }, 'size', 'note'],
  [{ featured: 'perhaps' }, 'featured', 'note'],
  [{ shade: 'red' }, 'shade', 'note'],
])('%j is left out and reported, and the rest of the row is taken', (cells, column, kind) => {
  const read = readPlain({ name: 'A', price: '1', ...cells });
  if (!read.ok) throw new Error('refused');
  expect(read.findings).toMatchObject([{ column, kind }]);
  expect(read.row).not.toHaveProperty(column);
});

test('a line break in a name is read as a space, and reported', () => {
  const read = readPlain({ name: 'CHANCE\nTouch-Up', price: '1' });
  expect(read).toMatchObject({
    row: { name: 'CHANCE Touch-Up' },
    findings: [{ kind: 'note', reason: 'has a line break, read as a space' }],
  });
});

test('a row with more cells than the header is refused', () => {
  expect(readPlain({ name: 'A', price: '1' }, ['surplus']).ok).toBe(false);
  expect(readPlain({ name: 'A', price: '1' }, [' ', '']).ok).toBe(true);
});

test('a map gives constants, blank words, names of its own and a decimal comma', () => {
  const read = readMapped(['Creme', '12,50 €', 'Haarpflege', 'ohne']);
  expect(read).toMatchObject({
    row: { name: 'Creme', price: 1250, category: 'Hair Care', size: null, brand: 'Acme' },
    blankWords: [{ column: 'Inhalt', word: 'ohne' }],
  });
});

test('the defaults of a map are parsed like cells, and a bad one is reported', () => {
  expect(readDefaults(mapOf({ columns: {}, defaults: { stock: 25, price: 5 } }))).toEqual({
    stock: 25,
    price: 500,
  });
  expect(() => readDefaults(mapOf({ columns: {}, defaults: { stock: 'many' } }))).toThrow(
    "The map's value for stock is not a whole number",
  );
});

function readPlain(cells: Record<string, string>, surplus: string[] = []) {
  const planned = planColumns(Object.keys(cells), null);
  if (!planned.ok) throw new Error(planned.problem);
  return readRow([...Object.values(cells), ...surplus], planned.plan, null, AS_WORDS);
}

function readMapped(record: string[]) {
  const map = mapOf({
    columns: { Titel: 'name', Preis: 'price', Gruppe: 'category', Inhalt: 'size' },
    constants: { brand: 'Acme' },
    blank: ['Ohne'],
    numbers: { decimal: ',', currencySigns: ['€'] },
    categoryNames: { haarpflege: 'Hair Care' },
  });
  const planned = planColumns(['Titel', 'Preis', 'Gruppe', 'Inhalt'], map);
  if (!planned.ok) throw new Error(planned.problem);
  return readRow(record, planned.plan, map, AS_WORDS);
}

function mapOf(settings: object) {
  const parsed = parseImportMap(JSON.stringify({ name: 'test', ...settings }));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.map;
}

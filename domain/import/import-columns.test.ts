import { expect, test } from 'vitest';
import { planColumns } from './import-columns.ts';
import { parseImportMap } from './import-map.ts';

test('columns are found by name in any order, whatever their case, spaces and underscores', () => {
  const { columnsOf, unknown } = planned(['STOCK', ' review_count ', 'Original Price', 'name', 'PRICE']);
  expect([...columnsOf.keys()]).toEqual(['stock', 'reviewCount', 'originalPrice', 'name', 'price']);
  expect(unknown).toEqual([]);
});

test('aliases are read as the same columns, and the field’s own name comes first', () => {
  const { columnsOf } = planned(['currentPrice', 'price', 'image', 'reviews', 'name']);
  expect(columnsOf.get('price')?.map(({ header }) => header)).toEqual(['price', 'currentPrice']);
  expect(columnsOf.get('imageUrl')?.[0]?.header).toBe('image');
  expect(columnsOf.get('reviewCount')?.[0]?.header).toBe('reviews');
});

test('unknown, ignored and repeated columns are named', () => {
  const plan = planned(['name', 'price', 'love', '', 'createdAt', 'Price']);
  expect(plan).toMatchObject({
    unknown: ['love', '(column 4)'],
    leftOut: ['createdAt'],
    repeated: ['Price'],
  });
});

test('a file without a name or a price column is refused', () => {
  expect(planColumns(['brand', 'price'], null)).toEqual({
    ok: false,
    problem: 'no-required-column',
    fields: ['name'],
  });
});

test('with a map only the columns it names are read', () => {
  const map = mapOf({
    columns: { Titel: 'name', Preis: 'price', Farbe: null, Fehlt: 'sku' },
    identify: ['Nr'],
  });
  const result = planColumns(['Nr', 'Titel', 'PREIS', 'Farbe', 'brand'], map);
  expect(result).toMatchObject({
    ok: true,
    plan: {
      identify: [{ index: 0, header: 'Nr' }],
      unknown: ['Nr', 'brand'],
      leftOut: ['Farbe'],
      missing: ['Fehlt'],
    },
  });
});

test('a map cannot identify products by a column that is not there', () => {
  const map = mapOf({ columns: { name: 'name', price: 'price' }, identify: ['ean'] });
  expect(planColumns(['name', 'price'], map)).toEqual({
    ok: false,
    problem: 'no-identifying-column',
    columns: ['ean'],
  });
});

test('a constant of the map stands in for a required column', () => {
  const map = mapOf({ columns: { name: 'name' }, constants: { price: 5 } });
  expect(planColumns(['name'], map).ok).toBe(true);
});

function planned(header: string[]) {
  const result = planColumns(header, null);
  if (!result.ok) throw new Error(result.problem);
  return result.plan;
}

function mapOf(settings: object) {
  const parsed = parseImportMap(JSON.stringify({ name: 'test', ...settings }));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.map;
}

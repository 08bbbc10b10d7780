import { expect, test } from 'vitest';
import type { ImportRow } from './import-cells.ts';
import { planColumns } from './import-columns.ts';
import { identityOf, nameKey, numberedKey } from './import-identity.ts';
import { parseImportMap } from './import-map.ts';

const row = (values: Partial<ImportRow>): ImportRow => ({ name: 'Rose Serum', price: 100, ...values });

test('a plain file goes by the id, and the id may be the slug of a product of this shop', () => {
  expect(plain(row({ id: 'rose-serum', brand: 'Acme' }))).toEqual({
    key: 'id:rose-serum',
    slugs: ['rose-serum'],
    byName: false,
    id: 'rose-serum',
  });
});

test('without an id the slug counts, and without that brand and name', () => {
  expect(plain(row({ id: null, slug: 'rose' }))).toMatchObject({ key: 'slug:rose', byName: false });
  expect(plain(row({ brand: 'Acmé' }))).toMatchObject({ key: 'name:acme|rose serum', byName: true });
});

test('names of nothing but signs still tell products apart', () => {
  expect(nameKey('***', '!')).not.toBe(nameKey('***', '?'));
});

test('by the columns of a map, products of one id and different names are different', () => {
  expect(mapped(['7', 'Rose'])?.key).toBe('acme:7|Rose');
  expect(mapped(['7', ' Rose\nred '])?.key).toBe('acme:7|Rose red');
  expect(mapped(['7|Rose', 'x'])?.key).not.toBe(mapped(['7', 'Rose|x'])?.key);
});

test('blank or overlong identifying columns give no identity', () => {
  expect(mapped([' ', ''])).toBeNull();
  expect(mapped(['7', 'x'.repeat(600)])).toBeNull();
});

test('the first of several alike has the plain key, so that it keeps it when the others go', () => {
  expect([1, 2].map((occurrence) => numberedKey('a:7', occurrence))).toEqual(['a:7', 'a:7#2']);
});

function plain(parsed: ImportRow) {
  const columns = planColumns(['name', 'price'], null);
  if (!columns.ok) throw new Error(columns.problem);
  return identityOf([], parsed, columns.plan, null);
}

function mapped(record: string[]) {
  const parsed = parseImportMap(
    '{"name":"acme","columns":{"id":"id","name":"name"},"identify":["id","name"],"constants":{"price":1}}',
  );
  if (!parsed.ok) throw new Error(parsed.message);
  const columns = planColumns(['id', 'name'], parsed.map);
  if (!columns.ok) throw new Error(columns.problem);
  return identityOf(record, row({}), columns.plan, parsed.map);
}

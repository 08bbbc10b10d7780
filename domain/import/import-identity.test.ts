import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportRow } from './import-cells.ts';
import { planColumns } from './import-columns.ts';
import { identityOf, isOtherProduct, isSameUnderFormerKey, nameKey, numberedKey } from './import-identity.ts';
import { parseImportMap } from './import-map.ts';

const row = (values: Partial<ImportRow>): ImportRow => ({ name: 'Rose Serum', price: 100, ...values });

test('a plain file goes by the id, and the id may be the slug of a product of this shop', () => {
  expect(plain(row({ id: 'rose-serum', brand: 'Acme' }))).toEqual({
    key: 'id:rose-serum',
    formerKeys: [],
    slugs: ['rose-serum'],
    byName: false,
    id: 'rose-serum',
  });
});

test('an id without a letter is never an address, and no id of a named source is', () => {
  const digits = fc.stringMatching(/^[0-9٠-٩ ./-]{1,12}$/).filter((id) => id.trim() !== '');
  fc.assert(
    fc.property(digits, (id) => {
      expect(plain(row({ id }))?.slugs).toEqual([]);
    }),
  );
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (id) => {
      const identity = identityOf([], row({ id, slug: id }), { identify: [] }, 'shopify');
      expect(identity).toMatchObject({ key: `shopify:id:${id}`, slugs: [] });
    }),
  );
});

test('without an id the slug counts, and without that brand and name', () => {
  expect(plain(row({ id: null, slug: 'rose' }))).toMatchObject({ key: 'slug:rose', byName: false });
  expect(plain(row({ brand: 'Acmé' }))).toMatchObject({
    key: 'named:acmé|rose serum',
    formerKeys: ['name:acme|rose serum'],
    byName: true,
  });
});

test('names that differ by a sign or an accent are different, by case, spaces or the shape of an apostrophe the same', () => {
  const marks = fc.constantFrom('+', '!', '°', '%', '*', '&', '\u0301');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,8}$/), marks, (name, mark) => {
      expect(nameKey('b', name + mark)).not.toBe(nameKey('b', name));
      expect(nameKey('b', name.toUpperCase())).toBe(nameKey('b', name));
    }),
  );
  expect(nameKey('***', '!')).not.toBe(nameKey('***', '?'));
  expect(nameKey('', 'L’Eau  d’Iris')).toBe(nameKey('', "l'eau d'iris"));
});

test('a product under a folded key of old is the row’s, unless its name differs by signs alone', () => {
  const isSame = (name: string, stored: string) =>
    isSameUnderFormerKey({ name }, { name: stored, brand: '' });
  expect(isSame('Rose Cream', 'rose cream')).toBe(true);
  expect(isSame('Rosé Cream', 'Rose Cream')).toBe(false);
  expect(isSame('Rose Cream', 'Renamed by staff')).toBe(true);
});

test('where brand and name both differ, it is another product', () => {
  const stored = { name: 'Rose Balm', brand: 'Acme' };
  const isOther = (name: string, brand: string | null, isFoundByAddressOfId = false) =>
    isOtherProduct({ name, brand }, stored, { isFoundByAddressOfId });
  expect(isOther('Oud', 'Probe')).toBe(true);
  expect([isOther('Oud', 'ACMÉ'), isOther('Rose balm', 'Probe'), isOther('Oud', null)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isOther('Oud', null, true)).toBe(true);
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
  return identityOf([], parsed, { identify: [] }, '');
}

function mapped(record: string[]) {
  const parsed = parseImportMap(
    '{"name":"acme","columns":{"id":"id","name":"name"},"identify":["id","name"],"constants":{"price":1}}',
  );
  if (!parsed.ok) throw new Error(parsed.message);
  const columns = planColumns(['id', 'name'], parsed.map);
  if (!columns.ok) throw new Error(columns.problem);
  return identityOf(record, row({}), columns.plan, parsed.map.name);
}

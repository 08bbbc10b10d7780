import { expect, test } from 'vitest';
import { parseImportMap } from './import-map.ts';

test('a map of nothing but columns reads plain English numbers and refuses repeated identities', () => {
  expect(parseImportMap('{"name":"acme","columns":{"Titel":"name"}}')).toMatchObject({
    ok: true,
    map: {
      columns: { Titel: 'name' },
      sameIdentity: 'refuse',
      identify: [],
      numbers: { decimal: '.', currencySigns: ['£', 'GBP'] },
    },
  });
});

test('constants and defaults may be numbers and booleans, as cells would hold them', () => {
  const parsed = parseImportMap('{"name":"a","columns":{},"defaults":{"stock":25,"featured":false}}');
  expect(parsed).toMatchObject({ ok: true, map: { defaults: { stock: '25', featured: 'false' } } });
});

test('names to translate and words for nothing are found whatever their case and accents', () => {
  const parsed = parseImportMap(
    '{"name":"a","columns":{},"categoryNames":{"Crèmes ":"Skincare"},"blank":["No Size"]}',
  );
  if (!parsed.ok) throw new Error(parsed.message);
  expect(parsed.map.categoryNames.get('cremes')).toBe('Skincare');
  expect(parsed.map.blank.has('no size')).toBe(true);
});

test.each([
  ['{nope', /^It is not JSON/],
  ['[]', /^'name' is missing\.$/],
  ['{"name":"a"}', /^'columns' is missing\.$/],
  ['"x"', /^It cannot be understood/],
  ['{"name":"A B","columns":{}}', /^'name': Small letters/],
  ['{"name":"a","columns":{"x":"nope"}}', /^'columns\.x': One of the fields was expected: id, slug, name/],
  ['{"name":"a","columns":{},"foo":1}', /^'foo' is not a setting of a map\.$/],
  ['{"name":"a","columns":{},"defaults":{"stock":[]}}', /^'defaults\.stock': A text, a number/],
  ['{"name":"a","columns":{},"defaults":{"nope":1}}', /^'defaults\.nope': One of the fields/],
])('%s is answered with a sentence', (json, sentence) => {
  const parsed = parseImportMap(json);
  expect(parsed).toMatchObject({ ok: false, message: expect.stringMatching(sentence) });
});

import { expect, test } from 'vitest';
import { ATTRIBUTES, type AttributeValue } from '#domain/catalogue/attributes.ts';
import { ATTRIBUTE_FIELDS } from './attribute-cells.ts';
import { planColumns } from './import-columns.ts';
import { type CatalogueProduct, mergeProduct } from './import-merge.ts';
import { readRow } from './import-row.ts';

function read(cells: Record<string, string>) {
  const all = { name: 'Veil', price: '10', brand: 'Acme', category: 'Skincare', ...cells };
  const columns = planColumns(Object.keys(all), null);
  if (!columns.ok) throw new Error(columns.problem);
  return readRow(Object.values(all), columns.plan, null, AS_WORDS);
}

function merged(cells: Record<string, string>, existing: CatalogueProduct | null = null): CatalogueProduct {
  const row = read(cells);
  if (!row.ok) throw new Error(JSON.stringify(row.findings));
  return mergeProduct(existing, row.row, {}).product;
}

const words = (values: AttributeValue[]) => values.map(({ attribute, value }) => `${attribute} ${value}`);

const AS_WORDS = { htmlText: (html: string) => html.replace(/<[^>]*>/g, ''), isDamaged: false };

test('every attribute has a column', () => {
  expect(Object.values(ATTRIBUTE_FIELDS).toSorted()).toEqual(ATTRIBUTES.map(({ slug }) => slug).toSorted());
});

test('values come one column an attribute, or all in one column', () => {
  const one = merged({ 'Skin type': 'Dry, oily', Finish: 'Matte', 'free-from': 'Fragrance-free|Silicone' });
  const all = merged({ attributes: 'Skin type: dry, Oily; finish: Matt | Free from: fragrance, silicones' });
  expect(words(one.attributes)).toEqual([
    'finish matt',
    'free-from fragrance',
    'free-from silicones',
    'skin-type dry',
    'skin-type oily',
  ]);
  expect(all.attributes).toEqual(one.attributes);
});

test('a missing column leaves values, a blank one clears them, the common one replaces what it names', () => {
  const before = merged({ finish: 'Matt', scent: 'Floral', type: 'Primer' });
  expect(merged({}, before)).toEqual(before);
  expect(words(merged({ finish: '' }, before).attributes)).toEqual(['scent floral']);
  expect(words(merged({ attributes: 'Finish: dewy' }, before).attributes)).toEqual([
    'finish dewy',
    'scent floral',
  ]);
  expect(words(merged({ attributes: '' }, before).attributes)).toEqual(['finish matt', 'scent floral']);
});

test('the columns vegan and refillable say yes or no to one value and leave the others alone', () => {
  const before = merged({ standard: 'Vegan, Fairtrade', finish: 'Matt' });
  expect(words(merged({ vegan: 'yes', refillable: 'TRUE' }).attributes)).toEqual([
    'standard refillable',
    'standard vegan',
  ]);
  expect(words(merged({ vegan: '1' }, before).attributes)).toEqual(words(before.attributes));
  for (const no of ['no', 'false', '0', ''])
    expect(words(merged({ vegan: no }, before).attributes)).toEqual(['finish matt', 'standard fairtrade']);
  expect(words(merged({ vegan: 'no', standard: 'Vegan, Fairtrade' }).attributes)).toEqual([
    'standard fairtrade',
  ]);
  expect(words(merged({ vegan: 'yes', standard: '' }, before).attributes)).toEqual([
    'finish matt',
    'standard vegan',
  ]);
});

test('another word in the column vegan is left out and reported, and changes nothing', () => {
  const row = read({ vegan: 'perhaps' });
  expect(row.findings).toMatchObject([
    { kind: 'note', column: 'vegan', reason: 'is neither yes nor no: left out' },
  ]);
  const before = merged({ vegan: 'yes' });
  expect(merged({ vegan: 'perhaps' }, before)).toEqual(before);
});

test('a type stays where its cell is blank, and goes with a category that does not have it', () => {
  const before = merged({ type: 'Primer' });
  expect(before.type).toBe('Primer');
  expect(merged({ type: '' }, before).type).toBe('Primer');
  expect(merged({ category: 'Makeup' }, before).type).toBeNull();
  expect(merged({ category: 'Makeup', 'Product type': 'Base' }, before).type).toBe('Base');
});

test('a new product has the sun protection factor of its name, unless a column says one', () => {
  expect(words(merged({ name: 'Veil SPF 30' }).attributes)).toEqual(['spf 30']);
  expect(words(merged({ name: 'Veil SPF 30', spf: '50+' }).attributes)).toEqual(['spf 50']);
  expect(words(merged({ name: 'Veil SPF 30', spf: '' }).attributes)).toEqual([]);
  expect(words(merged({ name: 'Veil SPF 30' }, merged({})).attributes)).toEqual([]);
});

test('a value or type that cannot be a name is left out and reported', () => {
  const odd = {
    spf: 'SPF 999999',
    finish: 'matt < dewy',
    texture: '__proto__',
    attributes: 'Scent family: Floral; SPF: 1',
    type: 'Primer <3',
  };
  const row = read(odd);
  expect(row.findings.map(({ kind, column }) => `${kind} ${column}`).toSorted()).toEqual(
    Object.keys(odd)
      .map((column) => `note ${column}`)
      .toSorted(),
  );
  expect(row.findings.find(({ column }) => column === 'spf')?.reason).toBe(
    'is not an SPF from 2 to 100: left out',
  );
  const { attributes, type } = merged({ ...odd, name: 'Veil SPF 999' });
  expect({ attributes, type }).toEqual({ attributes: [], type: null });
});

test('an unreadable cell is reported and left out, the product comes nonetheless', () => {
  const row = read({ attributes: 'dry and oily', spf: 'high' });
  expect(row).toMatchObject({ ok: true, row: { name: 'Veil' } });
  expect(row.findings.map(({ kind, column }) => [kind, column])).toEqual([
    ['note', 'attributes'],
    ['note', 'spf'],
  ]);
});

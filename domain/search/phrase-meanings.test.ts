import { expect, test } from 'vitest';
import { phraseMeanings } from './phrase-meanings.ts';
import { understandSearch } from './understand-search.ts';

const meanings = phraseMeanings({
  categories: [
    { id: 'c1', name: 'Lipstick' },
    { id: 'c2', name: 'Sunscreen' },
  ],
  types: [{ id: 't1', name: 'Face Masks' }],
  brands: [
    { id: 'b1', name: 'Orla & Wren' },
    { id: 'b2', name: 'ghd' },
  ],
  values: [
    { attribute: 'standard', slug: 'vegan', name: 'Vegan', isEntered: true },
    { attribute: 'skin-type', slug: 'dry', name: 'Dry', isEntered: true },
    { attribute: 'spf', slug: '30', name: 'SPF 30', isEntered: true },
    { attribute: 'scent', slug: 'woody', name: 'Woody', isEntered: true },
    { attribute: 'suits', slug: 'gift', name: 'A gift', isEntered: true },
    { attribute: 'concern', slug: 'blemishes', name: 'Blemishes', isEntered: true },
  ],
  formerValues: [],
  groups: [{ asked: ['nappy balm'], called: ['barrier cream'] }],
  shades: [{ slug: 'red', name: 'Red' }],
});

const read = (text: string) => {
  const { parts, rest } = understandSearch(text, meanings);
  return [...parts.map(({ part, words }) => `${part.is}: ${words}`), ...rest];
};

test.each([
  ['lip stick', ['kind: lip stick']],
  ['red lipsticks', ['shade: red', 'kind: lipsticks']],
  ['dark red lipstick', ['shade: dark red', 'kind: lipstick']],
  ['scarlet lipstick', ['shade: scarlet', 'kind: lipstick']],
  ['most expensive lipstick', ['order: most expensive', 'kind: lipstick']],
  ['top rated lipstick', ['order: top rated', 'kind: lipstick']],
  ['half price lipstick', ['offer: half price', 'kind: lipstick']],
  ['creme visage', ['kind: creme visage']],
  ['huile pour les cheveux', ['kind: huile pour les cheveux']],
  ['suncream for dry skin', ['kind: suncream', 'attribute: for dry skin']],
  ['vegan face mask', ['attribute: vegan', 'kind: face mask']],
  ['orlawren rose serum', ['brand: orlawren', 'kind: serum', 'rose']],
  ['spf30', ['attribute: spf30']],
  ['acne', ['attribute: acne']],
  ['nappy balm under £20', ['price: under 20', 'kind: nappy balm']],
  ['rose on sale', ['offer: on sale', 'rose']],
  ['"sale"', ['sale']],
  ['dandruff', ['dandruff']],
  ['ghd gold', ['brand: ghd', 'gold']],
  ['factor 30', ['attribute: factor 30']],
  ['woody perfume', ['attribute: woody', 'kind: perfume']],
  ['gift set for mum', ['kind: gift set', 'attribute: mum', 'for']],
  ['christmas gift set', ['attribute: christmas gift', 'kind: set']],
  ['gift for mum', ['attribute: gift for mum']],
])('%s is understood', (text, expected) => expect(read(text)).toEqual(expected));

test('a kind knows its categories by each of its names', () => {
  const [first] = understandSearch('sun block', meanings).parts;
  expect(first?.part).toMatchObject({ is: 'kind', categoryIds: ['c2'] });
});

test('adjectives share a noun', () => {
  expect(read('spotty dry skin')).toEqual(['attribute: spotty', 'attribute: dry skin']);
});

import { expect, test } from 'vitest';
import { brandsByLetter } from './brands-by-letter.ts';

const brand = (name: string) => ({ slug: name, name, productCount: 1 });

test('brands stand under the letter a shopper looks for, digits and other scripts last', () => {
  const groups = brandsByLetter(['Été', '111SKIN', 'Ærø', '’Tis', 'dr. Ada', 'Eos', '資生堂'].map(brand));
  expect(groups.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['A', ['Ærø']],
    ['D', ['dr. Ada']],
    ['E', ['Eos', 'Été']],
    ['T', ['’Tis']],
    ['#', ['111SKIN', '資生堂']],
  ]);
});

test('a shop without brands has no letters', () => {
  expect(brandsByLetter([])).toEqual([]);
});

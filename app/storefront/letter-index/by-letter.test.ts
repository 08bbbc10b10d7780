import { expect, test } from 'vitest';
import { byLetter } from './by-letter.ts';

const named = (name: string) => ({ slug: name, name, productCount: 1 });

test('names stand under the letter a shopper looks for, digits and other scripts last', () => {
  const groups = byLetter(['Été', '111SKIN', 'Ærø', '’Tis', 'dr. Ada', 'Eos', '資生堂'].map(named));
  expect(groups.map(({ letter, entries }) => [letter, entries.map(({ name }) => name)])).toEqual([
    ['A', ['Ærø']],
    ['D', ['dr. Ada']],
    ['E', ['Eos', 'Été']],
    ['T', ['’Tis']],
    ['#', ['111SKIN', '資生堂']],
  ]);
});

test('a shop without names has no letters', () => {
  expect(byLetter([])).toEqual([]);
});

import { expect, test } from 'vitest';
import type { SearchPart } from './search-part.ts';
import { understoodParts } from './understood-part.ts';

const SAID = { called: [], isEntered: true };
const told = (text: string, part: SearchPart, words: string) => understoodParts(text, [{ part, words }]);

test('filters and orders are told in words, with the search that undoes them', () => {
  expect(
    told(
      'Vegan mascara',
      { is: 'attribute', attribute: 'standard', value: 'vegan', name: 'Vegan', ...SAID },
      'vegan',
    ),
  ).toEqual([{ name: 'Vegan', without: 'mascara' }]);
  expect(told('gift under £20', { is: 'price', fromPence: null, toPence: 2000 }, 'under 20')).toEqual([
    { name: 'Up to £20.00', without: 'gift' },
  ]);
  expect(told('new', { is: 'order', by: 'newest' }, 'new')).toEqual([{ name: 'Newest first', without: '' }]);
  expect(
    told(
      'talc free powder',
      { is: 'attribute', attribute: 'free-from', value: 'talc', name: 'Talc', ...SAID },
      'talc free',
    ),
  ).toEqual([{ name: 'Free from talc', without: 'powder' }]);
});

test('what two phrases mean is told once, and undone with both', () => {
  const part: SearchPart = {
    is: 'attribute',
    attribute: 'concern',
    value: 'tired-eyes',
    name: 'Tired eyes',
    ...SAID,
  };
  expect(
    understoodParts('dark circles under eyes', [
      { part, words: 'dark circles' },
      { part, words: 'under eyes' },
    ]),
  ).toEqual([{ name: 'Tired eyes', without: '' }]);
});

test('kinds, brands and shades need no telling', () => {
  expect(told('red lipstick', { is: 'shade', family: 'red', name: 'Red' }, 'red')).toEqual([]);
});

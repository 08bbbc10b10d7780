import { expect, test } from 'vitest';
import type { SearchPart } from './search-part.ts';
import { understoodParts, unmetPrice } from './understood-part.ts';

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
  ).toEqual([{ name: 'Without talc', without: 'powder' }]);
});

test("a kind by its letters is told in words, any other is the shopper's own", () => {
  const none = { called: [], notCalled: [], calledFirst: [], categoryIds: [], typeIds: [] };
  const kind: SearchPart = { is: 'kind', asked: 'edp', ...none };
  expect(told('edp', kind, 'edp')).toEqual([{ name: 'Eau de parfum', without: '' }]);
  expect(told('edp', kind, 'eau de parfum')).toEqual([]);
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

test('a price that no product met is told with what was asked beside it', () => {
  const price = (fromPence: number | null, toPence: number | null, words: string) =>
    ({ part: { is: 'price', fromPence, toPence }, words }) as const;
  expect(unmetPrice('Fragrance under £20', [price(null, 2000, 'under 20')])).toEqual({
    costs: '£20.00 or less',
    without: 'fragrance',
  });
  expect(unmetPrice('over £500', [price(50_000, null, 'over 500')])).toEqual({
    costs: '£500.00 or more',
    without: '',
  });
  expect(unmetPrice('soap £50 to £60', [price(5000, 6000, '50 to 60')])?.costs).toBe(
    'between £50.00 and £60.00',
  );
  const vegan = {
    part: { is: 'attribute', attribute: 'standard', value: 'vegan', name: 'Vegan', ...SAID },
    words: 'vegan',
  } as const;
  expect(unmetPrice('vegan soap under £1', [price(null, 100, 'under 1'), vegan])).toBeNull();
  expect(unmetPrice('soap', [])).toBeNull();
});

test('kinds, brands and shades need no telling', () => {
  expect(told('red lipstick', { is: 'shade', family: 'red', name: 'Red' }, 'red')).toEqual([]);
});

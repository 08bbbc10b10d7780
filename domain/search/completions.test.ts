import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completionsOf } from './completions.ts';
import { foldText } from './search-text.ts';

const names = ['Fig Leaf Lip Balm', 'Margin Lip Pencil', 'Satin Lipstick', 'Matte Lipstick', 'Rose Serum'];

test('a search is continued by the words of names', () => {
  expect(completionsOf('lip', names, 5)).toEqual(['lipstick', 'lip balm', 'lip pencil']);
  expect(completionsOf('Lip b', names, 5)).toEqual(['lip balm']);
  expect(completionsOf('lip balm', names, 5)).toEqual([]);
  expect(completionsOf('ip', names, 5)).toEqual([]);
  expect(completionsOf(' ', names, 5)).toEqual([]);
});

test('every completion begins with the search and is longer', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, any) => {
      for (const completion of completionsOf(text, [...any, `${text}ine rose`], 5)) {
        expect(completion.startsWith(foldText(text))).toBe(true);
        expect(completion.length).toBeGreaterThan(foldText(text).length);
      }
    }),
  );
});

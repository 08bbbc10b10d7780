import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, searchTerms } from './search-text.ts';

test.each([
  ["L'Oréal", 'loreal'],
  ['L’Oréal Crème–Gel (50 ml) & Co.', 'loreal creme gel 50 ml co'],
  ['  Straße\n№5 ', 'strasse 5'],
  ['설화수 Serum', '설화수 serum'],
  ['!?', ''],
  ['3-in-1 Wash', '3 in 1 wash'],
  ['3in1 wash', '3 in 1 wash'],
  ['10in 1', '10 in 1'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a search has at most eight distinct words of at most 40 characters', () => {
  expect(searchTerms('Rose  rosé SERUM')).toEqual(['rose', 'serum']);
  expect(searchTerms('a b c d e f g h i j')).toHaveLength(8);
  expect(searchTerms('x'.repeat(90))).toEqual(['x'.repeat(40)]);
  expect(searchTerms(' & ')).toEqual([]);
});

test('folding twice changes nothing, and every term is a folded word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      for (const term of searchTerms(text)) expect(foldText(term)).toBe(term);
    }),
  );
});

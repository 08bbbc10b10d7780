import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDescribing } from './describing-words.ts';
import { KIND_GROUPS } from './kinds/kind-groups.ts';

test.each(['retinol', 'matte', 'lip', 'eye', 'rose', 'nail', 'creme'])('%s describes a product', (word) => {
  expect(isDescribing(word)).toBe(true);
});

test.each(['draft', 'twist', 'mallow', 'leaf', 'plot', ''])('%j is a part of a name', (word) => {
  expect(isDescribing(word)).toBe(false);
});

test('every word by which a kind is asked for describes, also in the plural', () => {
  const asked = KIND_GROUPS.flatMap((group) => group.asked).flatMap((phrase) => phrase.split(' '));
  const long = asked.filter((word) => word.length > 3 && !/[sx]e?$|[cs]he?$/.test(word));
  fc.assert(
    fc.property(fc.constantFrom(...long), (word) => {
      expect(isDescribing(word)).toBe(true);
      expect(isDescribing(`${word}s`)).toBe(true);
    }),
  );
});

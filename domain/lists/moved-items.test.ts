import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedItems } from './moved-items.ts';

test.each([
  ['abc', 'abc', []],
  ['abc', 'bca', [{ name: 'a', from: 1, to: 3 }]],
  ['abc', 'cab', [{ name: 'c', from: 3, to: 1 }]],
  ['aab', 'aba', [{ name: 'b', from: 3, to: 2 }]],
  ['abc', 'xcb', [{ name: 'c', from: 3, to: 2 }]],
])('from %s to %s', (before, after, moved) => {
  expect(movedItems([...before], [...after])).toEqual(moved);
});

test('one item that is moved is named, and never more than one', () => {
  const cases = fc
    .uniqueArray(fc.string(), { minLength: 1, maxLength: 30 })
    .chain((names) => fc.tuple(fc.constant(names), fc.nat(names.length - 1), fc.nat(names.length - 1)));
  fc.assert(
    fc.property(cases, ([names, from, to]) => {
      const after = names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? '');
      expect(movedItems(names, after).length).toBe(from === to ? 0 : 1);
    }),
  );
});

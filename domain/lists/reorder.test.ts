import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReordered, moveItem } from './reorder.ts';

test('an item moves to its new place and the others close up', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moveItem(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c']);
  expect(moveItem(['a'], 4, 0)).toEqual(['a']);
});

test('nothing is lost or doubled', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(), fc.integer(), (items, from, to) => {
      expect(moveItem(items, from, to).toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('additions and deletions leave an order as it was, a move does not', () => {
  expect(isReordered(['a', 'b', 'c'], ['a', 'x', 'c', 'b'])).toBe(true);
  expect(isReordered(['a', 'b', 'c'], ['x', 'a', 'c', 'y'])).toBe(false);
  expect(isReordered([], ['a'])).toBe(true);
  expect(isReordered([], [])).toBe(false);
});

import { expect, test } from 'vitest';
import { holdsWords } from './jump-target.ts';

test('a page of /cms is found by the beginnings of its words, in any order', () => {
  expect(holdsWords('Delivery settings', 'sett')).toBe(true);
  expect(holdsWords('Delivery settings', 'settings del')).toBe(true);
  expect(holdsWords('Delivery settings', '')).toBe(true);
});

test('letters within a word find nothing', () => {
  expect(holdsWords('Dashboard', 'board')).toBe(false);
  expect(holdsWords('Orders', 'order settings')).toBe(false);
});

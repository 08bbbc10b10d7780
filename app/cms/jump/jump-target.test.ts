import { expect, test } from 'vitest';
import type { JumpTargets } from '#database/queries/jump/jump.ts';
import { holdsWords, jumpTargets } from './jump-target.ts';

test('a page of /cms is found by the beginnings of its words, in any order', () => {
  expect(holdsWords('Delivery settings', 'sett')).toBe(true);
  expect(holdsWords('Delivery settings', 'settings del')).toBe(true);
  expect(holdsWords('Delivery settings', '')).toBe(true);
});

test('letters within a word find nothing', () => {
  expect(holdsWords('Dashboard', 'board')).toBe(false);
  expect(holdsWords('Orders', 'order settings')).toBe(false);
});

test('a brand typed exactly comes before the products that hold its name', () => {
  const found: JumpTargets = {
    products: [{ id: 'p1', name: 'Auralis Serum', brand: 'Auralis' }],
    codes: [],
    orders: [],
    customers: [],
    brands: [{ id: 'b1', name: 'Auralis' }],
    categories: [],
    pages: [],
    messages: [],
  };
  const labels = (text: string) => jumpTargets('owner', text, found).map(({ label }) => label);
  expect(labels('auralis')).toEqual(['Auralis', 'Auralis Serum']);
  expect(labels('aural')).toEqual(['Auralis Serum', 'Auralis']);
});

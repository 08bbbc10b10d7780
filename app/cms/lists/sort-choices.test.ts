import { expect, test } from 'vitest';
import { sortChoices } from './sort-choices.ts';

const cell = () => null;

test('sorts are named by their columns, with the direction in words', () => {
  const list = {
    shape: { sorts: ['-updated', 'name', '-price', 'elsewhere'], filters: {} },
    columns: [
      { label: 'Product', sort: 'name', cell },
      { label: 'Price', sort: 'price', isNumber: true, cell },
      { label: 'Updated', sort: 'updated', cell },
    ],
  } as const;
  expect(sortChoices(list)).toEqual([
    ['-updated', 'Updated: latest first'],
    ['name', 'Product: A to Z'],
    ['-price', 'Price: high to low'],
    ['elsewhere', 'Elsewhere'],
  ]);
});

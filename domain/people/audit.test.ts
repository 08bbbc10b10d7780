import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields } from './audit.ts';

test('only fields that differ are returned, on both sides', () => {
  expect(
    changedFields(
      { name: 'Serum', price: 100, tags: ['a'] },
      { name: 'Serum', price: 120, tags: ['a', 'b'] },
    ),
  ).toEqual({ before: { price: 100, tags: ['a'] }, after: { price: 120, tags: ['a', 'b'] } });
});

test('the order of keys and an absent value in the place of null are no change', () => {
  const before = { variants: [{ name: 'Rose', sku: null, stock: 3 }], warnings: null };
  const after = { variants: [{ stock: 3, name: 'Rose' }], warnings: undefined };
  expect(changedFields(before, after)).toEqual({ before: {}, after: {} });
});

test('the order of a list is a change', () => {
  const [before, after] = [{ order: ['a', 'b'] }, { order: ['b', 'a'] }];
  expect(changedFields(before, after)).toEqual({ before, after });
});

test('a created or deleted record is returned whole', () => {
  expect(changedFields(null, { name: 'Serum' })).toEqual({ before: null, after: { name: 'Serum' } });
  expect(changedFields({ name: 'Serum' }, null)).toEqual({ before: { name: 'Serum' }, after: null });
});

test('a record saved unchanged has no changes', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
      expect(changedFields(fields, structuredClone(fields))).toEqual({ before: {}, after: {} });
    }),
  );
});

import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { partList, partsCell } from './part-cells.ts';

const read = (text: string) => {
  const parsed = v.safeParse(partList, text);
  return parsed.success ? parsed.output : parsed.issues[0].message;
};

test('parts stand between bars, with their number behind a star, × or x', () => {
  expect(read('rose-serum-30*1| R-2 × 3 |lip-oil: Ember x2|balm')).toEqual([
    { code: 'rose-serum-30', quantity: 1 },
    { code: 'R-2', quantity: 3 },
    { code: 'lip-oil: Ember', quantity: 2 },
    { code: 'balm', quantity: 1 },
  ]);
});

test('an empty list, a number out of bounds and a part named twice are refused', () => {
  expect(read(' | ')).toBe('names no part');
  expect(read('balm*0')).toBe('has a part that is not 1 to 99 times in the set');
  expect(read('balm*100')).toBe('has a part that is not 1 to 99 times in the set');
  expect(read('balm|balm*2')).toBe('names one part twice: raise its number instead');
  expect(read(Array.from({ length: 21 }, (_, place) => `p-${place}`).join('|'))).toBe(
    'has more than 20 parts',
  );
});

test('what is written is read again', () => {
  const part = fc.record({
    code: fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{0,10}(: [A-Za-z]{1,8})?$/),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  const parts = fc.uniqueArray(part, { minLength: 1, maxLength: 20, selector: ({ code }) => code });
  fc.assert(
    fc.property(parts, (list) => {
      expect(read(partsCell(list))).toEqual(list);
    }),
  );
});

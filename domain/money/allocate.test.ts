import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';

const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 100 });
const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });

test('a pound over three equal parts leaves the odd penny with the first', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(allocate(599, [0, 0])).toEqual([599, 0]);
});

test('shares always add up, and none is a whole penny off its exact part', () => {
  fc.assert(
    fc.property(amount, weights, (pence, parts) => {
      const shares = allocate(pence, parts);
      const whole = parts.reduce((sum, part) => sum + part, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(pence);
      if (whole > 0)
        shares.forEach((share, place) => {
          expect(Math.abs(share - (pence * (parts[place] ?? 0)) / whole)).toBeLessThan(1);
        });
    }),
  );
});

test('a part without weight bears nothing while another has some', () => {
  fc.assert(
    fc.property(amount, weights, (pence, parts) => {
      fc.pre(parts.some((part) => part > 0));
      const shares = allocate(pence, parts);
      parts.forEach((part, place) => {
        if (part === 0) expect(Math.abs(shares[place] ?? 0)).toBe(0);
      });
    }),
  );
});

test('pennies left over go to the largest remainders, and of equal ones to the first', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(200, [1, 1, 1])).toEqual([67, 67, 66]);
  expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(allocate(10, [5, 7, 9])).toEqual([3, 3, 4]);
  expect(allocate(10, [9, 7, 5])).toEqual([4, 3, 3]);
  expect(allocate(1, [3, 5, 5])).toEqual([0, 1, 0]);
  expect(allocate(-1, [3, 5, 5])).toEqual([0, -1, 0]);
  expect(allocate(7, [0, 0])).toEqual([7, 0]);
});

test('without parts there is nobody to bear an amount', () => {
  expect(() => allocate(100, [])).toThrow(RangeError);
  expect(() => allocate(100, [])).toThrow('nothing to allocate to');
});

test('shares are exact for sums of any size', () => {
  // The products of these pass 2^53.
  expect(allocate(9_007_199_254_740_990, [1_000_000_001, 1_000_000_001, 1_000_000_001])).toEqual([
    3_002_399_751_580_330, 3_002_399_751_580_330, 3_002_399_751_580_330,
  ]);
  const byLargeNumbers = (pence: number, parts: readonly number[]) => {
    const whole = parts.reduce((sum, part) => sum + BigInt(part), 0n);
    return parts.map((part) => Number((BigInt(pence) * BigInt(part)) / whole));
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 45 }),
      fc.array(fc.integer({ min: 1, max: 2 ** 40 }), { minLength: 1, maxLength: 20 }),
      (pence, parts) => {
        const floors = byLargeNumbers(pence, parts);
        const shares = allocate(pence, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(pence);
        shares.forEach((share, place) => {
          expect([0, 1]).toContain(share - (floors[place] ?? 0));
        });
      },
    ),
  );
});

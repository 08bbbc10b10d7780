import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossOf, isAboutLine, type RefundPart, refundedByLine } from './refund-part.ts';
import { splitParts } from './split-parts.ts';

const part = (about: string, quantity: number, grossPence: number): RefundPart => ({
  about,
  quantity,
  ratePercent: 20,
  grossPence,
});

test('parts go to the payments in their order, and pieces to one of them', () => {
  const parts = [part('serum', 2, 3000), part('delivery', 1, 599)];
  expect(splitParts(parts, [3599])).toEqual([parts]);
  expect(splitParts(parts, [3000, 599])).toEqual([[parts[0]], [parts[1]]]);
  expect(splitParts(parts, [1000, 2599])).toEqual([
    [part('serum', 2, 1000)],
    [part('', 1, 2000), part('delivery', 1, 599)],
  ]);
  expect(splitParts([], [100, 200])).toEqual([[], []]);
});

test('no penny and no piece is lost or given twice, and no payment gives more than its sum', () => {
  const drawn = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'delivery', ''), fc.nat(4), fc.nat(900)), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(drawn, fc.array(fc.nat(1500), { minLength: 1, maxLength: 3 }), (all, amounts) => {
      const parts = all.map(([about, quantity, pence], place) =>
        part(isAboutLine(about) ? `${about}${place}` : about, quantity + 1, pence),
      );
      const whole = amounts.reduce((sum, each) => sum + each, 0);
      fc.pre(grossOf(parts) <= whole);
      const split = splitParts(parts, amounts);
      expect(grossOf(split.flat())).toBe(grossOf(parts));
      for (const [place, own] of split.entries())
        expect(grossOf(own)).toBeLessThanOrEqual(amounts[place] ?? 0);
      const pieces = (refunds: RefundPart[][]) =>
        [...refundedByLine(refunds)].map(([about, { quantity }]) => `${about} ${quantity}`).toSorted();
      expect(pieces(split)).toEqual(pieces([parts]));
    }),
  );
});

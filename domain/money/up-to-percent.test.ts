import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offWords, type PercentCount, upToClaim, upToPercent } from './up-to-percent.ts';

test.each<[string, number, [number, number][], number]>([
  ['nothing is reduced', 50, [], 0],
  ['one product of a thousand', 1000, [[84, 1]], 0],
  [
    'one deep reduction among a hundred slight ones',
    400,
    [
      [84, 1],
      [20, 99],
    ],
    20,
  ],
  [
    'a tenth of what is reduced',
    100,
    [
      [70, 4],
      [20, 30],
    ],
    70,
  ],
  [
    'a little less than a tenth of what is reduced',
    100,
    [
      [70, 3],
      [60, 2],
      [20, 29],
    ],
    60,
  ],
  ['a small group', 6, [[50, 1]], 50],
  ['an empty group', 0, [], 0],
])('%s', (_, productCount, reductions, percent) => {
  expect(
    upToPercent(
      productCount,
      reductions.map(([percent, count]) => ({ percent, count })),
    ),
  ).toBe(percent);
});

const reductions = fc.array(
  fc.record({ percent: fc.integer({ min: 1, max: 99 }), count: fc.integer({ min: 1, max: 500 }) }),
  { maxLength: 30 },
);

test('whatever is claimed, a hundredth of the group and a tenth of what is reduced reach it', () => {
  fc.assert(
    fc.property(reductions, fc.integer({ min: 0, max: 5000 }), (reduced, others) => {
      const reducedCount = countOf(reduced);
      const claimed = upToPercent(reducedCount + others, reduced);
      if (claimed === 0) return;
      const reaching = countOf(reduced.filter(({ percent }) => percent >= claimed));
      expect(reaching).toBeGreaterThanOrEqual(reducedCount / 10);
      expect(reaching).toBeGreaterThanOrEqual((reducedCount + others) / 100);
    }),
  );
});

function countOf(counts: PercentCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

test('a claim that fewer than a tenth of all reach says that it is of selected products', () => {
  fc.assert(
    fc.property(reductions, fc.integer({ min: 0, max: 5000 }), (reduced, others) => {
      const count = countOf(reduced) + others;
      const claim = upToClaim(count, reduced);
      const reaching = countOf(reduced.filter(({ percent }) => percent >= claim.percent));
      if (claim.percent > 0 && reaching < count / 10) expect(offWords(claim)).toBe('off selected products');
      else expect(offWords(claim)).toBe('off');
    }),
  );
});

test('products that are not reduced are no reductions, whatever the order of the figures', () => {
  const notReduced = { percent: 0, count: 500 };
  expect(upToPercent(100, [notReduced])).toBe(0);
  expect(upToPercent(1000, [notReduced, { percent: 30, count: 50 }])).toBe(0);
  expect(upToPercent(100, [{ percent: 20, count: 30 }, notReduced, { percent: 70, count: 4 }])).toBe(70);
});

test('exactly a tenth is enough, of the group and of what is reduced', () => {
  expect(upToPercent(100, [{ percent: 30, count: 10 }])).toBe(30);
  expect(upToPercent(100, [{ percent: 30, count: 9 }])).toBe(0);
  const tenth = [
    { percent: 70, count: 1 },
    { percent: 20, count: 9 },
  ];
  expect(upToPercent(20, tenth)).toBe(70);
});

test('a claim says whether it is of selected products', () => {
  const counts = [
    { percent: 70, count: 2 },
    { percent: 20, count: 18 },
  ];
  expect(upToClaim(20, counts)).toEqual({ percent: 70, isOfSelected: false });
  expect(upToClaim(21, counts)).toEqual({ percent: 70, isOfSelected: true });
  expect(upToClaim(100, [])).toEqual({ percent: 0, isOfSelected: false });
});

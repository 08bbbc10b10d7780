import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Reduction, reduceDelivery, reduceLines } from './reductions.ts';

const off = (pence: number, from: Reduction['from'], code: string | null = null): Reduction => ({
  reason: 'Offer',
  pence,
  from,
  code,
});

test('only the lines that bear a reduction pay less', () => {
  expect(reduceLines([1000, 2000, 3000], [off(300, [1, 2])])).toEqual([
    { adjustments: [], pence: 1000 },
    { adjustments: [{ reason: 'Offer', code: null, pence: 120 }], pence: 1880 },
    { adjustments: [{ reason: 'Offer', code: null, pence: 180 }], pence: 2820 },
  ]);
});

test('a line of which nothing is left to pay bears nothing, also where it stands first', () => {
  const lines = reduceLines([500, 800], [off(500, [0], 'FIRST'), off(100, [0, 1], 'SECOND')]);
  expect(lines).toEqual([
    { adjustments: [{ reason: 'Offer', code: 'FIRST', pence: 500 }], pence: 0 },
    { adjustments: [{ reason: 'Offer', code: 'SECOND', pence: 100 }], pence: 700 },
  ]);
});

test('a share of nothing is no adjustment', () => {
  const [large, small] = reduceLines([9999, 1], [off(1, [0, 1])]);
  expect([large?.adjustments.length, small?.adjustments.length]).toEqual([1, 0]);
  expect(reduceLines([700], [off(0, [0])])[0]?.adjustments).toEqual([]);
});

test('a reduction of delivery leaves the lines, and one of lines leaves delivery', () => {
  expect(reduceLines([1000], [off(200, 'delivery')])).toEqual([{ adjustments: [], pence: 1000 }]);
  expect(reduceDelivery(599, [off(200, [0])])).toEqual({ adjustments: [], pence: 599 });
  expect(reduceDelivery(599, [off(200, 'delivery'), off(900, 'delivery', 'ALL')])).toEqual({
    adjustments: [
      { reason: 'Offer', code: null, pence: 200 },
      { reason: 'Offer', code: 'ALL', pence: 399 },
    ],
    pence: 0,
  });
});

test('each reduction takes off what it says, or all that its lines have left', () => {
  const places = fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.array(fc.nat(20_000), { minLength: 5, maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(30_000), places), { maxLength: 4 }),
      (gross, asked) => {
        const codeOf = (at: number) => `CODE ${at}`;
        const left = [...gross];
        const reduced = reduceLines(
          gross,
          asked.map(([pence, from], at) => off(pence, from, codeOf(at))),
        );
        for (const [at, [pence, from]] of asked.entries()) {
          const code = codeOf(at);
          const bearing = from.reduce((sum, place) => sum + (left[place] ?? 0), 0);
          let taken = 0;
          for (const [place, { adjustments }] of reduced.entries())
            for (const one of adjustments.filter((adjustment) => adjustment.code === code)) {
              expect(from).toContain(place);
              left[place] = (left[place] ?? 0) - one.pence;
              taken += one.pence;
            }
          expect(taken).toBe(Math.min(pence, bearing));
        }
        expect(reduced.map(({ pence }) => pence)).toEqual(left);
      },
    ),
  );
});

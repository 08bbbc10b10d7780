import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChargedPrice, DAYS_LOOKED_AT, FORMER_PRICE_RULE, judgeFormerPrice } from './former-price.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 21);

/** A history from pairs of price and days, the last one ending now; 0 is not on sale. */
function historyOf(...periods: [pricePence: number, days: number][]): ChargedPrice[] {
  let at = NOW - periods.reduce((sum, [, days]) => sum + days, 0) * DAY;
  return periods.map(([pricePence, days]) => {
    const price = {
      pricePence: pricePence || 1,
      isOnSale: pricePence > 0,
      fromAt: new Date(at).toISOString(),
    };
    at += days * DAY;
    return price;
  });
}

const judge = (history: ChargedPrice[], pricePence: number, formerPence: number, rule = FORMER_PRICE_RULE) =>
  judgeFormerPrice(history, { pricePence, formerPence }, rule, new Date(NOW).toISOString());

const inDays = (days: number) => new Date(NOW + days * DAY).toISOString();

describe('a former price', () => {
  test('that was charged for 28 days until now may be named', () => {
    expect(judge(historyOf([3000, 28]), 2000, 3000)).toEqual({ ok: true, endsAt: inDays(28) });
    expect(judge(historyOf([3000, 60], [2000, 10]), 2000, 3000)).toEqual({ ok: true, endsAt: inDays(50) });
  });

  test('that was charged for fewer days may not', () => {
    expect(judge(historyOf([3000, 27]), 2000, 3000)).toEqual({
      ok: false,
      problem: 'too-few-days',
      days: 27,
    });
    const rule = { ...FORMER_PRICE_RULE, daysCharged: 40 };
    expect(judge(historyOf([3000, 39]), 2000, 3000, rule)).toMatchObject({ problem: 'too-few-days' });
  });

  test('that was never charged may not, nor one of a product that is new', () => {
    expect(judge(historyOf([2500, 100]), 2000, 3000)).toEqual({ ok: false, problem: 'never-charged' });
    expect(judge([], 2000, 3000)).toEqual({ ok: false, problem: 'never-charged' });
    expect(judge(historyOf([2000, 100]), 2000, 3000)).toEqual({ ok: false, problem: 'never-charged' });
  });

  test('must be the last higher price that was charged', () => {
    const history = historyOf([3000, 100], [2500, 40], [2000, 5]);
    expect(judge(history, 2000, 3000)).toEqual({ ok: false, problem: 'not-the-last', lastPence: 2500 });
    expect(judge(history, 2000, 2500)).toMatchObject({ ok: true });
    expect(judge(historyOf([3000, 100], [1500, 10], [2000, 5]), 2000, 3000), 'raised again').toMatchObject({
      ok: true,
    });
  });

  test('need not be charged on consecutive days, yet within the half-year before', () => {
    expect(judge(historyOf([3000, 20], [2000, 10], [3000, 8]), 2000, 3000)).toMatchObject({ ok: true });
    const long = historyOf([3000, 300], [2000, DAYS_LOOKED_AT - 5], [3000, 5]);
    expect(judge(long, 2000, 3000)).toMatchObject({ problem: 'too-few-days', days: 5 });
  });

  test('was not charged while nothing was on sale', () => {
    expect(judge(historyOf([0, 60]), 2000, 1)).toMatchObject({ ok: false });
    expect(judge(historyOf([3000, 20], [0, 60], [3000, 3]), 2000, 3000)).toMatchObject({
      problem: 'too-few-days',
      days: 23,
    });
  });

  test('may be named no longer than it was charged, nor longer than the setting says', () => {
    expect(judge(historyOf([3000, 30], [2000, 29]), 2000, 3000)).toEqual({ ok: true, endsAt: inDays(1) });
    expect(judge(historyOf([3000, 30], [2000, 30]), 2000, 3000)).toEqual({
      ok: false,
      problem: 'reduced-too-long',
      sinceAt: inDays(-30),
      days: 30,
    });
    expect(judge(historyOf([3000, 182], [2000, 90]), 2000, 3000)).toMatchObject({
      problem: 'reduced-too-long',
    });
    expect(judge(historyOf([3000, 182], [2000, 89]), 2000, 3000)).toMatchObject({ ok: true });
  });

  test('is not hidden by a slip that was put right within the hour', () => {
    const slip = historyOf([3000, 60], [300, 0.02], [3000, 30], [2900, 0.03], [2000, 1]);
    expect(judge(slip, 2000, 3000)).toMatchObject({ ok: true });
  });
});

const periods = fc.array(
  fc.tuple(fc.constantFrom(0, 1000, 1500, 2000, 2500), fc.integer({ min: 1, max: 80 })),
  { minLength: 1, maxLength: 8 },
);
const claim = fc.record({
  pricePence: fc.constantFrom(900, 1000, 1500, 2000),
  formerPence: fc.constantFrom(1000, 1500, 2000, 2500),
});

/** The price of each day, the last one yesterday; null for a day on which nothing was on sale. */
function pricesByDay(given: [number, number][]): (number | null)[] {
  return given.flatMap(([pence, days]) => Array.from({ length: days }, () => (pence > 0 ? pence : null)));
}

test('whatever is accepted holds when counted day by day, and whatever holds is accepted', () => {
  fc.assert(
    fc.property(periods, claim, (given, { pricePence, formerPence }) => {
      fc.pre(formerPence > pricePence);
      const days = pricesByDay(given);
      const last = days.findLastIndex((pence) => pence !== null && pence > pricePence);
      // The reduction begins where the run of that price ends, which may be days off sale later.
      const reducedOn = last + 1;
      const before = days.slice(Math.max(0, reducedOn - DAYS_LOOKED_AT), reducedOn);
      const charged = before.filter((pence) => pence === formerPence).length;
      const holds =
        last >= 0 &&
        days[last] === formerPence &&
        charged >= 28 &&
        days.length - reducedOn < Math.min(90, charged);
      expect(judge(historyOf(...given), pricePence, formerPence).ok).toBe(holds);
    }),
    { numRuns: 2000 },
  );
});

test('a claim holds until the moment it names and not after, if nothing changes', () => {
  fc.assert(
    fc.property(periods, claim, (given, prices) => {
      fc.pre(prices.formerPence > prices.pricePence);
      const history: ChargedPrice[] = [
        ...historyOf(...given),
        { pricePence: prices.pricePence, isOnSale: true, fromAt: new Date(NOW).toISOString() },
      ];
      const at = (time: number) =>
        judgeFormerPrice(history, prices, FORMER_PRICE_RULE, new Date(time).toISOString());
      const judged = at(NOW);
      if (!judged.ok) return;
      const end = Date.parse(judged.endsAt);
      expect(end).toBeGreaterThan(NOW);
      expect(at(end - 1)).toEqual(judged);
      expect(at(end)).toMatchObject({ problem: 'reduced-too-long' });
    }),
  );
});

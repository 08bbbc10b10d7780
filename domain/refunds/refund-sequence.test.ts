import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat, type VatAmount } from '#domain/money/vat-split.ts';
import { creditParts } from './credit-parts.ts';
import { type PricedRefund, priceRefund, type RefundAsked } from './refund-asked.ts';
import { DELIVERY, grossOf, refundedByLine } from './refund-part.ts';
import { type CreditShare, type Standing, standingAbout, standingAfter } from './standing.ts';

type Line = { quantity: number; shares: { pence: number; ratePercent: number | null }[] };
type Field = 'grossPence' | 'vatPence' | 'netPence';

const linesAt = (rates: (number | null)[]): fc.Arbitrary<Line[]> =>
  fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 7 }),
      // A set has one share for each of its rates.
      shares: fc.uniqueArray(fc.record({ pence: fc.nat(40_000), ratePercent: fc.constantFrom(...rates) }), {
        minLength: 1,
        maxLength: 3,
        selector: ({ ratePercent }) => ratePercent,
      }),
    }),
    { minLength: 1, maxLength: 8 },
  );

const invoice = fc.record({
  lines: fc.oneof(linesAt([20, 5, 0]), linesAt([20]), linesAt([null])),
  shippingPence: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2000 })),
});

/** Each step is chosen as a share of what is possible by then. */
const part = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.record({
  pieces: fc.array(part, { minLength: 8, maxLength: 8 }),
  delivery: part,
  sum: part,
  rate: fc.nat(3),
  names: fc.constantFrom('lines', 'delivery', 'sum', 'all', 'nothing' as const),
});

function standingOf({ lines, shippingPence }: { lines: Line[]; shippingPence: number }): Standing {
  const split = splitVat(
    lines.flatMap(({ shares }) =>
      shares.map(({ pence, ratePercent }) => ({ grossPence: pence, ratePercent })),
    ),
    shippingPence,
  );
  const amounts = split.lines.values();
  const shares = lines.flatMap(({ quantity, shares }, place) =>
    shares.map(({ ratePercent }) => {
      const { value } = amounts.next();
      const { grossPence = 0, vatPence = 0 } = value ?? {};
      return { about: `line-${place}`, quantity, ratePercent, grossPence, vatPence };
    }),
  );
  const delivery = split.shipping.map((each) => ({ ...each, about: DELIVERY, quantity: 1 }));
  return { shares: [...shares, ...delivery], rates: split.rates };
}

const total = (amounts: readonly VatAmount[], field: Field) =>
  amounts.reduce((sum, amount) => sum + amount[field], 0);

function askedBy(
  {
    pieces,
    delivery,
    sum,
    rate,
    names,
  }: {
    pieces: number[];
    delivery: number;
    sum: number;
    rate: number;
    names: string;
  },
  standing: Standing,
  left: Map<string, number>,
): RefundAsked {
  const of = (name: string) => names === name || names === 'all';
  const open = standing.rates.filter(({ grossPence }) => grossPence > 0);
  const at = open[rate % Math.max(1, open.length)];
  return {
    lines: [...left].map(([lineId, most], place) => ({
      lineId,
      quantity: of('lines') ? Math.round((pieces[place] ?? 0) * most) : 0,
    })),
    deliveryPence: of('delivery') ? Math.round(delivery * standingAbout(standing, DELIVERY)) : 0,
    sumPence: of('sum') ? Math.round((sum * (at?.grossPence ?? 0)) / 4) : 0,
    sumRate: rate === 3 || !at ? 'all' : at.ratePercent,
  };
}

/** Takes pieces from what is left to refund. */
function takePieces(left: Map<string, number>, { parts }: PricedRefund) {
  for (const [lineId, { quantity }] of refundedByLine([parts]))
    left.set(lineId, (left.get(lineId) ?? 0) - quantity);
}

function expectSound(credited: readonly CreditShare[], standing: Standing) {
  for (const share of credited) {
    expect(share.netPence + share.vatPence).toBe(share.grossPence);
    for (const field of ['netPence', 'vatPence', 'grossPence'] as const)
      expect(share[field]).toBeGreaterThanOrEqual(0);
  }
  for (const rate of standing.rates)
    for (const field of ['netPence', 'vatPence', 'grossPence'] as const)
      expect(rate[field]).toBeGreaterThanOrEqual(0);
  for (const { grossPence } of standing.shares) expect(grossPence).toBeGreaterThanOrEqual(0);
}

test('any sequence of refunds by line, delivery and sum ends exactly at the invoice: in total and at each rate', () => {
  fc.assert(
    fc.property(invoice, fc.array(step, { maxLength: 8 }), (one, steps) => {
      const invoiced = standingOf(one);
      let standing = invoiced;
      const left = new Map(one.lines.map(({ quantity }, place) => [`line-${place}`, quantity]));
      const credited: CreditShare[] = [];
      const pay = (asked: RefundAsked) => {
        const priced = priceRefund(asked, standing, left);
        if (!priced.ok) return null;
        const whole = total(standing.rates, 'grossPence');
        expect(priced.amountPence).toBeGreaterThanOrEqual(0);
        const shares = creditParts(standing, priced);
        expect(total(shares, 'grossPence')).toBe(Math.min(priced.amountPence, whole));
        for (const [lineId, { amountPence }] of refundedByLine([priced.parts]))
          expect(
            total(
              shares.filter(({ about }) => about === lineId),
              'grossPence',
            ),
          ).toBe(amountPence);
        credited.push(...shares);
        standing = standingAfter(standing, shares);
        takePieces(left, priced);
        expectSound(shares, standing);
        return priced;
      };
      for (const each of steps) {
        const asked = askedBy(each, standing, left);
        const priced = pay(asked);
        // Only the last penny of a rate can be in the way of a sum.
        if (!priced) expect(asked.sumPence + asked.deliveryPence).toBeGreaterThan(0);
      }
      pay({
        lines: [...left].map(([lineId, quantity]) => ({ lineId, quantity })),
        deliveryPence: 0,
        sumPence: 0,
        sumRate: 'all',
      });
      pay({
        lines: [],
        deliveryPence: standingAbout(standing, DELIVERY),
        sumPence: 0,
        sumRate: 'all',
      });
      const rest = total(standing.rates, 'grossPence');
      credited.push(...creditParts(standing, { amountPence: rest, parts: [] }));
      for (const { ratePercent, ...amount } of invoiced.rates) {
        const ofRate = credited.filter((share) => share.ratePercent === ratePercent);
        for (const field of ['netPence', 'vatPence', 'grossPence'] as const)
          expect(total(ofRate, field)).toBe(amount[field]);
      }
    }),
    { numRuns: 2000 },
  );
});

test('without a sum in between, lines and delivery alone end at the invoice, each line at its own VAT', () => {
  fc.assert(
    fc.property(invoice, fc.array(step, { maxLength: 8 }), (one, steps) => {
      const invoiced = standingOf(one);
      let standing = invoiced;
      const left = new Map(one.lines.map(({ quantity }, place) => [`line-${place}`, quantity]));
      const pay = (asked: RefundAsked) => {
        const priced = priceRefund({ ...asked, sumPence: 0 }, standing, left);
        expect(priced.ok).toBe(true);
        if (!priced.ok) return;
        expect(grossOf(priced.parts)).toBe(priced.amountPence);
        standing = standingAfter(standing, creditParts(standing, priced));
        takePieces(left, priced);
      };
      for (const each of steps) pay(askedBy(each, standing, left));
      pay({
        lines: [...left].map(([lineId, quantity]) => ({ lineId, quantity })),
        deliveryPence: standingAbout(standing, DELIVERY),
        sumPence: 0,
        sumRate: 'all',
      });
      for (const { grossPence } of standing.shares) expect(grossPence).toBe(0);
      for (const rate of standing.rates)
        expect(rate).toMatchObject({ grossPence: 0, vatPence: 0, netPence: 0 });
    }),
    { numRuns: 1000 },
  );
});

test('one piece of a line costs its share of what was paid, and the last one the rest', () => {
  const standing = standingOf({
    lines: [{ quantity: 3, shares: [{ pence: 1000, ratePercent: 20 }] }],
    shippingPence: 0,
  });
  const refundOne = (from: Standing, pieces: number) => {
    const asked = {
      lines: [{ lineId: 'line-0', quantity: 1 }],
      deliveryPence: 0,
      sumPence: 0,
      sumRate: 'all',
    } as const;
    const priced = priceRefund(asked, from, new Map([['line-0', pieces]]));
    if (!priced.ok) throw new Error(priced.problem);
    return { pence: priced.amountPence, rest: standingAfter(from, creditParts(from, priced)) };
  };
  const first = refundOne(standing, 3);
  const second = refundOne(first.rest, 2);
  const third = refundOne(second.rest, 1);
  expect([first.pence, second.pence, third.pence]).toEqual([333, 334, 333]);
  expect(third.rest.rates).toMatchObject([{ grossPence: 0, vatPence: 0 }]);
});

test('equal pieces cost the same, also of a set of several rates, unless the line itself does not divide', () => {
  const set = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    shares: fc.uniqueArray(
      fc.record({ pence: fc.nat(40_000), ratePercent: fc.constantFrom(20, 5, 0, null) }),
      { minLength: 1, maxLength: 3, selector: ({ ratePercent }) => ratePercent },
    ),
  });
  const threeRates = {
    quantity: 3,
    shares: [
      { pence: 8000, ratePercent: 20 as const },
      { pence: 5000, ratePercent: 5 as const },
      { pence: 332, ratePercent: 0 as const },
    ],
  };
  fc.assert(
    fc.property(set, (one) => {
      let standing = standingOf({ lines: [one], shippingPence: 0 });
      const prices: number[] = [];
      for (let left = one.quantity; left > 0; left -= 1) {
        const lines = [{ lineId: 'line-0', quantity: 1 }];
        const asked = { lines, deliveryPence: 0, sumPence: 0, sumRate: 'all' } as const;
        const priced = priceRefund(asked, standing, new Map([['line-0', left]]));
        if (!priced.ok) throw new Error(priced.problem);
        prices.push(priced.amountPence);
        standing = standingAfter(standing, creditParts(standing, priced));
      }
      const wholePence = one.shares.reduce((sum, { pence }) => sum + pence, 0);
      const isEven = wholePence % one.quantity === 0;
      expect(Math.max(...prices) - Math.min(...prices)).toBeLessThanOrEqual(isEven ? 0 : 1);
      for (const { grossPence } of standing.shares) expect(grossPence).toBe(0);
    }),
    { examples: [[threeRates]] },
  );
});

test('a rate gives back no more than was invoiced at it: a sum before lowers what pieces can', () => {
  const standing = standingOf({
    lines: [
      { quantity: 1, shares: [{ pence: 2400, ratePercent: 20 }] },
      { quantity: 1, shares: [{ pence: 1000, ratePercent: 0 }] },
    ],
    shippingPence: 0,
  });
  const pieces = new Map([
    ['line-0', 1],
    ['line-1', 1],
  ]);
  const none = { lines: [], deliveryPence: 0, sumPence: 0, sumRate: 20 } as const;
  const goodwill = priceRefund({ ...none, sumPence: 400 }, standing, pieces);
  if (!goodwill.ok) throw new Error(goodwill.problem);
  const rest = standingAfter(standing, creditParts(standing, goodwill));
  const lines = [...pieces].map(([lineId, quantity]) => ({ lineId, quantity }));
  expect(priceRefund({ ...none, lines }, rest, pieces)).toMatchObject({
    ok: true,
    amountPence: 3000,
    parts: [{ grossPence: 2000 }, { grossPence: 1000 }],
  });
  expect(priceRefund({ ...none, sumPence: 2001 }, rest, pieces)).toEqual({
    ok: false,
    problem: 'more-than-rate',
    mostPence: 2000,
  });
  expect(priceRefund({ ...none, sumPence: 1, sumRate: 5 }, rest, pieces)).toEqual({
    ok: false,
    problem: 'no-such-rate',
  });
});

test('more pieces than are left, other lines and more than the delivery are refused by name', () => {
  const standing = standingOf({
    lines: [{ quantity: 2, shares: [{ pence: 2400, ratePercent: 20 }] }],
    shippingPence: 599,
  });
  const pieces = new Map([['line-0', 2]]);
  const none = { lines: [], deliveryPence: 0, sumPence: 0, sumRate: 'all' } as const;
  expect(priceRefund({ ...none, lines: [{ lineId: 'line-0', quantity: 3 }] }, standing, pieces)).toEqual({
    ok: false,
    problem: 'too-many-pieces',
    lineId: 'line-0',
    most: 2,
  });
  expect(priceRefund({ ...none, lines: [{ lineId: 'other', quantity: 1 }] }, standing, pieces)).toEqual({
    ok: false,
    problem: 'no-such-line',
    lineId: 'other',
  });
  expect(priceRefund({ ...none, deliveryPence: 600 }, standing, pieces)).toEqual({
    ok: false,
    problem: 'more-than-delivery',
    mostPence: 599,
  });
});

test('a sum without a rate is refused where several rates are left, and taken where one alone is', () => {
  const standing = standingOf({
    lines: [
      { quantity: 1, shares: [{ pence: 2400, ratePercent: 20 }] },
      { quantity: 1, shares: [{ pence: 1000, ratePercent: 0 }] },
    ],
    shippingPence: 0,
  });
  const pieces = new Map([['line-1', 1]]);
  const sum = { lines: [], deliveryPence: 0, sumPence: 100, sumRate: undefined };
  expect(priceRefund(sum, standing, pieces)).toEqual({ ok: false, problem: 'rate-needed' });
  expect(priceRefund({ ...sum, sumPence: 3400 }, standing, pieces)).toMatchObject({ ok: true, parts: [] });
  const book = priceRefund(
    { ...sum, sumPence: 0, lines: [{ lineId: 'line-1', quantity: 1 }] },
    standing,
    pieces,
  );
  if (!book.ok) throw new Error(book.problem);
  const rest = standingAfter(standing, creditParts(standing, book));
  expect(priceRefund(sum, rest, pieces)).toMatchObject({ ok: true, amountPence: 100, parts: [] });
});

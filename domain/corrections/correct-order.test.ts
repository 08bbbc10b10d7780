import fc from 'fast-check';
import { expect, test } from 'vitest';
import { servedZones } from '#domain/delivery/served-zones.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import { tallyOf } from '#domain/order-lines/line-movement.ts';
import { flatPlan, flatZones } from '../../tests/support/flat-plan.ts';
import { type Correction, type CorrectionTerms, correctOrder } from './correct-order.ts';
import { type CorrectableLine, type CorrectableOrder, mostRemoved, paidFor } from './correctable-order.ts';
import type { AddableVariant, WantedCorrection } from './wanted-correction.ts';

const HOME: CustomerInfo = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '020 7946 0000',
  address: '1 Example Street',
  city: 'London',
  postcode: 'SW1A 1AA',
  country: 'United Kingdom',
  notes: '',
};
const JERSEY = { ...HOME, city: 'St Helier', postcode: 'JE2 3AB', country: 'Jersey' };

function line(changes: Partial<CorrectableLine> = {}): CorrectableLine {
  const quantity = changes.quantity ?? 3;
  return {
    lineId: 'line-1',
    variantId: 'serum',
    name: 'Rose Serum',
    variant: 'Standard',
    quantity,
    unitPricePence: 1000,
    discountPence: 0,
    ratePercent: 20,
    goodsRate: 'standard',
    grams: 100,
    parts: [],
    tally: tallyOf(quantity, []),
    ...changes,
  };
}

function order(changes: Partial<CorrectableOrder> = {}): CorrectableOrder {
  const lines = changes.lines ?? [line()];
  const pence = 599;
  const totalPence = lines.reduce((sum, each) => sum + paidFor(each), pence);
  return {
    status: 'confirmed',
    paymentMethod: 'card',
    paymentState: 'paid',
    holdUntil: null,
    customerInfo: HOME,
    delivery: { id: 'standard', name: 'Standard', until: '', isChosen: false, pence },
    isRegistered: true,
    lines,
    totalPence,
    settledPence: totalPence,
    keptPence: totalPence,
    isDisputed: false,
    isRefundUnderWay: false,
    ...changes,
  };
}

const BALM: AddableVariant = {
  variantId: 'balm',
  name: 'Lip Balm',
  variant: 'Standard',
  unitPricePence: 450,
  stock: 4,
  vatRate: 'standard',
  grams: 10,
  parts: [],
};
const SERUM: AddableVariant = {
  ...BALM,
  variantId: 'serum',
  name: 'Rose Serum',
  unitPricePence: 1000,
  stock: 5,
};
const BOOK: AddableVariant = {
  ...BALM,
  variantId: 'book',
  name: 'Book of Scents',
  unitPricePence: 800,
  vatRate: 'zero',
};

const terms = (changes: Partial<CorrectionTerms> = {}): CorrectionTerms => ({
  served: flatZones({ countries: ['GB', 'JE'] }),
  limits: { maxLineQuantity: 50, maxOrderQuantity: 150 },
  cashCeilingPence: null,
  variants: new Map([BALM, SERUM, BOOK].map((each) => [each.variantId, each])),
  ...changes,
});

const want = (changes: Partial<WantedCorrection> = {}): WantedCorrection => ({
  customerInfo: HOME,
  lines: [],
  added: [],
  service: null,
  deliveryPence: null,
  reason: 'Asked for by phone',
  ...changes,
});

function corrected(of: CorrectableOrder, wanted: Partial<WantedCorrection>, by = terms()): Correction {
  const result = correctOrder(of, want(wanted), by);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.correction;
}

function refusal(of: CorrectableOrder, wanted: Partial<WantedCorrection>, by = terms()): string[] {
  const result = correctOrder(of, want(wanted), by);
  return result.ok ? [] : result.problems.map(({ field, message }) => `${field}: ${message}`);
}

const pieces = (quantity: number, changes: object = {}) => ({
  lineId: 'line-1',
  quantity,
  unitPricePence: 1000,
  variantId: null,
  ...changes,
});

test('a name, a contact or an address changes no sum', () => {
  const moved = { ...HOME, email: 'ada@example.org', address: '2 Example Street', postcode: 'E1 6AN' };
  expect(corrected(order(), { customerInfo: moved, reason: '' })).toMatchObject({
    changesPerson: true,
    changesGoods: false,
    totals: { totalPence: 3599 },
    owedPence: 0,
    backPence: 0,
  });
  expect(refusal(order(), {})).toEqual([': Nothing would change.']);
});

test('pieces that are taken out go at what was paid for them, and delivery keeps what was paid', () => {
  const free = order({
    lines: [line({ quantity: 6 })],
    delivery: { id: 'standard', name: 'Standard', until: '', isChosen: false, pence: 0 },
    totalPence: 6000,
    settledPence: 6000,
    keptPence: 6000,
  });
  const less = corrected(free, { lines: [pieces(4)] });
  expect(less).toMatchObject({
    totals: { subtotalPence: 4000, discountPence: 0, shippingPence: 0, totalPence: 4000 },
    vatPence: 667,
    backPence: 2000,
    owedPence: 0,
    lines: [{ quantity: 4, removed: 2, grown: 0 }],
  });
});

test('a discounted line gives back its share, and the last piece takes the rest of it', () => {
  const discounted = order({ lines: [line({ discountPence: 1000 })] });
  expect(corrected(discounted, { lines: [pieces(2)] })).toMatchObject({ backPence: 667 });
  expect(corrected(discounted, { lines: [pieces(1)] })).toMatchObject({
    backPence: 1333,
    lines: [{ paidPence: 667, discountPence: 333 }],
  });
});

test('pieces that are added have the price of today: in their line where it is the same, in one of their own otherwise', () => {
  expect(corrected(order(), { lines: [pieces(5)] })).toMatchObject({
    lines: [{ quantity: 5, grown: 2 }],
    additions: [],
    owedPence: 2000,
  });
  const dearer = terms({ variants: new Map([['serum', { ...SERUM, unitPricePence: 1250 }]]) });
  expect(corrected(order(), { lines: [pieces(5)] }, dearer)).toMatchObject({
    lines: [{ quantity: 3, grown: 0 }],
    additions: [{ quantity: 2, unitPricePence: 1250 }],
    owedPence: 2500,
  });
  const stated = corrected(order(), { added: [{ variantId: 'balm', quantity: 2, unitPricePence: 300 }] });
  expect(stated).toMatchObject({
    additions: [{ quantity: 2, unitPricePence: 300, paidPence: 600 }],
    owedPence: 600,
  });
});

test('another variant is what has not left taken out and as many added, and only the difference is paid', () => {
  const sent = line({
    tally: tallyOf(3, [{ kind: 'sent', cause: 'pieces', quantity: 1, stockBack: 0, amountPence: 0 }]),
  });
  const changed = corrected(order({ lines: [sent] }), { lines: [pieces(3, { variantId: 'balm' })] });
  expect(changed).toMatchObject({
    lines: [{ quantity: 1, removed: 2 }],
    additions: [{ quantity: 2, unitPricePence: 450 }],
    backPence: 1100,
    owedPence: 0,
  });
});

test('each rate of VAT is that at which goods were bought, and of what is added its class', () => {
  const mixed = corrected(order(), { added: [{ variantId: 'book', quantity: 1, unitPricePence: null }] });
  expect(mixed.vatRates.map(({ ratePercent, grossPence }) => [ratePercent, grossPence])).toEqual([
    [20, 3473],
    [0, 926],
  ]);
});

test('an address outside the area of UK VAT makes an export of it, and back', () => {
  const away = corrected(order(), { customerInfo: JERSEY });
  expect(away).toMatchObject({
    isExport: true,
    vatPence: 0,
    changesGoods: true,
    totals: { totalPence: 3599 },
  });
  expect(away.lines[0]).toMatchObject({ ratePercent: 0 });
  const lines = [line({ ratePercent: 0 })];
  const home = corrected(order({ lines, customerInfo: JERSEY }), { customerInfo: HOME });
  expect(home).toMatchObject({ isExport: false, vatPence: 600 });
});

test('delivery has the price of today only where its service or its price there is another', () => {
  const plan = flatPlan();
  const [zone] = plan.zones;
  const [standard] = zone?.services ?? [];
  if (!zone || !standard) throw new Error('no service');
  const price = (pricePence: number) => [{ fromPence: 0, upToGrams: null, pricePence }];
  const served = servedZones({
    ...plan,
    zones: [
      {
        ...zone,
        services: [
          { ...standard, rates: price(899), freeFromPence: null },
          { ...standard, id: 'next-day', name: 'Next day', rates: price(1299), freeFromPence: null },
        ],
      },
      {
        ...zone,
        id: 'ni',
        countries: [],
        regions: ['northern-ireland'],
        services: [{ ...standard, rates: price(1499), freeFromPence: null }],
      },
      { ...zone, id: 'scilly', countries: [], regions: ['scilly'], services: [] },
    ],
  });
  const by = terms({ served });
  const to = (postcode: string) => ({ customerInfo: { ...HOME, postcode } });
  expect(corrected(order(), to('E1 6AN'), by).delivery).toMatchObject({ pence: 599 });
  expect(corrected(order(), to('BT1 5GS'), by)).toMatchObject({ delivery: { pence: 1499 }, owedPence: 900 });
  expect(corrected(order(), { service: 'next-day' }, by)).toMatchObject({
    delivery: { id: 'next-day', pence: 1299 },
  });
  expect(corrected(order(), { service: 'next-day', deliveryPence: 0 }, by)).toMatchObject({
    delivery: { pence: 0 },
    backPence: 599,
  });
  expect(refusal(order(), { ...to('BT1 5GS'), service: 'next-day' }, by)).toEqual([
    'service: This delivery is not offered there.',
  ]);
  expect(refusal(order(), to('TR21 0LW'), by)).toEqual([
    'postcode: Sorry, we do not deliver to the Isles of Scilly.',
  ]);
});

test('what was sent, cancelled or refunded stays, and so does the price of what was refunded', () => {
  const movements = [
    { kind: 'sent', cause: 'pieces', quantity: 1, stockBack: 0, amountPence: 0 },
    { kind: 'refunded', cause: 'money', quantity: 1, stockBack: 0, amountPence: 1000 },
  ] as const;
  const lines = [line({ tally: tallyOf(3, movements) })];
  expect(refusal(order({ lines }), { lines: [pieces(0)] })).toEqual([
    'quantity.line-1: At least 1: the others were sent, cancelled or refunded.',
  ]);
  expect(refusal(order({ lines }), { lines: [pieces(3, { unitPricePence: 900 })] })[0]).toContain(
    'Some of it was refunded',
  );
});

test('an order that has left, ended, or is disputed is not corrected, nor goods whose money moves', () => {
  const less = { lines: [pieces(1)] };
  for (const [changes, text] of [
    [{ status: 'cancelled' }, 'The order is cancelled.'],
    [{ status: 'cancelled', paymentState: 'failed', holdUntil: '2026-01-01' }, 'not paid in time'],
    [{ status: 'shipped' }, 'The order has left.'],
    [{ isDisputed: true }, 'Its payment is disputed'],
    [{ isRefundUnderWay: true }, 'A refund is on its way'],
    [{ paymentState: 'authorised' }, 'held on the card'],
    [{ paymentState: 'refunded' }, 'All of the money was given back'],
    [{ keptPence: 500 }, '£20.00 would go back, and only £5.00 is left'],
  ] as const)
    expect(refusal(order(changes), less).join(), text).toContain(text);
});

test('limits, stock and an empty order are refused with the field to change', () => {
  const only = (changes: Partial<CorrectionTerms>) => terms(changes);
  expect(refusal(order(), { lines: [pieces(0)] })).toContain(
    ': At least one piece must stay. To send nothing, cancel the order.',
  );
  expect(refusal(order(), { lines: [pieces(9)] })).toEqual(['quantity.line-1: Only 5 of it left.']);
  expect(refusal(order(), { added: [{ variantId: 'gone', quantity: 1, unitPricePence: null }] })).toEqual([
    'added.0: It is not on sale any more.',
  ]);
  expect(
    refusal(order(), { lines: [pieces(5)] }, only({ limits: { maxLineQuantity: 4, maxOrderQuantity: 150 } })),
  ).toEqual([': One line may hold 4 pieces at most.']);
  expect(
    refusal(order(), { lines: [pieces(5)] }, only({ limits: { maxLineQuantity: 50, maxOrderQuantity: 4 } })),
  ).toEqual([': One order may hold 4 pieces at most.']);
  const cash = order({ paymentMethod: 'cod', paymentState: 'cash due', settledPence: 0, keptPence: 0 });
  expect(refusal(cash, { lines: [pieces(5)] }, only({ cashCeilingPence: 4000 }))).toEqual([
    ': At most £40.00 is paid in cash on delivery.',
  ]);
  expect(corrected(cash, { lines: [pieces(5)] })).toMatchObject({ owedPence: 0, backPence: 0 });
  expect(refusal(order(), { lines: [pieces(2)], reason: '' })).toEqual(['reason: Reason is required']);
});

test('an order that part of a transfer came for costs more than that part', () => {
  const part = { paymentMethod: 'transfer', paymentState: 'awaiting payment', settledPence: 0 } as const;
  const held = order({ ...part, heldPence: 2000 });
  expect(refusal(held, { lines: [pieces(1)] })[0]).toContain('£20.00 came to the bank for it already');
  expect(corrected(held, { lines: [pieces(2)] })).toMatchObject({ owedPence: 0, backPence: 0 });
});

test('what a correction takes out counts for what it adds', () => {
  const none = terms({ variants: new Map([['serum', { ...SERUM, stock: 0 }]]) });
  const swapped = { lines: [pieces(1)], added: [{ variantId: 'serum', quantity: 2, unitPricePence: 500 }] };
  expect(corrected(order(), swapped, none)).toMatchObject({
    totals: { subtotalPence: 2000 },
    backPence: 1000,
  });
});

const rates = fc.constantFrom('standard', 'reduced', 'zero' as const);
const PERCENT = { standard: 20, reduced: 5, zero: 0 };
const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 8 }),
      unitPricePence: fc.nat(9000),
      discount: fc.nat(100),
      rate: rates,
      sent: fc.nat(8),
      refunded: fc.nat(8),
      isSet: fc.boolean(),
      shares: fc.tuple(fc.nat(500), fc.nat(500)),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) =>
    drawn.map(
      ({ quantity, unitPricePence, discount, rate, isSet, shares, ...one }, place): CorrectableLine => {
        const discountPence = Math.floor((unitPricePence * quantity * discount) / 100);
        const paid = unitPricePence * quantity - discountPence;
        const refunded = Math.min(one.refunded % 3, quantity);
        const movements = [
          { kind: 'sent', cause: 'pieces', quantity: Math.min(one.sent % 3, quantity) },
          { kind: 'refunded', cause: 'money', quantity: refunded },
        ] as const;
        return line({
          lineId: `line-${place}`,
          variantId: `variant-${place}`,
          quantity,
          unitPricePence,
          discountPence,
          ratePercent: PERCENT[rate],
          goodsRate: rate,
          parts: isSet
            ? shares.map((partPence, at) => ({
                variantId: `part-${place}-${at}`,
                quantity: 1,
                partPence,
                ratePercent: at === 0 ? 20 : 0,
                goodsRate: at === 0 ? ('standard' as const) : ('zero' as const),
              }))
            : [],
          tally: tallyOf(
            quantity,
            movements.map((movement) => ({
              ...movement,
              stockBack: 0,
              amountPence: movement.kind === 'refunded' ? Math.floor((paid * refunded) / quantity) : 0,
            })),
          ),
        });
      },
    ),
  );

test('whatever is corrected, sums add up, nothing is negative, and what was sent or refunded stays', () => {
  const wishes = fc.record({
    quantities: fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }),
    prices: fc.array(fc.option(fc.nat(9000), { freq: 2 }), { minLength: 4, maxLength: 4 }),
    swapped: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    added: fc.array(
      fc.record({
        variantId: fc.constantFrom('balm', 'serum', 'book'),
        quantity: fc.integer({ min: 1, max: 3 }),
        unitPricePence: fc.option(fc.nat(5000)),
      }),
      { maxLength: 3 },
    ),
    customerInfo: fc.constantFrom(HOME, JERSEY),
    deliveryPence: fc.option(fc.nat(2000)),
    isRegistered: fc.boolean(),
  });
  let applied = 0;
  fc.assert(
    fc.property(lines, wishes, (drawn, { quantities, prices, swapped, isRegistered, ...wanted }) => {
      const of = order({ lines: drawn, isRegistered });
      const asked = drawn.map(({ lineId, unitPricePence }, place) => ({
        lineId,
        quantity: quantities[place] ?? 0,
        unitPricePence: prices[place] ?? unitPricePence,
        variantId: swapped[place] ? 'balm' : null,
      }));
      const plenty = terms({
        variants: new Map([
          ...[BALM, SERUM, BOOK].map((each) => [each.variantId, { ...each, stock: 99 }] as const),
          ...drawn.map(
            ({ variantId, unitPricePence, goodsRate }) =>
              [
                variantId,
                { ...BALM, variantId, unitPricePence, stock: 99, vatRate: goodsRate ?? 'standard' },
              ] as const,
          ),
        ]),
      });
      const result = correctOrder(of, want({ ...wanted, lines: asked }), plenty);
      if (!result.ok) {
        expect(result.problems.length).toBeGreaterThan(0);
        return;
      }
      applied += 1;
      const { correction } = result;
      const { totals, delivery, vatRates } = correction;
      const all = [...correction.lines, ...correction.additions];
      const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
      expect(sum(all.map(({ paidPence }) => paidPence)) + delivery.pence).toBe(totals.totalPence);
      expect(totals.totalPence).toBe(totals.subtotalPence - totals.discountPence + totals.shippingPence);
      const vat = sum(all.flatMap((one) => one.vat.map(({ vatPence }) => vatPence))) + delivery.vatPence;
      expect(vat).toBe(sum(vatRates.map(({ vatPence }) => vatPence)));
      expect(vat).toBe(correction.vatPence ?? 0);
      for (const one of all) {
        expect(one.discountPence).toBeGreaterThanOrEqual(0);
        expect(one.paidPence).toBeGreaterThanOrEqual(0);
        expect(one.paidPence).toBe(one.unitPricePence * one.quantity - one.discountPence);
        if (one.quantity > 0) expect(sum(one.vat.map(({ grossPence }) => grossPence))).toBe(one.paidPence);
        for (const amount of one.vat) {
          expect(amount.vatPence).toBeGreaterThanOrEqual(0);
          expect(amount.vatPence).toBeLessThanOrEqual(amount.grossPence);
        }
      }
      for (const one of correction.lines) {
        expect(one.quantity).toBe(one.line.quantity - one.removed + one.grown);
        expect(one.removed).toBeLessThanOrEqual(mostRemoved(one.line));
        expect(one.removed === 0 || one.grown === 0).toBe(true);
        expect(one.quantity).toBeGreaterThanOrEqual(one.line.tally.sent);
        expect(one.paidPence).toBeGreaterThanOrEqual(one.line.tally.refundedPence);
      }
      expect(correction.owedPence === 0 || correction.backPence === 0).toBe(true);
      expect(of.settledPence + correction.owedPence - correction.backPence).toBe(totals.totalPence);
    }),
    { numRuns: 1500 },
  );
  expect(applied).toBeGreaterThan(300);
});

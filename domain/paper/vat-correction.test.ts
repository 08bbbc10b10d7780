import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type ShopSettings } from '#domain/shop/shop.ts';
import { creditNoteFacts, creditShares, reversalFacts, uncredited } from './credit-facts.ts';
import { type InvoicedOrder, invoiceFacts, suppliedAt } from './invoice-facts.ts';
import type { PayingOrder } from './paid-by.ts';
import type { PaperFacts } from './paper.ts';
import { CORRECTION_REFERENCE, type VatCorrection, vatCorrection } from './vat-correction.ts';

type Issued = { reference: string; facts: PaperFacts };

const REGISTERED = {
  ...DEFAULT_SETTINGS.legal,
  vatRegistered: true,
  vatNumber: 'GB980780684',
  vatRegisteredFrom: '2026-07-01',
};
const shopWith = (legal: Partial<ShopSettings['legal']>): ShopSettings => ({
  ...DEFAULT_SETTINGS,
  legal: { ...DEFAULT_SETTINGS.legal, ...legal },
});

const line = fc.record({
  linePence: fc.integer({ min: 1, max: 90_000 }),
  ratePercent: fc.constantFrom(20, 5, 0),
});

function orderOf(
  lines: { linePence: number; ratePercent: number }[],
  country: string,
  paymentState: PayingOrder['paymentState'] = 'cash due',
): InvoicedOrder & PayingOrder {
  return {
    paymentMethod: 'cod',
    paymentState,
    card: null,
    isTestCard: false,
    orderNumber: 'ZA1',
    createdAt: '2026-06-01T10:00:00.000Z',
    customerInfo: {
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      phone: '',
      address: '1 Lane',
      city: 'Town',
      postcode: country === 'Jersey' ? 'JE2 3AB' : 'SW1A 1AA',
      country,
      notes: '',
    },
    shippingPence: 599,
    lines: lines.map((each) => ({
      name: 'Serum',
      brand: 'Rose',
      variant: 'Standard',
      sku: null,
      quantity: 1,
      discountPence: 0,
      parts: [],
      ...each,
    })),
  };
}

const issuing = (number: string, issuedAt: string) => ({
  number,
  issuedAt,
  isTest: false,
  payment: 'Paid.',
  isPaid: true,
});

function refundsOf(papers: Issued[], shares: number[]): Issued[] {
  const [first] = papers;
  if (!first) return papers;
  const issued = [...papers];
  for (const [place, share] of shares.entries()) {
    const left = uncredited(issued.map(({ facts }) => facts));
    const whole = left.reduce((sum, { grossPence }) => sum + grossPence, 0);
    const credited = creditShares(Math.floor(whole * share), left);
    if (credited.length === 0) continue;
    const facts = creditNoteFacts(first.facts, credited, {
      number: `CN-${place}`,
      issuedAt: '2026-08-01T00:00:00.000Z',
      reason: 'Damaged',
      cause: 'refund',
      seller: first.facts.seller,
      papers: issued.map((paper) => paper.facts),
    });
    issued.push({ reference: `refund-${place}`, facts });
  }
  return issued;
}

/** The papers after the correction, as the shop issues them. */
function corrected(papers: Issued[], { wrong, credited, invoice, refunds }: VatCorrection): Issued[] {
  const { seller } = wrong;
  const stated = { number: 'CN', issuedAt: '2026-09-01', reason: '', cause: 'correction', seller } as const;
  return [
    ...papers,
    { reference: CORRECTION_REFERENCE, facts: creditNoteFacts(wrong, credited, stated) },
    { reference: '', facts: { ...invoice, number: 'NEW', issuedAt: '2026-09-01T00:00:00.000Z' } },
    ...refunds.map(({ reference, shares }) => ({
      reference,
      facts: creditNoteFacts(invoice, shares, stated),
    })),
  ];
}

const sums = (papers: Issued[]) => {
  const left = uncredited(papers.map(({ facts }) => facts));
  const sum = (field: 'grossPence' | 'vatPence') => left.reduce((total, rate) => total + rate[field], 0);
  return {
    left: left.filter(({ grossPence }) => grossPence !== 0),
    gross: sum('grossPence'),
    vat: sum('vatPence'),
  };
};

test('whatever was stated, refunded and issued, the correction leaves the same gross and the right VAT', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('United Kingdom', 'Jersey', 'Isle of Man'),
      fc.constantFrom('2026-06-15T10:00:00.000Z', '2026-07-15T10:00:00.000Z'),
      fc.boolean(),
      fc.constantFrom<Partial<ShopSettings['legal']>>(REGISTERED, { vatRegistered: false }),
      fc.array(fc.double({ min: 0, max: 0.9, noNaN: true }), { maxLength: 3 }),
      (lines, country, issuedAt, wasTaxed, legal, refunds) => {
        const order = orderOf(lines, country);
        const shop = shopWith(legal);
        // As a shop under another statement, and without the rule of destinations, issued it.
        const then = wasTaxed ? { ...REGISTERED, vatRegisteredFrom: '2020-01-01' } : { vatRegistered: false };
        const soldAt = {
          ...order,
          customerInfo: { ...order.customerInfo, country: 'United Kingdom', postcode: '' },
        };
        const shopThen = shopWith(then);
        const first = invoiceFacts(
          suppliedAt(soldAt, shopThen.legal, issuedAt),
          shopThen,
          issuing('INV', issuedAt),
        );
        const papers = refundsOf([{ reference: 'paid', facts: first }], refunds);
        const before = sums(papers);
        const right = invoiceFacts(suppliedAt(order, shop.legal, issuedAt), shop, issuing('', issuedAt));
        const correction = vatCorrection(papers, order, shop);
        const isRight =
          (right.rates[0]?.ratePercent === null) === (first.rates[0]?.ratePercent === null) &&
          (right.vatPence > 0 || before.vat === 0);
        expect(correction === null).toBe(isRight);
        if (!correction) return;
        const after = corrected(papers, correction);
        expect(sums(after).gross).toBe(before.gross);
        expect(sums(after).vat - before.vat).toBe(correction.vatChangePence);
        expect(correction.invoice).toMatchObject({
          rates: right.rates,
          vatPence: right.vatPence,
          suppliedAt: issuedAt,
        });
        expect(vatCorrection(after, order, shop), 'again').toBeNull();
        for (const rate of sums(after).left)
          expect(right.rates.some(({ ratePercent }) => ratePercent === rate.ratePercent)).toBe(true);
        if (refunds.length === 0) expect(sums(after).vat).toBe(right.vatPence);
        // Another statement later finds the corrected papers by their own tax point.
        const back = vatCorrection(after, soldAt, shopThen);
        if (back) {
          expect(back.taxPoint).toBe(issuedAt);
          expect(sums(corrected(after, back)).gross).toBe(before.gross);
          expect(vatCorrection(corrected(after, back), soldAt, shopThen)).toBeNull();
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a statement without its day judges nothing, and papers of a test are left alone', () => {
  const order = orderOf([{ linePence: 1200, ratePercent: 20 }], 'United Kingdom');
  const first = invoiceFacts(
    suppliedAt(order, { ...REGISTERED, vatRegistered: false }, '2026-08-01'),
    shopWith({}),
    issuing('INV', '2026-08-01T00:00:00.000Z'),
  );
  const judge = (facts: PaperFacts, legal: Partial<ShopSettings['legal']>) =>
    vatCorrection([{ reference: '', facts }], order, shopWith(legal))?.fault ?? null;
  expect(judge(first, REGISTERED)).toBe('without-vat');
  expect(judge(first, { ...REGISTERED, vatRegisteredFrom: '' })).toBeNull();
  expect(judge(first, { vatRegistered: null })).toBeNull();
  expect(judge({ ...first, isTest: true }, REGISTERED)).toBeNull();
});

test('a refund that did not arrive is credited by no paper of the correction, one that did by one', () => {
  const order = orderOf(
    [
      { linePence: 12_000, ratePercent: 20 },
      { linePence: 1000, ratePercent: 0 },
    ],
    'United Kingdom',
  );
  const unregistered = { ...REGISTERED, vatRegistered: false };
  const first = invoiceFacts(suppliedAt(order, unregistered, '2026-08-01'), shopWith({}), {
    ...issuing('INV', '2026-08-01T00:00:00.000Z'),
    isPaid: false,
  });
  const [paper, arrived, failed] = refundsOf([{ reference: 'paid', facts: first }], [0.1, 0.2]);
  if (!paper || !arrived || !failed) throw new Error('A refund is missing');
  const stated = { number: 'INV-2', issuedAt: '2026-08-03', payment: '', seller: first.seller };
  const withdrawn = { reference: failed.reference, facts: reversalFacts(failed.facts, stated) };
  const papers = [paper, arrived, failed, withdrawn];
  const correction = vatCorrection(papers, order, shopWith(REGISTERED));
  if (!correction) throw new Error('Nothing is corrected');
  expect(correction.refunds.map(({ reference }) => reference)).toEqual([arrived.reference]);
  expect(correction.invoice).toMatchObject({ number: '', issuedAt: '', isTest: false, isPaid: false });
  expect(correction.grossPence).toBe(first.grossPence - arrived.facts.grossPence);
  expect(sums(corrected(papers, correction)).gross).toBe(correction.grossPence);
  expect(vatCorrection(corrected(papers, correction), order, shopWith(REGISTERED))).toBeNull();
});

test('the new invoice states the payment of today, whatever the wrong one said', () => {
  const unregistered = { ...REGISTERED, vatRegistered: false };
  const stated = (paymentState: PayingOrder['paymentState']) => {
    const order = orderOf([{ linePence: 12_000, ratePercent: 20 }], 'United Kingdom', paymentState);
    const first = invoiceFacts(suppliedAt(order, unregistered, '2026-08-01'), shopWith({}), {
      ...issuing('INV', '2026-08-01T00:00:00.000Z'),
      payment: 'To be paid in cash on delivery.',
      isPaid: false,
    });
    const correction = vatCorrection([{ reference: '', facts: first }], order, shopWith(REGISTERED));
    return [correction?.invoice.payment, correction?.invoice.isPaid];
  };
  const due = ['To be paid in cash on delivery.', false];
  const paid = ['Paid in cash.', true];
  expect(
    (['cash due', 'failed', 'cash received', 'partly refunded', 'refunded', 'paid'] as const).map(stated),
  ).toEqual([due, due, paid, paid, paid, paid]);
});

test('two refunds are credited one after the other, each of what the one before left', () => {
  const order = orderOf([{ linePence: 12_000, ratePercent: 20 }], 'United Kingdom');
  const unregistered = { ...REGISTERED, vatRegistered: false };
  const first = invoiceFacts(
    suppliedAt(order, unregistered, '2026-08-01'),
    shopWith({}),
    issuing('INV', '2026-08-01T00:00:00.000Z'),
  );
  const papers = refundsOf([{ reference: 'paid', facts: first }], [0.5, 0.5]);
  const correction = vatCorrection(papers, order, shopWith(REGISTERED));
  const shares = correction?.refunds.flatMap((refund) => refund.shares) ?? [];
  expect(shares.map(({ grossPence }) => grossPence)).toEqual(
    papers.slice(1).map(({ facts }) => facts.grossPence),
  );
  const vat = (amounts: readonly { vatPence: number }[]) =>
    amounts.reduce((sum, one) => sum + one.vatPence, 0);
  expect(correction?.vatChangePence).toBe((correction?.invoice.vatPence ?? 0) - vat(shares));
});

test('an order whose money all went back has nothing to correct', () => {
  const order = orderOf([{ linePence: 12_000, ratePercent: 20 }], 'United Kingdom');
  const first = invoiceFacts(
    suppliedAt(order, { ...REGISTERED, vatRegistered: false }, '2026-08-01'),
    shopWith({}),
    issuing('INV', '2026-08-01T00:00:00.000Z'),
  );
  const papers = refundsOf([{ reference: 'paid', facts: first }], [1]);
  expect(vatCorrection(papers, order, shopWith(REGISTERED))).toBeNull();
  expect(vatCorrection([], order, shopWith(REGISTERED))).toBeNull();
});

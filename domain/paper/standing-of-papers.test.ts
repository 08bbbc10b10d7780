import { expect, test } from 'vitest';
import { DELIVERY } from '#domain/refunds/refund-part.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { SAMPLE_CUSTOMER } from '../../tests/support/sample-customer.ts';
import { creditNoteFacts, reversalFacts } from './credit-facts.ts';
import { invoiceFacts } from './invoice-facts.ts';
import type { PaperFacts } from './paper.ts';
import { naming, partsOf, standingByPapers, standingOf } from './standing-of-papers.ts';

const goods = {
  brand: 'Orla',
  variant: 'Standard',
  sku: null,
  discountPence: 0,
  ratePercent: 20,
  parts: [],
};
const invoice = invoiceFacts(
  {
    orderNumber: 'ZA1',
    createdAt: '',
    customerInfo: SAMPLE_CUSTOMER,
    shippingPence: 600,
    lines: [
      { ...goods, lineId: 'l1', name: 'Cream', quantity: 2, linePence: 2400 },
      { ...goods, lineId: 'l2', name: 'Balm', quantity: 1, linePence: 1200 },
    ],
  },
  DEFAULT_SETTINGS,
  { number: 'INV-1', isTest: false, issuedAt: '', payment: '', isPaid: true },
);
const stated = {
  number: 'CN-1',
  issuedAt: '',
  reason: '',
  payment: '',
  cause: 'refund',
  seller: invoice.seller,
} as const;
/** One of the two creams goes back. */
const note = creditNoteFacts(
  invoice,
  [{ about: 'l1', quantity: 1, ratePercent: 20, netPence: 1000, vatPence: 200, grossPence: 1200 }],
  stated,
);
const lines = [
  { lineId: 'l1', paidPence: 2400 },
  { lineId: 'l2', paidPence: 1200 },
];
/** As invoices were stated before their lines had ids. */
const unnamed = <Facts extends PaperFacts>(facts: Facts): Facts => ({
  ...facts,
  lines: facts.lines.map((line) => ({ ...line, about: '' })),
});
const aboutOf = (facts: Pick<PaperFacts, 'lines'>) => facts.lines.map(({ about }) => about);

test('a credit note about a line states its pieces and its money', () => {
  expect(note.lines).toEqual([
    { ...invoice.lines[0], quantity: 1, netPence: 1000, vatPence: 200, grossPence: 1200 },
  ]);
});

test('what was invoiced stands less what was credited, line by line, and again once that is withdrawn', () => {
  const cream = { about: 'l1', ratePercent: 20, quantity: 2, grossPence: 2400, vatPence: 400 };
  const others = [
    { about: 'l2', ratePercent: 20, quantity: 1, grossPence: 1200, vatPence: 200 },
    { about: DELIVERY, ratePercent: 20, quantity: 1, grossPence: 600, vatPence: 100 },
  ];
  expect(standingOf([invoice]).shares).toEqual([cream, ...others]);
  expect(standingOf([invoice, note])).toEqual({
    shares: [{ ...cream, quantity: 1, grossPence: 1200, vatPence: 200 }, ...others],
    rates: [{ ratePercent: 20, netPence: 2500, vatPence: 500, grossPence: 3000 }],
  });
  expect(standingOf([invoice, note, reversalFacts(note, stated)])).toEqual(standingOf([invoice]));
});

test('a sum about no line lowers the rates alone', () => {
  const sum = creditNoteFacts(
    invoice,
    [{ ratePercent: 20, netPence: 100, vatPence: 20, grossPence: 120 }],
    stated,
  );
  const { shares, rates } = standingOf([invoice, sum]);
  expect(shares).toEqual(standingOf([invoice]).shares);
  expect(rates).toEqual([{ ratePercent: 20, netPence: 3400, vatPence: 680, grossPence: 4080 }]);
});

test('the newest invoice of goods says what stands, with what came after it', () => {
  const issued = (facts: PaperFacts, reference = '') => ({ reference, facts });
  expect(standingByPapers([], lines)).toEqual({ shares: [], rates: [] });
  expect(standingByPapers([issued(note)], lines)).toEqual({ shares: [], rates: [] });
  expect(standingByPapers([issued(invoice), issued(note, 'r1')], lines)).toEqual(standingOf([invoice, note]));
  const old = [issued(invoice), issued(creditNoteFacts(invoice, invoice.rates, stated), 'correction')];
  expect(standingByPapers([...old, issued(invoice), issued(note, 'r1')], lines)).toEqual(
    standingOf([invoice, note]),
  );
  expect(standingByPapers([issued(unnamed(invoice)), issued(note, 'r1')], lines)).toEqual(
    standingOf([invoice, note]),
  );
});

test('lines of an invoice of before are named in their order, of several rates until they are paid', () => {
  expect(naming(invoice, lines)).toBe(invoice);
  expect(aboutOf(naming(unnamed(invoice), lines))).toEqual(['l1', 'l2', DELIVERY]);
  const [cream] = invoice.lines;
  if (!cream) throw new Error('The invoice has no line');
  const half = { ...cream, about: '', grossPence: 1200 };
  const ofTwoRates = { ...unnamed(invoice), lines: [half, half, ...unnamed(invoice).lines.slice(1)] };
  expect(aboutOf(naming(ofTwoRates, lines))).toEqual(['l1', 'l1', 'l2', DELIVERY]);
  expect(aboutOf(naming({ ...ofTwoRates, lines: [half, half, half] }, lines.slice(0, 1)))).toEqual([
    'l1',
    'l1',
    '',
  ]);
});

test('goods that are called Delivery are goods', () => {
  const called = {
    ...unnamed(invoice),
    lines: unnamed(invoice).lines.map((line) => ({ ...line, name: 'Delivery' })),
  };
  expect(aboutOf(naming(called, lines))).toEqual(['l1', 'l2', DELIVERY]);
});

test('the parts of a credit note are those of its named lines', () => {
  const standing = standingOf([invoice]);
  expect(partsOf(note, standing)).toMatchObject([{ about: 'l1', quantity: 1, grossPence: 1200 }]);
  expect(partsOf(unnamed(note), standing)).toEqual([]);
});

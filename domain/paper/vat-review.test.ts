import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { SAMPLE_CUSTOMER } from '../../tests/support/sample-customer.ts';
import { invoiceFacts } from './invoice-facts.ts';
import type { VatCorrection, VatFault } from './vat-correction.ts';
import { addToReview, EMPTY_REVIEW, statementText, type VatReview } from './vat-review.ts';

const aPaper = invoiceFacts(
  { orderNumber: 'ZA1', createdAt: '', customerInfo: SAMPLE_CUSTOMER, shippingPence: 0, lines: [] },
  DEFAULT_SETTINGS,
  { number: 'INV-000001', isTest: false, issuedAt: '', payment: '', isPaid: true },
);

const correction = (
  number: string,
  fault: VatFault,
  grossPence: number,
  vatChangePence: number,
): VatCorrection => ({
  fault,
  wrong: { ...aPaper, number },
  taxPoint: '2026-07-01T00:00:00.000Z',
  credited: [],
  invoice: aPaper,
  refunds: [],
  grossPence,
  vatChangePence,
});

const reviewOf = (corrections: VatCorrection[]): VatReview =>
  corrections.reduce(
    (review, one, at) => addToReview(review, one, { orderNumber: `ZA${at}`, unknownRates: [] }),
    EMPTY_REVIEW,
  );

test('orders are summed in all and by what is wrong, with the first and the last paper named', () => {
  const review = reviewOf([
    correction('INV-1', 'without-vat', 1200, 200),
    correction('INV-2', 'with-vat', 600, -100),
    correction('INV-3', 'without-vat', 2400, 400),
  ]);
  expect(review).toMatchObject({
    statement: '',
    orders: 3,
    grossPence: 4200,
    vatChangePence: 500,
    fingerprint: 'INV-1 … INV-3',
  });
  expect(review.faults).toEqual([
    { fault: 'with-vat', orders: 1, grossPence: 600, vatChangePence: -100 },
    { fault: 'without-vat', orders: 2, grossPence: 3600, vatChangePence: 600 },
  ]);
  expect(review.examples[1]).toEqual({
    orderNumber: 'ZA1',
    number: 'INV-2',
    fault: 'with-vat',
    taxPoint: '2026-07-01T00:00:00.000Z',
    grossPence: 600,
    vatChangePence: -100,
  });
});

test('nothing wrong is no order, no sum and no paper', () => {
  expect(reviewOf([])).toEqual({
    statement: '',
    orders: 0,
    grossPence: 0,
    vatChangePence: 0,
    faults: [],
    examples: [],
    doubted: 0,
    fingerprint: '',
  });
  expect(reviewOf([correction('INV-9', 'with-vat', 1, 0)]).fingerprint).toBe('INV-9 … INV-9');
});

test('orders with goods of an unknown rate are counted where VAT is stated', () => {
  const taxed = { ...correction('INV-1', 'without-vat', 1200, 200), invoice: { ...aPaper, vatPence: 200 } };
  const order = { orderNumber: 'ZA1', unknownRates: ['Book'] };
  expect(addToReview(EMPTY_REVIEW, taxed, order).doubted).toBe(1);
  expect(addToReview(EMPTY_REVIEW, taxed, { ...order, unknownRates: [] }).doubted).toBe(0);
  expect(addToReview(EMPTY_REVIEW, correction('INV-1', 'with-vat', 1200, -200), order).doubted).toBe(0);
});

test('a hundred papers stand as examples, all of them in the sums', () => {
  const many = reviewOf(
    Array.from({ length: 102 }, (_, at) => correction(`INV-${at}`, 'with-vat', 100, -20)),
  );
  expect(many.examples.length).toBe(100);
  expect(many.examples[99]?.number).toBe('INV-99');
  expect([many.orders, many.grossPence, many.vatChangePence]).toEqual([102, 10_200, -2040]);
});

test('every other statement is another text', () => {
  const registered = {
    vatRegistered: true,
    vatNumber: 'GB980780684',
    vatRegisteredFrom: '2026-07-01',
    vatRegisteredUntil: '',
  };
  expect(statementText({ ...registered, vatRegistered: null })).toBe('not stated');
  expect(statementText({ ...registered, vatRegistered: false })).toBe('never registered');
  expect(statementText(registered)).toBe('GB980780684 from 2026-07-01');
  expect(statementText({ ...registered, vatRegisteredFrom: '' })).toBe('GB980780684 from an unknown day');
  expect(statementText({ ...registered, vatRegisteredUntil: '2026-09-30' })).toBe(
    'GB980780684 from 2026-07-01 to 2026-09-30',
  );
});

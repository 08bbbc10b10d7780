import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { SAMPLE_CUSTOMER } from '../../tests/support/sample-customer.ts';
import { type IssuedPaper, placeOfGoodsInvoice } from './goods-invoice.ts';
import { invoiceFacts } from './invoice-facts.ts';

const aPaper = invoiceFacts(
  { orderNumber: 'ZA1', createdAt: '', customerInfo: SAMPLE_CUSTOMER, shippingPence: 0, lines: [] },
  DEFAULT_SETTINGS,
  { number: 'INV-000001', isTest: false, issuedAt: '', payment: '', isPaid: true },
);

const paper = (kind: 'invoice' | 'credit-note', reference: string): IssuedPaper => ({
  reference,
  facts: { ...aPaper, kind },
});

test('the newest invoice of goods counts, and none that withdraws a credit note', () => {
  const first = paper('invoice', '');
  const refund = paper('credit-note', 'refund-1');
  const withdrawn = paper('invoice', 'refund-1');
  expect(placeOfGoodsInvoice([])).toBe(-1);
  expect(placeOfGoodsInvoice([first])).toBe(0);
  expect(placeOfGoodsInvoice([first, refund])).toBe(0);
  expect(placeOfGoodsInvoice([first, refund, withdrawn])).toBe(0);
  expect(placeOfGoodsInvoice([first, refund, withdrawn, paper('invoice', '')])).toBe(3);
  expect(placeOfGoodsInvoice([refund])).toBe(-1);
});

test('an invoice under the reference of another invoice, or of a later credit note, is one of goods', () => {
  expect(placeOfGoodsInvoice([paper('invoice', 'a'), paper('invoice', 'a')])).toBe(1);
  expect(placeOfGoodsInvoice([paper('invoice', 'a'), paper('credit-note', 'a')])).toBe(0);
  expect(placeOfGoodsInvoice([paper('credit-note', ''), paper('invoice', '')])).toBe(1);
});

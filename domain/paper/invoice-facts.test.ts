import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type ShopSettings } from '#domain/shop/shop.ts';
import {
  type InvoicedLine,
  type InvoicedOrder,
  invoiceFacts,
  sellerOf,
  suppliedAt,
} from './invoice-facts.ts';
import { paperParticulars } from './paper-particulars.ts';

const LEGAL = {
  ...DEFAULT_SETTINGS.legal,
  companyName: 'Sample Ltd',
  companyNumber: '01234567',
  registeredOffice: '1 Rose Lane',
  vatNumber: 'GB980780684',
  vatRegistered: true,
  vatRegisteredFrom: '2026-07-01',
};
const SHOP: ShopSettings = { ...DEFAULT_SETTINGS, legal: LEGAL };
const ISSUING = { number: 'INV-1', isTest: false, issuedAt: '2026-07-02', payment: 'Paid.', isPaid: true };
const RATE_20 = [{ ratePercent: 20 }];

const line = (changes: Partial<InvoicedLine> = {}): InvoicedLine => ({
  name: 'Serum',
  brand: 'Orla',
  variant: 'Standard',
  sku: null,
  quantity: 1,
  linePence: 1200,
  discountPence: 0,
  ratePercent: 20,
  parts: [],
  ...changes,
});

const orderTo = (country: string, postcode: string, lines = [line()]): InvoicedOrder => ({
  orderNumber: 'ZA1',
  createdAt: '2026-07-01T10:00:00.000Z',
  customerInfo: {
    firstName: 'Sample',
    lastName: 'Customer',
    email: '',
    phone: '',
    address: '2 Lane',
    city: 'Town',
    postcode,
    country,
    notes: '',
  },
  shippingPence: 600,
  lines,
});

const invoice = (order: InvoicedOrder, shop = SHOP) => invoiceFacts(order, shop, ISSUING);

test('seller and buyer are named as a full VAT invoice must', () => {
  const {
    seller,
    buyer,
    reason,
    credits,
    vatNote,
    suppliedAt: taxPoint,
  } = invoice(orderTo('United Kingdom', 'SW1A 1AA'));
  expect(seller).toMatchObject({
    companyName: 'Sample Ltd',
    companyNumber: '01234567',
    address: '1 Rose Lane',
    vatNumber: 'GB 980 7806 84',
  });
  expect(buyer).toEqual({ name: 'Sample Customer', address: '2 Lane\nTown\nSW1A 1AA\nUnited Kingdom' });
  expect([reason, credits, vatNote, taxPoint]).toEqual(['', null, '', '']);
  expect(invoice(orderTo('Ireland', '')).buyer.address).toBe('2 Lane\nTown\nIreland');
});

test('a seller without registered office is found at its place, and one without VAT names no number', () => {
  const shop = { ...SHOP, legal: { ...LEGAL, registeredOffice: '' } };
  expect(sellerOf(shop, RATE_20).address).toBe(shop.shop.place);
  expect(sellerOf(SHOP, [{ ratePercent: null }]).vatNumber).toBe('');
  expect(sellerOf(SHOP, [{ ratePercent: null }, { ratePercent: 0 }]).vatNumber).toBe('GB 980 7806 84');
});

test('goods that leave the area of UK VAT are zero-rated, and the invoice says why', () => {
  const abroad = invoice(orderTo('Jersey', 'JE2 3AB'));
  expect(abroad.vatNote).toBe(
    'Zero-rated: goods exported from the United Kingdom to Jersey. No UK VAT is charged.',
  );
  expect(abroad.rates).toMatchObject([{ ratePercent: 0, vatPence: 0, grossPence: 1800 }]);
  expect(invoice(orderTo('United Kingdom', 'SW1A 1AA')).rates).toMatchObject([
    { ratePercent: 20, vatPence: 300 },
  ]);
});

test('a shop that is not registered says nothing of exports', () => {
  const order = suppliedAt(orderTo('Jersey', 'JE2 3AB'), { ...LEGAL, vatRegistered: false }, '2026-07-02');
  expect(invoice(order)).toMatchObject({ vatNote: '', vatPence: 0, seller: { vatNumber: '' } });
});

test('a discount stands once, in the first of the lines of a set of two rates', () => {
  const part = { variant: 'Standard', quantity: 1 };
  const set = line({
    linePence: 4000,
    discountPence: 400,
    ratePercent: null,
    parts: [
      { ...part, name: 'Balm', partPence: 3000, ratePercent: 20 },
      { ...part, name: 'Book', partPence: 1000, ratePercent: 0 },
    ],
  });
  const { lines } = invoice({ ...orderTo('United Kingdom', 'SW1A 1AA', [set]), shippingPence: 0 });
  expect(lines.map(({ discountPence, grossPence }) => [discountPence, grossPence])).toEqual([
    [400, 2700],
    [0, 900],
  ]);
});

test('before the first day of registration neither lines nor parts of sets bear VAT', () => {
  const parts = [{ name: 'Balm', variant: 'Standard', quantity: 1, partPence: 1200, ratePercent: 20 }];
  const order = orderTo('United Kingdom', 'SW1A 1AA', [line(), line({ ratePercent: null, parts })]);
  expect(suppliedAt(order, LEGAL, '2026-07-01T12:00:00.000Z')).toBe(order);
  const before = suppliedAt(order, LEGAL, '2026-06-30T12:00:00.000Z');
  expect(before.lines.map(({ ratePercent }) => ratePercent)).toEqual([null, null]);
  expect(before.lines[1]?.parts).toEqual([{ ...parts[0], ratePercent: null }]);
});

test('a delivery that was chosen is named: in its line, or at the head where it was free', () => {
  const delivery = { name: 'Royal Mail Tracked 48', isChosen: true };
  const order = { ...orderTo('United Kingdom', 'SW1A 1AA'), delivery };
  const name = 'Delivery: Royal Mail Tracked 48';
  expect(invoice(order)).toMatchObject({ freeDelivery: '' });
  expect(invoice(order).lines.at(-1)).toMatchObject({ about: 'delivery', name });
  const free = invoice({ ...order, shippingPence: 0 });
  expect(free.freeDelivery).toBe(name);
  expect(paperParticulars(free)).toContain(`${name} (free)`);
  const only = invoice({ ...order, shippingPence: 0, delivery: { ...delivery, isChosen: false } });
  expect(paperParticulars(only).join()).not.toContain('Delivery');
});

test('delivery is a line of its own, without goods in it', () => {
  expect(invoice(orderTo('United Kingdom', 'SW1A 1AA')).lines.at(-1)).toEqual({
    name: 'Delivery',
    about: 'delivery',
    detail: '',
    quantity: 1,
    discountPence: 0,
    ratePercent: 20,
    netPence: 500,
    vatPence: 100,
    grossPence: 600,
  });
});

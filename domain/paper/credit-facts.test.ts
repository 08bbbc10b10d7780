import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allocate } from '#domain/money/allocate.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { creditNoteFacts, creditShares, reversalFacts, uncredited } from './credit-facts.ts';
import { type InvoicedLine, invoiceFacts } from './invoice-facts.ts';
import { type PaperFacts, paperFactsSchema, paperTitle, statesVat } from './paper.ts';

const SHOP = {
  ...DEFAULT_SETTINGS,
  legal: { ...DEFAULT_SETTINGS.legal, registeredOffice: '1 Rose Lane', vatNumber: 'GB980780684' },
};
const ISSUING = {
  number: 'INV-000001',
  isTest: false,
  issuedAt: '2026-11-22T10:00:00.000Z',
  payment: 'Paid by card',
  isPaid: true,
};
const CREDITING = {
  number: 'CN-1',
  issuedAt: ISSUING.issuedAt,
  reason: '',
  cause: 'refund' as const,
  payment: '',
  seller: sellerOfTest(),
};

function sellerOfTest(): PaperFacts['seller'] {
  return { name: '', companyName: '', companyNumber: '', address: '', vatNumber: '', email: '', phone: '' };
}

const CUSTOMER = {
  firstName: 'Test',
  lastName: 'Shopper',
  email: 'shopper@example.com',
  phone: '',
  address: '1 Example Street',
  city: 'London',
  postcode: 'SW1A 1AA',
  country: 'United Kingdom',
  notes: '',
};

const line = (rates: (number | null)[]): fc.Arbitrary<InvoicedLine> =>
  fc
    .record({
      unitPence: fc.integer({ min: 0, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 50 }),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      ratePercent: fc.constantFrom(...rates),
      held: fc.array(fc.record({ weight: fc.nat(9000), ratePercent: fc.constantFrom(...rates) }), {
        maxLength: 4,
      }),
    })
    .map(({ unitPence, quantity, off, ratePercent, held }) => ({
      name: 'Cream',
      brand: 'Orla',
      variant: 'Standard',
      sku: null,
      quantity,
      linePence: unitPence * quantity,
      discountPence: Math.floor(unitPence * quantity * off),
      ratePercent,
      parts: held.map((part, place) => ({
        name: `Part ${place}`,
        variant: 'Standard',
        quantity: 1,
        partPence:
          allocate(
            unitPence * quantity,
            held.map(({ weight }) => weight),
          )[place] ?? 0,
        ratePercent: part.ratePercent,
      })),
    }));

const lines = fc.oneof(
  fc.array(line([20, 5, 0]), { minLength: 1, maxLength: 30 }),
  fc.array(line([null]), { minLength: 1, maxLength: 10 }),
);
const order = fc.record({ lines, shippingPence: fc.integer({ min: 0, max: 2_000 }) }).map((part) => ({
  ...part,
  orderNumber: 'ZA123456789',
  createdAt: ISSUING.issuedAt,
  customerInfo: CUSTOMER,
}));

const total = (amounts: readonly VatAmount[], field: 'netPence' | 'vatPence' | 'grossPence') =>
  amounts.reduce((sum, amount) => sum + amount[field], 0);

function expectWhole(facts: PaperFacts) {
  for (const field of ['netPence', 'vatPence', 'grossPence'] as const) {
    expect(total(facts.lines, field)).toBe(facts[field]);
    expect(total(facts.rates, field)).toBe(facts[field]);
  }
  for (const { netPence, vatPence, grossPence } of [...facts.lines, ...facts.rates, facts])
    expect(netPence + vatPence).toBe(grossPence);
  expect(v.parse(paperFactsSchema, JSON.parse(JSON.stringify(facts)))).toEqual(facts);
}

test('the lines, rates and totals of every invoice agree to the penny, and with the order', () => {
  fc.assert(
    fc.property(order, (one) => {
      const facts = invoiceFacts(one, SHOP, ISSUING);
      expectWhole(facts);
      const goods = one.lines.reduce((sum, each) => sum + each.linePence - each.discountPence, 0);
      expect(facts.grossPence).toBe(goods + one.shippingPence);
      for (const { ratePercent, grossPence, vatPence } of facts.rates)
        expect(
          Math.abs(vatPence - (grossPence * (ratePercent ?? 0)) / (100 + (ratePercent ?? 0))),
        ).toBeLessThan(1);
    }),
  );
});

test('however a paid order is refunded, in the end every penny of every rate is credited, and never more', () => {
  const refunds = fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(order, refunds, (one, amounts) => {
      const invoice = invoiceFacts(one, SHOP, ISSUING);
      const papers = [invoice];
      for (const amountPence of [...amounts, invoice.grossPence]) {
        const left = uncredited(papers);
        const shares = creditShares(amountPence, left);
        const note = creditNoteFacts(invoice, shares, CREDITING);
        expectWhole(note);
        expect(note.grossPence).toBe(Math.min(amountPence, total(left, 'grossPence')));
        papers.push(note);
        for (const rest of uncredited(papers)) {
          expect(rest.grossPence).toBeGreaterThanOrEqual(0);
          expect(rest.vatPence).toBeGreaterThanOrEqual(0);
          expect(rest.netPence).toBeGreaterThanOrEqual(0);
        }
      }
      for (const rest of uncredited(papers))
        expect(rest).toMatchObject({ grossPence: 0, netPence: 0, vatPence: 0 });
    }),
  );
});

test('a refund that came back is stated again in full', () => {
  fc.assert(
    fc.property(order, fc.integer({ min: 1, max: 300_000 }), (one, amountPence) => {
      const invoice = invoiceFacts(one, SHOP, ISSUING);
      const note = creditNoteFacts(invoice, creditShares(amountPence, invoice.rates), CREDITING);
      const again = reversalFacts(note, CREDITING);
      expectWhole(again);
      expect(uncredited([invoice, note, again])).toEqual(uncredited([invoice]));
    }),
  );
});

test('a credit note names the goods: the lines of the invoice, or what its sum is part of', () => {
  fc.assert(
    fc.property(order, fc.double({ min: 0, max: 1, noNaN: true }), (one, share) => {
      const invoice = invoiceFacts(one, SHOP, ISSUING);
      const whole = creditNoteFacts(invoice, creditShares(invoice.grossPence, invoice.rates), CREDITING);
      if (invoice.grossPence > 0) expect(whole.lines).toEqual(invoice.lines);
      const amountPence = Math.floor(share * invoice.grossPence);
      if (amountPence === invoice.grossPence) return;
      const part = creditNoteFacts(invoice, creditShares(amountPence, invoice.rates), CREDITING);
      for (const credited of part.lines) {
        const goods = invoice.lines.filter(
          ({ ratePercent, grossPence }) => ratePercent === credited.ratePercent && grossPence > 0,
        );
        expect(credited.detail.split('\n')).toHaveLength(goods.length);
        expect(credited.detail).toMatch(/^In part for: /);
        for (const { name, detail } of goods)
          expect(credited.detail).toContain(detail ? `${name} (${detail})` : name);
      }
      for (const note of [whole, part]) {
        const again = reversalFacts({ ...note, reason: 'Damaged' }, CREDITING);
        expect(again.lines.map(({ detail }) => detail)).toEqual(note.lines.map(({ detail }) => detail));
        expect(again.lines.some(({ name }) => name.startsWith('Refund'))).toBe(false);
      }
    }),
  );
});

test('a shop without VAT says nothing of it', () => {
  const facts = invoiceFacts(
    {
      orderNumber: 'ZA1',
      createdAt: ISSUING.issuedAt,
      customerInfo: CUSTOMER,
      shippingPence: 599,
      lines: [
        {
          name: 'Cream',
          brand: 'Orla',
          variant: 'Rose',
          sku: 'O1',
          quantity: 2,
          linePence: 2000,
          discountPence: 0,
          ratePercent: null,
          parts: [],
        },
      ],
    },
    SHOP,
    ISSUING,
  );
  expect(statesVat(facts)).toBe(false);
  expect(facts.seller.vatNumber).toBe('');
  expect(paperTitle(facts)).toBe('Receipt');
  expect(paperTitle({ ...facts, isPaid: false })).toBe('Invoice');
  expect(facts.lines).toMatchObject([
    { name: 'Cream', detail: 'Orla · Rose · SKU O1', grossPence: 2000, vatPence: 0 },
    { name: 'Delivery', grossPence: 599 },
  ]);
});

test('a set of two rates has a line of the invoice for each, with what bears it', () => {
  const part = { variant: 'Standard', quantity: 1 };
  const facts = invoiceFacts(
    {
      orderNumber: 'ZA1',
      createdAt: ISSUING.issuedAt,
      customerInfo: CUSTOMER,
      shippingPence: 0,
      lines: [
        {
          name: 'Ritual',
          brand: 'Orla',
          variant: 'Standard',
          sku: null,
          quantity: 2,
          linePence: 4000,
          discountPence: 0,
          ratePercent: null,
          parts: [
            { ...part, name: 'Balm', partPence: 2000, ratePercent: 20 },
            { ...part, name: 'Book', partPence: 800, ratePercent: 0 },
            { ...part, name: 'Mist', partPence: 1200, ratePercent: 20 },
          ],
        },
      ],
    },
    SHOP,
    ISSUING,
  );
  expect(facts.lines).toMatchObject([
    { name: 'Ritual', detail: 'Orla · Contains Balm, Mist', quantity: 2, grossPence: 3200, vatPence: 533 },
    { name: 'Ritual', detail: 'Orla · Contains Book', quantity: 2, grossPence: 800, vatPence: 0 },
  ]);
});

const soldTo = (lines: InvoicedLine[], shippingPence = 0) =>
  invoiceFacts(
    { orderNumber: 'ZA1', createdAt: ISSUING.issuedAt, customerInfo: CUSTOMER, shippingPence, lines },
    SHOP,
    ISSUING,
  );
const lineOf = (name: string, linePence: number, ratePercent: number, quantity = 1): InvoicedLine => ({
  name,
  brand: 'Orla',
  variant: 'Standard',
  sku: null,
  quantity,
  linePence,
  discountPence: 0,
  ratePercent,
  parts: [],
});

test('a credit note in part names the goods that its sum is part of, and in whole the lines themselves', () => {
  const goods = [
    lineOf('Cream', 2400, 20, 2),
    lineOf('Balm', 1200, 20),
    lineOf('Book', 1000, 0),
    lineOf('Gift', 0, 20),
  ];
  const invoice = soldTo(goods);
  const [atTwenty] = creditShares(1000, invoice.rates.slice(0, 1));
  const part = creditNoteFacts(invoice, atTwenty ? [atTwenty] : [], CREDITING);
  expect(part).toMatchObject({ kind: 'credit-note', isPaid: true, credits: { number: 'INV-000001' } });
  expect(part.lines).toMatchObject([
    {
      name: 'Refund on order ZA1',
      detail: 'In part for: 2 × Cream (Orla)\nBalm (Orla)',
      quantity: 1,
      grossPence: 1000,
    },
  ]);
  const whole = creditNoteFacts(invoice, creditShares(invoice.grossPence, uncredited([invoice])), CREDITING);
  expect(whole.lines).toEqual(invoice.lines);
});

test('all of one rate of two is still a part', () => {
  const invoice = soldTo([lineOf('Cream', 1200, 20), lineOf('Book', 1200, 0)]);
  const shares = creditShares(1200, invoice.rates.slice(0, 1));
  expect(creditNoteFacts(invoice, shares, CREDITING).lines).toMatchObject([
    { name: 'Refund on order ZA1', detail: 'In part for: Cream (Orla)', ratePercent: 20, grossPence: 1200 },
  ]);
});

test('a refund bears no rate of which nothing is left, and what is not stated is not credited', () => {
  const none = { ratePercent: 5, netPence: 0, vatPence: 0, grossPence: 0 };
  const left = [none, { ratePercent: 20, netPence: 1000, vatPence: 200, grossPence: 1200 }];
  expect(creditShares(600, left)).toEqual([
    { ratePercent: 20, netPence: 500, vatPence: 100, grossPence: 600 },
  ]);
  expect(creditShares(1, [...left, { ...none, ratePercent: 0, netPence: 1, grossPence: 1 }])).toHaveLength(1);
  expect(creditShares(100, [none])).toEqual([]);
  expect(uncredited([soldTo([lineOf('Cream', 1200, 20)])])).toEqual([
    { ratePercent: 20, netPence: 1000, vatPence: 200, grossPence: 1200 },
  ]);
});

test('a withdrawn credit note is stated as an invoice that says so, with the goods it named', () => {
  const invoice = soldTo([lineOf('Cream', 2400, 20)]);
  const note = creditNoteFacts(invoice, creditShares(500, invoice.rates), { ...CREDITING, number: 'CN-7' });
  const again = reversalFacts({ ...note, lines: [...note.lines, ...invoice.lines] }, CREDITING);
  expect(again).toMatchObject({
    kind: 'invoice',
    reason: 'Credit note CN-7 is withdrawn: the refund did not arrive.',
    isPaid: true,
    credits: { number: 'CN-7' },
    takesBack: [{ number: 'CN-7', title: 'Credit note', rates: [{ ratePercent: 20, grossPence: 500 }] }],
  });
  expect(again.lines.map(({ name }) => name)).toEqual(['Credit note CN-7 withdrawn', 'Cream']);
});

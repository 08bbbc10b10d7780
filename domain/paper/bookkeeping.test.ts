import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookkeepingRows, quickBooksTaxCode, xeroTaxType } from './bookkeeping.ts';

const FACTS: Parameters<typeof bookkeepingRows>[0] = {
  kind: 'invoice',
  number: 'INV-000042',
  issuedAt: '2026-06-30T23:30:00.000Z',
  suppliedAt: '',
  orderNumber: 'ZA123456789',
  buyer: { name: 'Ann Lee', address: '' },
  rates: [],
  isPaid: true,
};

test('a paper is a row for each rate, on its day in London', () => {
  const rates = [
    { ratePercent: 20, netPence: 1000, vatPence: 200, grossPence: 1200 },
    { ratePercent: 0, netPence: 500, vatPence: 0, grossPence: 500 },
    { ratePercent: 5, netPence: 0, vatPence: 0, grossPence: 0 },
  ];
  expect(bookkeepingRows({ ...FACTS, rates })).toEqual([
    {
      number: 'INV-000042',
      isCreditNote: false,
      customer: 'Ann Lee',
      order: 'ZA123456789',
      day: '01/07/2026',
      description: 'VAT invoice for order ZA123456789',
      ratePercent: 20,
      netPence: 1000,
      vatPence: 200,
    },
    expect.objectContaining({ ratePercent: 0, netPence: 500, vatPence: 0 }),
  ]);
});

test('its rows are the paper to the penny', () => {
  const rate = fc.record({
    ratePercent: fc.constantFrom(20, 5, 0, null),
    netPence: fc.nat(1_000_000),
    vatPence: fc.nat(200_000),
  });
  fc.assert(
    fc.property(fc.array(rate, { maxLength: 4 }), (some) => {
      const rates = some.map((one) => ({ ...one, grossPence: one.netPence + one.vatPence }));
      const rows = bookkeepingRows({ ...FACTS, rates });
      const sum = (of: { netPence: number; vatPence: number }[]) =>
        of.reduce((total, { netPence, vatPence }) => total + netPence + vatPence, 0);
      expect(sum(rows)).toBe(sum(rates));
    }),
  );
});

test('each rate has its name in either program', () => {
  expect([20, 5, 0, null].map(xeroTaxType)).toEqual([
    '20% (VAT on Income)',
    '5% (VAT on Income)',
    'Zero Rated Income',
    'No VAT',
  ]);
  expect([20, 5, 0, null].map(quickBooksTaxCode)).toEqual(['20.0% S', '5.0% R', '0.0% Z', 'No VAT']);
});

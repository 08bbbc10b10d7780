import { expect, test } from 'vitest';
import type { PaperFacts } from './paper.ts';
import { paperRow, ROW_RATES } from './paper-row.ts';

const FACTS: PaperFacts = {
  kind: 'credit-note',
  number: 'CN-000001',
  isTest: false,
  issuedAt: '2026-06-30T23:30:00.000Z',
  suppliedAt: '',
  orderNumber: 'ZA1',
  orderedAt: '2026-06-01T10:00:00.000Z',
  seller: { name: '', companyName: '', companyNumber: '', address: '', vatNumber: '', email: '', phone: '' },
  buyer: { name: 'Sample Customer', address: '' },
  sentTo: '',
  freeDelivery: '',
  lines: [],
  rates: [
    { ratePercent: 20, netPence: 1000, vatPence: 200, grossPence: 1200 },
    { ratePercent: null, netPence: 300, vatPence: 0, grossPence: 300 },
  ],
  netPence: 1300,
  vatPence: 200,
  grossPence: 1500,
  vatNote: '',
  payment: '',
  isPaid: true,
  reason: null,
  credits: { number: 'INV-000009', issuedAt: '' },
  takesBack: [],
};

test('a credit note takes away, by rate, on its day in London', () => {
  const row = paperRow(FACTS);
  expect(row).toMatchObject({
    day: '2026-07-01',
    taxPoint: '2026-07-01',
    kind: 'Credit note',
    credits: 'INV-000009',
    netPence: -1300,
    vatPence: -200,
    grossPence: -1500,
  });
  const at = (rate: number | null) => row.rates[ROW_RATES.indexOf(rate)];
  expect(at(20)).toEqual({ netPence: -1000, vatPence: -200 });
  expect(at(5)).toEqual({ netPence: 0, vatPence: 0 });
  expect(at(null)).toEqual({ netPence: -300, vatPence: 0 });
  expect(paperRow({ ...FACTS, kind: 'invoice', credits: null }).grossPence).toBe(1500);
});

test('several papers that are credited have their sums', () => {
  const rates = [
    { ratePercent: 20, grossPence: 4000 },
    { ratePercent: 0, grossPence: 514 },
  ];
  const paper = { number: 'INV-19', issuedAt: '', title: 'VAT invoice', rates };
  const other = { ...paper, number: 'INV-23', rates: [{ ratePercent: 20, grossPence: 1000 }] };
  expect(paperRow({ ...FACTS, takesBack: [paper, other] }).credits).toBe('INV-19 £45.14; INV-23 £10.00');
});

test('an invoice credits nothing', () => {
  expect(paperRow({ ...FACTS, kind: 'invoice', credits: null }).credits).toBe('');
});

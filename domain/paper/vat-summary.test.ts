import { expect, test } from 'vitest';
import { rateLabel, vatSummary } from './vat-summary.ts';

test('credit notes are taken off invoices, by rate and in all', () => {
  const amounts = (netPence: number, vatPence: number) => ({
    netPence,
    vatPence,
    grossPence: netPence + vatPence,
  });
  const summary = vatSummary([
    { series: 'invoice', ratePercent: 0, ...amounts(500, 0) },
    { series: 'invoice', ratePercent: 20, ...amounts(1000, 200) },
    { series: 'credit-note', ratePercent: 20, ...amounts(100, 20) },
  ]);
  expect(summary.rows).toMatchObject([
    { ratePercent: 20, creditNotes: amounts(100, 20), net: amounts(900, 180) },
    { ratePercent: 0, invoices: amounts(500, 0), net: amounts(500, 0) },
  ]);
  expect(summary.total.net).toEqual(amounts(1400, 180));
  const outside = { series: 'credit-note', ratePercent: null, ...amounts(300, 0) } as const;
  const inVat = { series: 'invoice', ratePercent: 20, ...amounts(1000, 200) } as const;
  expect(vatSummary([outside, inVat])).toMatchObject({
    total: { net: amounts(700, 200) },
    returned: { net: amounts(1000, 200) },
  });
  expect(vatSummary([]).total.net).toEqual(amounts(0, 0));
});

test('the highest rate stands first, and what is outside VAT last', () => {
  const sum = (ratePercent: number | null) =>
    ({ series: 'invoice', ratePercent, netPence: 1, vatPence: 0, grossPence: 1 }) as const;
  const { rows } = vatSummary([null, 0, 20, 5].map(sum));
  expect(rows.map(({ ratePercent }) => rateLabel(ratePercent))).toEqual(['20%', '5%', '0%', 'Outside VAT']);
});

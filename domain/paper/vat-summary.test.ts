import { expect, test } from 'vitest';
import { vatSummary } from './vat-summary.ts';

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
  expect(vatSummary([]).total.net).toEqual(amounts(0, 0));
});

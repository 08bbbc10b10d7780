import type { Pence } from '#domain/money/money.ts';

export type PaperSum = {
  series: 'invoice' | 'credit-note';
  ratePercent: number | null;
  netPence: Pence;
  vatPence: Pence;
  grossPence: Pence;
};

export type SummaryAmounts = { netPence: Pence; vatPence: Pence; grossPence: Pence };

/** One rate of a period: invoices, credit notes, and what is left of the one less the other. */
export type VatSummaryRow = {
  ratePercent: number | null;
  invoices: SummaryAmounts;
  creditNotes: SummaryAmounts;
  net: SummaryAmounts;
};

export type VatSummary = {
  rows: VatSummaryRow[];
  total: Omit<VatSummaryRow, 'ratePercent'>;
  /** What a VAT return states of sales: its net is box 6, its VAT box 1. What is outside VAT is in neither. */
  returned: Omit<VatSummaryRow, 'ratePercent'>;
};

/** Sums the papers of a period by rate, the highest first, outside VAT last. */
export function vatSummary(sums: readonly PaperSum[]): VatSummary {
  const rates = [...new Set(sums.map(({ ratePercent }) => ratePercent))].toSorted(
    (a, b) => (b ?? -1) - (a ?? -1),
  );
  const rows = rates.map((ratePercent) => ({
    ratePercent,
    ...amountsOf(sums.filter((sum) => sum.ratePercent === ratePercent)),
  }));
  const inVat = sums.filter(({ ratePercent }) => ratePercent !== null);
  return { rows, total: amountsOf(sums), returned: amountsOf(inVat) };
}

/** Heads the sums that belong on a VAT return. */
export const RETURN_LABEL = 'VAT return: box 6 is this net, box 1 this VAT';

/** Returns '20%', or that the amount is outside VAT. */
export function rateLabel(ratePercent: number | null): string {
  return ratePercent === null ? 'Outside VAT' : `${ratePercent}%`;
}

function amountsOf(sums: readonly PaperSum[]) {
  const add = (series: PaperSum['series'], field: keyof SummaryAmounts) =>
    sums.reduce((total, sum) => (sum.series === series ? total + sum[field] : total), 0);
  const of = (series: PaperSum['series']): SummaryAmounts => ({
    netPence: add(series, 'netPence'),
    vatPence: add(series, 'vatPence'),
    grossPence: add(series, 'grossPence'),
  });
  const [invoices, creditNotes] = [of('invoice'), of('credit-note')];
  const net = {
    netPence: invoices.netPence - creditNotes.netPence,
    vatPence: invoices.vatPence - creditNotes.vatPence,
    grossPence: invoices.grossPence - creditNotes.grossPence,
  };
  return { invoices, creditNotes, net };
}

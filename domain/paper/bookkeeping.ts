import type { Pence } from '#domain/money/money.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { type PaperFacts, paperTitle } from './paper.ts';

/** Programs whose import files the shop writes, as their makers document them. */
export const BOOKKEEPING_FILES = ['xero', 'quickbooks-invoices', 'quickbooks-credit-notes'] as const;

export type BookkeepingFile = (typeof BOOKKEEPING_FILES)[number];

/** What bookkeeping wants of a paper. */
type BookedPaper = Pick<
  PaperFacts,
  'kind' | 'number' | 'issuedAt' | 'suppliedAt' | 'orderNumber' | 'buyer' | 'rates' | 'isPaid'
>;

/** What a paper takes at one rate: one row of an import file, so that its VAT is that of the paper to the penny. */
export type BookkeepingRow = {
  number: string;
  isCreditNote: boolean;
  customer: string;
  order: string;
  /** 'DD/MM/YYYY', in London. */
  day: string;
  description: string;
  /** Null: outside VAT. */
  ratePercent: number | null;
  /** Above nothing, of credit notes too. */
  netPence: Pence;
  vatPence: Pence;
};

export function bookkeepingRows(facts: BookedPaper): BookkeepingRow[] {
  const [year, month, day] = londonDay(facts.suppliedAt || facts.issuedAt).split('-');
  return facts.rates
    .filter(({ grossPence }) => grossPence !== 0)
    .map(({ ratePercent, netPence, vatPence }) => ({
      number: facts.number,
      isCreditNote: facts.kind === 'credit-note',
      customer: facts.buyer.name,
      order: facts.orderNumber,
      day: `${day}/${month}/${year}`,
      description: `${paperTitle(facts)} for order ${facts.orderNumber}`,
      ratePercent,
      netPence,
      vatPence,
    }));
}

/** The name of a rate in a new British company of Xero; its import wants the name as it is shown there. */
export function xeroTaxType(ratePercent: number | null): string {
  if (ratePercent === null) return 'No VAT';
  return ratePercent === 0 ? 'Zero Rated Income' : `${ratePercent}% (VAT on Income)`;
}

/** The code of a rate in a British company of QuickBooks Online. */
export function quickBooksTaxCode(ratePercent: number | null): string {
  if (ratePercent === null) return 'No VAT';
  if (ratePercent === 0) return '0.0% Z';
  return ratePercent === 5 ? '5.0% R' : `${ratePercent.toFixed(1)}% S`;
}

import { formatPounds, type Pence } from '#domain/money/money.ts';
import { VAT_PERCENT, VAT_RATES } from '#domain/money/vat-rate.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { type PaperFacts, paperTitle } from './paper.ts';

/** The columns of amounts by rate: those goods are sold at, and what is outside VAT. */
export const ROW_RATES: readonly (number | null)[] = [...VAT_RATES.map((rate) => VAT_PERCENT[rate]), null];

/** One line for an accountant. A credit note's amounts are below nothing, so that a column's sum is the period's. */
export type PaperRow = {
  /** Of issue, in London. */
  day: string;
  /** Tax point, in London. */
  taxPoint: string;
  number: string;
  kind: string;
  /** The numbers of the papers it takes back, of several with the sum of each. */
  credits: string;
  order: string;
  customer: string;
  /** In the order of `ROW_RATES`. */
  rates: { netPence: Pence; vatPence: Pence }[];
  netPence: Pence;
  vatPence: Pence;
  grossPence: Pence;
};

export function paperRow(facts: PaperFacts): PaperRow {
  const sign = facts.kind === 'credit-note' ? -1 : 1;
  const signed = (pence: Pence) => (pence === 0 ? 0 : sign * pence);
  return {
    day: londonDay(facts.issuedAt),
    taxPoint: londonDay(facts.suppliedAt || facts.issuedAt),
    number: facts.number,
    kind: paperTitle(facts),
    credits: creditsOf(facts),
    order: facts.orderNumber,
    customer: facts.buyer.name,
    rates: ROW_RATES.map((rate) => {
      const of = facts.rates.filter(({ ratePercent }) => ratePercent === rate);
      const sum = (field: 'netPence' | 'vatPence') => of.reduce((total, each) => total + each[field], 0);
      return { netPence: signed(sum('netPence')), vatPence: signed(sum('vatPence')) };
    }),
    netPence: signed(facts.netPence),
    vatPence: signed(facts.vatPence),
    grossPence: signed(facts.grossPence),
  };
}

function creditsOf({ credits, takesBack }: PaperFacts): string {
  if (takesBack.length < 2) return credits?.number ?? '';
  const sumOf = (rates: readonly { grossPence: Pence }[]) =>
    rates.reduce((sum, { grossPence }) => sum + grossPence, 0);
  return takesBack.map(({ number, rates }) => `${number} ${formatPounds(sumOf(rates))}`).join('; ');
}

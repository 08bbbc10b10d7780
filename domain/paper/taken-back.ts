import type { Pence } from '#domain/money/money.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import { type PaperFacts, paperTitle, type TakenBack } from './paper.ts';

type RateSum = Pick<VatAmount, 'ratePercent' | 'grossPence'>;

/**
 * Divides what a credit note takes back over the invoices of an order, so that none is credited beyond its sum at any rate: as
 * much as stands of `first`, the rest of the others, which state earlier credit notes again.
 */
export function takenBack(
  first: PaperFacts,
  papers: readonly PaperFacts[],
  credited: readonly RateSum[],
): TakenBack[] {
  const others = papers.filter(({ kind, number }) => kind === 'invoice' && number !== first.number);
  const notes = papers.filter(({ kind }) => kind === 'credit-note');
  const left = new Map(credited.map(({ ratePercent, grossPence }) => [ratePercent, grossPence]));
  return [first, ...others].flatMap((invoice): TakenBack[] => {
    const rates = invoice.rates.flatMap(({ ratePercent, grossPence }): RateSum[] => {
      const wanted = left.get(ratePercent) ?? 0;
      const taken = Math.min(wanted, Math.max(0, grossPence - creditedOf(invoice, notes, ratePercent)));
      left.set(ratePercent, wanted - taken);
      return taken > 0 ? [{ ratePercent, grossPence: taken }] : [];
    });
    return rates.length > 0 ? [takenFrom(invoice, rates)] : [];
  });
}

/** Names a paper with what is taken back of it. */
export function takenFrom(paper: PaperFacts, rates: readonly RateSum[]): TakenBack {
  const { number, issuedAt } = paper;
  const sums = rates.map(({ ratePercent, grossPence }) => ({ ratePercent, grossPence }));
  return { number, issuedAt, title: paperTitle(paper), rates: sums };
}

/** What credit notes took back of an invoice at a rate. One of before names it whole. */
function creditedOf({ number }: PaperFacts, notes: readonly PaperFacts[], ratePercent: number | null): Pence {
  return notes
    .flatMap((note) => {
      if (note.takesBack.length === 0) return note.credits?.number === number ? note.rates : [];
      return note.takesBack.flatMap((paper) => (paper.number === number ? paper.rates : []));
    })
    .reduce((sum, rate) => (rate.ratePercent === ratePercent ? sum + rate.grossPence : sum), 0);
}

import type { PaperFacts } from './paper.ts';

export type IssuedPaper = { reference: string; facts: PaperFacts };

/**
 * Returns the place of the invoice that states the goods of an order now, among its papers (oldest first); -1 without one.
 * Other invoices state a credit note again whose refund failed.
 */
export function placeOfGoodsInvoice(papers: readonly IssuedPaper[]): number {
  return papers.findLastIndex(
    ({ facts, reference }, place) =>
      facts.kind === 'invoice' && !papers.slice(0, place).some((paper) => isCreditOf(paper, reference)),
  );
}

function isCreditOf({ facts, reference }: IssuedPaper, wanted: string): boolean {
  return facts.kind === 'credit-note' && wanted !== '' && reference === wanted;
}

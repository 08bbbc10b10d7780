import type { VatAmount } from '#domain/money/vat-split.ts';
import { creditParts } from '#domain/refunds/credit-parts.ts';
import { type CreditShare, type Standing, standingAfter } from '#domain/refunds/standing.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { uncredited } from './credit-facts.ts';
import { type IssuedPaper, placeOfGoodsInvoice } from './goods-invoice.ts';
import { type InvoicedOrder, invoiceFacts, suppliedAt } from './invoice-facts.ts';
import { formatPaidBy, isPaidFor, type PayingOrder } from './paid-by.ts';
import type { PaperFacts } from './paper.ts';
import { partsOf, standingOf } from './standing-of-papers.ts';

/** Papers that state an order anew: all that stands is credited, the order invoiced as it is now, its refunds credited anew. */
export type Replacement = {
  /** The paper that is replaced, and its tax point (UTC, ISO). */
  wrong: PaperFacts;
  taxPoint: string;
  credited: VatAmount[];
  /** Without number and moment. */
  invoice: PaperFacts;
  /** The refunds since the replaced paper, by the credit notes that stated them. */
  refunds: { reference: string; note: PaperFacts; shares: CreditShare[] }[];
  /** What stands afterwards. */
  standing: Standing;
};

/** Returns what states an order anew by its papers (oldest first); null where no invoice stands. The tax point stays. */
export function replacementOf(
  papers: readonly IssuedPaper[],
  order: InvoicedOrder & PayingOrder,
  shop: ShopSettings,
): Replacement | null {
  const from = placeOfGoodsInvoice(papers);
  const wrong = papers[from]?.facts;
  const credited = uncredited(papers.map(({ facts }) => facts)).filter(({ grossPence }) => grossPence > 0);
  if (!wrong || credited.length === 0) return null;
  const taxPoint = wrong.suppliedAt || wrong.issuedAt;
  const isPaid = isPaidFor(order.paymentState);
  const invoice = invoiceFacts(suppliedAt(order, shop.legal, taxPoint), shop, {
    number: '',
    isTest: wrong.isTest,
    issuedAt: '',
    suppliedAt: taxPoint,
    // Of today: money may have come since the replaced paper.
    payment: formatPaidBy(order, isPaid),
    isPaid,
  });
  let standing = standingOf([invoice]);
  const refunds = standingCredits(papers.slice(from + 1)).map(({ reference, facts }) => {
    const shares = creditParts(standing, {
      amountPence: facts.grossPence,
      parts: partsOf(facts, standing),
    });
    standing = standingAfter(standing, shares);
    return { reference, note: facts, shares };
  });
  return { wrong, taxPoint, credited, invoice, refunds, standing };
}

/** The references of credit notes that replace a paper: no money moved. */
export const REPLACING_REFERENCE = /^(vat-)?correction/;

/** The credit notes of refunds that arrived and were not withdrawn. */
function standingCredits(papers: readonly IssuedPaper[]): IssuedPaper[] {
  return papers.filter(
    ({ facts, reference }, place) =>
      facts.kind === 'credit-note' &&
      !REPLACING_REFERENCE.test(reference) &&
      !papers
        .slice(place + 1)
        .some((later) => later.facts.kind === 'invoice' && later.reference === reference),
  );
}

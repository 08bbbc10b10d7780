import { isOutsideUkVat } from '#domain/fields/uk-vat-area.ts';
import type { Pence } from '#domain/money/money.ts';
import { isRegisteredAt, isStated } from '#domain/money/vat.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import { creditParts } from '#domain/refunds/credit-parts.ts';
import { type CreditShare, standingAfter } from '#domain/refunds/standing.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { uncredited } from './credit-facts.ts';
import { type IssuedPaper, placeOfGoodsInvoice } from './goods-invoice.ts';
import { type InvoicedOrder, invoiceFacts, suppliedAt } from './invoice-facts.ts';
import { formatPaidBy, isPaidFor, type PayingOrder } from './paid-by.ts';
import { type PaperFacts, type PaperTitle, paperTitle } from './paper.ts';
import { partsOf, standingOf } from './standing-of-papers.ts';

/** What is wrong with the VAT of a paper, by the statement of today and the destination of the goods. */
export type VatFault = 'without-vat' | 'with-vat' | 'export-with-vat';

const FAULT_REASONS: Record<VatFault, string> = {
  'without-vat': 'Issued without VAT, although the shop was registered for VAT.',
  'with-vat': 'Issued with VAT, although the shop was not registered for VAT.',
  'export-with-vat': 'Issued with UK VAT, although the goods left its area: they are zero-rated.',
};

const REPLACING: Record<PaperTitle, string> = {
  'VAT invoice': 'A VAT invoice',
  Receipt: 'A receipt',
  Invoice: 'An invoice',
  'Credit note': 'A credit note',
};

/** Says why a paper is credited, and by what it is replaced, by its title. */
export function faultReason(fault: VatFault, replacing: PaperFacts): string {
  return `${FAULT_REASONS[fault]} ${REPLACING[paperTitle(replacing)]} replaces it.`;
}

/** The papers of an order that put its VAT right: all that stands is credited, the order invoiced anew, its refunds credited anew. */
export type VatCorrection = {
  fault: VatFault;
  /** The paper that is wrong, and its tax point (UTC, ISO). */
  wrong: PaperFacts;
  taxPoint: string;
  credited: VatAmount[];
  /** Without number and moment. */
  invoice: PaperFacts;
  /** The refunds since the wrong paper, by the credit notes that stated them. */
  refunds: { reference: string; note: PaperFacts; shares: CreditShare[] }[];
  grossPence: Pence;
  /** By how much more VAT is stated afterwards. */
  vatChangePence: Pence;
};

/** The reference of a credit note that puts a wrong paper right: no money moved. */
export const CORRECTION_REFERENCE = 'vat-correction';

/**
 * Returns what puts the VAT of an order's papers (oldest first) right, or null where nothing stands or nothing is wrong. The
 * tax point stays that of the wrong paper. Applied, it leaves nothing to correct and the same gross
 * (docs/decisions/112-correct-vat-by-new-papers.md).
 */
export function vatCorrection(
  papers: readonly IssuedPaper[],
  order: InvoicedOrder & PayingOrder,
  shop: ShopSettings,
): VatCorrection | null {
  const from = placeOfGoodsInvoice(papers);
  const wrong = papers[from]?.facts;
  const left = uncredited(papers.map(({ facts }) => facts)).filter(({ grossPence }) => grossPence > 0);
  if (!wrong || wrong.isTest || left.length === 0 || !isStated(shop.legal)) return null;
  const taxPoint = wrong.suppliedAt || wrong.issuedAt;
  const fault = faultOf(left, order, isRegisteredAt(shop.legal, taxPoint));
  if (!fault) return null;
  const isPaid = isPaidFor(order.paymentState);
  const invoice = invoiceFacts(suppliedAt(order, shop.legal, taxPoint), shop, {
    number: '',
    isTest: false,
    issuedAt: '',
    suppliedAt: taxPoint,
    // Of today: money may have come since the wrong paper.
    payment: formatPaidBy(order, isPaid),
    isPaid,
  });
  let rest = standingOf([invoice]);
  const refunds = standingCredits(papers.slice(from + 1)).map(({ reference, facts }) => {
    const shares = creditParts(rest, { amountPence: facts.grossPence, parts: partsOf(facts, rest) });
    rest = standingAfter(rest, shares);
    return { reference, note: facts, shares };
  });
  const vatOf = (amounts: readonly VatAmount[]) => amounts.reduce((sum, { vatPence }) => sum + vatPence, 0);
  return {
    fault,
    wrong,
    taxPoint,
    credited: left,
    invoice,
    refunds,
    grossPence: left.reduce((sum, { grossPence }) => sum + grossPence, 0),
    vatChangePence: vatOf(rest.rates) - vatOf(left),
  };
}

function faultOf(left: readonly VatAmount[], order: InvoicedOrder, isRegistered: boolean): VatFault | null {
  if (!isRegistered) return left.some(({ ratePercent }) => ratePercent !== null) ? 'with-vat' : null;
  if (left.some(({ ratePercent }) => ratePercent === null)) return 'without-vat';
  const isTaxed = left.some(({ vatPence }) => vatPence !== 0);
  return isTaxed && isOutsideUkVat(order.customerInfo) ? 'export-with-vat' : null;
}

/** The credit notes of refunds that arrived and were not withdrawn. */
function standingCredits(papers: readonly IssuedPaper[]): IssuedPaper[] {
  return papers.filter(
    ({ facts, reference }, place) =>
      facts.kind === 'credit-note' &&
      reference !== CORRECTION_REFERENCE &&
      !papers
        .slice(place + 1)
        .some((later) => later.facts.kind === 'invoice' && later.reference === reference),
  );
}

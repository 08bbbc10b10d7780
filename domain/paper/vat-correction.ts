import { isOutsideUkVat } from '#domain/fields/uk-vat-area.ts';
import type { Pence } from '#domain/money/money.ts';
import { isRegisteredAt, isStated } from '#domain/money/vat.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import type { IssuedPaper } from './goods-invoice.ts';
import type { InvoicedOrder } from './invoice-facts.ts';
import type { PayingOrder } from './paid-by.ts';
import { type PaperFacts, type PaperTitle, paperTitle } from './paper.ts';
import { type Replacement, replacementOf } from './replacement.ts';

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

/** 'A VAT invoice replaces it.' */
export function replacingText(replacing: Pick<PaperFacts, 'kind' | 'rates' | 'isPaid'>): string {
  return `${REPLACING[paperTitle(replacing)]} replaces it.`;
}

/** Says why a paper is credited, and by what it is replaced, by its title. */
export function faultReason(fault: VatFault, replacing: PaperFacts): string {
  return `${FAULT_REASONS[fault]} ${replacingText(replacing)}`;
}

/** The papers of an order that put its VAT right: all that stands is credited, the order invoiced anew, its refunds credited anew. */
export type VatCorrection = Omit<Replacement, 'standing'> & {
  fault: VatFault;
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
  if (!isStated(shop.legal)) return null;
  const found = replacementOf(papers, order, shop);
  if (!found || found.wrong.isTest) return null;
  const { standing, ...replacement } = found;
  const { credited, taxPoint } = replacement;
  const fault = faultOf(credited, order, isRegisteredAt(shop.legal, taxPoint));
  if (!fault) return null;
  const vatOf = (amounts: readonly VatAmount[]) => amounts.reduce((sum, { vatPence }) => sum + vatPence, 0);
  return {
    ...replacement,
    fault,
    grossPence: credited.reduce((sum, { grossPence }) => sum + grossPence, 0),
    vatChangePence: vatOf(standing.rates) - vatOf(credited),
  };
}

function faultOf(left: readonly VatAmount[], order: InvoicedOrder, isRegistered: boolean): VatFault | null {
  if (!isRegistered) return left.some(({ ratePercent }) => ratePercent !== null) ? 'with-vat' : null;
  if (left.some(({ ratePercent }) => ratePercent === null)) return 'without-vat';
  const isTaxed = left.some(({ vatPence }) => vatPence !== 0);
  return isTaxed && isOutsideUkVat(order.customerInfo) ? 'export-with-vat' : null;
}

import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertOrderEvent, listSoldLines } from '#database/queries/order/order-rows.ts';
import { findInvoicedOrder } from '#database/queries/paper/invoiced-orders.ts';
import {
  insertPaper,
  listPapersOfOrder,
  type Paper,
  takePaperNumber,
} from '#database/queries/paper/papers.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { Pence } from '#domain/money/money.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import { type CreditCause, creditNoteFacts, reversalFacts, uncredited } from '#domain/paper/credit-facts.ts';
import { placeOfGoodsInvoice } from '#domain/paper/goods-invoice.ts';
import { invoiceFacts, sellerOf, suppliedAt } from '#domain/paper/invoice-facts.ts';
import { formatPaidBy } from '#domain/paper/paid-by.ts';
import {
  type PaperFacts,
  type PaperKind,
  type PaperSeries,
  paperNumber,
  seriesOf,
} from '#domain/paper/paper.ts';
import { type Replacement, replacementOf } from '#domain/paper/replacement.ts';
import { naming, standingByPapers } from '#domain/paper/standing-of-papers.ts';
import { unknownRatesNote } from '#domain/paper/unknown-rates.ts';
import {
  CORRECTION_REFERENCE,
  faultReason,
  replacingText,
  type VatCorrection,
} from '#domain/paper/vat-correction.ts';
import { creditParts } from '#domain/refunds/credit-parts.ts';
import type { RefundPart } from '#domain/refunds/refund-part.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';

/** `reference` names the entry of the ledger it follows from; '' for cash that is still due. */
export type NewInvoice = { orderId: string; reference: string; isTest: boolean };

/**
 * Issues the invoice of an order, in the transaction of its cause; nothing where one stands already. The order is locked by
 * the caller, and nothing is locked afterwards.
 */
export async function issueInvoice(
  trx: Db,
  { orderId, reference, isTest }: NewInvoice,
  asked: Stamp,
): Promise<void> {
  const papers = await listPapersOfOrder(trx, orderId);
  const stamp = behind(papers, asked);
  if (leftOf(papers).some(({ grossPence }) => grossPence > 0)) return;
  const order = await findInvoicedOrder(trx, orderId);
  if (!order) return;
  const isPaid = reference !== '';
  const facts = await issue(trx, { kind: 'invoice', isTest, orderId, reference }, stamp, (number, shop) =>
    invoiceFacts(suppliedAt(order, shop.legal, stamp.now), shop, {
      number,
      isTest,
      issuedAt: stamp.now,
      payment: formatPaidBy(order, isPaid),
      isPaid,
    }),
  );
  const note = unknownRatesNote(facts, order.unknownRates);
  if (note === '') return;
  await insertOrderEvent(trx, {
    id: stamp.newId(),
    order_id: orderId,
    at: stamp.now,
    actor: null,
    note,
    from_status: order.orderStatus,
    to_status: order.orderStatus,
  });
}

/** `parts`: what the refund is about; none for a sum alone. */
export type NewCreditNote = {
  orderId: string;
  reference: string;
  amountPence: Pence;
  reason: string;
  parts?: readonly RefundPart[];
};

/**
 * Issues the credit note of a refund, in its transaction: never about more than stands, and nothing where no invoice does.
 */
export async function issueCreditNote(
  trx: Db,
  { orderId, reference, amountPence, reason, parts = [] }: NewCreditNote,
  asked: Stamp,
): Promise<void> {
  const papers = await listPapersOfOrder(trx, orderId);
  const stamp = behind(papers, asked);
  const issued = papers[placeOfGoodsInvoice(papers)];
  if (!issued) return;
  const sold = await listSoldLines(trx, orderId);
  const shares = creditParts(standingByPapers(papers, sold), { amountPence, parts });
  if (!shares.some(({ grossPence }) => grossPence > 0)) return;
  const invoice = naming(issued.facts, sold);
  const { isTest } = invoice;
  await issue(trx, { kind: 'credit-note', isTest, orderId, reference }, stamp, (number, shop) =>
    creditNoteFacts(invoice, shares, {
      number,
      issuedAt: stamp.now,
      reason,
      cause: causeOf(reference),
      seller: sellerOf(shop, shares),
      papers: papers.map(({ facts }) => facts),
    }),
  );
}

/** Issues the credit note of all that stands of an order whose goods came back unpaid. */
export async function creditWholeOrder(
  trx: Db,
  { orderId, reason }: { orderId: string; reason: string },
  stamp: Stamp,
): Promise<void> {
  const left = leftOf(await listPapersOfOrder(trx, orderId));
  const amountPence = left.reduce((sum, { grossPence }) => sum + grossPence, 0);
  if (amountPence > 0) await issueCreditNote(trx, { orderId, reference: '', amountPence, reason }, stamp);
}

/** States again what was credited for a refund that did not arrive after all. */
export async function withdrawCreditNote(
  trx: Db,
  { orderId, reference }: { orderId: string; reference: string },
  asked: Stamp,
): Promise<void> {
  const papers = await listPapersOfOrder(trx, orderId);
  const stamp = behind(papers, asked);
  // The latest: one of before a correction of VAT was replaced by it.
  const note = papers.findLast(
    (paper) => paper.facts.kind === 'credit-note' && paper.reference === reference,
  );
  if (!note) return;
  const { isTest, rates } = note.facts;
  await issue(trx, { kind: 'invoice', isTest, orderId, reference }, stamp, (number, shop) =>
    reversalFacts(note.facts, {
      number,
      issuedAt: stamp.now,
      payment: 'Paid before; the refund came back.',
      seller: sellerOf(shop, rates),
    }),
  );
}

/** Issues the papers that put the VAT of an order right. The order is locked by the caller. Returns the new invoice. */
export async function issueCorrection(
  trx: Db,
  { orderId, correction }: { orderId: string; correction: VatCorrection },
  stamp: Stamp,
): Promise<PaperFacts> {
  const { fault, invoice } = correction;
  const why = { cause: 'correction', reason: faultReason(fault, invoice) } as const;
  const replacing = { ...why, reference: CORRECTION_REFERENCE, correction };
  return (await issueReplacement(trx, { orderId, ...replacing }, stamp)) ?? invoice;
}

/**
 * States an order anew after a correction of it, where an invoice stands; nothing otherwise. The order is locked by the caller
 * and written, and nothing is locked afterwards.
 */
export async function reissueInvoice(
  trx: Db,
  { orderId, correctionId, reason }: { orderId: string; correctionId: string; reason: string },
  stamp: Stamp,
): Promise<void> {
  const [papers, order] = await Promise.all([
    listPapersOfOrder(trx, orderId),
    findInvoicedOrder(trx, orderId),
  ]);
  const correction = order && replacementOf(papers, order, await readSettings(trx));
  if (!correction) return;
  const why = `${reason} ${replacingText(correction.invoice)}`;
  const reference = `correction-${correctionId}`;
  await issueReplacement(trx, { orderId, cause: 'replaced', reason: why, reference, correction }, stamp);
}

type Replacing = {
  orderId: string;
  cause: CreditCause;
  reason: string;
  /** Of the credit note. */
  reference: string;
  correction: Pick<Replacement, 'wrong' | 'credited' | 'invoice' | 'refunds'>;
};

/**
 * Issues the papers of a replacement a millisecond apart, so that they stand in their order, behind all earlier ones. Returns the
 * new invoice; null where nothing is left to invoice.
 */
async function issueReplacement(
  trx: Db,
  { orderId, cause, reason, reference, correction }: Replacing,
  stamp: Stamp,
): Promise<PaperFacts | null> {
  const { wrong, credited, invoice, refunds } = correction;
  const { isTest } = wrong;
  const papers = await listPapersOfOrder(trx, orderId);
  const start = Date.parse(behind(papers, stamp).now);
  const after = (milliseconds: number) => ({
    ...stamp,
    now: new Date(start + milliseconds).toISOString(),
  });
  const first = after(0);
  await issue(trx, { kind: 'credit-note', isTest, orderId, reference }, first, (number) =>
    creditNoteFacts(wrong, credited, {
      number,
      issuedAt: first.now,
      reason,
      cause,
      seller: wrong.seller,
      papers: papers.map(({ facts }) => facts),
    }),
  );
  if (invoice.grossPence === 0) return null;
  const ofWrong = papers.find(({ facts }) => facts.number === wrong.number)?.reference ?? '';
  const replacing = after(1);
  const issued = await issue(
    trx,
    { kind: 'invoice', isTest, orderId, reference: ofWrong },
    replacing,
    (number) => ({ ...invoice, number, issuedAt: replacing.now }),
  );
  for (const [place, refund] of refunds.entries()) {
    const at = after(2 + place);
    const again = { kind: 'credit-note', isTest, orderId, reference: refund.reference } as const;
    await issue(trx, again, at, (number) =>
      creditNoteFacts(issued, refund.shares, {
        number,
        issuedAt: at.now,
        reason: `In the place of ${refund.note.number}: ${refund.note.reason ?? refund.note.lines[0]?.detail ?? ''}`,
        cause: causeOf(refund.reference),
        seller: issued.seller,
      }),
    );
  }
  return issued;
}

/** A paper stands behind all earlier ones of its order, also where two of the staff issue within a millisecond. */
function behind(papers: readonly Paper[], stamp: Stamp): Stamp {
  const last = Math.max(0, ...papers.map(({ issuedAt }) => Date.parse(issuedAt)));
  return last < Date.parse(stamp.now) ? stamp : { ...stamp, now: new Date(last + 1).toISOString() };
}

/** Money that goes back has an entry of the ledger. */
function causeOf(reference: string): CreditCause {
  return reference === '' ? 'unpaid' : 'refund';
}

function leftOf(papers: readonly Paper[]): VatAmount[] {
  return uncredited(papers.map(({ facts }) => facts));
}

async function issue(
  trx: Db,
  {
    kind,
    isTest,
    orderId,
    reference,
  }: { kind: PaperKind; isTest: boolean; orderId: string; reference: string },
  { now, newId }: Stamp,
  state: (number: string, shop: ShopSettings) => PaperFacts,
): Promise<PaperFacts> {
  const shop = await readSettings(trx);
  const series: PaperSeries = seriesOf(kind, isTest);
  const sequence = await takePaperNumber(trx, series);
  const number = paperNumber(series, sequence, shop.legal);
  const facts = state(number, shop);
  await insertPaper(trx, { id: newId(), orderId, series, sequence, number, reference, issuedAt: now, facts });
  return facts;
}

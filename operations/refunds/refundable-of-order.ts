import type { Db } from '#database/open.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines, type SoldLine } from '#database/queries/order/order-rows.ts';
import { findInvoicedOrder } from '#database/queries/paper/invoiced-orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listRefundParts } from '#database/queries/payment/refund-parts.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { Pence } from '#domain/money/money.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { placeOfGoodsInvoice } from '#domain/paper/goods-invoice.ts';
import { invoiceFacts, suppliedAt } from '#domain/paper/invoice-facts.ts';
import { standingByPapers, standingOf } from '#domain/paper/standing-of-papers.ts';
import { refundableByTender, refundablePence, type TenderLeft } from '#domain/payment/refundable.ts';
import { creditParts } from '#domain/refunds/credit-parts.ts';
import { DELIVERY, type RefundPart, refundedByLine } from '#domain/refunds/refund-part.ts';
import { type Standing, standingAbout, standingAfter } from '#domain/refunds/standing.ts';

/** A line of an order with what can still be given back of it, and how many of its pieces can come back to the shelf. */
export type RefundableLine = {
  lineId: string;
  sold: SoldLine;
  tally: LineTally;
  /** Not refunded, and in no refund that is under way. */
  pieces: number;
  leftPence: Pence;
};

/** What can be given back of an order's money. */
export type RefundableOrder = {
  lines: RefundableLine[];
  standing: Standing;
  deliveryPence: Pence;
  keptPence: Pence;
  /** The parts of refunds that were made or are under way. */
  before: RefundPart[];
  /** What each tender holds, the largest first. */
  tenders: TenderLeft[];
};

/** Reads what can be given back of an order; refunds that are under way count as given. */
export async function refundableOfOrder(db: Db, orderId: string): Promise<RefundableOrder> {
  const [sold, ledger, refunds, parts, papers] = await Promise.all([
    listSoldLines(db, orderId),
    listLedger(db, orderId),
    listRefunds(db, orderId),
    listRefundParts(db, orderId),
    listPapersOfOrder(db, orderId),
  ]);
  const isPapered = placeOfGoodsInvoice(papers) >= 0;
  // What corrections give back is in no line: the order costs less by it.
  const ofLines = refunds.filter(({ correctionId }) => correctionId === null);
  const promised = ofLines.filter(({ state }) => state === 'requested' || state === 'pending');
  // Without an invoice, as of orders of before, no credit note says what went back.
  const counted = isPapered ? promised : ofLines.filter(({ state }) => state !== 'failed');
  const standing = counted.reduce(
    (rest, { id, amountPence }) =>
      standingAfter(rest, creditParts(rest, { amountPence, parts: parts.get(id) ?? [] })),
    isPapered ? standingByPapers(papers, sold) : await standingUnpapered(db, orderId),
  );
  const promisedPieces = refundedByLine(promised.map(({ id }) => parts.get(id) ?? []));
  const lines = (await tallyLines(db, orderId, sold)).map(({ tally, ...line }) => ({
    lineId: line.lineId,
    sold: line,
    tally,
    pieces: Math.max(0, tally.ordered - tally.refunded - (promisedPieces.get(line.lineId)?.quantity ?? 0)),
    leftPence: standingAbout(standing, line.lineId),
  }));
  return {
    lines,
    standing,
    deliveryPence: standingAbout(standing, DELIVERY),
    before: ofLines.flatMap(({ id, state }) => (state === 'failed' ? [] : (parts.get(id) ?? []))),
    ...withinStanding(standing, refunds, {
      keptPence: refundablePence(ledger, refunds),
      tenders: refundableByTender(ledger, refunds),
    }),
  };
}

/** Money that a correction was to give back, and could not, is no money of the lines: it goes back as what it is. */
function withinStanding(
  { rates }: Standing,
  refunds: readonly { correctionId: string | null; state: string }[],
  { keptPence, tenders }: Pick<RefundableOrder, 'keptPence' | 'tenders'>,
): Pick<RefundableOrder, 'keptPence' | 'tenders'> {
  const hasFailed = refunds.some(({ correctionId, state }) => correctionId !== null && state === 'failed');
  const most = rates.reduce((sum, { grossPence }) => sum + Math.max(0, grossPence), 0);
  if (!hasFailed || keptPence <= most) return { keptPence, tenders };
  const [first, ...others] = tenders;
  const left = first ? [{ ...first, leftPence: first.leftPence - (keptPence - most) }, ...others] : [];
  return { keptPence: most, tenders: left.filter(({ leftPence }) => leftPence > 0) };
}

async function standingUnpapered(db: Db, orderId: string): Promise<Standing> {
  const [order, shop] = await Promise.all([findInvoicedOrder(db, orderId), readSettings(db)]);
  if (!order) return { shares: [], rates: [] };
  const stated = invoiceFacts(suppliedAt(order, shop.legal, order.createdAt), shop, {
    number: '',
    isTest: false,
    issuedAt: order.createdAt,
    payment: '',
    isPaid: true,
  });
  return standingOf([stated]);
}

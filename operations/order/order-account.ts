import { tallyLines } from '#database/queries/order/line-movements.ts';
import { findOrderById, listOrderEvents, type OrderEvent } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { type LedgerRow, listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listRefundParts } from '#database/queries/payment/refund-parts.ts';
import { listRefunds, type RefundRow } from '#database/queries/payment/refunds.ts';
import { termsOfOrder } from '#database/queries/returns/terms-of-order.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import type { DifferenceForShopper } from '#domain/corrections/difference-words.ts';
import type { SentLine } from '#domain/mail/mail-content.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { linesToCome, type Parcel, standingParcels } from '#domain/parcels/parcel.ts';
import { refundItems } from '#domain/refunds/refund-words.ts';
import type { ReturnTerms } from '#domain/returns/return-terms.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import type { TransferInstructions } from '#domain/transfers/transfer-instructions.ts';
import { instructionsOfOrder } from '#operations/bank/instructions-of-order.ts';
import { differenceOfOrder } from '#operations/corrections/difference-of-order.ts';
import { readSignedToken, signedToken } from '#operations/mail/signed-token.ts';
import { listPaperLinks, type PaperLink } from '#operations/paper/paper-links.ts';
import { type SettledOrder, settledOrder } from '#operations/payment/settled-order.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** An order with what happened to it and to its money. */
export type OrderAccount = {
  order: SettledOrder;
  /** What a correction made it cost more; null where none did. */
  difference: DifferenceForShopper | null;
  events: OrderEvent[];
  ledger: LedgerRow[];
  /** `items`: what each is about, in words; '' for a sum alone. */
  refunds: (RefundRow & { items: string })[];
  papers: PaperLink[];
  /** What is to be transferred and where to; null where no transfer is awaited. */
  transfer: TransferInstructions | null;
  /** Transferred for a cancelled order, and no payment of it. */
  heldPence: Pence;
  /** Those that left, in their order. */
  parcels: Parcel[];
  /** The lines of which pieces are still to leave, with how many. */
  toCome: SentLine[];
  returnTerms: ReturnTerms;
  /** Opens the page that reviews what was bought; null before it has arrived. */
  reviewToken: string | null;
};

const REVIEW_WITHIN_MS = 90 * 24 * 60 * 60 * 1000;

/** Reads the account of an order, after asking the provider about a payment that is awaited. */
export async function loadOrderAccount(platform: Platform, found: Order): Promise<OrderAccount> {
  const settled = await settledOrder(platform, found);
  const { order, difference } = await differenceOfOrder(platform, settled);
  const [events, ledger, refunds, parts, papers, parcels, tallied, transfers, settings] = await Promise.all([
    listOrderEvents(platform.db, order.id),
    listLedger(platform.db, order.id),
    listRefunds(platform.db, order.id),
    listRefundParts(platform.db, order.id),
    listPaperLinks(platform, order.id),
    listParcels(platform.db, order.id),
    tallyLines(platform.db, order.id, order.lines),
    listTransfers(platform.db, order.id),
    readSettings(platform.db),
  ]);
  const named = refunds.map((refund) => {
    const items = refundItems({ ...refund, parts: parts.get(refund.id) ?? [] }, order.lines);
    return { ...refund, items: items.map(({ text }) => text).join(', ') };
  });
  return {
    order,
    difference,
    events,
    ledger,
    refunds: named,
    papers,
    transfer: await instructionsOfOrder(platform, order),
    heldPence: transferAccount(transfers, ledger, order).heldPence,
    parcels: standingParcels(parcels),
    toCome: order.orderStatus === 'cancelled' ? [] : linesToCome(tallied),
    returnTerms: await termsOfOrder(platform.db, order, settings.delivery),
    reviewToken: order.orderStatus === 'delivered' ? reviewTokenOf(platform, order.id) : null,
  };
}

function reviewTokenOf({ keys, clock }: Platform, id: string): string {
  return signedToken(keys, { purpose: 'review-order', id, expiresAt: clock.now() + REVIEW_WITHIN_MS });
}

/** Finds an order by the link of a mail. Null: the link is damaged or expired, or the order is gone. */
export async function findLinkedOrder(platform: Platform, token: string): Promise<Order | null> {
  const id = readSignedToken(platform, 'view-order', token);
  return id ? findOrderById(platform.db, id) : null;
}

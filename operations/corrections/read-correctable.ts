import type { Db } from '#database/open.ts';
import { listStoredLines, type StoredLine } from '#database/queries/corrections/correctable-lines.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { listDisputes } from '#database/queries/payment/disputes.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import type { CorrectableOrder } from '#domain/corrections/correctable-order.ts';
import { settledPence } from '#domain/corrections/settled.ts';
import type { Pence } from '#domain/money/money.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { isOpenDispute } from '#domain/payment/dispute.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';

/** An order as it stands, with what is needed to write a correction of it. */
export type StandingOrder = Omit<CorrectableOrder, 'lines'> & {
  id: string;
  orderNumber: string;
  vatPence: Pence | null;
  lines: readonly (StoredLine & { tally: LineTally })[];
};

/** Reads an order for a correction; null where it is gone. */
export async function readCorrectable(db: Db, orderId: string): Promise<StandingOrder | null> {
  const order = await findOrderById(db, orderId);
  if (!order) return null;
  const [lines, ledger, refunds, disputes] = await Promise.all([
    listStoredLines(db, orderId),
    listLedger(db, orderId),
    listRefunds(db, orderId),
    listDisputes(db, orderId),
  ]);
  const held =
    order.paymentMethod === 'transfer'
      ? transferAccount(await listTransfers(db, orderId), ledger, order).heldPence
      : 0;
  const { disputedPence } = ledgerSums(ledger);
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.orderStatus,
    paymentMethod: order.paymentMethod,
    paymentState: order.paymentState,
    holdUntil: order.holdUntil,
    customerInfo: order.customerInfo,
    billing: order.billing,
    gift: order.gift,
    delivery: { ...order.delivery, pence: order.shippingPence },
    isRegistered: order.vatPence !== null,
    vatPence: order.vatPence,
    lines: await tallyLines(db, orderId, lines),
    totalPence: order.totalPence,
    settledPence: settledPence(ledger, refunds),
    keptPence: refundablePence(ledger, refunds),
    heldPence: order.paymentState === 'awaiting payment' ? held : 0,
    isDisputed: disputedPence > 0 || disputes.some(({ state }) => isOpenDispute(state)),
    isRefundUnderWay: refunds.some(({ state }) => state === 'requested' || state === 'pending'),
  };
}

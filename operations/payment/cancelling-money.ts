import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** The money of an order that staff are about to move; sums of 0 unless they cancel it. */
export type CancellingMoney = {
  receivedPence: Pence;
  /** What could be given back with the cancellation. */
  leftPence: Pence;
  /** Paid in cash. */
  isCash: boolean;
  /** Given back by hand, and recorded. */
  isByHand: boolean;
};

/** Reads the money that a cancellation is about. */
export async function cancellingMoney(
  { db }: Platform,
  { id, paymentMethod }: Order,
  isCancelling: boolean,
): Promise<CancellingMoney> {
  const how = { isCash: paymentMethod === 'cod', isByHand: paymentMethod !== 'card' };
  if (!isCancelling) return { receivedPence: 0, leftPence: 0, ...how };
  const ledger = await listLedger(db, id);
  const leftPence = refundablePence(ledger, await listRefunds(db, id));
  return { receivedPence: ledgerSums(ledger).receivedPence, leftPence, ...how };
}

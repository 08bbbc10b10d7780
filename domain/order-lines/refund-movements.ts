import type { Pence } from '#domain/money/money.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';
import type { LineMovement, LineTally } from './line-movement.ts';

/** What refunds that name a line gave back for it. */
export type RefundedPieces = { quantity: number; amountPence: Pence };

/**
 * Returns the movement that leads from what a line's movements say was given back to what the money says; null where they agree.
 * Where all of an order's money went back, all of its pieces are refunded; a sum that names no line is about none.
 */
export function refundMovement(
  line: LineTally & { paidPence: Pence },
  paymentState: PaymentState,
  named: RefundedPieces,
): LineMovement | null {
  const isAll = paymentState === 'refunded';
  const quantity = (isAll ? line.ordered : named.quantity) - line.refunded;
  const amountPence = (isAll ? line.paidPence : named.amountPence) - line.refundedPence;
  if (quantity === 0 && amountPence === 0) return null;
  return { kind: 'refunded', cause: 'money', quantity, stockBack: 0, amountPence };
}

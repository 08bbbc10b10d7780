import { allowsPayment, type PaymentState } from '#domain/payment/payment-state.ts';
import { holdsStock, type OrderStatus, type PaymentMethod } from './order.ts';

/**
 * The next thing about an order's payment, for its shopper. `pay`: by any method; `confirm`: at the bank; `wait`: the bank has
 * not replied; `paid`; `ended`: it cannot be paid any more; `returned`: it was paid, and the money goes back; `cash`: to the
 * courier; `transfer`: by bank transfer, to the shop's account.
 */
export type PaymentStep = 'pay' | 'confirm' | 'wait' | 'paid' | 'ended' | 'returned' | 'cash' | 'transfer';

/** `progress` is the provider's, where it could be asked and the payment was begun. */
export function paymentStep(
  {
    paymentMethod,
    orderStatus,
    paymentState,
  }: { paymentMethod: PaymentMethod; orderStatus: OrderStatus; paymentState: PaymentState },
  progress: { state: string; isToConfirm: boolean } | null,
): PaymentStep {
  if (paymentMethod === 'cod') return 'cash';
  if (paymentState === 'refunded') return 'returned';
  if (paymentState === 'paid' || paymentState === 'partly refunded')
    return holdsStock(orderStatus) ? 'paid' : 'returned';
  if (paymentState === 'authorised') return 'wait';
  if (!allowsPayment('pay', paymentState) || !holdsStock(orderStatus)) return 'ended';
  if (paymentMethod === 'transfer') return 'transfer';
  if (progress?.state === 'processing') return 'wait';
  return progress?.isToConfirm ? 'confirm' : 'pay';
}

/** The same about what a correction made a paid order cost more; `isOver`: the time of its link has passed. */
export function differenceStep(
  { orderStatus }: { orderStatus: OrderStatus },
  progress: { state: string; isToConfirm: boolean } | null,
  isOver: boolean,
): PaymentStep {
  if (progress?.state === 'processing') return 'wait';
  if (isOver || !holdsStock(orderStatus)) return 'ended';
  return progress?.isToConfirm ? 'confirm' : 'pay';
}

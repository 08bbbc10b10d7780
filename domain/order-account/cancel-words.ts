import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** `keptPence`: what the shop still has, and would refund. */
type CancellingMoney = { paymentState: PaymentState; isTestCard: boolean; keptPence: Pence };

/** Tells a shopper before cancelling what becomes of goods and money. */
export function cancelWords(money: CancellingMoney): string {
  return `Your order will not be sent. ${moneyWords(money)}`;
}

function moneyWords({ paymentState, isTestCard, keptPence }: CancellingMoney): string {
  if (keptPence > 0)
    return isTestCard
      ? `${formatPounds(keptPence)} goes back to the test card: no money was taken.`
      : `We will refund ${formatPounds(keptPence)} to your original payment method. It can take up to ten days to appear.`;
  if (paymentState === 'cash due') return 'You have nothing to pay.';
  if (paymentState === 'authorised')
    return 'You have not been charged. Your bank may show the amount as pending for a few days before releasing it.';
  return 'You were not charged, and this order can no longer be paid.';
}

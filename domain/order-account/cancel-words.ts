import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** `keptPence`: what the shop still has, and would refund. */
type CancellingMoney = { paymentState: PaymentState; isTestCard: boolean; keptPence: Pence };

/** Tells a shopper before cancelling what becomes of goods and money. */
export function cancelWords(money: CancellingMoney): string {
  return `Nothing of it is sent, and what we set aside for you goes back on sale. ${moneyWords(money)}`;
}

function moneyWords({ paymentState, isTestCard, keptPence }: CancellingMoney): string {
  if (keptPence > 0)
    return isTestCard
      ? `The ${formatPounds(keptPence)} of the test card are booked back: no money was taken.`
      : `We refund ${formatPounds(keptPence)} the way you paid. Banks take up to ten days to show it.`;
  if (paymentState === 'cash due') return 'You have nothing to pay.';
  if (paymentState === 'authorised')
    return 'Nothing is taken. Your bank may show the sum as held for a few days, then releases it.';
  return 'Nothing was taken, and nothing can be paid for it any more.';
}

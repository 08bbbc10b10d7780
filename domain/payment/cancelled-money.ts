import { formatPounds, type Pence } from '#domain/money/money.ts';
import { failedRefundPence, failedRefundText } from './failed-refund.ts';
import { type LedgerEntry, ledgerSums, type PaymentState } from './payment-state.ts';
import { refundablePence } from './refundable.ts';

/** The money of a cancelled order: given back, on its way back, and still with the shop. */
export type CancelledMoney = {
  paymentState: PaymentState;
  /** Nothing is charged: it was to be paid in cash, or by a bank transfer. */
  isCash: boolean;
  isTestCard: boolean;
  refundedPence: Pence;
  promisedPence: Pence;
  keptPence: Pence;
  /** Part of what is kept: its last refund did not go through. */
  failedPence: Pence;
};

export function cancelledMoneyOf(
  {
    paymentState,
    paymentMethod,
    isTestCard,
  }: { paymentState: PaymentState; paymentMethod: string; isTestCard: boolean },
  ledger: readonly LedgerEntry[],
  refunds: readonly { state: string; amountPence: Pence }[],
  /** Transferred for it, and no payment of it: to be paid back by hand. */
  heldPence: Pence = 0,
): CancelledMoney {
  const sums = ledgerSums(ledger);
  const keptPence = refundablePence(ledger, refunds);
  return {
    paymentState,
    isCash: paymentMethod !== 'card',
    isTestCard,
    refundedPence: sums.refundedPence,
    promisedPence: sums.keptPence - keptPence,
    keptPence: keptPence + heldPence,
    failedPence: failedRefundPence(keptPence, refunds),
  };
}

/** Tells the customer of a cancelled order what happens with its money. */
export function cancelledMoneyText(
  { paymentState, isCash, isTestCard, refundedPence, promisedPence, keptPence, failedPence }: CancelledMoney,
  letters: { sendsMail: boolean },
): string[] {
  if (refundedPence + promisedPence + keptPence === 0) {
    if (isCash) return ['Nothing was paid for it, and you need not pay anything.'];
    return paymentState === 'authorised'
      ? ['You were not charged. Your bank may show the amount as pending for a few days before releasing it.']
      : ['You were not charged for it.'];
  }
  return [
    ...(refundedPence > 0 ? [refundedText(refundedPence, isTestCard)] : []),
    ...(promisedPence > 0 ? [promisedText(promisedPence, isTestCard)] : []),
    ...(failedPence > 0 ? [failedRefundText(failedPence, letters)] : []),
    ...(keptPence > failedPence ? [keptText(keptPence - failedPence, isTestCard, letters)] : []),
  ];
}

function refundedText(pence: Pence, isTestCard: boolean): string {
  return isTestCard
    ? `We refunded ${formatPounds(pence)} to the test card: no money was taken.`
    : `We refunded ${formatPounds(pence)} of what you paid.`;
}

function promisedText(pence: Pence, isTestCard: boolean): string {
  return isTestCard
    ? `We are refunding ${formatPounds(pence)} to the test card: no money was taken.`
    : `We are refunding ${formatPounds(pence)} to your original payment method. It can take up to ten days to appear.`;
}

function keptText(pence: Pence, isTestCard: boolean, { sendsMail }: { sendsMail: boolean }): string {
  return isTestCard
    ? `${formatPounds(pence)} is not refunded to the test card yet: no money was taken.`
    : `${formatPounds(pence)} of what you paid is not refunded yet. ${sendsMail ? 'We will email you once it is; to' : 'To'} ask about it, please write to us.`;
}

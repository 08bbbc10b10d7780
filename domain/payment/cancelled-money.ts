import { formatPounds, type Pence } from '#domain/money/money.ts';
import { type LedgerEntry, ledgerSums, type PaymentState } from './payment-state.ts';
import { refundablePence } from './refundable.ts';

/** The money of a cancelled order: given back, on its way back, and still with the shop. */
export type CancelledMoney = {
  paymentState: PaymentState;
  isCash: boolean;
  refundedPence: Pence;
  promisedPence: Pence;
  keptPence: Pence;
};

export function cancelledMoneyOf(
  { paymentState, paymentMethod }: { paymentState: PaymentState; paymentMethod: string },
  ledger: readonly LedgerEntry[],
  refunds: readonly { state: string; amountPence: Pence }[],
): CancelledMoney {
  const sums = ledgerSums(ledger);
  const keptPence = refundablePence(ledger, refunds);
  return {
    paymentState,
    isCash: paymentMethod === 'cod',
    refundedPence: sums.refundedPence,
    promisedPence: sums.keptPence - keptPence,
    keptPence,
  };
}

/** Tells the customer of a cancelled order what happens with its money. */
export function cancelledMoneyText({
  paymentState,
  isCash,
  refundedPence,
  promisedPence,
  keptPence,
}: CancelledMoney): string[] {
  if (refundedPence + promisedPence + keptPence === 0) {
    if (isCash) return ['Nothing was paid for it, and you need not pay anything.'];
    return paymentState === 'authorised'
      ? ['Nothing was taken. Your bank may show the sum as held for a few days, then releases it.']
      : ['Nothing was taken for it.'];
  }
  return [
    ...(refundedPence > 0 ? [`We refunded ${formatPounds(refundedPence)} of what you paid.`] : []),
    ...(promisedPence > 0
      ? [
          `We are refunding ${formatPounds(promisedPence)} the way you paid. Banks take up to ten days to show it.`,
        ]
      : []),
    ...(keptPence > 0
      ? [
          `${formatPounds(keptPence)} of what you paid is not refunded yet. We write again once it is; to ask about it, write to us.`,
        ]
      : []),
  ];
}

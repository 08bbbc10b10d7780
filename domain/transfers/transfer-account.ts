import type { Pence } from '#domain/money/money.ts';
import { type LedgerEntry, ledgerSums, type PaymentState } from '#domain/payment/payment-state.ts';

/** `received`: at the shop's bank; `corrected`: entered by mistake, and taken out; `paid-back`: to the customer, by hand. */
export const TRANSFER_KINDS = ['received', 'corrected', 'paid-back'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

export type TransferEntry = { kind: TransferKind; amountPence: Pence };

/** What the bank has of an order that is paid by transfer. */
export type TransferAccount = {
  /** What came, less what was entered by mistake and what was paid back out of it. */
  atBankPence: Pence;
  /** The part of it that is the order's payment, by the payment ledger. */
  paidPence: Pence;
  /** The rest: held for the customer until the order is paid, or is to be paid back. */
  heldPence: Pence;
  /** Still to come before the order is paid; 0 where nothing is awaited. */
  owedPence: Pence;
  /** Too much, or of an order that has ended: to be paid back. */
  overPence: Pence;
};

/**
 * Adds up the transfers of an order. Money counts as its payment once all of the total is there
 * (docs/decisions/265-transfers-are-marked-as-received.md); until then, and beyond it, it is held for the customer.
 */
export function transferAccount(
  entries: readonly TransferEntry[],
  ledger: readonly LedgerEntry[],
  { totalPence, paymentState }: { totalPence: Pence; paymentState: PaymentState },
): TransferAccount {
  const sumOf = (kind: TransferKind) =>
    entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amountPence : sum), 0);
  const atBankPence = sumOf('received') - sumOf('corrected') - sumOf('paid-back');
  const own = ledger.filter(({ tender }) => tender === 'transfer');
  const paidPence = own.reduce((sum, { kind, amountPence }) => {
    if (kind === 'captured') return sum + amountPence;
    return kind === 'receipt-corrected' ? sum - amountPence : sum;
  }, 0);
  const heldPence = atBankPence - paidPence;
  // A correction may have changed the total since, and another tender may have paid a part.
  const missingPence = totalPence - ledgerSums(ledger).receivedPence;
  const isAwaited = paymentState === 'awaiting payment';
  return {
    atBankPence,
    paidPence,
    heldPence,
    owedPence: isAwaited ? Math.max(0, missingPence - heldPence) : 0,
    overPence: Math.max(0, isAwaited ? heldPence - missingPence : heldPence),
  };
}

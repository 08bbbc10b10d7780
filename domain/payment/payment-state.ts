import type { Pence } from '#domain/money/money.ts';

export const PAYMENT_STATES = [
  'awaiting payment',
  'authorised',
  'paid',
  'partly refunded',
  'refunded',
  'failed',
  'cash due',
  'cash received',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * What happened to an order's money. `authorised`: held on a card; `captured`: received from a provider; `declined`: one
 * attempt failed; `ended`: nothing can be paid any more; `cash-received`: by the courier; `refunded`: given back, however paid.
 */
export const LEDGER_KINDS = [
  'authorised',
  'captured',
  'declined',
  'ended',
  'cash-received',
  'refunded',
] as const;

export type LedgerKind = (typeof LEDGER_KINDS)[number];

export type LedgerEntry = { kind: LedgerKind; amountPence: Pence };

export type LedgerSums = {
  receivedPence: Pence;
  refundedPence: Pence;
  /** Still with the shop: the most a further refund may be. */
  keptPence: Pence;
};

export function ledgerSums(entries: readonly LedgerEntry[]): LedgerSums {
  const sumOf = (...kinds: LedgerKind[]) =>
    entries.reduce((sum, { kind, amountPence }) => (kinds.includes(kind) ? sum + amountPence : sum), 0);
  const receivedPence = sumOf('captured', 'cash-received');
  const refundedPence = sumOf('refunded');
  return { receivedPence, refundedPence, keptPence: receivedPence - refundedPence };
}

/** Returns the payment state that a ledger leads to, in whatever order its entries came. */
export function paymentState(paidBy: 'cash' | 'provider', entries: readonly LedgerEntry[]): PaymentState {
  const { receivedPence, refundedPence } = ledgerSums(entries);
  const has = (kind: LedgerKind) => entries.some((entry) => entry.kind === kind);
  if (receivedPence > 0) {
    if (refundedPence >= receivedPence) return 'refunded';
    if (refundedPence > 0) return 'partly refunded';
    return paidBy === 'cash' ? 'cash received' : 'paid';
  }
  if (has('ended')) return 'failed';
  if (paidBy === 'cash') return 'cash due';
  return has('authorised') ? 'authorised' : 'awaiting payment';
}

/** What staff and shoppers can do about an order's money, and in which states: for the check and for the buttons. */
export const PAYMENT_ACTIONS = {
  pay: ['awaiting payment'],
  'record-cash': ['cash due'],
  refund: ['paid', 'partly refunded', 'cash received'],
} as const satisfies Record<string, readonly PaymentState[]>;

export type PaymentAction = keyof typeof PAYMENT_ACTIONS;

export function allowsPayment(action: PaymentAction, state: PaymentState): boolean {
  const states: readonly PaymentState[] = PAYMENT_ACTIONS[action];
  return states.includes(state);
}

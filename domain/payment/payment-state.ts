import type { Pence } from '#domain/money/money.ts';
import type { Tender } from './tender.ts';

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
 * What happened to an order's money. `authorised`: held on a card; `captured`: received from a provider, or at the shop's bank;
 * `declined`: one attempt failed; `ended`: nothing can be paid any more; `reopened`: an ended cash order stands again;
 * `cash-received`: by the courier; `receipt-corrected`: what was captured by hand and had not come; `refunded`: given back, however paid; `refund-failed`: a refund that did not reach the shopper after all; `disputed`:
 * taken back by the shopper's bank; `dispute-returned`: given to the shop again.
 */
export const LEDGER_KINDS = [
  'authorised',
  'captured',
  'declined',
  'ended',
  'reopened',
  'cash-received',
  'receipt-corrected',
  'refunded',
  'refund-failed',
  'disputed',
  'dispute-returned',
] as const;

export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Entries of money that was received. */
export const RECEIPT_KINDS = ['captured', 'cash-received'] as const satisfies readonly LedgerKind[];

/** Entries that take a receipt out again: its money had not come. */
export const RECEIPT_CORRECTIONS = ['receipt-corrected'] as const satisfies readonly LedgerKind[];

/** `tender`: what the money came or went by; a card where it is left out. */
export type LedgerEntry = { kind: LedgerKind; amountPence: Pence; tender?: Tender };

export type LedgerSums = {
  receivedPence: Pence;
  refundedPence: Pence;
  /** With the shopper's bank, in a dispute that is open or lost. */
  disputedPence: Pence;
  /** Still with the shop: the most a further refund may be. */
  keptPence: Pence;
};

export function ledgerSums(entries: readonly LedgerEntry[]): LedgerSums {
  const sumOf = (...kinds: LedgerKind[]) =>
    entries.reduce((sum, { kind, amountPence }) => (kinds.includes(kind) ? sum + amountPence : sum), 0);
  const receivedPence = sumOf(...RECEIPT_KINDS) - sumOf(...RECEIPT_CORRECTIONS);
  const refundedPence = sumOf('refunded') - sumOf('refund-failed');
  const disputedPence = sumOf('disputed') - sumOf('dispute-returned');
  const keptPence = receivedPence - refundedPence - disputedPence;
  return { receivedPence, refundedPence, disputedPence, keptPence };
}

/** What a new order's ledger begins with: £0.00 is received as soon as it is asked for, by whatever method. */
export function firstEntries(totalPence: Pence): LedgerEntry[] {
  return totalPence === 0 ? [{ kind: 'captured', amountPence: 0 }] : [];
}

/**
 * Returns the payment state that a ledger leads to, over all of its tenders and in whatever order its entries came. Where
 * several pay, an order of `totalPence` is paid once they add up; a payment service takes all that is to pay at once.
 */
export function paymentState(
  paidBy: 'cash' | 'provider',
  entries: readonly LedgerEntry[],
  totalPence: Pence = 0,
): PaymentState {
  const { receivedPence, refundedPence } = ledgerSums(entries);
  const count = (kind: LedgerKind) => entries.filter((entry) => entry.kind === kind).length;
  const hasEnded = count('ended') > count('reopened');
  const isReceived = count('captured') + count('cash-received') > count('receipt-corrected');
  if (isReceived && (hasEnded || receivedPence >= totalPence || entries.some(isByProvider))) {
    if (refundedPence > 0) return refundedPence >= receivedPence ? 'refunded' : 'partly refunded';
    return count('cash-received') > 0 ? 'cash received' : 'paid';
  }
  if (hasEnded) return 'failed';
  if (paidBy === 'cash') return 'cash due';
  return count('authorised') > 0 ? 'authorised' : 'awaiting payment';
}

function isByProvider({ kind, tender = 'card' }: LedgerEntry): boolean {
  return kind === 'captured' && tender === 'card';
}

/** True where a payment was to come before the order is packed, and has not. */
export function isUnpaid(state: PaymentState): boolean {
  return state === 'awaiting payment' || state === 'authorised' || state === 'failed';
}

/** What staff and shoppers can do about an order's money, and in which states: for the check and for the buttons. */
export const PAYMENT_ACTIONS = {
  pay: ['awaiting payment'],
  /** Packing and sending the goods; staff confirm it where all was given back. */
  send: ['paid', 'partly refunded', 'refunded', 'cash due', 'cash received'],
  'record-cash': ['cash due'],
  refund: ['paid', 'partly refunded', 'cash received'],
} as const satisfies Record<string, readonly PaymentState[]>;

export type PaymentAction = keyof typeof PAYMENT_ACTIONS;

export function allowsPayment(action: PaymentAction, state: PaymentState): boolean {
  const states: readonly PaymentState[] = PAYMENT_ACTIONS[action];
  return states.includes(state);
}

/** The reason an action is not allowed, as a sentence for staff; null where it is. */
export function whyNot(action: PaymentAction, state: PaymentState): string | null {
  return allowsPayment(action, state) ? null : `${NEEDS[action]} ${NOW[state]}`;
}

const NEEDS: Record<PaymentAction, string> = {
  pay: 'Nothing can be paid.',
  send: 'It cannot be packed or sent.',
  'record-cash': 'There is no cash to record.',
  refund: 'There is nothing to refund.',
};

const NOW: Record<PaymentState, string> = {
  'awaiting payment': 'The shopper has not paid yet.',
  authorised: 'The money is held on the card, not received yet.',
  paid: 'The order is paid.',
  'partly refunded': 'The order is paid, and partly refunded.',
  refunded: 'All of the money was given back.',
  failed: 'The payment has ended without money.',
  'cash due': 'It is paid in cash on delivery.',
  'cash received': 'The cash was received.',
};

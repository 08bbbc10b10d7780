import { formatPounds, type Pence } from '#domain/money/money.ts';

/**
 * A bank asks about a payment (`inquiry`, no money is moved), or takes it back until it has decided. `prevented`: settled
 * before it became a dispute.
 */
export const DISPUTE_STATES = [
  'inquiry',
  'inquiry answered',
  'inquiry closed',
  'needs response',
  'under review',
  'won',
  'lost',
  'prevented',
] as const;

export type DisputeState = (typeof DISPUTE_STATES)[number];

export const OPEN_DISPUTES: readonly DisputeState[] = [
  'inquiry',
  'inquiry answered',
  'needs response',
  'under review',
];

export type Dispute = {
  reference: string;
  amountPence: Pence;
  /** The bank's, in the provider's word: 'product_not_received'. */
  reason: string;
  state: DisputeState;
  /** Until when evidence can be sent (UTC, ISO); null where none is asked for. */
  evidenceDueAt: string | null;
  /** Where it is answered, at the provider. */
  link: string;
};

export function isOpenDispute(state: DisputeState): boolean {
  return OPEN_DISPUTES.includes(state);
}

/** 'Disputed', for lists: the state that matters most among those of an order; null without a dispute. */
export function disputeLabel(states: readonly DisputeState[]): DisputeLabel | null {
  return LABELS.find(([, of]) => states.some((state) => of.includes(state)))?.[0] ?? null;
}

export type DisputeLabel = 'Disputed' | 'Bank asks' | 'Dispute lost' | 'Dispute won' | 'Inquiry closed';

const LABELS: readonly (readonly [DisputeLabel, readonly DisputeState[]])[] = [
  ['Disputed', ['needs response', 'under review']],
  ['Bank asks', ['inquiry', 'inquiry answered']],
  ['Dispute lost', ['lost']],
  ['Dispute won', ['won']],
  ['Inquiry closed', ['inquiry closed', 'prevented']],
];

/** The state of a dispute as a sentence for staff. */
export function disputeText({ state, amountPence }: Pick<Dispute, 'state' | 'amountPence'>): string {
  return TEXTS[state](formatPounds(amountPence));
}

const TEXTS: Record<DisputeState, (amount: string) => string> = {
  inquiry: (amount) => `The customer’s bank asks about ${amount}. No money has moved; answer, or refund it.`,
  'inquiry answered': (amount) => `The bank looks at your answer about ${amount}. No money has moved.`,
  'inquiry closed': () => 'The bank’s inquiry was closed without a dispute.',
  'needs response': (amount) => `The bank has taken ${amount} back. Send evidence, or accept it.`,
  'under review': (amount) => `The bank has taken ${amount} back and looks at your evidence.`,
  won: (amount) => `Won: ${amount} is yours again.`,
  lost: (amount) => `Lost: ${amount} stays with the customer.`,
  prevented: () => 'It was settled before it became a dispute.',
};

/** 'Product not received' for 'product_not_received'. */
export function disputeReason(reason: string): string {
  return reason.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

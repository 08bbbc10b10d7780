import type { OrderStatus } from '#domain/order/order.ts';
import type { ReviewSettings } from './review-settings.ts';

/** Why a buyer is not asked for a review, as staff read it. */
export const UNASKED_REASONS = {
  off: 'The shop asks nobody at present.',
  refused: 'The address wants no such mail.',
  erased: 'The person is erased.',
  cancelled: 'The order was cancelled.',
  refunded: 'Something was paid back.',
  returned: 'A return was asked.',
  disputed: 'The bank questions the payment.',
  complained: 'The customer complained.',
  reviewed: 'It is reviewed already.',
  undelivered: 'Nobody said that it was delivered.',
} as const;

export type UnaskedReason = keyof typeof UNASKED_REASONS;

/** What an order is at the moment at which its buyer may be asked. Times are UTC, ISO. */
export type RequestFacts = {
  orderStatus: OrderStatus;
  placedAt: string;
  /** When the order was last said to be delivered; null where it is not. */
  deliveredAt: string | null;
  hasAddress: boolean;
  isRefused: boolean;
  hasRefund: boolean;
  hasReturn: boolean;
  hasDispute: boolean;
  hasComplaint: boolean;
  hasReview: boolean;
};

export type RequestVerdict =
  | { kind: 'ask' }
  /** Looked at again then. */
  | { kind: 'wait'; until: string }
  | { kind: 'skip'; reason: UnaskedReason };

/**
 * Tells whether a buyer is asked now. A refund, a return, a dispute or a complaint ends it for good: whoever was let down is not asked
 * for praise, and whoever got money back is not paid for silence.
 */
export function reviewRequestVerdict(
  facts: RequestFacts,
  { taken, askAfterDays }: Pick<ReviewSettings, 'taken' | 'askAfterDays'>,
  now: string,
): RequestVerdict {
  const reason = reasonNotToAsk(facts);
  if (reason) return { kind: 'skip', reason };
  if (!taken || askAfterDays === null) return { kind: 'skip', reason: 'off' };
  if (facts.deliveredAt === null)
    return after(facts.placedAt, MOST_DAYS_ON_THE_WAY) < now
      ? { kind: 'skip', reason: 'undelivered' }
      : { kind: 'wait', until: after(now, 1) };
  const until = after(facts.deliveredAt, askAfterDays);
  return until <= now ? { kind: 'ask' } : { kind: 'wait', until };
}

function reasonNotToAsk(facts: RequestFacts): UnaskedReason | null {
  if (!facts.hasAddress) return 'erased';
  if (facts.isRefused) return 'refused';
  if (facts.orderStatus === 'cancelled') return 'cancelled';
  if (facts.hasReturn) return 'returned';
  if (facts.hasRefund) return 'refunded';
  if (facts.hasDispute) return 'disputed';
  if (facts.hasComplaint) return 'complained';
  return facts.hasReview ? 'reviewed' : null;
}

/** An order of which nobody says for so long that it came is not waited for. */
const MOST_DAYS_ON_THE_WAY = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days later (UTC, ISO). */
export function after(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY_MS).toISOString();
}

import type { Pence } from '#domain/money/money.ts';
import type { TimelineStep } from '#domain/order/order-timeline.ts';
import type { LedgerEntry, LedgerKind } from '#domain/payment/payment-state.ts';

/** Something that happened to the money of an order, in words for its shopper. */
export type MoneyEvent = {
  name: string;
  /** The reason of a refund, or that it failed; '' for others. */
  text: string;
  /** 0 where no sum belongs to it. */
  amountPence: Pence;
  /** ISO time */
  at: string;
  /** A refund that has not arrived yet. */
  isUnderWay: boolean;
};

type Entry = LedgerEntry & { reference: string; at: string };

type Refund = {
  id: string;
  state: string;
  reference: string | null;
  amountPence: Pence;
  reason: string;
  /** What it is about; '' or left out for a sum alone. */
  items?: string;
  requestedAt: string;
};

const NAMES: Partial<Record<LedgerKind, string>> = {
  authorised: 'Held by your bank',
  captured: 'Paid',
  declined: 'A payment did not go through',
  'cash-received': 'Paid in cash',
  refunded: 'Refunded',
  'refund-failed': 'A refund came back to us',
  'receipt-corrected': 'The payment had not arrived after all',
};

/** The ledger, the open and the failed refunds of an order, oldest first; `refunds` in the order they were asked for. Holds and failed attempts count only until it is paid. */
export function moneyEvents(
  ledger: readonly Entry[],
  refunds: readonly Refund[],
  { isTestCard }: { isTestCard: boolean } = { isTestCard: false },
): MoneyEvent[] {
  const failed = refunds.at(-1)?.state === 'failed' ? `${FAILED}; we are on it.` : `${FAILED}.`;
  const isPaid = ledger.some(({ kind }) => kind === 'captured');
  const entries = ledger.flatMap(({ kind, amountPence, reference, at }) => {
    const name = NAMES[kind];
    if (!name || (isPaid && (kind === 'authorised' || kind === 'declined'))) return [];
    const refund = refunds.find((each) => each.id === reference || each.reference === reference);
    const text = kind === 'refunded' ? reasonOf(refund) : kind === 'refund-failed' ? failed : '';
    return [{ name, text, amountPence, at, isUnderWay: false }];
  });
  const open = refunds
    .filter(({ state }) => state === 'requested' || state === 'pending')
    .map((refund) => ({
      name: 'Refund on its way',
      text: isTestCard
        ? `${reasonOf(refund)} No money was taken.`
        : `${reasonOf(refund)} Banks take up to ten days to show it.`,
      amountPence: refund.amountPence,
      at: refund.requestedAt,
      isUnderWay: true,
    }));
  const ended = refunds
    .filter(({ state, reference }) => state === 'failed' && !cameBack(ledger, reference))
    .map(({ amountPence, requestedAt }) => ({
      name: 'Refund',
      text: failed,
      amountPence,
      at: requestedAt,
      isUnderWay: false,
    }));
  return [...entries, ...open, ...ended].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** Returns '2 × Rose Serum, Delivery. Broken in the post'. */
function reasonOf(refund: Refund | undefined): string {
  return refund?.items ? `${refund.items}. ${refund.reason}` : (refund?.reason ?? '');
}

const FAILED = 'The refund did not go through';

/** True for a refund that was done and then failed: the ledger says so. */
function cameBack(ledger: readonly Entry[], reference: string | null): boolean {
  return ledger.some((entry) => entry.kind === 'refund-failed' && entry.reference === reference);
}

/** Puts what happened to the money between the steps of an order: each after the last step it came after. */
export function withMoneyEvents(
  steps: readonly TimelineStep[],
  events: readonly MoneyEvent[],
): (TimelineStep | MoneyEvent)[] {
  const placeOf = (event: MoneyEvent) =>
    Math.max(
      0,
      steps.findLastIndex(({ at }) => at !== null && at <= event.at),
    );
  return steps.flatMap((step, place) => [step, ...events.filter((event) => placeOf(event) === place)]);
}

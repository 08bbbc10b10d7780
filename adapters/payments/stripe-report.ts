import type Stripe from 'stripe';
import type { Dispute, DisputeState } from '#domain/payment/dispute.ts';
import type { PaymentReport, Refund, ReportedDispute } from '#operations/platform/payment-provider.ts';

/** The metadata that names a refund of this shop. */
export const REFUND_KEY = 'refund';

export function keptOf({ receivedPence, refunds }: Pick<PaymentReport, 'receivedPence' | 'refunds'>) {
  const given = refunds.filter(({ state }) => state !== 'failed');
  return { keptPence: receivedPence - given.reduce((sum, { amountPence }) => sum + amountPence, 0) };
}

export function reportOf(
  intent: Stripe.PaymentIntent,
  refunds: Stripe.Refund[],
  disputes: Stripe.Dispute[],
): Omit<PaymentReport, 'risk'> {
  const charge = chargeOf(intent);
  const state = STATES[intent.status];
  if (!state) throw new Error(`Stripe reports a state this version does not know: ${intent.status}`);
  return {
    reference: intent.id,
    state,
    amountPence: intent.amount,
    receivedPence: intent.amount_received,
    method: methodOf(charge),
    refunds: refunds.map(refundOf),
    disputes: disputes.map(reportedDispute),
    failure: intent.last_payment_error?.message ?? null,
    // Its own script leads to the bank.
    isToConfirm: false,
  };
}

export function chargeOf({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof latest_charge === 'object' ? latest_charge : null;
}

const STATES: Record<string, PaymentReport['state']> = {
  requires_payment_method: 'unpaid',
  requires_confirmation: 'unpaid',
  requires_action: 'unpaid',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'paid',
  canceled: 'ended',
};

function methodOf(charge: Stripe.Charge | null): PaymentReport['method'] {
  const details = charge?.payment_method_details;
  if (!details) return null;
  const { card, type } = details;
  if (card) return { name: card.brand ?? 'card', last4: card.last4 };
  return { name: type, last4: null };
}

export function refundOf({ id, amount, status, metadata, reason }: Stripe.Refund): Refund {
  const state =
    status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
  return {
    reference: id,
    amountPence: amount,
    state,
    key: metadata?.[REFUND_KEY] ?? null,
    reason: metadata?.reason || REFUND_REASONS[reason ?? ''] || 'Refunded by Stripe.',
  };
}

/** Stripe's reasons, in words for the shopper; 'fraudulent' is a suspicion that they are not told. */
const REFUND_REASONS: Record<string, string> = {
  duplicate: 'It was paid twice.',
  requested_by_customer: 'You asked for it.',
};

export function reportedDispute(dispute: Stripe.Dispute): ReportedDispute {
  const movements = dispute.balance_transactions.map(({ id, amount, currency }) => ({
    reference: id,
    kind: amount < 0 ? ('disputed' as const) : ('dispute-returned' as const),
    // The account may be settled in another currency than the payment.
    amountPence: currency === 'gbp' ? Math.abs(amount) : dispute.amount,
  }));
  return { ...disputeOf(dispute), movements };
}

function disputeOf({ id, amount, reason, status, ...rest }: Stripe.Dispute): Dispute {
  const dueBy = rest.evidence_details.due_by;
  const payment = idOf(rest.payment_intent);
  return {
    reference: id,
    amountPence: amount,
    reason,
    // A state that this version does not know is one that staff look at.
    state: DISPUTE_STATES[status] ?? 'under review',
    evidenceDueAt: dueBy === null ? null : new Date(dueBy * 1000).toISOString(),
    link: stripePage(payment ?? '', { isLive: rest.livemode }),
  };
}

/** A payment in Stripe's dashboard, with its refunds and disputes. */
export function stripePage(payment: string, { isLive }: { isLive: boolean }): string {
  return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}payments/${encodeURIComponent(payment)}`;
}

const DISPUTE_STATES: Record<string, DisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry answered',
  warning_closed: 'inquiry closed',
  needs_response: 'needs response',
  appeal_needs_response: 'needs response',
  under_review: 'under review',
  appeal_under_review: 'under review',
  won: 'won',
  lost: 'lost',
  prevented: 'prevented',
};

export function idOf(found: string | { id: string } | null): string | null {
  return typeof found === 'string' ? found : (found?.id ?? null);
}

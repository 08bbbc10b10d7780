import Stripe from 'stripe';
import * as v from 'valibot';
import type { Dispute, DisputeState } from '#domain/payment/dispute.ts';
import {
  type PaymentNotice,
  type PaymentProvider,
  PaymentRefused,
  type PaymentReport,
  type Refund,
  type RefundResult,
  type ReportedDispute,
} from '#operations/platform/payment-provider.ts';

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address of its API, for tests. */
  apiBase: string | null;
};

const TIMEOUT_MS = 20_000;
/** The metadata that names a payment of this shop. */
const KEY = 'payment';
/** The metadata that names a refund of this shop. */
const REFUND_KEY = 'refund';

/** What is read of an event. */
const eventSchema = v.object({ id: v.string(), type: v.string(), data: v.object({ object: v.object({}) }) });

export type StripePayments = PaymentProvider & {
  /** Reads a webhook. Null: its signature is not Stripe's, or too old, or it is no event. */
  readNotice(body: string, signature: string): PaymentNotice | null;
};

/** Takes payments by Stripe's payment intents, in pounds, by every method the account has switched on. */
export function stripePayments({
  secretKey,
  publishableKey,
  webhookSecret,
  apiBase,
}: StripeSettings): StripePayments {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiBase && addressOf(apiBase)),
  });
  const read = async (reference: string) => {
    const intent = await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge.refunds'] });
    const charge = chargeOf(intent);
    const disputes = charge?.disputed ? await stripe.disputes.list({ charge: charge.id, limit: 100 }) : null;
    return reportOf(intent, await refundsOf(intent, charge), disputes?.data ?? []);
  };
  /** All refunds, oldest first: the payment itself brings the ten newest. */
  const refundsOf = async ({ id }: Stripe.PaymentIntent, charge: Stripe.Charge | null) => {
    const newest = charge?.refunds;
    const refunds: Stripe.Refund[] = [];
    if (newest?.has_more)
      for await (const refund of stripe.refunds.list({ payment_intent: id, limit: 100 }))
        refunds.push(refund);
    else refunds.push(...(newest?.data ?? []));
    return refunds.toReversed();
  };
  /** Stripe forgets idempotency keys after a day, and refunds never. */
  const findRefund = async (reference: string, key: string) => {
    for await (const refund of stripe.refunds.list({ payment_intent: reference, limit: 100 }))
      if (refund.metadata?.[REFUND_KEY] === key) return refund;
    return null;
  };
  return {
    name: 'stripe',
    publishableKey,
    declines: () => false,
    read,

    async begin({ key, orderNumber, amountPence, email }) {
      const intent = await stripe.paymentIntents
        .create(
          {
            amount: amountPence,
            currency: 'gbp',
            automatic_payment_methods: { enabled: true },
            description: `Order ${orderNumber}`,
            metadata: { order: orderNumber, email, [KEY]: key },
          },
          { idempotencyKey: `pay-${key}` },
        )
        .catch((error: unknown) => {
          throw error instanceof Stripe.errors.StripeInvalidRequestError
            ? new PaymentRefused(error.message)
            : error;
        });
      if (!intent.client_secret) throw new Error('Stripe returned no client secret');
      return { reference: intent.id, clientSecret: intent.client_secret };
    },

    async cancel(reference) {
      try {
        await stripe.paymentIntents.cancel(reference);
      } catch (error) {
        // Paid or ended meanwhile: its state says which.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
      return read(reference);
    },

    async refund({ reference, key, amountPence, reason }): Promise<RefundResult> {
      try {
        const earlier = await findRefund(reference, key);
        const refund =
          earlier ??
          (await stripe.refunds.create(
            {
              payment_intent: reference,
              amount: amountPence,
              metadata: { [REFUND_KEY]: key, reason: reason.slice(0, 500) },
            },
            { idempotencyKey: `refund-${key}` },
          ));
        return { ok: true, refund: refundOf(refund) };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const { keptPence } = keptOf(await read(reference));
        if (amountPence > keptPence) return { ok: false, problem: 'more-than-paid' };
        return { ok: false, problem: 'refused', message: error.message };
      }
    },

    async listDisputes(since) {
      const created = { gte: Math.floor(Date.parse(since) / 1000) };
      const found: { payment: string; dispute: ReportedDispute }[] = [];
      for await (const dispute of stripe.disputes.list({ created, limit: 100 })) {
        const payment = idOf(dispute.payment_intent);
        if (payment !== null) found.push({ payment, dispute: reportedDispute(dispute) });
      }
      return found;
    },

    readNotice(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
        if (!v.is(eventSchema, event)) return null;
        return { id: event.id, type: event.type, reference: referenceOf(event), key: keyOf(event) };
      } catch (error) {
        const isSigned = !(error instanceof Stripe.errors.StripeSignatureVerificationError);
        if (!isSigned || error instanceof SyntaxError) return null;
        throw error;
      }
    },
  };
}

function keptOf({ receivedPence, refunds }: PaymentReport) {
  const given = refunds.filter(({ state }) => state !== 'failed');
  return { keptPence: receivedPence - given.reduce((sum, { amountPence }) => sum + amountPence, 0) };
}

function reportOf(
  intent: Stripe.PaymentIntent,
  refunds: Stripe.Refund[],
  disputes: Stripe.Dispute[],
): PaymentReport {
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

function chargeOf({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null {
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

function refundOf({ id, amount, status, metadata, reason }: Stripe.Refund): Refund {
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

function reportedDispute(dispute: Stripe.Dispute): ReportedDispute {
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
    link: `https://dashboard.stripe.com/${rest.livemode ? '' : 'test/'}payments/${payment ?? ''}`,
  };
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

function idOf(found: string | { id: string } | null): string | null {
  return typeof found === 'string' ? found : (found?.id ?? null);
}

/** The payment intent an event is about: the object itself, or the one its object belongs to. */
function referenceOf(event: Stripe.Event): string | null {
  const { object } = event.data;
  if ('object' in object && object.object === 'payment_intent') return object.id;
  if (!('payment_intent' in object)) return null;
  const intent = object.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

function keyOf({ data: { object } }: Stripe.Event): string | null {
  return 'metadata' in object ? (object.metadata?.[KEY] ?? null) : null;
}

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
  };
}

import type Stripe from 'stripe';
import { countryCode } from '#domain/fields/country.ts';
import { statementSuffix } from '#domain/payment/statement-suffix.ts';
import {
  type NewPayment,
  type PaymentNotice,
  type PaymentProvider,
  PaymentRefused,
  type PaymentReport,
  PaymentUnknown,
  type RefundResult,
  type ReportedDispute,
} from '#operations/platform/payment-provider.ts';
import { ask, isRefused, isUnknown, PAYMENT_KEY, pagesOf, stripeClient } from './stripe-client.ts';
import { readStripeNotice } from './stripe-notice.ts';
import {
  chargeOf,
  idOf,
  keptOf,
  REFUND_KEY,
  refundOf,
  reportedDispute,
  reportOf,
  stripePage,
} from './stripe-report.ts';
import { listStripeWarnings, reviewOf, riskOf } from './stripe-risk.ts';

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address of its API, for tests. */
  apiBase: string | null;
};

/** Looked for before the time that the shop knows: clocks differ. */
const CLOCKS_DIFFER_S = 5 * 60;

/** Stripe's minimum charge in pounds (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const SMALLEST_PENCE = 30;

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
  const stripe = stripeClient({ secretKey, apiBase });
  const read = async (reference: string) => {
    const intent = await ask(
      stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge.refunds'] }),
    ).catch((error: unknown) => {
      throw isUnknown(error) ? new PaymentUnknown(reference, { cause: error }) : error;
    });
    const charge = chargeOf(intent);
    const disputes = charge?.disputed
      ? await ask(stripe.disputes.list({ charge: charge.id, limit: 100 }))
      : null;
    const reported = reportOf(intent, await refundsOf(intent, charge), disputes?.data ?? []);
    return { ...reported, risk: riskOf(charge, await reviewOf(stripe, intent)) };
  };
  const change = async (reference: string, work: () => Promise<Stripe.PaymentIntent>) => {
    try {
      await ask(work());
    } catch (error) {
      // Paid or ended meanwhile: its state says which.
      if (!isRefused(error)) throw error;
    }
    return read(reference);
  };
  /** All refunds, oldest first: the payment itself brings the ten newest. */
  const refundsOf = async ({ id }: Stripe.PaymentIntent, charge: Stripe.Charge | null) => {
    const newest = charge?.refunds;
    const refunds: Stripe.Refund[] = [];
    if (newest?.has_more)
      for await (const refund of pagesOf((page) => stripe.refunds.list({ payment_intent: id, ...page })))
        refunds.push(refund);
    else refunds.push(...(newest?.data ?? []));
    return refunds.toReversed();
  };
  /** Stripe forgets idempotency keys after a day, and refunds never. */
  const findRefund = async (reference: string, key: string) => {
    const ofPayment = { payment_intent: reference };
    for await (const refund of pagesOf((page) => stripe.refunds.list({ ...ofPayment, ...page })))
      if (refund.metadata?.[REFUND_KEY] === key) return refund;
    return null;
  };
  /** What an earlier attempt made, though its result was an error. */
  const findBegun = async (key: string, since: string) => {
    const created = { gte: Math.floor(Date.parse(since) / 1000) - CLOCKS_DIFFER_S };
    for await (const intent of pagesOf((page) => stripe.paymentIntents.list({ created, ...page })))
      if (intent.metadata[PAYMENT_KEY] === key) return intent;
    return null;
  };
  return {
    name: 'stripe',
    publishableKey,
    smallestPence: SMALLEST_PENCE,
    declines: () => false,
    pageOf: (reference) => stripePage(reference, { isLive: !secretKey.includes('_test_') }),
    read,

    async begin({ key, attempt, since, orderNumber, amountPence, email, shipping }) {
      const suffix = statementSuffix(orderNumber);
      const earlier = attempt > 1 ? await findBegun(key, since) : null;
      const creating = () =>
        stripe.paymentIntents.create(
          {
            amount: amountPence,
            currency: 'gbp',
            automatic_payment_methods: { enabled: true },
            // Nothing is held on a card to be taken later: the shop takes its money at once.
            capture_method: 'automatic_async',
            ...(suffix && { statement_descriptor_suffix: suffix }),
            shipping: shippingOf(shipping),
            description: `Order ${orderNumber}`,
            metadata: { order: orderNumber, email, [PAYMENT_KEY]: key },
          },
          { idempotencyKey: keyOf('pay', key, attempt) },
        );
      const intent =
        earlier ??
        (await ask(creating()).catch((error: unknown) => {
          throw isRefused(error) ? new PaymentRefused(error.message) : error;
        }));
      if (!intent.client_secret) throw new Error('Stripe returned no client secret');
      return { reference: intent.id, clientSecret: intent.client_secret };
    },

    capture: (reference) => change(reference, () => stripe.paymentIntents.capture(reference)),
    cancel: (reference) => change(reference, () => stripe.paymentIntents.cancel(reference)),

    async refund({ reference, key, attempt, amountPence, reason }): Promise<RefundResult> {
      try {
        const earlier = await findRefund(reference, key);
        const creating = () =>
          stripe.refunds.create(
            {
              payment_intent: reference,
              amount: amountPence,
              metadata: { [REFUND_KEY]: key, reason: reason.slice(0, 500) },
            },
            { idempotencyKey: keyOf('refund', key, attempt) },
          );
        return { ok: true, refund: refundOf(earlier ?? (await ask(creating()))) };
      } catch (error) {
        if (!isRefused(error)) throw error;
        const report = await read(reference).catch(unlessUnknown);
        const isTooMuch = report && amountPence > keptOf(report).keptPence;
        if (isTooMuch) return { ok: false, problem: 'more-than-paid', report };
        return { ok: false, problem: 'refused', message: error.message, report };
      }
    },

    async listDisputes(since) {
      const created = { gte: Math.floor(Date.parse(since) / 1000) };
      const found: { payment: string; dispute: ReportedDispute }[] = [];
      for await (const dispute of pagesOf((page) => stripe.disputes.list({ created, ...page }))) {
        const payment = idOf(dispute.payment_intent);
        if (payment !== null) found.push({ payment, dispute: reportedDispute(dispute) });
      }
      return found;
    },

    async listRefunds({ since, after }) {
      const created = { gte: Math.floor(Date.parse(since) / 1000) };
      const from = after === null ? {} : { starting_after: after };
      const page = await ask(stripe.refunds.list({ created, limit: 100, ...from }));
      const refunds = page.data.flatMap((refund) => {
        const payment = idOf(refund.payment_intent);
        return payment === null ? [] : [{ payment, refund: refundOf(refund) }];
      });
      return { refunds, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
    },

    listFraudWarnings: (of) => listStripeWarnings(stripe, of),

    readNotice: (body, signature) => readStripeNotice(stripe, { body, signature, secret: webhookSecret }),
  };
}

function shippingOf({ name, phone, address, city, postcode, country }: NewPayment['shipping']) {
  const code = countryCode(country);
  return {
    name,
    ...(phone && { phone }),
    address: { line1: address, city, postal_code: postcode, ...(code && { country: code }) },
  };
}

/** Stripe keeps the result of a key for a day, a 500 of its own too: what was spent so is left behind for another key. */
function keyOf(call: 'pay' | 'refund', key: string, attempt: number): string {
  return attempt === 1 ? `${call}-${key}` : `${call}-${key}-${attempt}`;
}

function unlessUnknown(error: unknown): PaymentReport | null {
  if (error instanceof PaymentUnknown) return null;
  throw error;
}

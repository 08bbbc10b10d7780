import Stripe from 'stripe';
import { NO_RISK, RISK_LEVELS } from '#domain/payment/payment-risk.ts';
import type { FraudWarning, PaymentReport } from '#operations/platform/payment-provider.ts';
import { ask, pagesOf } from './stripe-client.ts';
import { idOf } from './stripe-report.ts';

type Review = Pick<Stripe.Review, 'open' | 'reason'> & { closed_reason?: string | null };

/** Reads the review of a payment: only those that Radar sent to one have any. */
export async function reviewOf(stripe: Stripe, { review }: Stripe.PaymentIntent): Promise<Review | null> {
  const id = idOf(review);
  if (id === null) return null;
  return ask<Review & { object: string }>(stripe.reviews.retrieve(id)).catch<Review>(
    withoutPermission({ open: true, reason: 'manual' }),
  );
}

export function riskOf(charge: Stripe.Charge | null, review: Review | null): PaymentReport['risk'] {
  const level = RISK_LEVELS.find((known) => known === charge?.outcome?.risk_level) ?? null;
  if (!review) return { ...NO_RISK, level };
  return review.open
    ? { level, review: 'open', reviewReason: review.reason }
    : { level, review: 'closed', reviewReason: review.closed_reason ?? review.reason };
}

/** Lists the early fraud warnings about a payment, or since a time. */
export async function listStripeWarnings(
  stripe: Stripe,
  of: { payment: string } | { since: string },
): Promise<FraudWarning[]> {
  const asked =
    'payment' in of
      ? { payment_intent: of.payment }
      : { created: { gte: Math.floor(Date.parse(of.since) / 1000) } };
  const found: FraudWarning[] = [];
  try {
    for await (const { payment_intent, fraud_type } of pagesOf((page) =>
      stripe.radar.earlyFraudWarnings.list({ ...asked, ...page }),
    )) {
      const payment = idOf(payment_intent ?? null);
      if (payment !== null) found.push({ payment, kind: fraud_type });
    }
  } catch (error) {
    return withoutPermission(found)(error);
  }
  return found;
}

/** A restricted key may lack the right to read what Radar knows; payments go on without it, a review counting as open. */
function withoutPermission<T>(known: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Stripe.errors.StripePermissionError) return known;
    throw error;
  };
}

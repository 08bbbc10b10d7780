import Stripe from 'stripe';
import type { StripeKeysProblem } from '#operations/platform/connections.ts';
import { PaymentServiceAway } from '#operations/platform/payment-provider.ts';
import { ask, isUnknown, pagesOf, stripeClient } from './stripe-client.ts';
import type { StripeSettings } from './stripe-payments.ts';

/** The messages a shop asks Stripe for (docs/payments.md). */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.created',
  'payment_intent.partially_funded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'review.opened',
  'review.closed',
  'radar.early_fraud_warning.created',
];

/**
 * Opens a payment of £1.00 by the secret key, reads it by the publishable key as a shopper's browser does, and cancels it: nothing is
 * charged. Then reads refunds and disputes, as the shop will. Null where all of it worked.
 */
export async function tryStripeKeys({
  secretKey,
  publishableKey,
  apiBase,
}: StripeSettings): Promise<StripeKeysProblem | null> {
  const stripe = stripeClient({ secretKey, apiBase });
  let intent: Stripe.PaymentIntent;
  try {
    intent = await ask(
      stripe.paymentIntents.create({
        amount: 100,
        currency: 'gbp',
        automatic_payment_methods: { enabled: true },
        description: 'Trial of the keys by the shop: cancelled at once',
      }),
    );
  } catch (error) {
    return { field: 'secretKey', message: secretProblem(error, 'open payments') };
  }
  try {
    const browser = stripeClient({ secretKey: publishableKey, apiBase });
    await ask(browser.paymentIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' }));
  } catch (error) {
    return { field: 'publishableKey', message: publishableProblem(error) };
  } finally {
    await ask(stripe.paymentIntents.cancel(intent.id)).catch(() => null);
  }
  try {
    await ask(stripe.refunds.list({ limit: 1 }));
    await ask(stripe.disputes.list({ limit: 1 }));
  } catch (error) {
    return { field: 'secretKey', message: secretProblem(error, 'read refunds and disputes') };
  }
  return null;
}

/** The new endpoint comes before the earlier ones go: no message is lost between. */
export async function addStripeEndpoint(
  { secretKey, apiBase }: StripeSettings,
  url: string,
): Promise<{ ok: true; secret: string } | { ok: false; problem: string }> {
  const stripe = stripeClient({ secretKey, apiBase });
  try {
    const made = await ask(
      stripe.webhookEndpoints.create({ url, enabled_events: EVENTS, description: 'The shop' }),
    );
    if (!made.secret) return { ok: false, problem: 'Stripe returned no signing secret.' };
    for await (const { id, url: other } of pagesOf((page) => stripe.webhookEndpoints.list(page)))
      if (other === url && id !== made.id) await ask(stripe.webhookEndpoints.del(id));
    return { ok: true, secret: made.secret };
  } catch (error) {
    return {
      ok: false,
      problem: `The shop could not add its endpoint at Stripe (${wordsOf(error)}). Add it at Stripe for ${url} and enter its signing secret here.`,
    };
  }
}

function secretProblem(error: unknown, what: string): string {
  if (error instanceof PaymentServiceAway) return AWAY;
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'Stripe does not know this secret key, or it was replaced there. Copy it again from Stripe.';
  if (error instanceof Stripe.errors.StripePermissionError)
    return `This key may not ${what}: give it that permission at Stripe, or use the secret key.`;
  return `Stripe refused: ${wordsOf(error)}`;
}

function publishableProblem(error: unknown): string {
  if (error instanceof PaymentServiceAway) return AWAY;
  if (isUnknown(error)) return 'This publishable key is of another Stripe account than the secret key.';
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'Stripe does not know this publishable key. Copy it again from Stripe.';
  return `Stripe refused: ${wordsOf(error)}`;
}

const AWAY = 'Stripe could not be reached. Nothing was saved; please try again.';

/** Stripe's words name a key by its last letters alone; whole keys are left out all the same. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : 'it could not be done';
  return words.replace(/\b(?:sk|rk|pk|whsec)_[\w*-]+/g, '…').slice(0, 300);
}

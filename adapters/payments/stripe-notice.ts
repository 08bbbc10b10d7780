import type Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentNotice } from '#operations/platform/payment-provider.ts';
import { PAYMENT_KEY } from './stripe-client.ts';

/** What is read of an event. */
const eventSchema = v.object({ id: v.string(), type: v.string(), data: v.object({ object: v.object({}) }) });

/** Reads a signed event. Null: its signature is not Stripe's, too old, of a later time, or cannot be read; or it is no event. */
export function readStripeNotice(
  stripe: Stripe,
  { body, signature, secret }: { body: string; signature: string; secret: string },
): PaymentNotice | null {
  const event = signedEvent(stripe, { body, signature, secret });
  if (isFromFuture(signature)) return null;
  if (!v.is(eventSchema, event)) return null;
  return { id: event.id, type: event.type, reference: referenceOf(event), key: keyOf(event) };
}

/** Whatever cannot be read is the sender's fault, also a signature that is none. */
function signedEvent(
  stripe: Stripe,
  { body, signature, secret }: { body: string; signature: string; secret: string },
): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return null;
  }
}

/** Stripe's library refuses a signature older than five minutes, and takes one of any later time. */
const LONGEST_AHEAD_SECONDS = 300;

function isFromFuture(signature: string): boolean {
  const [, signedAt = '0'] = /(?:^|,)\s*t=(\d+)/.exec(signature) ?? [];
  return Number(signedAt) > Date.now() / 1000 + LONGEST_AHEAD_SECONDS;
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
  return 'metadata' in object ? (object.metadata?.[PAYMENT_KEY] ?? null) : null;
}

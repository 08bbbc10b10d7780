import type Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentNotice } from '#operations/platform/payment-provider.ts';
import { PAYMENT_KEY } from './stripe-client.ts';

/** What is read of an event; whatever else its object holds is read from Stripe anew. */
const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  data: v.object({
    object: v.object({
      object: v.optional(v.string()),
      id: v.optional(v.string()),
      payment_intent: v.nullish(v.union([v.string(), v.object({ id: v.string() })])),
      metadata: v.nullish(v.record(v.string(), v.unknown())),
    }),
  }),
});
type ReadEvent = v.InferOutput<typeof eventSchema>;

/** Reads a signed event. Null: its signature is not Stripe's, too old, of a later time, or cannot be read; or it is no event. */
export function readStripeNotice(
  stripe: Stripe,
  { body, signature, secret }: { body: string; signature: string; secret: string },
): PaymentNotice | null {
  const event = signedEvent(stripe, { body, signature, secret });
  if (isFromFuture(signature)) return null;
  const read = v.safeParse(eventSchema, event);
  if (!read.success) return null;
  const { id, type, data } = read.output;
  return { id, type, reference: referenceOf(data), key: keyOf(data) };
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
function referenceOf({ object: { object, id, payment_intent: intent } }: ReadEvent['data']): string | null {
  if (object === 'payment_intent') return id ?? null;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

function keyOf({ object: { metadata } }: ReadEvent['data']): string | null {
  const key = metadata?.[PAYMENT_KEY];
  return typeof key === 'string' ? key : null;
}

import Stripe from 'stripe';
import { AttemptSpent, PaymentServiceAway } from '#operations/platform/payment-provider.ts';

/** The metadata that names a payment of this shop. */
export const PAYMENT_KEY = 'payment';

/** One call, with whatever the library repeats of it. */
const LIMIT_MS = 7_000;
const PAGE = 100;

/** `apiBase` is another address of the API, for tests. Nothing is repeated here: whoever calls knows if somebody waits. */
export function stripeClient({ secretKey, apiBase }: { secretKey: string; apiBase: string | null }): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: LIMIT_MS,
    telemetry: false,
    ...(apiBase && addressOf(apiBase)),
  });
}

/** Waits for a call, no longer than its limit. Throws `AttemptSpent` and `PaymentServiceAway` in the place of Stripe's own errors. */
export async function ask<T extends { object: string }>(call: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PaymentServiceAway('Stripe did not reply in time.')), LIMIT_MS);
  try {
    const reply = await Promise.race([call, promise]);
    // The library takes any JSON without an error for a success, also that of a gateway.
    if (typeof reply.object !== 'string') throw new PaymentServiceAway('Stripe replied with something else.');
    return reply;
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The objects of a list, newest first, asked for page by page. */
export async function* pagesOf<T extends { id: string }>(
  list: (page: {
    limit: number;
    starting_after?: string;
  }) => Promise<{ object: string; data: T[]; has_more: boolean }>,
): AsyncGenerator<T> {
  let page = await ask(list({ limit: PAGE }));
  for (;;) {
    yield* page.data;
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    page = await ask(list({ limit: PAGE, starting_after: last.id }));
  }
}

/** True for a reference that the account does not know, as after a change of keys. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode = 0, message } = error;
  if (isSpent(error)) return new AttemptSpent(message, { cause: error });
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    statusCode === 409 ||
    statusCode === 429 ||
    statusCode >= 500;
  return isAway ? new PaymentServiceAway(message, { cause: error }) : error;
}

/**
 * True where Stripe keeps this failure as the result of the idempotency key, for a day. A gateway's 502, 503 or 504 says nothing
 * about the request behind it; Stripe's own 500, or a repeated result, says that it is over.
 */
function isSpent(error: Stripe.errors.StripeError): boolean {
  const { statusCode = 0, headers = {}, type, rawType } = error;
  if (statusCode === 400 && type === 'StripeIdempotencyError') return true;
  if (statusCode === 500 && rawType === 'api_error') return true;
  return statusCode >= 500 && headers['idempotent-replayed'] === 'true';
}

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
  };
}

import { PaymentServiceAway } from '#operations/platform/payment-provider.ts';

/** The longest somebody waits for a payment service, for all its calls together. */
const PATIENCE_MS = 7_000;

/**
 * The patience of one request: begun with it and shared by all that it asks of a payment service. What takes longer goes on
 * by itself, and its result is stored when it comes.
 */
export class Patience {
  readonly #endsAt = performance.now() + PATIENCE_MS;

  /** Returns the result of the work, or throws `PaymentServiceAway` once the patience is over. */
  async wait<T>(work: () => Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>();
    const over = () => reject(new PaymentServiceAway('The payment service did not reply in time.'));
    const timer = setTimeout(over, Math.max(0, this.#endsAt - performance.now()));
    try {
      return await Promise.race([work(), promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

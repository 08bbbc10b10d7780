import { PaymentServiceAway } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Questions asked at the same time. */
const AT_ONCE = 4;
/** So many failures in a row mean that the service is away: the others wait for the next check. */
const AWAY_AFTER = 8;

/** One run of the recurring check: asks about many things, and goes on where one of them fails. */
export class PaymentCheck {
  readonly #log: Platform['log'];
  readonly failures: unknown[] = [];
  #awayInARow = 0;

  constructor({ log }: Pick<Platform, 'log'>) {
    this.#log = log;
  }

  /** Asks about each, a few at once. */
  async each<T extends { orderId: string }>(found: readonly T[], ask: (one: T) => Promise<unknown>) {
    const left = [...found];
    const askOn = async () => {
      for (let one = left.shift(); one && !this.#isAway(); one = left.shift()) {
        const { orderId } = one;
        await this.#note(() => ask(one), orderId);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  }

  /** Asks what there is to ask about; nothing, where that fails. */
  async find<T>(list: () => Promise<T[]>): Promise<T[]> {
    if (this.#isAway()) return [];
    return (await this.#note(list, null)) ?? [];
  }

  #isAway(): boolean {
    return this.#awayInARow >= AWAY_AFTER;
  }

  async #note<T>(work: () => Promise<T>, order: string | null): Promise<T | null> {
    try {
      const result = await work();
      this.#awayInARow = 0;
      return result;
    } catch (error) {
      this.failures.push(error);
      this.#awayInARow = error instanceof PaymentServiceAway ? this.#awayInARow + 1 : 0;
      this.#log.warn({ err: error, order }, 'the recurring check of payments could not ask about one');
      return null;
    }
  }
}

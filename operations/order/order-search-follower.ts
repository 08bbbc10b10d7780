import { setTimeout as wait } from 'node:timers/promises';
import { hasDueOrders, indexDueOrders } from '#database/queries/order/order-search-rows.ts';
import { outageLog } from '#database/watch/outage-log.ts';
import type { Platform } from '#operations/platform/platform.ts';

type Shop = Pick<Platform, 'db' | 'log'>;

const PAUSE_MS = 1000;
/** A batch is followed by a pause of so many times its length: customers come first. */
const REST = 4;

/**
 * Writes the words of new and changed orders while the shop serves, and once those of all orders of before there was a search.
 * Staff who search write the words of the latest orders themselves, and need not wait for it.
 */
export class OrderSearchFollower {
  readonly #shop: Shop;
  readonly #ending = new AbortController();
  #work: Promise<void> = Promise.resolve();

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  start(): void {
    this.#work = this.#follow();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#work;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#ending;
    const outage = outageLog(this.#shop.log, 'making orders ready for the search');
    let pauseMs = PAUSE_MS;
    for (;;) {
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        pauseMs = await this.#writeBatch();
        outage.succeeded();
      } catch (error) {
        pauseMs = PAUSE_MS;
        outage.failed(error);
      }
    }
  }

  /** Returns the pause that follows, in milliseconds. */
  async #writeBatch(): Promise<number> {
    const { db } = this.#shop;
    if (!(await hasDueOrders(db))) return PAUSE_MS;
    const began = performance.now();
    await indexDueOrders(db);
    return (performance.now() - began) * REST;
  }
}

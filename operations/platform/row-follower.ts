import { setTimeout as wait } from 'node:timers/promises';
import { outageLog } from '#database/watch/outage-log.ts';
import type { Platform } from './platform.ts';

/** Work that follows rows as they are written. */
export type RowsToFollow = {
  /** In the log, while the database is away: 'making orders ready for the search'. */
  doing: string;
  /** Whether rows wait. */
  isDue(): Promise<boolean>;
  /** Follows some of them. */
  follow(): Promise<unknown>;
};

const PAUSE_MS = 1000;
/** A batch is followed by a pause of so many times its length: customers come first. */
const REST = 4;

/**
 * Follows new and changed rows while the shop serves, and once those of before there was such work. Whoever needs the latest
 * rows at once follows them, and need not wait for it.
 */
export class RowFollower {
  readonly #log: Platform['log'];
  readonly #rows: RowsToFollow;
  readonly #ending = new AbortController();
  #work: Promise<void> = Promise.resolve();

  constructor(log: Platform['log'], rows: RowsToFollow) {
    this.#log = log;
    this.#rows = rows;
  }

  start(): void {
    this.#work = this.#repeat();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#work;
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#ending;
    const outage = outageLog(this.#log, this.#rows.doing);
    let pauseMs = PAUSE_MS;
    for (;;) {
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        pauseMs = await this.#followBatch();
        outage.succeeded();
      } catch (error) {
        pauseMs = PAUSE_MS;
        outage.failed(error);
      }
    }
  }

  /** Returns the pause that follows, in milliseconds. */
  async #followBatch(): Promise<number> {
    if (!(await this.#rows.isDue())) return PAUSE_MS;
    const began = performance.now();
    await this.#rows.follow();
    return (performance.now() - began) * REST;
  }
}

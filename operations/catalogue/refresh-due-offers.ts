import { setTimeout as wait } from 'node:timers/promises';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { listDueOffers, refreshShownOffers } from '#database/queries/catalogue/shown-offers.ts';
import { inTransaction } from '#database/transaction.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

type Shop = Pick<Platform, 'db' | 'clock' | 'log'>;

/** Products of one transaction: short enough for orders to be written between two. */
const BATCH = 200;

/**
 * Judges former prices anew whose time has come: a reduction that has lasted too long is no longer shown. Moves the catalogue
 * revision, so that cached pages follow. Returns the number of products.
 */
export async function refreshDueOffers({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<number> {
  let refreshed = 0;
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const now = nowIso(clock);
      const due = await listDueOffers(trx, now, BATCH);
      if (due.length === 0) return 0;
      await lockProducts(trx, due);
      await refreshShownOffers(trx, due, now);
      await moveCatalogueRevision(trx);
      return due.length;
    });
    if (count === 0) return refreshed;
    refreshed += count;
  }
}

const PAUSE_MS = 30_000;

/** Does it every half minute, while the shop serves. */
export class DueOffersRefresher {
  readonly #shop: Shop;
  readonly #ending = new AbortController();
  #work: Promise<void> = Promise.resolve();

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  start(): void {
    this.#work = this.#refreshInTurns();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#work;
  }

  async #refreshInTurns(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      await wait(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      await refreshDueOffers(this.#shop).catch((error: unknown) =>
        this.#shop.log.error({ err: error }, 'former prices could not be judged anew'),
      );
    }
  }
}

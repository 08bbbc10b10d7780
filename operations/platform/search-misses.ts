import type { Db } from '#database/open.ts';
import { addSearchMisses, dropOldSearchMisses } from '#database/queries/shop/search-miss-rows.ts';
import { inTransaction } from '#database/transaction.ts';
import { foldText } from '#domain/search/search-text.ts';
import { nowIso } from './now-iso.ts';
import type { Clock, Log, SearchMisses } from './platform.ts';

const FLUSH_AFTER_MS = 5_000;
const MOST_WAITING = 200;
const MOST_STORED = 1_000;
const LONGEST = 60;

/**
 * Counts searches without result, not who searched. Writes are gathered for some seconds, so that searching cannot keep the
 * database busy; of more different questions than fit the later ones are not counted.
 */
export class CountedSearchMisses implements SearchMisses {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: Log;
  #waiting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  note(search: string): void {
    const question = foldText(search).slice(0, LONGEST).trim();
    if (question === '') return;
    if (!this.#waiting.has(question) && this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.set(question, (this.#waiting.get(question) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
  }

  /** Writes the gathered counts; the dashboard calls it before it reads. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#waiting].sort();
    this.#waiting = new Map();
    if (waiting.length === 0) return;
    const now = nowIso(this.#clock);
    try {
      await inTransaction(this.#db, async (trx) => {
        for (const [question, times] of waiting) await addSearchMisses(trx, question, times, now);
        await dropOldSearchMisses(trx, MOST_STORED);
      });
    } catch (error) {
      // A figure for the owner: a lost one must not hurt a visitor.
      this.#log.warn({ err: error }, 'searches without result could not be counted');
    }
  }
}

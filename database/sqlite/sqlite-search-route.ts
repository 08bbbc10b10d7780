import type { DatabaseSync } from 'node:sqlite';

/** From so many products on, a search takes longer than a turn of the event loop should. */
export const MOST_SEARCHED_IN_TURN = 5_000;
const COUNT_AGAIN_MS = 60_000;

/** The full-text index, and what was found: each query that reads products found by a search names them so. */
const MARKS = ['product_search match', ') as hits', ') as "hits"'];

/** Decides which queries leave the event loop: searches of a large catalogue. In a small one a message costs more than they do. */
export class SqliteSearchRoute {
  readonly #reader: DatabaseSync;
  readonly #most: number;
  #isLarge = false;
  #countAgainAt = 0;

  constructor(reader: DatabaseSync, most: number) {
    this.#reader = reader;
    this.#most = most;
  }

  leavesLoop(sql: string): boolean {
    return MARKS.some((mark) => sql.includes(mark)) && this.#isCatalogueLarge();
  }

  #isCatalogueLarge(): boolean {
    if (performance.now() < this.#countAgainAt) return this.#isLarge;
    this.#countAgainAt = performance.now() + COUNT_AGAIN_MS;
    const { last } = this.#reader.prepare('select max(id) as last from product_search_rows').get() ?? {};
    this.#isLarge = Number(last ?? 0) > this.#most;
    return this.#isLarge;
  }
}

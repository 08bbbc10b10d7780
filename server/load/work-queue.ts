import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '#database/open.ts';

export type QueueLimits = {
  /** Works running at the same time. */
  atOnce: number;
  /** Works of one visitor address, and of all of them, that may wait. */
  longestOfOne: number;
  longest: number;
  waitMs: number;
  /** Time after which a work gives up its place: it waits for something outside the process. */
  longestTurnMs: number;
  /** Time until a work that finds no room is refused: at once, a flood would come back sooner. */
  refuseAfterMs: number;
};

const LIMITS = { longestOfOne: 250, longest: 1000, waitMs: 4000, longestTurnMs: 1000, refuseAfterMs: 4000 };
/** Rendering on SQLite waits for nothing; on PostgreSQL it waits for results. */
const AT_ONCE: Record<Engine, number> = { sqlite: 1, postgres: 4 };

export function workQueueFor(engine: Engine): WorkQueue {
  return new WorkQueue({ ...LIMITS, atOnce: AT_ONCE[engine] });
}

/** Pause after a work, as a multiple of its own time, while cached pages are asked for. */
const PAUSE_SHARE = 2;
const LONGEST_PAUSE_MS = 1000;

/** The process has more expensive work than it can do in time. */
export class Overloaded extends Error {
  constructor() {
    super('There is no time for this work');
  }
}

type Waiting = { start(): void; refuse(): void };

/**
 * Runs rendering and searching, few at once, the visitor addresses in turn: who asks for much waits for himself. While cached
 * pages are asked for, it pauses between two works, so that those find the event loop free most of the time.
 */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Map<string, Set<Waiting>>();
  #length = 0;
  #running = 0;
  #hasServedCached = false;
  #spreads = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Throws `Overloaded` when the work cannot begin in time. */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#turnOf(client);
    this.#hasServedCached = false;
    const began = performance.now();
    let hasPlace = true;
    const giveUpPlace = (pauseMs: number) => {
      if (!hasPlace) return;
      hasPlace = false;
      setTimeout(() => this.#startNext(), pauseMs);
    };
    const turn = setTimeout(giveUpPlace, this.#limits.longestTurnMs, 0);
    try {
      return await work();
    } finally {
      clearTimeout(turn);
      const pauseMs = this.#hasServedCached ? (performance.now() - began) * PAUSE_SHARE : 0;
      giveUpPlace(Math.min(pauseMs, LONGEST_PAUSE_MS));
    }
  }

  noteCachedPage(): void {
    this.#hasServedCached = true;
  }

  async #turnOf(client: string): Promise<void> {
    const own = this.#waiting.get(client) ?? new Set();
    if (own.size >= this.#limits.longestOfOne || this.#length >= this.#limits.longest) {
      await wait(this.#spread(this.#limits.refuseAfterMs));
      throw new Overloaded();
    }
    this.#waiting.set(client, own);
    this.#length += 1;
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { start: resolve, refuse: () => reject(new Overloaded()) };
      own.add(waiting);
      const timer = setTimeout(() => {
        this.#remove(client, waiting);
        waiting.refuse();
      }, this.#spread(this.#limits.waitMs));
      waiting.start = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** From half the time to all of it: refused at the same moment, a flood would come back as one. */
  #spread(ms: number): number {
    this.#spreads = (this.#spreads + 1) % 32;
    return (ms * (32 + this.#spreads)) / 64;
  }

  #startNext(): void {
    const [client, own] = this.#waiting.entries().next().value ?? [];
    const [next] = own ?? [];
    if (client === undefined || !own || !next) {
      this.#running -= 1;
      return;
    }
    this.#remove(client, next);
    // To the end of the line: the next address has its turn first.
    if (this.#waiting.delete(client)) this.#waiting.set(client, own);
    next.start();
  }

  #remove(client: string, waiting: Waiting): void {
    const own = this.#waiting.get(client);
    if (!own?.delete(waiting)) return;
    this.#length -= 1;
    if (own.size === 0) this.#waiting.delete(client);
  }
}

import type { Parameters } from 'fast-check';
import type { TestShop } from './shop.ts';

/** Minutes, or else lives, for which each property of lives runs in `npm run torture`; 0 in `npm test`. */
const MINUTES = Number(process.env.TORTURE_MINUTES ?? 0);
const LIVES = Number(process.env.TORTURE_LIVES ?? 0);
/** Carts with offers that are priced in all, by `npm run torture -- --carts`. */
const CARTS = Number(process.env.TORTURE_CARTS ?? 0);
const IS_LONG = MINUTES > 0 || LIVES > 0 || CARTS > 0;

const MINUTE_MS = 60_000;
/** What a life takes at most on a busy machine. */
const LONGEST_LIFE_MS = 2000;

/** How many lives a property goes through: as many as given, or what a long run asks for, from a seed of its own. */
export function lives<Values>(usually: number): Parameters<Values> {
  if (LIVES > 0) return { numRuns: LIVES, endOnFailure: true };
  if (MINUTES === 0) return { numRuns: usually };
  return {
    numRuns: 100_000_000,
    interruptAfterTimeLimit: MINUTES * MINUTE_MS,
    markInterruptAsFailure: false,
    endOnFailure: true,
  };
}

/** How many carts a property prices: `part` of those that are asked for, else as many as lives. */
export function carts<Values>(usually: number, part: number): Parameters<Values> {
  return CARTS > 0 ? { numRuns: Math.ceil(CARTS * part), endOnFailure: true } : lives(usually);
}

/** How many processes are killed: few in `npm test`. */
export function kills(usually: number): number {
  return IS_LONG ? KILLS_OF_A_LONG_RUN : usually;
}

const KILLS_OF_A_LONG_RUN = 200;

/** A timer waits no longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** For the test that a property stands in: beyond what its lives take. */
export const LIVES_TIMEOUT_MS = IS_LONG
  ? Math.min(LONGEST_TIMER_MS, (MINUTES + 30) * MINUTE_MS + (LIVES + CARTS) * LONGEST_LIFE_MS)
  : 4 * MINUTE_MS;

/** Lets SQLite not wait for the disk: for lives in which a process dies at an exception, and the machine never. */
export function writeWithoutWaiting({ database }: TestShop): void {
  if (database.engine === 'sqlite') database.connections.writer.exec('pragma synchronous = off');
}

let lived = 0;
const events = new Map<string, number>();

/** Counts a life that held. */
export function countLife(): void {
  lived += 1;
}

/** Counts what happened in lives, so that a long run shows that it tried what it is for. */
export function countEvent(event: string): void {
  events.set(event, (events.get(event) ?? 0) + 1);
}

export function livesSoFar(): number {
  return lived;
}

/** Says how many lives a long run went through, and begins to count anew. */
export function tellLives(what: string): void {
  const counts = [...events].map(([event, count]) => `${event} ${count}`).join(', ');
  if (IS_LONG) process.stdout.write(`\n${what}: ${lived} lives, none wrong (${counts})\n`);
  lived = 0;
  events.clear();
}

import type { Parameters } from 'fast-check';

/** Minutes for which each property of lives runs in `npm run torture`; 0 in `npm test`. */
const MINUTES = Number(process.env.TORTURE_MINUTES ?? 0);

const MINUTE_MS = 60_000;

/** How many lives a property goes through: as many as given, or what the minutes of a long run allow, from a seed of its own. */
export function lives<Values>(usually: number): Parameters<Values> {
  if (MINUTES === 0) return { numRuns: usually };
  return {
    numRuns: 100_000_000,
    interruptAfterTimeLimit: MINUTES * MINUTE_MS,
    markInterruptAsFailure: false,
    endOnFailure: true,
  };
}

/** For the test that a property stands in: beyond what its lives take. */
export const LIVES_TIMEOUT_MS = MINUTES === 0 ? 240_000 : (MINUTES + 5) * MINUTE_MS;

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
  if (MINUTES > 0) process.stdout.write(`\n${what}: ${lived} lives, none wrong (${counts})\n`);
  lived = 0;
  events.clear();
}

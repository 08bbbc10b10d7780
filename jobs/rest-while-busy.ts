import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 5;
/** The longest rest: on a busy shop a lane still runs some 20 jobs a second. */
const LONGEST_MS = 40;
/** The share of a step in which others kept the event loop busy, from which on they are let through. */
const BUSY_FROM = 0.5;

/**
 * Waits after a job, a moment in an idle process, and longer while requests keep the event loop busy: what is done behind an order shall
 * not slow the next order down.
 */
export async function restWhileBusy(): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  do {
    const before = performance.eventLoopUtilization();
    await wait(STEP_MS);
    if (performance.eventLoopUtilization(before).utilization < BUSY_FROM) return;
  } while (performance.now() < until);
}

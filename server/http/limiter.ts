import cluster from 'node:cluster';
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterClusterMaster,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';

export type Limit = { points: number; seconds: number };

/** Counts in memory; the workers of a machine count together in the memory of their first process. */
export function limiterOf(name: string, { points, seconds }: Limit): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds };
  return cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
}

/** Answers the counting of the workers; called once in the process that starts them. */
export function countForWorkers(): void {
  new RateLimiterClusterMaster();
}

/** Takes a point; returns how long to wait where none is left. */
export async function takePoint(
  limiter: RateLimiterAbstract | undefined,
  key: string,
): Promise<{ retryAfterSeconds: number } | null> {
  try {
    await limiter?.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
  }
}

/** Gives back points that were taken. */
export async function returnPoints(
  limiter: RateLimiterAbstract | undefined,
  key: string,
  points: number,
): Promise<void> {
  if (points > 0) await limiter?.reward(key, points);
}

import { performance } from 'node:perf_hooks';

const BUSY_SHARE = 0.1;

/** Answers whether the shop had next to nothing to do since it was last asked. */
export function idleness(): () => boolean {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization < BUSY_SHARE;
  };
}

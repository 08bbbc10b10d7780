import type { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import type { VisitorLoad } from '#operations/pictures/picture-refiner.ts';

const BUSY_SHARE = 0.1;

/** Returns a function that gives the server's load since it was last called. */
export function visitorLoadOf(server: EventEmitter): () => VisitorLoad {
  let hasVisitors = false;
  let before = performance.eventLoopUtilization();
  server.on('request', () => {
    hasVisitors = true;
  });
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    const load = utilization >= BUSY_SHARE ? 'heavy' : hasVisitors ? 'light' : 'none';
    before = now;
    hasVisitors = false;
    return load;
  };
}

import type { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import type { VisitorLoad } from '#operations/pictures/picture-refiner.ts';

const BUSY_SHARE = 0.1;

/** Answers what a server had to do since it was last asked. */
export function visitorLoadOf(server: EventEmitter): () => VisitorLoad {
  let hasVisitors = false;
  let before = performance.eventLoopUtilization();
  server.on('request', () => {
    hasVisitors = true;
  });
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    const leisure = utilization >= BUSY_SHARE ? 'busy' : hasVisitors ? 'quiet' : 'alone';
    before = now;
    hasVisitors = false;
    return leisure;
  };
}

import { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorLoadOf } from '#server/files/visitor-load.ts';

let utilization = 0;
beforeEach(() => {
  utilization = 0.02;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the load is that since it was last read', () => {
  const server = new EventEmitter();
  const readLoad = visitorLoadOf(server);
  expect(readLoad()).toBe('none');
  server.emit('request');
  server.emit('request');
  expect(readLoad()).toBe('light');
  expect(readLoad()).toBe('none');
});

test('a busy event loop is a heavy load', () => {
  const readLoad = visitorLoadOf(new EventEmitter());
  utilization = 0.4;
  expect(readLoad()).toBe('heavy');
});

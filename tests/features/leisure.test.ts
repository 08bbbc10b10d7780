import { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorLoadOf } from '#server/files/visitor-load.ts';

let share = 0;
beforeEach(() => {
  share = 0.02;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization: share,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('it is asked for the time since it was last asked', () => {
  const server = new EventEmitter();
  const leisure = visitorLoadOf(server);
  expect(leisure()).toBe('alone');
  server.emit('request');
  server.emit('request');
  expect(leisure()).toBe('quiet');
  expect(leisure()).toBe('alone');
});

test('with much to do there is no time, whoever asks for what', () => {
  const leisure = visitorLoadOf(new EventEmitter());
  share = 0.4;
  expect(leisure()).toBe('busy');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceAMinute } from './once-a-minute.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('reads a key of a database once a minute, however many ask', async () => {
  const recent = onceAMinute<number>();
  const [one, other] = [{}, {}];
  const read = vi.fn(async () => read.mock.calls.length);
  expect(await Promise.all([recent(one, 'a', read), recent(one, 'a', read)])).toEqual([1, 1]);
  expect(await recent(other, 'a', read)).toBe(2);
  expect(await recent(one, 'b', read)).toBe(3);
  vi.advanceTimersByTime(59_999);
  expect(await recent(one, 'b', read)).toBe(3);
  vi.advanceTimersByTime(1);
  expect(await recent(one, 'b', read)).toBe(4);
});

test('forgets a reading that failed', async () => {
  const recent = onceAMinute<number>();
  const of = {};
  await expect(recent(of, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await recent(of, 'a', async () => 1)).toBe(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToasts } from '#app/ui/toast-store.ts';
import { sayNoConnection } from './say-no-connection.ts';

const browser = new EventTarget();
let isAway: boolean;

beforeEach(() => {
  isAway = true;
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible', getElementById: () => null });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return new Response();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('parts that wait at the same time say so once, until the shop is back', async () => {
  for (const _ of ['menu', 'footer', 'page']) sayNoConnection();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(readToasts().map(({ id, stays }) => ({ id, stays }))).toEqual([{ id: 1, stays: true }]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readToasts()).toEqual([]);
});

test('a connection that is back at once is not called lost', async () => {
  sayNoConnection();
  isAway = false;
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(400);
  expect(readToasts()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

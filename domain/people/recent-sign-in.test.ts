import { expect, test } from 'vitest';
import { isFree, isRecent, RECENT_MS } from './recent-sign-in.ts';

test('a sign-in is recent for ten minutes', () => {
  const at = '2026-03-01T10:00:00.000Z';
  expect(isRecent(at, Date.parse(at) + RECENT_MS)).toBe(true);
  expect(isRecent(at, Date.parse(at) + RECENT_MS + 1)).toBe(false);
});

test('what nobody has declared free asks for a recent sign-in', () => {
  expect(isFree('account', 'alerts')).toBe(true);
  for (const intent of ['', 'password', 'anything-new'])
    expect(isFree('account', intent), intent).toBe(false);
  expect(isFree('people', 'alerts')).toBe(false);
});

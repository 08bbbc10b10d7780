import fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonField, momentOfLondon } from './london-clock.ts';

test('a time in London is an hour earlier in UTC in summer', () => {
  expect(momentOfLondon('2026-11-27T09:00')).toBe('2026-11-27T09:00:00.000Z');
  expect(momentOfLondon('2026-07-27T09:00')).toBe('2026-07-27T08:00:00.000Z');
  expect(momentOfLondon('2026-07-27T00:30:05')).toBe('2026-07-26T23:30:05.000Z');
});

test('an hour that does not exist is none, and of one that comes twice the first is meant', () => {
  expect(momentOfLondon('2026-03-29T01:30')).toBeNull();
  expect(momentOfLondon('2026-10-25T01:30')).toBe('2026-10-25T00:30:00.000Z');
});

test('anything else is none', () => {
  for (const text of [
    '',
    'tomorrow',
    '2026-02-30T09:00',
    '2026-11-27',
    '2026-11-27T24:00',
    '2026-11-27T09:60',
  ])
    expect(momentOfLondon(text), text).toBeNull();
  expect(londonField(null)).toBe('');
});

test('every moment comes back from its field, but for the second of two equal hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const at = new Date(seconds * 1000).toISOString();
      const back = Date.parse(momentOfLondon(londonField(at)) ?? '');
      expect([0, 3_600_000]).toContain(Date.parse(at) - back);
    }),
  );
});

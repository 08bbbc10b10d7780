import { expect, test } from 'vitest';
import { askToPayAgainAt, askToPayAt } from './when-to-ask.ts';

const PLACED = '2026-11-21T10:00:00.000Z';

test.each([
  ['2026-11-21T10:30:00.000Z', '2026-11-21T10:05:00.000Z'],
  ['2026-11-21T10:09:00.000Z', '2026-11-21T10:03:00.000Z'],
  [null, '2026-11-21T10:05:00.000Z'],
])('an order held until %s is asked about at %s', (holdUntil, at) => {
  expect(askToPayAt(PLACED, holdUntil)).toBe(at);
});

test.each([
  ['2026-11-21T10:30:00.000Z', '2026-11-21T10:10:00.000Z'],
  ['2026-11-21T10:08:00.000Z', '2026-11-21T10:04:00.000Z'],
  ['2026-11-21T09:59:00.000Z', PLACED],
  [null, '2026-11-21T10:10:00.000Z'],
])('after a failure of an order held until %s there is time to try again until %s', (holdUntil, at) => {
  expect(askToPayAgainAt(PLACED, holdUntil)).toBe(at);
});

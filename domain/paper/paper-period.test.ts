import { expect, test } from 'vitest';
import { parsePeriod, periodBounds, periodProblem, recentMonths } from './paper-period.ts';

const NOW = '2026-11-22T10:00:00.000Z';

test('a period is the month so far unless days are given, in either order', () => {
  expect(parsePeriod('', '', NOW)).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(parsePeriod('2026-07-31', '2026-07-01', NOW)).toEqual({ from: '2026-07-01', to: '2026-07-31' });
  expect(parsePeriod('2026-02-30', 'x', NOW)).toEqual({ from: '2026-11-01', to: '2026-11-22' });
});

test('a period given the wrong way round is told from one that is not', () => {
  expect(periodProblem('2026-07-31', '2026-07-01')).toEqual({ problem: 'reversed' });
  expect(periodProblem('2026-07-01', '2026-07-31')).toBeNull();
  expect(periodProblem('', '2026-07-31')).toBeNull();
  expect(periodProblem('2026-02-30', '2026-03-01')).toEqual({ problem: 'no-day', text: '2026-02-30' });
});

test('a period begins and ends at midnight in London, also in summer', () => {
  expect(periodBounds({ from: '2026-07-01', to: '2026-07-31' })).toEqual({
    since: '2026-06-30T23:00:00.000Z',
    until: '2026-07-31T23:00:00.000Z',
  });
});

test('recent months are whole, across the turn of a year', () => {
  expect(recentMonths('2026-02-10', 3)).toEqual([
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2025-12-01', to: '2025-12-31' },
  ]);
});

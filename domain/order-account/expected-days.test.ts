import { expect, test } from 'vitest';
import { expectedDays } from './expected-days.ts';

test('an order is expected from its estimate to the day of the product page', () => {
  expect(expectedDays('2026-11-20T10:00:00.000Z', '2026-11-25T10:00:00.000Z')).toBe(
    'Expected 25–27 November',
  );
  expect(expectedDays('2026-11-25T10:00:00.000Z', '2026-11-30T10:00:00.000Z')).toBe(
    'Expected 30 November – 3 December',
  );
});

test('an order without its time is expected from its estimate, and never before it', () => {
  expect(expectedDays('', '2026-11-25T10:00:00.000Z')).toBe('Expected from 25 November');
  expect(expectedDays('2026-11-10T10:00:00.000Z', '2026-11-25T10:00:00.000Z')).toBe('Expected 25 November');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryPauseMs } from './retry-pause.ts';

test('the pause doubles from half a minute to six hours', () => {
  const pauses = [1, 2, 3, 10, 11, 12, 1000].map((failures) => retryPauseMs(failures, 0.5) / 1000);
  expect(pauses).toEqual([30, 60, 120, 15_360, 21_600, 21_600, 21_600]);
});

test('it varies by a fifth at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, fraction) => {
        const ratio = retryPauseMs(failures, fraction) / retryPauseMs(failures, 0.5);
        expect(ratio).toBeGreaterThanOrEqual(0.79);
        expect(ratio).toBeLessThanOrEqual(1.21);
      },
    ),
  );
});

import { expect, test } from 'vitest';
import { endsAfterItBegins, timeState } from './shown-time.ts';

const FROM = '2026-11-27T00:00:00.000Z';
const UNTIL = '2026-11-30T00:00:00.000Z';

test('a time begins with its first moment and ends with its last, which is not in it', () => {
  const time = { shownFrom: FROM, shownUntil: UNTIL };
  expect(timeState(time, '2026-11-26T23:59:59.999Z')).toBe('before');
  expect(timeState(time, FROM)).toBe('within');
  expect(timeState(time, '2026-11-29T23:59:59.999Z')).toBe('within');
  expect(timeState(time, UNTIL)).toBe('after');
  expect(timeState({ shownFrom: '', shownUntil: '' }, FROM)).toBe('within');
});

test('an end before the beginning is none', () => {
  expect(endsAfterItBegins({ shownFrom: FROM, shownUntil: UNTIL })).toBe(true);
  expect(endsAfterItBegins({ shownFrom: UNTIL, shownUntil: FROM })).toBe(false);
  expect(endsAfterItBegins({ shownFrom: FROM, shownUntil: FROM })).toBe(false);
  expect(endsAfterItBegins({ shownFrom: '', shownUntil: FROM })).toBe(true);
});

import { expect, test } from 'vitest';
import { readEarlierTerms, termsSince, withEarlierTerms } from './earlier-return-terms.ts';

const LAW = { returnDays: 14, freeReturns: false };
const LONG = { returnDays: 30, freeReturns: true };
const MARCH = '2026-03-01T12:00:00.000Z';

test('who ordered on better terms keeps them, and who ordered later has those of then', () => {
  const earlier = withEarlierTerms([], { before: LONG, after: LAW, now: MARCH });
  expect(termsSince('2026-02-27T09:00:00.000Z', LAW, earlier)).toEqual(LONG);
  expect(termsSince('2026-03-02T09:00:00.000Z', LAW, earlier)).toEqual(LAW);
});

test('better terms of today are for those who ordered before too', () => {
  const earlier = withEarlierTerms([], { before: LAW, after: LONG, now: MARCH });
  expect(termsSince('2026-01-01T00:00:00.000Z', LONG, earlier)).toEqual(LONG);
});

test('a save that changes nothing of it adds nothing, and what was written is read again', () => {
  expect(withEarlierTerms([], { before: LAW, after: { ...LAW }, now: MARCH })).toEqual([]);
  const earlier = withEarlierTerms([], { before: LONG, after: LAW, now: MARCH });
  expect(readEarlierTerms(JSON.stringify(earlier))).toEqual(earlier);
  expect(readEarlierTerms('')).toEqual([]);
  expect(readEarlierTerms('[{"returnDays":"30"}]')).toEqual([]);
});

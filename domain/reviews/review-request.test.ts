import { expect, test } from 'vitest';
import { type RequestFacts, reviewRequestVerdict, UNASKED_REASONS } from './review-request.ts';
import { USUAL_REVIEWS } from './review-settings.ts';

const FACTS: RequestFacts = {
  orderStatus: 'delivered',
  placedAt: '2026-03-01T10:00:00.000Z',
  deliveredAt: '2026-03-04T10:00:00.000Z',
  hasAddress: true,
  isRefused: false,
  hasRefund: false,
  hasReturn: false,
  hasDispute: false,
  hasComplaint: false,
  hasReview: false,
};
const SETTINGS = { ...USUAL_REVIEWS, askAfterDays: 14 };

test('a buyer is asked once the days after delivery are over, not before', () => {
  expect(reviewRequestVerdict(FACTS, SETTINGS, '2026-03-18T09:59:59.000Z')).toEqual({
    kind: 'wait',
    until: '2026-03-18T10:00:00.000Z',
  });
  expect(reviewRequestVerdict(FACTS, SETTINGS, '2026-03-18T10:00:00.000Z')).toEqual({ kind: 'ask' });
});

test.each([
  ['hasRefund', 'refunded'],
  ['hasReturn', 'returned'],
  ['hasDispute', 'disputed'],
  ['hasComplaint', 'complained'],
  ['hasReview', 'reviewed'],
  ['isRefused', 'refused'],
] as const)('never where %s', (fact, reason) => {
  const verdict = reviewRequestVerdict({ ...FACTS, [fact]: true }, SETTINGS, '2026-04-01T10:00:00.000Z');
  expect(verdict).toEqual({ kind: 'skip', reason });
  expect(UNASKED_REASONS[reason]).not.toBe('');
});

test('never a cancelled order, an erased person, or while the shop asks nobody', () => {
  const now = '2026-04-01T10:00:00.000Z';
  const reasonOf = (facts: Partial<RequestFacts>, settings: Partial<typeof SETTINGS> = {}) =>
    reviewRequestVerdict({ ...FACTS, ...facts }, { ...SETTINGS, ...settings }, now);
  expect(reasonOf({ orderStatus: 'cancelled' })).toMatchObject({ reason: 'cancelled' });
  expect(reasonOf({ hasAddress: false })).toMatchObject({ reason: 'erased' });
  expect(reviewRequestVerdict(FACTS, USUAL_REVIEWS, now)).toMatchObject({ reason: 'off' });
  expect(reasonOf({}, { taken: false })).toMatchObject({ reason: 'off' });
});

test('an order on its way is looked at again each day, and given up after three months', () => {
  const onItsWay: RequestFacts = { ...FACTS, orderStatus: 'shipped', deliveredAt: null };
  expect(reviewRequestVerdict(onItsWay, SETTINGS, '2026-03-20T10:00:00.000Z')).toEqual({
    kind: 'wait',
    until: '2026-03-21T10:00:00.000Z',
  });
  expect(reviewRequestVerdict(onItsWay, SETTINGS, '2026-06-01T10:00:00.000Z')).toEqual({
    kind: 'skip',
    reason: 'undelivered',
  });
});

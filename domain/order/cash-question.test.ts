import { expect, test } from 'vitest';
import { awaitsPacking, type CashQuestion, isOpenQuestion } from './cash-question.ts';

const open: CashQuestion = {
  askedAt: '2026-07-01T10:00:00.000Z',
  endsAt: '2026-07-03T10:00:00.000Z',
  confirmedAt: null,
  confirmedBy: null,
  settledAt: null,
};
const later = '2026-07-02T10:00:00.000Z';

test('a question is open until it is confirmed or another status makes it idle', () => {
  expect(isOpenQuestion(open)).toBe(true);
  expect(isOpenQuestion({ ...open, askedAt: null })).toBe(true);
  expect(isOpenQuestion(null)).toBe(false);
  expect(isOpenQuestion({ ...open, confirmedAt: later })).toBe(false);
  expect(isOpenQuestion({ ...open, settledAt: later })).toBe(false);
  expect(isOpenQuestion({ ...open, confirmedAt: later, settledAt: later })).toBe(false);
});

test('a cash order can be confirmed while nobody has packed it and its cash is due', () => {
  expect(awaitsPacking({ orderStatus: 'confirmed', paymentState: 'cash due' })).toBe(true);
  expect(awaitsPacking({ orderStatus: 'processing', paymentState: 'cash due' })).toBe(false);
  expect(awaitsPacking({ orderStatus: 'confirmed', paymentState: 'paid' })).toBe(false);
  expect(awaitsPacking({ orderStatus: 'cancelled', paymentState: 'failed' })).toBe(false);
});

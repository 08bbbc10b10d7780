import { expect, test } from 'vitest';
import { type DifferenceForShopper, differenceNotice } from './difference-words.ts';

const OWED: DifferenceForShopper = {
  state: 'open',
  amountPence: 1250,
  until: '2026-12-13T10:00:00.000Z',
  isPayable: true,
  isOver: false,
  isProcessing: false,
};
const notice = (more: Partial<DifferenceForShopper>, orderStatus: 'confirmed' | 'cancelled' = 'confirmed') =>
  differenceNotice({ ...OWED, ...more }, { orderStatus });

test('what is owed is named with its day, and can be paid', () => {
  expect(notice({})).toMatchObject({ title: '£12.50 still to be paid', pay: 'Pay £12.50' });
  expect(notice({})?.text).toContain('until Sun 13 Dec');
});

test('what cannot be paid here any more, or not yet again, has no button and says what to do', () => {
  expect(notice({ isPayable: false, isOver: true })).toMatchObject({
    pay: '',
    text: expect.stringMatching(/could be paid here until Sun 13 Dec.*write to us or call/),
  });
  expect(notice({ isPayable: false })).toMatchObject({ pay: '', text: expect.stringContaining('to pay it') });
  expect(notice({ isProcessing: true })).toMatchObject({
    pay: '',
    text: expect.stringContaining('Your bank'),
  });
});

test('what was let go or paid is said once, and of a cancelled or replaced one nothing', () => {
  expect(notice({ state: 'let-go' })).toMatchObject({ title: 'Nothing more to pay', pay: '' });
  expect(notice({ state: 'paid' })).toMatchObject({ title: 'The difference is paid', pay: '' });
  expect(notice({ state: 'replaced' })).toBeNull();
  expect(notice({}, 'cancelled')).toBeNull();
  expect(differenceNotice(null, { orderStatus: 'confirmed' })).toBeNull();
});

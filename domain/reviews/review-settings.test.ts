import * as v from 'valibot';
import { expect, test } from 'vitest';
import { REVIEW_APPROVALS, USUAL_REVIEWS, waitsForApproval } from './review-settings.ts';
import { reviewSettingsSchema } from './review-settings-form.ts';

test('reviews of strangers wait until staff show them, those of known buyers do not', () => {
  expect(waitsForApproval(USUAL_REVIEWS, { isVerified: true })).toBe(false);
  expect(waitsForApproval(USUAL_REVIEWS, { isVerified: false })).toBe(true);
});

test('all of them, or none, wait where the owner says so', () => {
  for (const isVerified of [true, false]) {
    expect(waitsForApproval({ approval: 'everyone' }, { isVerified })).toBe(true);
    expect(waitsForApproval({ approval: 'nobody' }, { isVerified })).toBe(false);
  }
});

test('nobody is asked by mail until the owner says after how many days', () => {
  expect(USUAL_REVIEWS.askAfterDays).toBeNull();
  const parsed = v.parse(reviewSettingsSchema, {
    taken: 'on',
    approval: 'strangers',
    askAfterDays: '',
    incentive: '',
  });
  expect(parsed).toEqual(USUAL_REVIEWS);
});

test('the days are between 1 and 180, and the approval one of the choices', () => {
  const form = { approval: 'nobody', askAfterDays: '14', incentive: '' };
  expect(v.parse(reviewSettingsSchema, form)).toEqual({ ...form, taken: false, askAfterDays: 14 });
  for (const wrong of [{ askAfterDays: '0' }, { askAfterDays: '181' }, { approval: 'some' }])
    expect(v.is(reviewSettingsSchema, { ...form, ...wrong })).toBe(false);
  expect(REVIEW_APPROVALS).toHaveLength(3);
});

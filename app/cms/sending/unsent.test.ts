import { data, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { unsentReason, unsentText } from './unsent.ts';

test('a network failure is told from an error of the shop', () => {
  expect(unsentReason(new TypeError('Failed to fetch'))).toBe('unreachable');
  expect(unsentReason(data(new TypeError('Failed to fetch')))).toBe('unreachable');
  expect(unsentReason(new Response(null, { status: 502 }))).toBe('unreachable');
  expect(unsentReason(new Error('Unexpected Server Error'))).toBe('failed');
});

test('a redirect to sign-in is an ended session, any other one is meant', () => {
  expect(unsentReason(redirect('/cms/sign-in?to=%2Fcms%2Fbrands%2F1'))).toBe('signed-out');
  expect(unsentReason(redirect('/cms/brands/1?created'))).toBeNull();
});

test('a refused role and a deleted record are named', () => {
  expect(unsentReason(new Response(null, { status: 403 }))).toBe('not-allowed');
  expect(unsentReason({ status: 404, statusText: '', internal: false, data: data(null) })).toBe('gone');
  expect(unsentText('gone')).toContain('still here');
});

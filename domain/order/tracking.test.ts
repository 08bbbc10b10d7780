import { expect, test } from 'vitest';
import { hasTracking, parseTracking, trackingText } from './tracking.ts';

test('every part of a tracking is optional', () => {
  expect(parseTracking({ carrier: ' Royal Mail ', trackingNumber: '', trackingLink: '' })).toEqual({
    ok: true,
    tracking: { carrier: 'Royal Mail', number: '', link: '' },
  });
});

test('a form without the fields says nothing about the tracking', () => {
  expect(parseTracking({ orderStatus: 'shipped' })).toEqual({ ok: true, tracking: null });
});

test.each(['javascript:alert(1)', 'royalmail', 'ftp://example.com/1'])('%s is no tracking link', (link) => {
  expect(parseTracking({ trackingLink: link })).toMatchObject({
    ok: false,
    errors: { trackingLink: 'Tracking link must be a URL, such as https://example.com' },
  });
});

test('carrier and number are told together, or one alone', () => {
  expect(trackingText({ carrier: 'DPD', number: '15', link: '' })).toBe('DPD, 15');
  expect(trackingText({ carrier: '', number: '15', link: '' })).toBe('15');
  expect(hasTracking({ carrier: '', number: '', link: '' })).toBe(false);
});

test('one part of a tracking is enough', () => {
  const none = { carrier: '', number: '', link: '' };
  expect(hasTracking(none)).toBe(false);
  for (const part of ['carrier', 'number', 'link'] as const)
    expect(hasTracking({ ...none, [part]: 'x' })).toBe(true);
});

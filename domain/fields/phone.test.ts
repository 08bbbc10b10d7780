import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, toE164 } from './phone.ts';

test.each(['020 7946 0958', '+44 (0)20 7946-0958', '07700 900123', '123 4567', '+123 456 789 012 345'])(
  '%s may be a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

test.each([
  '',
  ' ',
  '+',
  '1',
  '123456',
  '+1234567890123456',
  '()-',
  'call me',
  '020.7946.0958',
  '07700 900123 ext 4',
  '020\n7946',
])('%j may not', (text) => {
  expect(isPhone(text)).toBe(false);
});

test.each([
  ['020 7946 0958', '+442079460958'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+4402079460958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['44 7700 900123', '+447700900123'],
  ['(07700) 900-123', '+447700900123'],
  ['(0)7700 900123', '+447700900123'],
  ['0800 111 111', '+44800111111'],
  ['+49 (0)30 901820', '+4930901820'],
])('%s is dialled %s', (phone, e164) => {
  expect(toE164(phone)).toBe(e164);
});

test.each([
  '123',
  '7946 0958',
  '+44 20',
  '0 0 0',
  '+',
  '020 7946 0958 99',
  '+44+20 7946 0958',
  '20 7946 0958',
])('%s is no complete number', (phone) => {
  expect(toE164(phone)).toBeNull();
});

test('a number without country code is British only for somebody in Britain', () => {
  expect(toE164('020 7946 0958', 'Scotland')).toBe('+442079460958');
  expect(toE164('020 7946 0958', 'France')).toBeNull();
  expect(toE164('+33 1 23 45 67 89', 'France')).toBe('+33123456789');
});

test('a dialled number is dialled the same again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0[1-3]\d{9}$/), (phone) => {
      const e164 = toE164(phone);
      expect(e164).toBe(`+44${phone.slice(1)}`);
      expect(e164 && toE164(e164)).toBe(e164);
    }),
  );
});

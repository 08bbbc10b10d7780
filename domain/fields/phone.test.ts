import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, phoneLink, toE164 } from './phone.ts';

test.each([
  '020 7946 0958',
  '+44 (0)20 7946-0958',
  '07700 900123',
  '123 4567',
  '+123 456 789 012 345',
  '07700.900.123',
  '020/7946 0958',
  '[020] 7946 0958',
  '020 7946 0958 ext 12',
  '020 7946 0958 Ext. 12',
  '020 7946 0958, extension 12',
  '020 7946 0958 extn:12',
  '020 7946 0958 (ext 12)',
  '020 7946 0958x12',
  '020 7946 0958 #12',
  'Tel: 020 7946 0958',
  '０２０ ７９４６ ０９５８',
])('%s may be a phone number', (text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  '',
  ' ',
  '+',
  '1',
  '123456',
  '+1234567890123456',
  '()-',
  'call me',
  '020\n7946',
  'ext 1234567',
  '12345 ext 67',
  '020 7946 0958 ext',
  '020 7946 0958 ext 12345678',
  '020 7946 0958 or 07700',
  'O20 7946 O958',
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
  ['+44 [0] 20.7946.0958 ext 12', '+442079460958'],
  ['020 7946 0958 x12', '+442079460958'],
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

test('however a number is written, it is the same number', () => {
  const gap = fc.constantFrom('', ' ', '.', '-', '/', ' – ', ' . ');
  const extension = fc.constantFrom(
    '',
    ' ext 12',
    ' ext. 12',
    'x12',
    ' x 12',
    ', extn 12',
    ' (ext 12)',
    ' #12',
  );
  const start = fc.constantFrom('0', '(0)', '+44', '+44 (0)', '0044 ', '0044 (0) ', '+44 [0]');
  fc.assert(
    fc.property(start, gap, gap, extension, (begin, first, second, end) => {
      const written = `${begin}20${first}7946${second}0958${end}`;
      expect(isPhone(written)).toBe(true);
      expect(toE164(written)).toBe('+442079460958');
    }),
  );
});

test.each([
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['+44 (0)20 7946 0958 ext 12', 'tel:+442079460958;ext=12'],
  ['07700.900.123', 'tel:07700900123'],
  ['ring 07700 900123 after six', 'tel:07700900123'],
])('%s is linked as %s', (phone, href) => {
  expect(phoneLink(phone)).toBe(href);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-number-in-text.ts';

test('a card number is found however it is typed', () => {
  for (const text of [
    '4242424242424242',
    'My card is 4242 4242 4242 4242, thank you',
    'card: 4242-4242-4242-4242.',
    '42 42 42 42 42 42 42 42',
    '4242 4242 4242 4242 12 30 739',
    'pay with 5555555555554444 123',
    '3782 822463 10005 expires 12/30',
    '3056 930902 5904',
    '３７８２８２２４６３１０００５',
    '4242 – 4242 – 4242 – 4242',
    '6011\u00a01111\u00a01111\u00a01117',
    'Call 020 7946 0958\n4000000000000002',
  ])
    expect(holdsCardNumber(text), text).toBe(true);
});

test('phone numbers, order numbers, codes and dates are none', () => {
  for (const text of [
    '',
    'Ring 07700 900123 or 020 7946 0958',
    '+44 7700 900123 +44 7700 900456',
    '0044 7700 900123, 447700900123',
    '07700900123 02079460958',
    '+4242424242424242',
    'Orders ZA123456789 ZA987654321 ZA4242424242424242',
    'Tracking AB-4242424242424242 or JD0002 4242 4242 4242 42',
    '4242 4242 4242 4241',
    '1234567890123456',
    'Between 2026-11-22 and 2026-11-29, 10-12',
    'TEST-INV-000001',
    'barcode 5012345678900',
  ])
    expect(holdsCardNumber(text), text).toBe(false);
});

test('no phone number of up to twelve digits is taken for a card', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?\d{3,5} \d{3,4} \d{2,3}$/), (phone) => {
      expect(holdsCardNumber(`Please ring ${phone}.`)).toBe(false);
    }),
  );
});

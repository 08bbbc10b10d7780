import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_NUMBER_MAX_LENGTH } from './card.ts';
import { groupedCardNumber, slashedExpiry } from './card-fields.ts';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  ['42 424 2', '4242 42'],
  ['6304000000000000000', '6304000000000000000'],
  ['my card', 'my card'],
])('the card number %s is shown as %s', (entered, formatted) => {
  expect(groupedCardNumber(entered)).toBe(formatted);
});

test('grouping keeps every digit, fits the field and is done once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
      const shown = groupedCardNumber(digits);
      expect(shown.replaceAll(' ', '')).toBe(digits);
      expect(shown.length).toBeLessThanOrEqual(CARD_NUMBER_MAX_LENGTH);
      expect(groupedCardNumber(shown)).toBe(shown);
    }),
  );
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['12/', '12/'],
  ['123', '12/3'],
  ['1230', '12/30'],
  ['12/30', '12/30'],
  ['9/', '09/'],
  ['9/30', '09/30'],
  ['soon', 'soon'],
])('the expiry %s is shown as %s', (entered, formatted) => {
  expect(slashedExpiry(entered)).toBe(formatted);
});

test('an expiry can be deleted to the last digit', () => {
  const steps = ['12/3', '12', '1', ''];
  for (const [place, shown] of steps.entries()) {
    if (place === 0) continue;
    const before = steps[place - 1] ?? '';
    expect(slashedExpiry(before.slice(0, -1), true)).toBe(shown);
  }
});

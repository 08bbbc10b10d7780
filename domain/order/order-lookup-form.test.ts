import { expect, test } from 'vitest';
import { parseOrderLookup } from './order-lookup-form.ts';

test('an order number is read in any spelling', () => {
  for (const entered of ['ZA123456789', ' za 123 456 789 ', '#ZA-123456789']) {
    const parsed = parseOrderLookup({ orderNumber: entered, email: ' a@example.com ' });
    expect(parsed).toEqual({
      ok: true,
      lookup: { orderNumber: 'ZA123456789', email: 'a@example.com', postcode: '' },
    });
  }
});

test('both fields are needed, the email as an email', () => {
  expect(parseOrderLookup({})).toEqual({
    ok: false,
    errors: { orderNumber: 'Order number is required', email: 'Email is required' },
  });
  expect(parseOrderLookup({ orderNumber: 'ZA1', email: 'nobody' })).toEqual({
    ok: false,
    errors: { email: 'Please enter a valid email address' },
  });
});

import { expect, test } from 'vitest';
import { billingDetailsOf } from './billing-details.ts';

test('Stripe’s form begins with what was entered at the checkout, and asks for the rest', () => {
  const entered = {
    firstName: 'Ann',
    lastName: 'Shopper',
    email: 'a@example.com',
    phone: '',
    country: 'United Kingdom',
  };
  expect(billingDetailsOf(entered)).toEqual({
    name: 'Ann Shopper',
    email: 'a@example.com',
    address: { country: 'GB' },
  });
});

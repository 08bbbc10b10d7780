import { expect, test } from 'vitest';
import { stripeErrorText } from './stripe-error-text.ts';

test('what Stripe says of a card is for the shopper', () => {
  const message = 'Your card number is incomplete.';
  for (const type of ['card_error', 'validation_error'])
    expect(stripeErrorText({ type, message })).toBe(message);
});

test('what Stripe says of its own objects is not', () => {
  const message = "This PaymentIntent's status is canceled.";
  for (const type of ['invalid_request_error', 'api_error', 'api_connection_error'])
    expect(stripeErrorText({ type, message })).toBe('The payment did not go through. Please try again.');
  expect(stripeErrorText({ type: 'card_error' })).toContain('did not go through');
});

import { expect, test } from 'vitest';
import { askEnd, paymentWords } from './demo-words.ts';

const NONE = { untouched: 0, changed: 0, inUse: 0 };
const ROWS = { product: NONE, brand: NONE, category: NONE, slide: NONE, article: NONE };

test('the demo’s page says by what the shop is paid, now and after the demo', () => {
  expect(paymentWords(true, { isStripeSetUp: false, takesCash: true })).toContain('test card takes orders');
  expect(paymentWords(true, { isStripeSetUp: true, takesCash: true })).not.toContain('test card');
  expect(paymentWords(false, { isStripeSetUp: true, takesCash: true })).toContain(
    'customers pay by card through Stripe, or in cash on delivery',
  );
  expect(paymentWords(false, { isStripeSetUp: true, takesCash: false })).not.toContain('cash');
  expect(paymentWords(false, { isStripeSetUp: false, takesCash: true })).toContain(
    'card is offered once the keys of Stripe are set',
  );
  expect(paymentWords(false, { isStripeSetUp: false, takesCash: false })).toContain('takes no orders');
});

test('the end of the demo takes no test card from a shop with Stripe', () => {
  expect(askEnd(ROWS, { isStripeSetUp: true, takesCash: false }).detail).toMatch(
    /^After the demo customers pay by card through Stripe\./,
  );
  expect(askEnd(ROWS, { isStripeSetUp: false, takesCash: true }).detail).toMatch(
    /^The test card is no longer offered\. After the demo customers pay in cash/,
  );
});

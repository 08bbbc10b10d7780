import { expect, test } from 'vitest';
import { paymentMethodName } from './payment-method-name.ts';

test.each([
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['paypal', 'PayPal'],
  ['bacs_debit', 'Bacs Direct Debit'],
  ['visa', 'Visa'],
  ['pay_by_bank_now', 'Pay by bank now'],
  ['', ''],
])("the provider's %j is %j for people", (word, name) => {
  expect(paymentMethodName(word)).toBe(name);
});

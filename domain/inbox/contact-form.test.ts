import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { CONTACT_SUBJECTS, contactFormSchema } from './contact-form.ts';

const errorsOf = (input: unknown) => fieldErrors(v.safeParse(contactFormSchema, input).issues ?? []);
const message = {
  name: ' Ann ',
  email: 'ann@example.com',
  subject: 'feedback',
  message: ' Lovely.\r\nThanks ',
};

test('a message is understood, its phone number optional', () => {
  expect(v.parse(contactFormSchema, message)).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    phone: '',
    subject: 'feedback',
    message: 'Lovely.\nThanks',
  });
  expect(v.parse(contactFormSchema, { ...message, phone: ' 020 7946 0958 ' }).phone).toBe('020 7946 0958');
});

test('each missing field has its exact message', () => {
  for (const input of [{}, { name: ' ', email: '', phone: null, subject: '', message: '\n' }]) {
    expect(errorsOf(input)).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
  }
});

test('an email address with a space, an unknown subject and an endless message are refused', () => {
  expect(
    errorsOf({ ...message, email: 'a b@example.com', subject: 'spam', message: 'm'.repeat(5001) }),
  ).toEqual({
    email: 'Please enter a valid email address',
    subject: 'Subject is required',
    message: 'Message must be 5000 characters or fewer',
  });
});

test('the six subjects are offered in this order', () => {
  expect(CONTACT_SUBJECTS.map((subject) => subject.value)).toEqual([
    'product-inquiry',
    'order-support',
    'beauty-consultation',
    'business-inquiry',
    'feedback',
    'other',
  ]);
});

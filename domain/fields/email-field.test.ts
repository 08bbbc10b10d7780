import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailField } from './email-field.ts';
import { fieldErrors } from './field-errors.ts';

const errorsOf = (input: unknown) =>
  fieldErrors(v.safeParse(v.object({ email: emailField() }), input).issues ?? []);

test('an email address is required', () => {
  for (const input of [{}, { email: null }, { email: 5 }, { email: ' ' }]) {
    expect(errorsOf(input)).toEqual({ email: 'Email is required' });
  }
});

test('it must look like one', () => {
  expect(errorsOf({ email: 'ann@example' })).toEqual({ email: 'Please enter a valid email address' });
  expect(errorsOf({ email: 'ann lee@example.com' })).toEqual({ email: 'Please enter a valid email address' });
  expect(errorsOf({ email: ' ann@example.com ' })).toEqual({});
});

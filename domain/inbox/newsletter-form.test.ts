import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { newsletterFormSchema } from './newsletter-form.ts';

const errorsOf = (input: unknown) => fieldErrors(v.safeParse(newsletterFormSchema, input).issues ?? []);

test('the newsletter needs an email address', () => {
  expect(v.parse(newsletterFormSchema, { email: ' Ann@example.com ' })).toEqual({ email: 'Ann@example.com' });
  expect(errorsOf({})).toEqual({ email: 'Email is required' });
  expect(errorsOf({ email: 'ann' })).toEqual({ email: 'Please enter a valid email address' });
});

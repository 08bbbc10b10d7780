import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { signInFormSchema } from './sign-in-form.ts';

const errorsOf = (input: unknown) => fieldErrors(v.safeParse(signInFormSchema, input).issues ?? []);

test('staff sign in with email and password', () => {
  expect(errorsOf({ email: 'ann@example.com', password: 'short' })).toEqual({});
  expect(errorsOf({})).toEqual({ email: 'Email is required', password: 'Password is required' });
  expect(errorsOf({ email: 'ann', password: 'x' })).toEqual({ email: 'Please enter a valid email address' });
});

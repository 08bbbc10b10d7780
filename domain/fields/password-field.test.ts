import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { passwordField } from './password-field.ts';

const schema = v.object({ password: passwordField() });
const errorsOf = (input: unknown) => fieldErrors(v.safeParse(schema, input).issues ?? []);

test('a password is never trimmed', () => {
  expect(v.parse(schema, { password: ' rose garden ' })).toEqual({ password: ' rose garden ' });
});

test('a password is required and has an end', () => {
  for (const input of [{}, { password: null }, { password: '' }, { password: 7 }]) {
    expect(errorsOf(input)).toEqual({ password: 'Password is required' });
  }
  expect(errorsOf({ password: 'p'.repeat(129) })).toEqual({
    password: 'Password must be 128 characters or fewer',
  });
});

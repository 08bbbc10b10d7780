import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { ownerFormSchema } from './owner-form.ts';

const errorsOf = (input: unknown) => fieldErrors(v.safeParse(ownerFormSchema, input).issues ?? []);
const owner = { name: 'Ann', email: 'ann@example.com', password: 'rose garden 12' };

test('the owner gives a name, an email address and a long password', () => {
  expect(v.parse(ownerFormSchema, owner)).toEqual(owner);
  expect(errorsOf({})).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    password: 'Password is required',
  });
});

test('a password under 12 characters or of spaces only is refused', () => {
  for (const password of ['rose garden', ' '.repeat(12)]) {
    expect(errorsOf({ ...owner, password })).toEqual({ password: 'Password must be at least 12 characters' });
  }
  expect(errorsOf({ ...owner, password: 'rose gardens' })).toEqual({});
});

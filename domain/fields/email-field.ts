import * as v from 'valibot';
import { isEmail, MAX_EMAIL_LENGTH } from './email.ts';
import { checkFilled, requiredLine } from './text-field.ts';

/** A required email address. */
export function emailField() {
  const wellFormed = checkFilled(isEmail, 'Please enter a valid email address');
  return v.pipe(requiredLine('Email', MAX_EMAIL_LENGTH), wellFormed);
}

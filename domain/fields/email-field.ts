import * as v from 'valibot';
import { isEmail, MAX_EMAIL_LENGTH } from './email.ts';
import { checkFilled, requiredLine } from './text-field.ts';
import { EMAIL_PATTERN } from './text-patterns.ts';

/** A required email address. */
export function emailField() {
  const wellFormed = checkFilled(isEmail, 'Please enter a valid email address');
  return v.pipe(requiredLine('Email', MAX_EMAIL_LENGTH), wellFormed, v.metadata({ pattern: EMAIL_PATTERN }));
}

import * as v from 'valibot';
import { emailField } from '#domain/fields/email-field.ts';
import { passwordField } from '#domain/fields/password-field.ts';
import { checkFilled, requiredLine } from '#domain/fields/text-field.ts';

export const PASSWORD_MIN_LENGTH = 12;

const LONG_ENOUGH = `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;

/** The form behind the owner link (docs/decisions/042-staff-join-by-one-time-link.md). */
export const ownerFormSchema = v.object({
  name: requiredLine('Name', 100),
  email: emailField(),
  password: v.pipe(
    passwordField(),
    checkFilled((password) => password.length >= PASSWORD_MIN_LENGTH && password.trim() !== '', LONG_ENOUGH),
  ),
});

import * as v from 'valibot';
import { emailField } from '#domain/fields/email-field.ts';
import { passwordField } from '#domain/fields/password-field.ts';

export const signInFormSchema = v.object({ email: emailField(), password: passwordField() });

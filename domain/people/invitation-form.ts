import * as v from 'valibot';
import { emailField } from '#domain/fields/email-field.ts';
import { requiredLine } from '#domain/fields/text-field.ts';
import { ROLES } from './permissions.ts';

export const invitationFormSchema = v.object({
  name: requiredLine('Name', 100),
  email: emailField(),
  role: v.picklist(ROLES, 'Choose a role'),
});

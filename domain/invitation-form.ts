import * as v from 'valibot';
import { emailField } from './email-field.ts';
import { ROLES } from './permissions.ts';
import { requiredLine } from './text-field.ts';

/** Whom the owner invites, and as what. */
export const invitationFormSchema = v.object({
  name: requiredLine('Name', 100),
  email: emailField(),
  role: v.picklist(ROLES, 'Choose a role'),
});

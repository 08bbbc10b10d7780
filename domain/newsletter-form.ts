import * as v from 'valibot';
import { emailField } from './email-field.ts';

/** Both newsletter boxes ask for an email address only (spec §5). */
export const newsletterFormSchema = v.object({ email: emailField() });

export type NewsletterForm = v.InferOutput<typeof newsletterFormSchema>;

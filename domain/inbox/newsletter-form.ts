import * as v from 'valibot';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { isRecord } from '#domain/text/is-record.ts';

export const newsletterFormSchema = v.object({ email: emailField() });

export type NewsletterForm = v.InferOutput<typeof newsletterFormSchema>;

/** Parses a form or a JSON body; a body that is no object counts as empty. */
export function parseNewsletter(
  body: unknown,
): { ok: true; email: string } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(newsletterFormSchema, isRecord(body) ? body : {});
  return parsed.success
    ? { ok: true, email: parsed.output.email }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

import * as v from 'valibot';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLine, requiredLine, requiredLines } from '#domain/fields/text-field.ts';
import { isRecord } from '#domain/text/is-record.ts';

/** Spec §3. */
export const CONTACT_SUBJECTS = [
  { value: 'product-inquiry', label: 'Product Inquiry' },
  { value: 'order-support', label: 'Order Support' },
  { value: 'beauty-consultation', label: 'Beauty Consultation' },
  { value: 'business-inquiry', label: 'Business Inquiry' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Other' },
] as const;

export const MESSAGE_MAX_LENGTH = 5000;

const SUBJECT_REQUIRED = 'Subject is required';

/** A message to the shop, with the messages of spec §5; values trimmed, phone '' where none is given. */
export const contactFormSchema = v.object({
  name: requiredLine('Name', 100),
  email: emailField(),
  phone: optionalLine('Phone number', 40),
  subject: v.pipe(
    v.nullish(v.string(SUBJECT_REQUIRED), ''),
    v.picklist(
      CONTACT_SUBJECTS.map((subject) => subject.value),
      SUBJECT_REQUIRED,
    ),
  ),
  message: requiredLines('Message', MESSAGE_MAX_LENGTH),
});

export type ContactForm = v.InferOutput<typeof contactFormSchema>;

/** Reads a form or a JSON body; what is no object has no fields. */
export function parseContact(
  body: unknown,
): { ok: true; message: ContactForm } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(contactFormSchema, isRecord(body) ? body : {});
  return parsed.success
    ? { ok: true, message: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

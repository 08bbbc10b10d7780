import * as v from 'valibot';
import { withoutCardNumber } from '#domain/fields/card-number-in-text.ts';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLine, requiredLine, requiredLines } from '#domain/fields/text-field.ts';
import { isRecord } from '#domain/text/is-record.ts';

export const CONTACT_SUBJECTS = [
  { value: 'product-inquiry', label: 'Product Enquiry' },
  { value: 'order-support', label: 'Order Support' },
  { value: 'beauty-consultation', label: 'Beauty Consultation' },
  { value: 'business-inquiry', label: 'Business Enquiry' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'other', label: 'Other' },
] as const;

/** The subject of messages that come from the page of an order. */
export const ABOUT_AN_ORDER: (typeof CONTACT_SUBJECTS)[number]['value'] = 'order-support';

export const MESSAGE_MAX_LENGTH = 5000;

const SUBJECT_REQUIRED = 'Subject is required';

/** A message to the shop; values are trimmed, phone is '' when not given. */
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
  message: v.pipe(requiredLines('Message', MESSAGE_MAX_LENGTH), withoutCardNumber),
});

export type ContactForm = v.InferOutput<typeof contactFormSchema>;

/** Parses a form or a JSON body; a body that is no object counts as empty. */
export function parseContact(
  body: unknown,
): { ok: true; message: ContactForm } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(contactFormSchema, isRecord(body) ? body : {});
  return parsed.success
    ? { ok: true, message: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

import * as v from 'valibot';
import { withoutCardNumber } from '#domain/fields/card-number-in-text.ts';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLine, requiredLine, requiredLines } from '#domain/fields/text-field.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { addDays, londonDay } from '#domain/text/london-day.ts';
import { MESSAGE_MAX_LENGTH } from './contact-form.ts';

/** The subject under which a complaint is stored among the messages. */
export const COMPLAINT = 'complaint';

/**
 * Days in which a complaint is replied to in full. One about personal data has to be acknowledged within as many (Data Protection
 * Act 2018 s. 164A, inserted by the Data (Use and Access) Act 2025 s. 103); all others are held to the same.
 */
export const COMPLAINT_DAYS = 30;

/** A complaint; order number and phone are '' when not given. */
const schema = v.object({
  /** Anything but 'data' is about goods or service. */
  about: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((about) => (about === 'data' ? 'data' : 'goods')),
  ),
  name: requiredLine('Name', 100),
  email: emailField(),
  phone: optionalLine('Phone number', 40),
  orderNumber: v.pipe(
    optionalLine('Order number', 40),
    v.transform((entered) => entered.replace(/[\s#.-]+/g, '').toUpperCase()),
  ),
  message: v.pipe(requiredLines('Complaint', MESSAGE_MAX_LENGTH), withoutCardNumber),
});

export type Complaint = v.InferOutput<typeof schema>;

export function parseComplaint(
  body: unknown,
): { ok: true; complaint: Complaint } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, isRecord(body) ? body : {});
  return parsed.success
    ? { ok: true, complaint: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

/** Returns the last day, 'YYYY-MM-DD' in London, to reply in full to a complaint received at a moment in UTC (ISO). */
export function replyDay(receivedAt: string): string {
  return addDays(londonDay(receivedAt), COMPLAINT_DAYS);
}

/** True for a complaint whose day has passed without a reply in full. */
export function isOverdue(
  { replyBy, status }: { replyBy: string | null; status: string },
  now: string,
): boolean {
  return replyBy !== null && status !== 'answered' && status !== 'archived' && londonDay(now) > replyBy;
}

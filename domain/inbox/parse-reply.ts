import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { requiredLines } from '#domain/fields/text-field.ts';

export const REPLY_MAX_LENGTH = 5000;

const schema = v.object({
  reply: requiredLines('Reply', REPLY_MAX_LENGTH),
  /** The id of the reply to come: one form sends one, however often it arrives. */
  replyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  /** How many replies its author had seen. */
  repliesSeen: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
});

export type ReplyForm = v.InferOutput<typeof schema>;

/** Parses a reply to a visitor's message. */
export function parseReply(
  form: Record<string, string>,
): { ok: true; reply: ReplyForm } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, form);
  return parsed.success
    ? { ok: true, reply: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

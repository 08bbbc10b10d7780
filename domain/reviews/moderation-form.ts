import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLines } from '#domain/fields/text-field.ts';
import { HIDDEN_REASON_NAMES, type HiddenReason } from './review.ts';

type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string> };

export const HIDING_NOTE_MAX_LENGTH = 500;
export const REVIEW_REPLY_MAX_LENGTH = 2000;

/** Reads why a review is hidden: one of the published reasons, and a note for staff. */
export function parseHiding(form: Record<string, string>): Parsed<{ reason: HiddenReason; note: string }> {
  return parsed(hidingSchema, form);
}

/** Reads the shop's reply to a review; '' takes it away. */
export function parseReviewReply(form: Record<string, string>): Parsed<{ text: string }> {
  return parsed(replySchema, form);
}

const hidingSchema = v.object({
  reason: v.picklist(HIDDEN_REASON_NAMES, 'Choose one of the published reasons'),
  note: optionalLines('Note', HIDING_NOTE_MAX_LENGTH),
});

const replySchema = v.object({ text: optionalLines('Reply', REVIEW_REPLY_MAX_LENGTH) });

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, form: unknown): Parsed<Value> {
  const result = v.safeParse(schema, form);
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, errors: fieldErrors(result.issues) };
}

import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLines } from '#domain/fields/text-field.ts';
import { isReportReason, type ReportReason } from './review.ts';

export const REPORT_MAX_LENGTH = 1000;

export type ReviewReport = { reason: ReportReason; words: string };

const REASON_REQUIRED = 'Choose a reason';

const schema = v.object({
  reason: v.pipe(v.nullish(v.string(REASON_REQUIRED), ''), v.custom<ReportReason>(isReason, REASON_REQUIRED)),
  words: optionalLines('What should we know?', REPORT_MAX_LENGTH),
});

/** Parses what a shopper says is wrong with a review. */
export function parseReport(
  form: Record<string, unknown>,
): { ok: true; report: ReviewReport } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, form);
  return parsed.success
    ? { ok: true, report: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

function isReason(text: unknown): boolean {
  return typeof text === 'string' && isReportReason(text);
}

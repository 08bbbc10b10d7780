import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { checkFilled, optionalLine } from '#domain/fields/text-field.ts';
import { isDay } from '#domain/text/london-day.ts';

export const TRACKING_MAX_LENGTH = 100;

/** Parses the form by which a customer says that they sent goods back; a blank day is today. */
export function parseSentForm(
  form: Record<string, string>,
  today: string,
): { ok: true; value: { day: string; tracking: string } } | { ok: false; errors: Record<string, string> } {
  const schema = v.object({
    day: v.pipe(
      optionalLine('Day', 10),
      checkFilled(isDay, 'Enter a day, such as 2026-04-01'),
      checkFilled((day) => day <= today, 'This day has not come yet'),
      v.transform((day) => day || today),
    ),
    tracking: optionalLine('Tracking number', TRACKING_MAX_LENGTH),
  });
  const parsed = v.safeParse(schema, form);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

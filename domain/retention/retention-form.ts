import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { requiredWholeNumber } from '#domain/fields/number-field.ts';
import { RETENTION_KIND_NAMES, RETENTION_KINDS, type RetentionTimes } from './retention-kinds.ts';

const schema = v.object({
  ...Object.fromEntries(
    RETENTION_KIND_NAMES.map((kind) => {
      const { label, least, most } = RETENTION_KINDS[kind];
      return [kind, requiredWholeNumber(label, { min: least, max: most })];
    }),
  ),
  yearEndMonth: requiredWholeNumber('End of the accounting year', { min: 0, max: 12 }),
});

/** Parses the times of the form; none below what the law demands. */
export function parseRetention(
  form: Record<string, string>,
): { ok: true; times: RetentionTimes } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, form);
  return parsed.success
    ? { ok: true, times: parsed.output as RetentionTimes }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

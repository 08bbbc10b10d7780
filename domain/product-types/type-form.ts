import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { flagField } from '#domain/fields/flag-field.ts';
import { missingSlug, slugField } from '#domain/fields/slug-field.ts';
import { optionalLine, requiredLine } from '#domain/fields/text-field.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { slugFrom } from '#domain/text/slug.ts';

export type TypeFields = {
  name: string;
  slug: string;
  categoryId: string;
  /** What menus gather it under; '' for nothing. */
  group: string;
  /** Its shades are those of skin. */
  complexion: boolean;
};

/** Parses the form of a type of products; a blank slug is made from the name. */
export function parseTypeForm(
  form: unknown,
): { ok: true; type: TypeFields } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, isRecord(form) ? form : {});
  const missing = missingSlug(form, 'name');
  if (!parsed.success) return { ok: false, errors: { ...missing, ...fieldErrors(parsed.issues) } };
  if (missing.slug) return { ok: false, errors: missing };
  return { ok: true, type: { ...parsed.output, slug: parsed.output.slug || slugFrom(parsed.output.name) } };
}

const schema = v.object({
  name: requiredLine('Name', 100),
  slug: slugField(),
  categoryId: requiredLine('Category', 100),
  group: optionalLine('Group', 60),
  complexion: flagField(),
});

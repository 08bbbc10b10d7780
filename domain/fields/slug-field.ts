import * as v from 'valibot';
import { isRecord } from '#domain/text/is-record.ts';
import { slugFrom } from '#domain/text/slug.ts';

const MAX_LENGTH = 100;

/** A slug in lower case with hyphens; a blank one is made from the name. */
export function slugField() {
  return v.nullish(
    v.pipe(
      v.fallback(v.string(), ''),
      v.transform(slugFrom),
      v.maxLength(MAX_LENGTH, `Slug must be ${MAX_LENGTH} characters or fewer`),
    ),
    '',
  );
}

/** The error of a form that has neither a slug nor a name (or title) to make one from. */
export function missingSlug(form: unknown, nameField: 'name' | 'title'): Record<string, string> {
  const fields = isRecord(form) ? form : {};
  const hasSlug = [fields.slug, fields[nameField]].some(
    (text) => typeof text === 'string' && slugFrom(text) !== '',
  );
  return hasSlug ? {} : { slug: 'Slug is required' };
}

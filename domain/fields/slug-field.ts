import * as v from 'valibot';
import { isRecord } from '#domain/text/is-record.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { shortText } from './short-text.ts';

const MAX_LENGTH = 100;

/** A slug in lower case with hyphens; a blank one is made from the name. */
export function slugField() {
  return v.nullish(
    v.pipe(
      shortText(),
      v.transform(slugFrom),
      v.maxLength(MAX_LENGTH, `Slug must be ${MAX_LENGTH} characters or fewer`),
    ),
    '',
  );
}

/**
 * The error of a form whose name (or title) gives no slug and that has none either. A blank name has its own error: the slug is
 * made from it.
 */
export function missingSlug(form: unknown, nameField: 'name' | 'title'): Record<string, string> {
  const fields = isRecord(form) ? form : {};
  const [slug, name] = [fields.slug, fields[nameField]].map((text) => (typeof text === 'string' ? text : ''));
  const isMissing = Boolean((slug || name)?.trim()) && !slugFrom(slug ?? '') && !slugFrom(name ?? '');
  return isMissing ? { slug: 'Slug is required' } : {};
}

import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { missingSlug, slugField } from '#domain/fields/slug-field.ts';
import { optionalLine, optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { isNotice } from '#domain/notices/notice-slugs.ts';
import { pictureField } from '#domain/pictures/picture-field.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { FOOTER_PLACES, PAGE_KINDS, PAGE_STATUSES } from './page.ts';
import { PAGE_FACTS, unknownFacts } from './page-facts.ts';

export type PageFields = v.InferOutput<typeof schema>;

export const LONGEST_BODY = 30_000;
export const MOST_LINKED_PRODUCTS = 12;

/** Parses the form of a page or an article; a blank slug is made from the title. */
export function parsePageForm(
  form: unknown,
): { ok: true; page: PageFields } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, isRecord(form) ? form : {});
  const missing: { slug?: string; body?: string } = {
    ...missingSlug(form, 'title'),
    ...missingBody(form),
  };
  if (!parsed.success) return { ok: false, errors: { ...missing, ...fieldErrors(parsed.issues) } };
  if (missing.slug || missing.body) return { ok: false, errors: missing };
  const slug = parsed.output.slug || slugFrom(parsed.output.title).slice(0, 100);
  return { ok: true, page: { ...parsed.output, slug } };
}

/** Only a page that the shop writes itself has none. */
function missingBody(form: unknown): { body?: string } {
  const { slug = '', body = '' } = isRecord(form) ? form : {};
  if (typeof slug === 'string' && isNotice(slug.trim())) return {};
  return typeof body === 'string' && body.trim() === '' ? { body: 'Text is required' } : {};
}

const schema = v.object({
  kind: v.nullish(v.picklist(PAGE_KINDS, 'Kind is not one of those offered'), 'page'),
  title: requiredLine('Title', 120),
  slug: slugField(),
  summary: optionalLines('Summary', 300),
  body: v.pipe(
    optionalLines('Text', LONGEST_BODY),
    v.check(
      (text) => unknownFacts(text).length === 0,
      ({ input }) => unknownFactsText(unknownFacts(input)),
    ),
  ),
  imageUrl: pictureField('Picture'),
  imageAlt: optionalLine('Words for the picture', 200),
  author: optionalLine('Author', 80),
  footer: v.nullish(v.picklist(FOOTER_PLACES, 'Place in the footer is not one of those offered'), 'none'),
  footerLabel: optionalLine('Words in the footer', 40),
  status: v.nullish(v.picklist(PAGE_STATUSES, 'Status is not one of those offered'), 'draft'),
  products: v.nullish(
    v.pipe(
      optionalLine('Products', 2000),
      v.transform((text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))]),
      v.maxLength(MOST_LINKED_PRODUCTS, `Products must be ${MOST_LINKED_PRODUCTS} or fewer`),
    ),
    '',
  ),
});

function unknownFactsText(names: string[]): string {
  const unknown = [...new Set(names)].map((name) => `{{${name}}}`).join(', ');
  return `The shop does not know ${unknown}. It knows ${Object.keys(PAGE_FACTS).join(', ')}, and product:slug`;
}

import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { shortText } from '#domain/fields/short-text.ts';
import { missingSlug, slugField } from '#domain/fields/slug-field.ts';
import { optionalLine, optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { pictureField } from '#domain/pictures/picture-field.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { DEFAULT_CATEGORY_COLOR, DEFAULT_CATEGORY_ICON } from './category.ts';

/** Icons a category can be given; slugs with an icon of their own ignore it. */
export const CATEGORY_ICONS = [
  'tags',
  'sparkles',
  'droplet',
  'palette',
  'scissors',
  'flower',
  'heart',
  'leaf',
  'wand',
] as const;

export type CategoryFields = {
  name: string;
  slug: string;
  description: string;
  /** '#rrggbb' */
  color: string;
  icon: string;
  imageUrl: string | null;
  /** Alternative text; '' for a decorative picture. */
  imageAlt: string;
};

/** Parses the category form of /cms; blank colour and icon get defaults. */
export function parseCategoryForm(
  form: unknown,
): { ok: true; category: CategoryFields } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, isRecord(form) ? form : {});
  const missing = missingSlug(form, 'name');
  if (!parsed.success) return { ok: false, errors: { ...missing, ...fieldErrors(parsed.issues) } };
  if (missing.slug) return { ok: false, errors: missing };
  const category = { ...parsed.output, slug: parsed.output.slug || slugFrom(parsed.output.name) };
  return { ok: true, category };
}

const schema = v.object({
  name: requiredLine('Name', 100),
  slug: slugField(),
  description: optionalLines('Description', 2000),
  imageUrl: pictureField('Picture'),
  imageAlt: optionalLine('Words for the picture', 200),
  color: v.nullish(
    v.pipe(
      shortText(),
      v.transform((value) => value.trim().toLowerCase() || DEFAULT_CATEGORY_COLOR),
      v.regex(/^#[0-9a-f]{6}$/, 'Colour must look like #ff69b4'),
    ),
    DEFAULT_CATEGORY_COLOR,
  ),
  icon: v.nullish(
    v.pipe(
      shortText(),
      v.transform((value) => value || DEFAULT_CATEGORY_ICON),
      v.picklist(CATEGORY_ICONS, 'Icon is not one of those offered'),
    ),
    DEFAULT_CATEGORY_ICON,
  ),
});

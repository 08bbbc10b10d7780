import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { slugField } from '#domain/fields/slug-field.ts';
import { optionalLine, optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { pictureField } from '#domain/pictures/picture-field.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { DEFAULT_CATEGORY_COLOR, DEFAULT_CATEGORY_ICON } from './category.ts';

/** The icons a category can have where its slug does not name one (spec §9). */
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
  /** What the picture shows; '' where it is decoration. */
  imageAlt: string;
};

/** The category form of spec §5; colour and icon have the defaults of §3. */
export function parseCategoryForm(
  form: unknown,
): { ok: true; category: CategoryFields } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, isRecord(form) ? form : {});
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues) };
  const category = { ...parsed.output, slug: parsed.output.slug || slugFrom(parsed.output.name) };
  return category.slug ? { ok: true, category } : { ok: false, errors: { slug: 'Slug is required' } };
}

const schema = v.object({
  name: requiredLine('Name', 100),
  slug: slugField(),
  description: optionalLines('Description', 2000),
  imageUrl: pictureField('Picture'),
  imageAlt: optionalLine('Words for the picture', 200),
  color: v.nullish(
    v.pipe(
      v.fallback(v.string(), ''),
      v.transform((typed) => typed.trim().toLowerCase() || DEFAULT_CATEGORY_COLOR),
      v.regex(/^#[0-9a-f]{6}$/, 'Colour must look like #ff69b4'),
    ),
    DEFAULT_CATEGORY_COLOR,
  ),
  icon: v.nullish(
    v.pipe(
      v.fallback(v.string(), ''),
      v.transform((typed) => typed || DEFAULT_CATEGORY_ICON),
      v.picklist(CATEGORY_ICONS, 'Icon is not one of those offered'),
    ),
    DEFAULT_CATEGORY_ICON,
  ),
});

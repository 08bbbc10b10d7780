import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { flagField } from '#domain/fields/flag-field.ts';
import { optionalWholeNumber } from '#domain/fields/number-field.ts';
import { missingSlug, slugField } from '#domain/fields/slug-field.ts';
import { optionalLineOrNull, optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { webAddressField } from '#domain/fields/web-address-field.ts';
import { pictureField } from '#domain/pictures/picture-field.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { ratingField } from './rating-field.ts';

export const EARLIEST_YEAR = 1800;

export type BrandFields = {
  name: string;
  slug: string;
  description: string;
  website: string | null;
  country: string | null;
  rating: number | null;
  established: number | null;
  featured: boolean;
  logoUrl: string | null;
  /** Who answers for its goods; null: that of the shop. */
  gbPersonId: string | null;
  euPersonId: string | null;
};

/** Parses the brand form of /cms. The current year is passed in, because rules have no clock. */
export function parseBrandForm(
  form: unknown,
  currentYear: number,
): { ok: true; brand: BrandFields } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema(currentYear), isRecord(form) ? form : {});
  const missing = missingSlug(form, 'name');
  if (!parsed.success) return { ok: false, errors: { ...missing, ...fieldErrors(parsed.issues) } };
  if (missing.slug) return { ok: false, errors: missing };
  const brand = { ...parsed.output, slug: parsed.output.slug || slugFrom(parsed.output.name) };
  return { ok: true, brand };
}

function schema(currentYear: number) {
  return v.object({
    name: requiredLine('Name', 100),
    slug: slugField(),
    description: optionalLines('Description', 2000),
    website: webAddressField('Website'),
    logoUrl: pictureField('Logo URL'),
    country: optionalLineOrNull('Country', 100),
    rating: ratingField(),
    established: optionalWholeNumber('Established', { min: EARLIEST_YEAR, max: currentYear }),
    featured: flagField(),
    gbPersonId: optionalLineOrNull('Responsible person', 100),
    euPersonId: optionalLineOrNull('Responsible person', 100),
  });
}

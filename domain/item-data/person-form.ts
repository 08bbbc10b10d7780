import * as v from 'valibot';
import { isEmail } from '#domain/fields/email.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLines, requiredLine } from '#domain/fields/text-field.ts';

export const TERRITORIES = ['gb', 'eu-ni'] as const;

export type Territory = (typeof TERRITORIES)[number];

export const TERRITORY_NAMES: Record<Territory, string> = {
  gb: 'Great Britain',
  'eu-ni': 'European Union and Northern Ireland',
};

/** Who answers for goods towards the authorities of a territory. */
export type PersonFields = {
  territory: Territory;
  name: string;
  postalAddress: string;
  /** An email address or a web address. */
  electronicAddress: string;
};

/** The same as shoppers are shown. */
export type ShownPerson = Omit<PersonFields, 'territory'>;

const schema = v.object({
  territory: v.picklist(TERRITORIES, 'Territory is not one of those offered'),
  name: requiredLine('Name', 200),
  postalAddress: v.pipe(optionalLines('Postal address', 500), v.nonEmpty('Postal address is required')),
  electronicAddress: v.pipe(
    requiredLine('Electronic address', 200),
    v.check(
      (text) => isEmail(text) || isWebAddress(text),
      'Electronic address must be an email address or a web address (https://…)',
    ),
  ),
});

export function parsePersonForm(
  form: Record<string, unknown>,
): { ok: true; person: PersonFields } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, form);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues) };
  return { ok: true, person: parsed.output };
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

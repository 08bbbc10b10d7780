import * as v from 'valibot';
import { normaliseCountry, UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { normalisePostcode } from '#domain/fields/postcode.ts';
import { optionalLine, requiredLine } from '#domain/fields/text-field.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { withFlat } from './address-lines.ts';

const BILLING_FIELDS = ['name', 'address', 'city', 'postcode', 'country'] as const;

/** As it is entered, with its second line apart. */
export const BILLING_ENTERED = [...BILLING_FIELDS, 'flat'] as const;

type BillingField = (typeof BILLING_FIELDS)[number];

/** Whom the invoice names, where that is not where the goods go: a person or a company, anywhere. */
export type BillingAddress = Record<BillingField, string>;

const fields = {
  name: requiredLine('Name or company', 200),
  address: requiredLine('Address', 300),
  flat: v.optional(optionalLine('Flat, building or company', 98)),
  city: requiredLine('City', 100),
  postcode: v.pipe(requiredLine('Postcode', 20), v.transform(normalisePostcode)),
  country: v.pipe(
    optionalLine('Country', 100),
    v.transform((country) => normaliseCountry(country) || UNITED_KINGDOM),
  ),
};

/** The form of the postcode is left to whoever enters it: no parcel goes there, and it may be anywhere. */
export const billingField = v.nullish(
  v.pipe(
    v.object(fields),
    v.transform(
      ({ flat = '', address, ...billing }): BillingAddress => ({
        ...billing,
        address: withFlat(address, flat),
      }),
    ),
  ),
);

/** The box of a form that says whether there is one, and what the names of its fields begin with. */
export const BILLING = 'billing';

/** The billing address of a form; null where the box is not ticked. */
export function billingOfForm(form: Record<string, unknown>): Record<string, unknown> | null {
  if (!form[BILLING]) return null;
  return Object.fromEntries([...BILLING_FIELDS, 'flat'].map((field) => [field, form[`${BILLING}.${field}`]]));
}

/** Reads one that was checked before, from storage or a response; null for anything else. */
export function readBillingAddress(value: unknown): BillingAddress | null {
  if (!isRecord(value)) return null;
  const { name, address, city, postcode, country } = value;
  const billing = { name, address, city, postcode, country };
  return isBillingAddress(billing) ? billing : null;
}

function isBillingAddress(billing: Record<BillingField, unknown>): billing is BillingAddress {
  return BILLING_FIELDS.every((field) => typeof billing[field] === 'string');
}

/** 'Studio Ltd\n1 High Street\nLondon\nN1 9GU\nUnited Kingdom' */
export function billingText({ name, address, city, postcode, country }: BillingAddress): string {
  return [name, address, city, postcode, country].filter(Boolean).join('\n');
}

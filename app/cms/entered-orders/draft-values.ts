import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { readHow } from '#domain/entered-orders/entered-order-form.ts';
import { isPostcodeOf } from '#domain/fields/delivery-place.ts';
import { normalisePostcode } from '#domain/fields/postcode.ts';
import { DEFAULT_COUNTRY } from '#domain/order/checkout-form.ts';
import { WISH_FIELDS } from '#domain/order-wishes/wishes-form.ts';
import { foldCodes } from '#domain/promotions/promotion-code.ts';

/** The fields of the customer in the order in which they are asked for. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'postcode',
  'country',
] as const;

/** The fields of an order that is being entered, beside its lines. */
export const DRAFT_FIELDS = [
  ...CONTACT_FIELDS,
  'notes',
  'channel',
  'delivery',
  'payment',
  'codes',
  'find',
  'key',
  ...WISH_FIELDS,
] as const;
export type DraftValues = Record<(typeof DRAFT_FIELDS)[number], string>;

const LONGEST = 1000;

/** The values of a form that may be unfinished, as they were sent. */
export function draftValues(form: Record<string, unknown>): DraftValues {
  const text = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value.slice(0, LONGEST) : '';
  };
  return Object.fromEntries(DRAFT_FIELDS.map((name) => [name, text(name)])) as DraftValues;
}

/** The field that follows once a customer is filled in: the first of the customer that is empty and needed, else the products. */
export function firstToFill(values: DraftValues): string {
  const isNeeded = !readHow(values).handsOver;
  const empty = isNeeded
    ? CONTACT_FIELDS.find((name) => name !== 'country' && values[name].trim() === '')
    : null;
  return empty ?? 'product';
}

/** Where the order goes, as soon as that is known. */
export function placeOf({
  country,
  postcode,
}: Pick<DraftValues, 'country' | 'postcode'>): DeliveryPlace | null {
  const place = { country: country || DEFAULT_COUNTRY, postcode: normalisePostcode(postcode) };
  return postcode.trim() !== '' && isPostcodeOf(place) ? place : null;
}

/** The codes of offers that were entered, between blanks or commas. */
export function codesOf({ codes }: Pick<DraftValues, 'codes'>): string[] {
  return foldCodes(codes.split(/[\s,;]+/));
}

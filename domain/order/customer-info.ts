import { isRecord } from '#domain/text/is-record.ts';

export const CUSTOMER_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'postcode',
  'country',
  'notes',
] as const;

export type CustomerField = (typeof CUSTOMER_FIELDS)[number];

/** The fields of the checkout: `flat` becomes the second half of the address. */
export const ENTERED_FIELDS = [...CUSTOMER_FIELDS, 'flat'] as const;

export type EnteredField = (typeof ENTERED_FIELDS)[number];

/** Delivery details of an order; notes may be ''. */
export type CustomerInfo = Record<CustomerField, string>;

/** Reads details that were checked before, from storage or a response; null where one is missing or no text. */
export function readCustomerInfo(value: unknown): CustomerInfo | null {
  if (!isRecord(value)) return null;
  const { firstName, lastName, email, phone, address, city, postcode, country, notes = '' } = value;
  const info = { firstName, lastName, email, phone, address, city, postcode, country, notes };
  return isCustomerInfo(info) ? info : null;
}

function isCustomerInfo(info: Record<CustomerField, unknown>): info is CustomerInfo {
  return CUSTOMER_FIELDS.every((field) => typeof info[field] === 'string');
}

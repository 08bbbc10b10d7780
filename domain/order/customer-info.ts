import { BILLING, BILLING_ENTERED } from '#domain/order-wishes/billing-address.ts';
import { GIFT, GIFT_MESSAGE } from '#domain/order-wishes/gift.ts';
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

/** The fields of the checkout by their names: `flat` becomes the second half of the address. */
export const ENTERED_FIELDS = [
  ...CUSTOMER_FIELDS,
  'flat',
  BILLING,
  ...BILLING_ENTERED.map((field) => `${BILLING}.${field}` as const),
  GIFT,
  GIFT_MESSAGE,
] as const;

export type EnteredField = (typeof ENTERED_FIELDS)[number];

/** Delivery details of an order; notes may be ''. The address is whole; `flat` is its second line where that was entered apart. */
export type CustomerInfo = Record<CustomerField, string> & { flat?: string };

/** Reads details that were checked before, from storage or a response; null where one is missing or no text. */
export function readCustomerInfo(value: unknown): CustomerInfo | null {
  if (!isRecord(value)) return null;
  const { firstName, lastName, email, phone, address, city, postcode, country, notes = '', flat } = value;
  const info = { firstName, lastName, email, phone, address, city, postcode, country, notes };
  if (!isCustomerInfo(info)) return null;
  return typeof flat === 'string' && flat !== '' ? { ...info, flat } : info;
}

function isCustomerInfo(info: Record<CustomerField, unknown>): info is Record<CustomerField, string> {
  return CUSTOMER_FIELDS.every((field) => typeof info[field] === 'string');
}

import * as v from 'valibot';
import { fieldErrors, fieldInGroup } from '#domain/fields/field-errors.ts';
import {
  BILLING,
  BILLING_ENTERED,
  type BillingAddress,
  billingField,
  billingOfForm,
} from './billing-address.ts';
import { GIFT, GIFT_MESSAGE, type Gift, giftField, giftOfForm } from './gift.ts';

/** What an order may have beside its delivery: an invoice to another address, and a parcel that is a gift. */
export type Wishes = { billing: BillingAddress | null; gift: Gift | null };

export type WishField =
  | typeof BILLING
  | `${typeof BILLING}.${(typeof BILLING_ENTERED)[number]}`
  | typeof GIFT
  | typeof GIFT_MESSAGE;

/** The hidden field of a form that has these fields: a box that is not ticked sends nothing. */
export const WISHES = 'wishes';

/** The names of their fields in a form. */
export const WISH_FIELDS: readonly WishField[] = [
  BILLING,
  ...BILLING_ENTERED.map((field) => `${BILLING}.${field}` as const),
  GIFT,
  GIFT_MESSAGE,
];

const schema = v.object({ billing: billingField, gift: giftField });

/** Reads the wishes of a form; a box that is not ticked is none. All errors come at once, by field: 'billing.name'. */
export function parseWishes(
  form: Record<string, unknown>,
): { ok: true; wishes: Wishes } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, { billing: billingOfForm(form), gift: giftOfForm(form) });
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues, fieldInGroup) };
  const { billing = null, gift = null } = parsed.output;
  return { ok: true, wishes: { billing, gift } };
}

/** The values of a form that holds these wishes. */
export function wishValues({ billing, gift }: Wishes): Partial<Record<WishField, string>> {
  return {
    ...(billing && {
      billing: 'on',
      'billing.name': billing.name,
      'billing.address': billing.address,
      'billing.city': billing.city,
      'billing.postcode': billing.postcode,
      'billing.country': billing.country,
    }),
    ...(gift && { gift: 'on', 'gift.message': gift.message }),
  };
}

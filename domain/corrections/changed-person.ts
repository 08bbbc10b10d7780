import { CUSTOMER_FIELDS, type CustomerField, type CustomerInfo } from '#domain/order/customer-info.ts';
import { billingText } from '#domain/order-wishes/billing-address.ts';
import type { Wishes } from '#domain/order-wishes/wishes-form.ts';
import type { CorrectableOrder } from './correctable-order.ts';
import type { WantedCorrection } from './wanted-correction.ts';

/** Whom an order is for: who gets it, whom the invoice names, and whether it is a gift. */
export type OrderPerson = { customerInfo: CustomerInfo } & Wishes;

export const PARTICULARS = [...CUSTOMER_FIELDS, 'billing', 'gift'] as const;

export type Particular = CustomerField | 'billing' | 'gift';

export function personBefore({ customerInfo, billing, gift }: PersonOf<CorrectableOrder>): OrderPerson {
  return { customerInfo, billing: billing ?? null, gift: gift ?? null };
}

/** Whom a corrected order is for; wishes that are not named stay. */
export function personAfter(
  order: PersonOf<CorrectableOrder>,
  { customerInfo, billing, gift }: PersonOf<WantedCorrection>,
): OrderPerson {
  const before = personBefore(order);
  return {
    customerInfo,
    billing: billing === undefined ? before.billing : billing,
    gift: gift === undefined ? before.gift : gift,
  };
}

type PersonOf<Whose extends Partial<OrderPerson>> = Pick<Whose, 'customerInfo' | 'billing' | 'gift'>;

/** Each particular as a text; '' for a wish that nobody has. */
export function particularsOf({ customerInfo, billing, gift }: OrderPerson): Record<Particular, string> {
  return {
    ...customerInfo,
    billing: billing ? billingText(billing) : '',
    gift: gift ? ['A gift', gift.message].filter(Boolean).join(': ') : '',
  };
}

/** The particulars in which the persons differ. */
export function changedPerson(before: OrderPerson, after: OrderPerson): Particular[] {
  const [was, is] = [particularsOf(before), particularsOf(after)];
  return PARTICULARS.filter((field) => was[field] !== is[field]);
}

/** True where the buyer on a paper would be another, or where the goods went; contact, notes and gift do not stand there. */
export function changesBuyer(fields: readonly Particular[]): boolean {
  return fields.some((field) => !NOT_ON_PAPERS.includes(field));
}

const NOT_ON_PAPERS: readonly Particular[] = ['email', 'phone', 'notes', 'gift'];

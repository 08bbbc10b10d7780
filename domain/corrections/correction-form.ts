import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalPounds } from '#domain/fields/pounds-field.ts';
import { optionalLine, requiredLine } from '#domain/fields/text-field.ts';
import { customerInfoSchema } from '#domain/order/checkout-form.ts';
import { CUSTOMER_FIELDS, type CustomerInfo } from '#domain/order/customer-info.ts';
import { parseWishes, WISHES, type Wishes } from '#domain/order-wishes/wishes-form.ts';
import { particularsOf } from './changed-person.ts';
import type { CorrectableOrder } from './correctable-order.ts';
import {
  type AddedLine,
  correctionFields as fields,
  type WantedCorrection,
  type WantedLine,
} from './wanted-correction.ts';

export type ParsedCorrection =
  | { ok: true; wanted: WantedCorrection; key: string; seen: string; sendsMail: boolean }
  | { ok: false; errors: Record<string, string> };

/** Most products added by one form. */
export const MOST_ADDED = 30;

const formSchema = v.object({
  reason: optionalLine('Reason', 300),
  service: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  deliveryPrice: optionalPounds('Delivery'),
  key: requiredLine('Form', 60),
  seen: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
});

/**
 * Reads the form of a correction by the order it is about; what the form leaves out stays. All errors come at once, by field. What
 * the order has already is not judged again: an address of before may not be one that the checkout takes today.
 */
export function parseCorrection(
  submitted: Record<string, string>,
  order: Pick<CorrectableOrder, 'customerInfo' | 'billing' | 'gift' | 'lines' | 'delivery'>,
): ParsedCorrection {
  const person = parsePerson(submitted, order.customerInfo);
  const form = v.safeParse(formSchema, submitted);
  const wished = readWishes(submitted, order);
  const errors: Record<string, string> = {
    ...(person.ok ? {} : person.errors),
    ...(form.success ? {} : fieldErrors(form.issues)),
    ...(wished.ok ? {} : wished.errors),
  };
  const lines = order.lines.flatMap((line): WantedLine[] => {
    const { lineId } = line;
    const quantity = readPieces(submitted[fields.quantity(lineId)], line.quantity, 0);
    const price = readPrice(submitted[fields.price(lineId)]);
    if (typeof quantity === 'string') errors[fields.quantity(lineId)] = quantity;
    if (typeof price === 'string') errors[fields.price(lineId)] = price;
    if (typeof quantity === 'string' || typeof price === 'string') return [];
    const unitPricePence = price ?? line.unitPricePence;
    const variantId = submitted[fields.variant(lineId)] || null;
    const isOther = variantId !== null && variantId !== line.variantId;
    const stays = quantity === line.quantity && unitPricePence === line.unitPricePence && !isOther;
    return stays ? [] : [{ lineId, quantity, unitPricePence, variantId: isOther ? variantId : null }];
  });
  const added = readAdded(submitted, errors);
  if (!person.ok || !form.success || !wished.ok || Object.keys(errors).length > 0)
    return { ok: false, errors };
  const { reason, service, deliveryPrice, key, seen } = form.output;
  const isOtherService = service !== '' && service !== order.delivery.id;
  return {
    ok: true,
    wanted: {
      customerInfo: person.customerInfo,
      ...wished.wishes,
      lines,
      added,
      service: isOtherService ? service : null,
      deliveryPence: deliveryPrice ?? null,
      reason,
    },
    key,
    seen,
    sendsMail: submitted.mail === 'yes',
  };
}

/** A form without their fields names none; an address that says what it said before stays to the letter. */
function readWishes(
  submitted: Record<string, string>,
  { customerInfo, billing = null, gift = null }: Pick<CorrectableOrder, 'customerInfo' | 'billing' | 'gift'>,
): { ok: true; wishes: Partial<Wishes> } | { ok: false; errors: Record<string, string> } {
  if (submitted[WISHES] === undefined) return { ok: true, wishes: {} };
  const parsed = parseWishes(submitted);
  if (!parsed.ok) return parsed;
  const textOf = (one: Wishes) => particularsOf({ customerInfo, ...one }).billing;
  const isSame = textOf(parsed.wishes) === textOf({ billing, gift });
  return { ok: true, wishes: { ...parsed.wishes, ...(isSame && { billing }) } };
}

function parsePerson(
  submitted: Record<string, string>,
  before: CustomerInfo,
): { ok: true; customerInfo: CustomerInfo } | { ok: false; errors: Record<string, string> } {
  const entered = Object.fromEntries(
    CUSTOMER_FIELDS.map((field) => [field, submitted[field] ?? before[field]]),
  );
  const parsed = v.safeParse(customerInfoSchema, entered);
  if (parsed.success) return { ok: true, customerInfo: settled(parsed.output, before, entered) };
  const errors = Object.fromEntries(
    Object.entries(fieldErrors(parsed.issues)).filter(([field]) => isEntered(field, entered, before)),
  );
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, customerInfo: { ...before, ...entered } };
}

/** A field that was left as it was stays to the letter. */
function settled(parsed: CustomerInfo, before: CustomerInfo, entered: Record<string, string>): CustomerInfo {
  const kept = CUSTOMER_FIELDS.filter((field) => sameText(entered[field] ?? '', before[field]));
  return { ...parsed, ...Object.fromEntries(kept.map((field) => [field, before[field]])) };
}

/** A postcode is judged by its country, so that either of them may be to blame. */
function isEntered(field: string, entered: Record<string, string>, before: CustomerInfo): boolean {
  const about =
    field === 'postcode'
      ? (['postcode', 'country'] as const)
      : CUSTOMER_FIELDS.filter((one) => one === field);
  return about.some((one) => !sameText(entered[one] ?? '', before[one]));
}

/** Browsers send line breaks of their own. */
function sameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim();
}

function readAdded(submitted: Record<string, string>, errors: Record<string, string>): AddedLine[] {
  return Array.from({ length: MOST_ADDED }, (_, place) => place).flatMap((place): AddedLine[] => {
    const variantId = submitted[fields.added(place)];
    if (!variantId) return [];
    const quantity = readPieces(submitted[fields.addedQuantity(place)], 1, 0);
    const price = readPrice(submitted[fields.addedPrice(place)]);
    if (typeof quantity === 'string') errors[fields.addedQuantity(place)] = quantity;
    if (typeof price === 'string') errors[fields.addedPrice(place)] = price;
    if (typeof quantity === 'string' || typeof price === 'string' || quantity === 0) return [];
    return [{ variantId, quantity, unitPricePence: price }];
  });
}

/** Returns a message where the text is no number of pieces. */
function readPieces(text: string | undefined, otherwise: number, least: number): number | string {
  if (text === undefined) return otherwise;
  if (!/^\d{1,4}$/.test(text.trim())) return `Enter how many: ${least} or more`;
  return Math.max(least, Number(text.trim()));
}

const price = optionalPounds('Price');

/** Null where nothing is entered; a message where the text is no price. */
function readPrice(text: string | undefined): number | null | string {
  const parsed = v.safeParse(price, text ?? '');
  return parsed.success ? (parsed.output ?? null) : (parsed.issues[0]?.message ?? '');
}

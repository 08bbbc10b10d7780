import * as v from 'valibot';
import { withoutCardNumber } from '#domain/fields/card-number-in-text.ts';
import { deliveryProblem } from '#domain/fields/delivery-place.ts';
import { isEmail, MAX_EMAIL_LENGTH } from '#domain/fields/email.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { isPhone, PHONE_WRONG } from '#domain/fields/phone.ts';
import { checkFilled, optionalLine, optionalLines } from '#domain/fields/text-field.ts';
import { customerInfoSchema, DEFAULT_COUNTRY, NOTES_MAX_LENGTH } from '#domain/order/checkout-form.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import type { BillingAddress } from '#domain/order-wishes/billing-address.ts';
import { GIFT, type Gift } from '#domain/order-wishes/gift.ts';
import { parseWishes } from '#domain/order-wishes/wishes-form.ts';
import {
  ENTERED_PAYMENTS,
  type EnteredChannel,
  type EnteredPayment,
  HANDED_OVER,
  whyNotPaidSo,
} from './entered-order.ts';

export type EnteredOrderForm = {
  customerInfo: CustomerInfo;
  channel: EnteredChannel;
  handsOver: boolean;
  /** The id of a service; '' for the first. */
  delivery: string;
  payment: EnteredPayment;
  /** Whom the invoice names, where that is another. */
  billing?: BillingAddress | null;
  /** Of goods that are handed over never: no parcel travels. */
  gift?: Gift | null;
};

export type ParsedEnteredOrder =
  | { ok: true; order: EnteredOrderForm }
  | { ok: false; errors: Record<string, string> };

/** Stands on papers where somebody at the counter gives no name. */
const NAMELESS = { firstName: 'Counter', lastName: 'customer' };

/** Of somebody at the counter nothing need be known: what they take along is confirmed on paper. */
const counterSchema = v.object({
  firstName: optionalLine('First name', 100),
  lastName: optionalLine('Last name', 100),
  email: v.pipe(
    optionalLine('Email', MAX_EMAIL_LENGTH),
    checkFilled(isEmail, 'Please enter a valid email address'),
  ),
  phone: v.pipe(optionalLine('Phone number', 40), checkFilled(isPhone, PHONE_WRONG)),
  notes: v.pipe(optionalLines('Notes', NOTES_MAX_LENGTH), withoutCardNumber),
});

/**
 * Reads the form of an order that staff enter; all errors come at once, by field. An email is needed wherever something is still to
 * come, since it brings the confirmation that a sale at a distance needs (docs/decisions/266-orders-that-staff-enter.md).
 */
export function parseEnteredOrder(
  form: Record<string, unknown>,
  countries: readonly string[],
): ParsedEnteredOrder {
  const how = readHow(form);
  const customer = how.handsOver ? readCounter(form) : readAddress(form, countries);
  const payment = ENTERED_PAYMENTS.find((each) => each === form.payment);
  const why = payment ? whyNotPaidSo(payment, how) : 'Choose how it is paid';
  const wished = parseWishes(how.handsOver ? { ...form, [GIFT]: '' } : form);
  const errors = { ...customer.errors, ...(wished.ok ? {} : wished.errors), ...(why && { payment: why }) };
  if (!customer.info || !payment || !wished.ok || Object.keys(errors).length > 0)
    return { ok: false, errors };
  return { ok: true, order: { ...how, ...wished.wishes, payment, customerInfo: customer.info } };
}

/** How an order came and leaves, as far as a form that may be unfinished says so. */
export function readHow(
  form: Record<string, unknown>,
): Pick<EnteredOrderForm, 'channel' | 'handsOver' | 'delivery'> {
  const handsOver = form.delivery === HANDED_OVER.id;
  const channel = handsOver || form.channel === 'counter' ? 'counter' : 'phone';
  const delivery = typeof form.delivery === 'string' && !handsOver ? form.delivery.slice(0, 100) : '';
  return { channel, handsOver, delivery };
}

type Read = { info: CustomerInfo | null; errors: Record<string, string> };

function readCounter(form: Record<string, unknown>): Read {
  const parsed = v.safeParse(counterSchema, form);
  if (!parsed.success) return { info: null, errors: fieldErrors(parsed.issues) };
  const { firstName, lastName, ...rest } = parsed.output;
  const name = firstName || lastName ? { firstName, lastName } : NAMELESS;
  const nowhere = { address: '', city: '', postcode: '', country: DEFAULT_COUNTRY };
  return { info: { ...name, ...rest, ...nowhere }, errors: {} };
}

function readAddress(form: Record<string, unknown>, countries: readonly string[]): Read {
  const parsed = v.safeParse(customerInfoSchema, form);
  if (!parsed.success) return { info: null, errors: fieldErrors(parsed.issues) };
  const problem = deliveryProblem(parsed.output, countries);
  return problem
    ? { info: null, errors: { [problem.field]: problem.message } }
    : { info: parsed.output, errors: {} };
}

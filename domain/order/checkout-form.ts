import * as v from 'valibot';
import { withoutCardNumber } from '#domain/fields/card-number-in-text.ts';
import {
  deliveryProblem,
  isPostcodeOf,
  normaliseCountry,
  postcodeMessage,
  UNITED_KINGDOM,
} from '#domain/fields/delivery-place.ts';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { isPhone, PHONE_WRONG } from '#domain/fields/phone.ts';
import { normalisePostcode } from '#domain/fields/postcode.ts';
import { checkFilled, optionalLine, optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { PHONE_PATTERN } from '#domain/fields/text-patterns.ts';
import { withFlat } from '#domain/order-wishes/address-lines.ts';
import type { BillingAddress } from '#domain/order-wishes/billing-address.ts';
import type { Gift } from '#domain/order-wishes/gift.ts';
import { parseWishes } from '#domain/order-wishes/wishes-form.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { CARD_NUMBER_MAX_LENGTH, CVV_MAX_LENGTH, EXPIRY_MAX_LENGTH } from './card.ts';
import type { CustomerField, CustomerInfo } from './customer-info.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './order.ts';

export { fieldErrors } from '#domain/fields/field-errors.ts';

export const DEFAULT_COUNTRY = UNITED_KINGDOM;

export const NOTES_MAX_LENGTH = 1000;

/** Of an order, with what is entered beside the street. */
const LONGEST_ADDRESS = 300;
export const FLAT_MAX_LENGTH = 98;
/** Leaves room for the flat and what parts the two. */
export const ADDRESS_MAX_LENGTH = LONGEST_ADDRESS - FLAT_MAX_LENGTH - 2;

const customerFields = {
  firstName: requiredLine('First name', 100),
  lastName: requiredLine('Last name', 100),
  email: emailField(),
  phone: v.pipe(
    requiredLine('Phone number', 40),
    checkFilled(isPhone, PHONE_WRONG),
    v.metadata({ pattern: PHONE_PATTERN, description: 'With or without an extension, however it is spaced' }),
  ),
  address: requiredLine('Address', LONGEST_ADDRESS),
  city: requiredLine('City', 100),
  postcode: v.pipe(
    requiredLine('Postcode', 20),
    v.transform(normalisePostcode),
    v.description('Of the country it is sent to; small letters and other spaces are taken too'),
  ),
  country: v.nullish(
    v.pipe(
      v.fallback(v.string(), DEFAULT_COUNTRY),
      v.transform((country) => normaliseCountry(singleLine(country)) || DEFAULT_COUNTRY),
      v.maxLength(100, 'Country must be 100 characters or fewer'),
    ),
    DEFAULT_COUNTRY,
  ),
  notes: v.pipe(optionalLines('Notes', NOTES_MAX_LENGTH), withoutCardNumber),
} satisfies Record<CustomerField, v.GenericSchema<unknown, string>>;

const flatField = optionalLine('Flat, building or company', FLAT_MAX_LENGTH);

const PLACE = [['postcode'], ['country']] as const;

const postcodeWords = ({ input }: { input: { postcode: string; country: string } }) => postcodeMessage(input);

/** Delivery details with their messages; values trimmed, the postcode in capitals with its space, the address whole. */
export const customerInfoSchema = v.pipe(
  v.object({
    ...customerFields,
    flat: v.pipe(v.optional(flatField), v.description('The second line of the address, if it is sent apart')),
  }),
  v.forward(v.partialCheck(PLACE, isPostcodeOf, postcodeWords), ['postcode']),
  v.transform(({ flat = '', ...info }): CustomerInfo => {
    if (flat === '') return info;
    return { ...info, address: withFlat(info.address, flat), flat };
  }),
);

/** Card fields: checked for presence and length alone, since only the demo's test card is taken (docs/decisions/031-demo-shop.md). */
export const cardSchema = v.object({
  cardNumber: requiredLine('Card number', CARD_NUMBER_MAX_LENGTH),
  expiryDate: requiredLine('Expiry date', EXPIRY_MAX_LENGTH),
  cvv: requiredLine('CVV', CVV_MAX_LENGTH),
  cardholderName: requiredLine('Cardholder name', 100),
});

export type CardDetails = v.InferOutput<typeof cardSchema>;

export function parseCard(
  form: unknown,
): { ok: true; card: CardDetails } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(cardSchema, form);
  return parsed.success
    ? { ok: true, card: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

const PAYMENT_REQUIRED = 'Please choose a payment method';

export const paymentMethodField = v.pipe(
  v.nullish(v.string(PAYMENT_REQUIRED), ''),
  v.picklist(PAYMENT_METHODS, PAYMENT_REQUIRED),
);

const NO_CARD: CardDetails = { cardNumber: '', expiryDate: '', cvv: '', cardholderName: '' };
const anyText = optionalLine('Card details', 1000);

const formFields = v.object({
  ...customerFields,
  paymentMethod: paymentMethodField,
  cardNumber: anyText,
  expiryDate: anyText,
  cvv: anyText,
  cardholderName: anyText,
});

/** The whole form. Card fields are required only where card is chosen, and come out empty otherwise. */
export const checkoutFormSchema = v.pipe(
  formFields,
  v.rawCheck(({ dataset, addIssue }) => {
    const form: unknown = dataset.value;
    if (!isRecord(form) || form.paymentMethod !== 'card') return;
    for (const { message, path } of v.safeParse(cardSchema, form).issues ?? []) addIssue({ message, path });
  }),
  v.forward(v.partialCheck(PLACE, isPostcodeOf, postcodeWords), ['postcode']),
  v.transform((form) => (form.paymentMethod === 'card' ? form : { ...form, ...NO_CARD })),
);

/** The form of a shop whose payment service reads cards itself. */
const formWithoutCardSchema = v.pipe(
  formFields,
  v.forward(v.partialCheck(PLACE, isPostcodeOf, postcodeWords), ['postcode']),
);

export type CheckoutForm = v.InferOutput<typeof checkoutFormSchema>;

export type ParsedCheckout =
  | {
      ok: true;
      customerInfo: CustomerInfo;
      paymentMethod: PaymentMethod;
      card: CardDetails | null;
      billing: BillingAddress | null;
      gift: Gift | null;
    }
  | { ok: false; errors: Record<string, string> };

/** Parses the checkout's form for a shop that delivers to these countries; all errors come at once, by field. */
export function parseCheckout(
  form: Record<string, unknown>,
  countries: readonly string[],
  { readsCard = true }: { readsCard?: boolean } = {},
): ParsedCheckout {
  const parsed = v.safeParse(readsCard ? checkoutFormSchema : formWithoutCardSchema, form);
  const wished = parseWishes(form);
  if (!parsed.success || !wished.ok)
    return {
      ok: false,
      errors: {
        ...(wished.ok ? {} : wished.errors),
        ...fieldErrors(parsed.issues ?? []),
      },
    };
  const { paymentMethod, cardNumber, expiryDate, cvv, cardholderName, ...entered } = parsed.output;
  const info = v.safeParse(customerInfoSchema, { ...entered, flat: form.flat });
  if (!info.success) return { ok: false, errors: fieldErrors(info.issues) };
  const customerInfo = info.output;
  const problem = deliveryProblem(customerInfo, countries);
  if (problem) return { ok: false, errors: { [problem.field]: problem.message } };
  const card = readsCard && paymentMethod === 'card' ? { cardNumber, expiryDate, cvv, cardholderName } : null;
  return { ok: true, customerInfo, paymentMethod, card, ...wished.wishes };
}

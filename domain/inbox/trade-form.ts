import * as v from 'valibot';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { isPhone, PHONE_WRONG } from '#domain/fields/phone.ts';
import { foreignPostcodeProblem, isUkPostcode, normalisePostcode } from '#domain/fields/postcode.ts';
import {
  checkFilled,
  optionalLine,
  optionalLines,
  requiredLine,
  requiredLines,
} from '#domain/fields/text-field.ts';
import { isWebAddress } from '#domain/fields/web-address-field.ts';
import { parseVatNumber } from '#domain/money/vat-number.ts';
import { isRecord } from '#domain/text/is-record.ts';

export const BUSINESS_TYPES = [
  { value: 'salon', label: 'Hair or beauty salon' },
  { value: 'barbershop', label: 'Barbershop' },
  { value: 'make-up-artist', label: 'Makeup artist' },
  { value: 'spa', label: 'Spa or treatment room' },
  { value: 'retailer', label: 'Shop or online retailer' },
  { value: 'school', label: 'School or college' },
  { value: 'other', label: 'Something else' },
] as const;

export const MONTHLY_ORDERS = [
  { value: 'under-250', label: 'Under £250' },
  { value: '250-1000', label: '£250 to £1,000' },
  { value: '1000-5000', label: '£1,000 to £5,000' },
  { value: 'over-5000', label: 'Over £5,000' },
  { value: 'not-sure', label: 'Not sure yet' },
] as const;

export const TRADE_MESSAGE_MAX_LENGTH = 3000;

const AGREEMENT_NEEDED = 'Please tick this, so that we may keep what you send and answer it';

/** An application for a trade account. Numbers and postcode are parsed into their official form; '' when not given. */
const tradeFormSchema = v.object({
  businessName: requiredLine('Business name', 150),
  contactName: requiredLine('Contact name', 100),
  email: emailField(),
  phone: v.pipe(requiredLine('Phone number', 40), checkFilled(isPhone, PHONE_WRONG)),
  businessType: choice(BUSINESS_TYPES, 'Business type is required'),
  companyNumber: v.pipe(
    optionalLine('Company number', 20),
    checkFilled(
      (text) => parseCompanyNumber(text) !== null,
      'A company number has 8 characters, such as 01234567 or SC123456',
    ),
    v.transform((text) => parseCompanyNumber(text) ?? ''),
  ),
  vatNumber: v.pipe(
    optionalLine('VAT number', 30),
    checkFilled((text) => parseVatNumber(text) !== null, 'Please enter a valid UK VAT number'),
    v.transform((text) => parseVatNumber(text) ?? ''),
  ),
  address: requiredLines('Address', 400),
  postcode: v.pipe(
    requiredLine('Postcode', 12),
    checkFilled(isUkPostcode, (text) => foreignPostcodeProblem(text) ?? 'Please enter a valid UK postcode'),
    v.transform(normalisePostcode),
  ),
  website: v.pipe(
    optionalLine('Website', 300),
    v.transform(withScheme),
    checkFilled(isWebAddress, 'Please enter a website such as www.example.com'),
  ),
  monthlyOrder: choice(MONTHLY_ORDERS, 'Expected monthly order is required'),
  message: optionalLines('Message', TRADE_MESSAGE_MAX_LENGTH),
  consent: v.pipe(
    v.nullish(v.unknown(), ''),
    v.check((value) => value === 'on' || value === true, AGREEMENT_NEEDED),
  ),
});

export type TradeApplicationForm = Omit<v.InferOutput<typeof tradeFormSchema>, 'consent'>;

export function parseTradeApplication(
  body: unknown,
): { ok: true; application: TradeApplicationForm } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(tradeFormSchema, isRecord(body) ? body : {});
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.issues) };
  const { consent, ...application } = parsed.output;
  return { ok: true, application };
}

/** Returns a Companies House number (eight digits, or two letters and six) with its leading zeros, or null. */
export function parseCompanyNumber(text: string): string | null {
  const compact = text.replace(/\s+/g, '').toUpperCase();
  if (/^\d{1,8}$/.test(compact)) return Number(compact) === 0 ? null : compact.padStart(8, '0');
  return /^[A-Z]{2}\d{6}$/.test(compact) ? compact : null;
}

function withScheme(text: string): string {
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

function choice<const Options extends readonly { value: string }[]>(options: Options, required: string) {
  return v.pipe(
    v.nullish(v.string(required), ''),
    v.picklist(
      options.map(({ value }: Options[number]): Options[number]['value'] => value),
      required,
    ),
  );
}

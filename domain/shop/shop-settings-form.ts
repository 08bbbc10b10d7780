import * as v from 'valibot';
import { endsAfterItBegins } from '#domain/calendar/shown-time.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { flagField } from '#domain/fields/flag-field.ts';
import { londonTimeField } from '#domain/fields/london-time-field.ts';
import { optionalWholeNumber, requiredWholeNumber } from '#domain/fields/number-field.ts';
import { PHONE_WRONG, toE164 } from '#domain/fields/phone.ts';
import { optionalPounds } from '#domain/fields/pounds-field.ts';
import {
  checkFilled,
  optionalLine,
  optionalLines,
  requiredLine,
  requiredLines,
} from '#domain/fields/text-field.ts';
import { isWebAddress } from '#domain/fields/web-address-field.ts';
import { DAYS_CHARGED_BOUNDS, LONGEST_REDUCTION_BOUNDS } from '#domain/money/former-price.ts';
import { parseVatNumber } from '#domain/money/vat-number.ts';
import { DAYS_TO_CANCEL } from '#domain/returns/return-right.ts';
import { reviewSettingsSchema } from '#domain/reviews/review-settings-form.ts';
import { isDay } from '#domain/text/london-day.ts';
import { transferSettingsSchema } from '#domain/transfers/transfer-settings-form.ts';
import { MOST_ROWS, VALUE_COUNT } from './about-values.ts';
import { DEFAULT_SETTINGS, type FormSection, type ShopSettings } from './shop.ts';

/** Parses one section of the settings from its form, with a message for each invalid field. */
export function parseSettings<Section extends FormSection>(
  section: Section,
  form: Record<string, string>,
): { ok: true; value: ShopSettings[Section] } | { ok: false; errors: Record<string, string> } {
  const rows = section === 'about' ? aboutRows(form) : {};
  const parsed = v.safeParse(SCHEMAS[section], { ...form, ...inputOf(rows) });
  return parsed.success
    ? { ok: true, value: parsed.output as ShopSettings[Section] }
    : {
        ok: false,
        errors: { ...fieldErrors(parsed.issues.filter(isWhole)), ...rowErrors(parsed.issues, rows) },
      };
}

const webLink = (label: string) =>
  v.pipe(
    optionalLine(label, 300),
    checkFilled(isWebAddress, `${label} must be a URL, such as https://example.com/shop`),
  );

/** Blank stands for the usual one. */
const paperPrefix = (label: string, usual: string) =>
  v.pipe(
    optionalLine(label, 8),
    v.transform((text) => text.toUpperCase() || usual),
    v.regex(/^[A-Z][A-Z0-9/-]*$/, `${label} must be letters, digits, hyphens or slashes, a letter first`),
  );

/** As much as a cart can hold. */
const MOST_ITEMS = MAX_CART_LINES * MAX_LINE_QUANTITY;

/** A day as browsers send it; blank for none. */
const dayField = (label: string) =>
  v.pipe(optionalLine(label, 10), checkFilled(isDay, `${label} must be a day, such as 2026-04-01`));

/** 'yes' and 'no' of the form; anything else states nothing. */
function statementOf(value: unknown): boolean | null {
  if (value === 'yes' || value === 'on' || value === true) return true;
  return value === 'no' || value === false ? false : null;
}

const SCHEMAS = {
  shop: v.pipe(
    v.object({
      name: requiredLine('Name', 60),
      description: requiredLines('What the shop sells', 200),
      supportEmail: emailField(),
      enquiriesEmail: emailField(),
      phone: v.pipe(
        requiredLine('Phone number', 40),
        checkFilled((text) => toE164(text) !== null, PHONE_WRONG),
      ),
      place: requiredLine('Address', 200),
      businessHours: requiredLines('Business hours', 400),
      announcement: optionalLine('Announcement', 70),
      replyWithin: optionalLine('Reply time', 40),
      flagship: optionalLines('Shop to visit', 400),
      datedAnnouncement: optionalLine('Announcement for a time', 70),
      announcementFrom: londonTimeField('From'),
      announcementUntil: londonTimeField('Until'),
    }),
    v.forward(
      v.partialCheck(
        [['announcementFrom'], ['announcementUntil']],
        ({ announcementFrom, announcementUntil }) =>
          endsAfterItBegins({ shownFrom: announcementFrom, shownUntil: announcementUntil }),
        'Until must be after it begins',
      ),
      ['announcementUntil'],
    ),
    v.forward(
      v.partialCheck(
        [['datedAnnouncement'], ['announcementUntil']],
        ({ datedAnnouncement, announcementUntil }) => datedAnnouncement === '' || announcementUntil !== '',
        'Until is required: a line without an end is the announcement itself',
      ),
      ['announcementUntil'],
    ),
  ),
  delivery: v.object({
    orderPrefix: v.pipe(
      requiredLine('Order prefix', 4),
      v.toUpperCase(),
      checkFilled((text) => /^[A-Z]{2,4}$/.test(text), 'Order prefix must be two to four letters'),
    ),
    returnAddress: optionalLines('Return address', 400),
    returnDays: requiredWholeNumber('Days to change one’s mind', { min: DAYS_TO_CANCEL, max: 365 }),
    freeReturns: flagField(),
    returnUnclaimedDays: requiredWholeNumber('Days until nothing came', {
      min: 2 * DAYS_TO_CANCEL,
      max: 365,
    }),
    returnReasons: optionalLines('Reasons', 800),
    cashOnDelivery: flagField(),
    cashCeilingPence: optionalPounds('Highest total in cash'),
    askCashAfterDays: optionalWholeNumber('Days before asking', { min: 1, max: 60 }),
    cashReplyDays: requiredWholeNumber('Days to confirm', { min: 1, max: 60 }),
    holdMinutes: requiredWholeNumber('Time to pay by card', { min: 5, max: 1440 }),
    maxLineQuantity: requiredWholeNumber('Most of one item', { min: 1, max: MAX_LINE_QUANTITY }),
    maxOrderQuantity: requiredWholeNumber('Most items in an order', { min: 1, max: MOST_ITEMS }),
    maxUnpaidQuantity: requiredWholeNumber('Most unpaid items of a customer', { min: 1, max: MOST_ITEMS }),
  }),
  transfer: transferSettingsSchema,
  reviews: reviewSettingsSchema,
  legal: v.pipe(
    v.object({
      companyName: optionalLine('Company name', 160),
      companyNumber: v.pipe(
        optionalLine('Company number', 8),
        v.toUpperCase(),
        checkFilled(
          (text) => /^([A-Z]{2}\d{6}|\d{8})$/.test(text),
          'Company number must be eight digits, or two letters and six digits',
        ),
      ),
      registeredOffice: optionalLines('Registered office', 400),
      carriers: optionalLine('Carriers', 200),
      hostCompany: optionalLine('Company that hosts the server', 160),
      mailCompany: optionalLine('Company that carries mails', 160),
      vatRegistered: v.pipe(v.nullish(v.unknown(), ''), v.transform(statementOf)),
      vatNumber: v.pipe(
        optionalLine('VAT number', 20),
        checkFilled(
          (text) => parseVatNumber(text) !== null,
          'VAT number must have nine digits, such as GB 980 7806 84: please check each of them',
        ),
        v.transform((text) => parseVatNumber(text) ?? ''),
      ),
      vatRegisteredFrom: dayField('Registered from'),
      vatRegisteredUntil: dayField('Last day of registration'),
      invoicePrefix: paperPrefix('Invoice prefix', DEFAULT_SETTINGS.legal.invoicePrefix),
      creditNotePrefix: paperPrefix('Credit note prefix', DEFAULT_SETTINGS.legal.creditNotePrefix),
    }),
    v.forward(
      v.partialCheck(
        [['vatRegistered'], ['vatNumber'], ['vatRegisteredFrom'], ['vatRegisteredUntil']],
        ({ vatRegistered, vatNumber, vatRegisteredFrom, vatRegisteredUntil }) =>
          vatRegistered !== null || `${vatNumber}${vatRegisteredFrom}${vatRegisteredUntil}` === '',
        'Say whether the shop is registered for VAT: a number or a day alone charges none',
      ),
      ['vatRegistered'],
    ),
    v.forward(
      v.partialCheck(
        [['vatRegistered'], ['vatNumber'], ['vatRegisteredFrom'], ['vatRegisteredUntil']],
        ({ vatRegistered, vatNumber, vatRegisteredFrom, vatRegisteredUntil }) =>
          vatRegistered !== false || `${vatNumber}${vatRegisteredFrom}${vatRegisteredUntil}` === '',
        'A shop that was never registered has no VAT number and no days: choose ‘Yes’, or clear them',
      ),
      ['vatRegistered'],
    ),
    v.forward(
      v.partialCheck(
        [['vatRegistered'], ['vatNumber']],
        ({ vatRegistered, vatNumber }) => !vatRegistered || vatNumber !== '',
        'VAT number is required of a shop registered for VAT',
      ),
      ['vatNumber'],
    ),
    v.forward(
      v.partialCheck(
        [['vatRegistered'], ['vatRegisteredFrom']],
        ({ vatRegistered, vatRegisteredFrom }) => !vatRegistered || vatRegisteredFrom !== '',
        'The first day of registration is required: orders and papers bear VAT from that day on',
      ),
      ['vatRegisteredFrom'],
    ),
    v.forward(
      v.partialCheck(
        [['vatRegistered'], ['registeredOffice']],
        ({ vatRegistered, registeredOffice }) => !vatRegistered || registeredOffice !== '',
        'The trader’s address is required of a shop registered for VAT: its invoices state it',
      ),
      ['registeredOffice'],
    ),
    v.forward(
      v.partialCheck(
        [['vatRegisteredFrom'], ['vatRegisteredUntil']],
        ({ vatRegisteredFrom, vatRegisteredUntil }) =>
          vatRegisteredUntil === '' || vatRegisteredFrom <= vatRegisteredUntil,
        'The last day of registration must not be before the first',
      ),
      ['vatRegisteredUntil'],
    ),
    v.forward(
      v.partialCheck(
        [['invoicePrefix'], ['creditNotePrefix']],
        ({ invoicePrefix, creditNotePrefix }) => invoicePrefix !== creditNotePrefix,
        'Credit note prefix must differ from that of invoices',
      ),
      ['creditNotePrefix'],
    ),
  ),
  prices: v.object({
    daysCharged: requiredWholeNumber('Days charged before', DAYS_CHARGED_BOUNDS),
    longestReductionDays: requiredWholeNumber('Longest reduction', LONGEST_REDUCTION_BOUNDS),
  }),
  social: v.object({
    instagram: webLink('Instagram'),
    tiktok: webLink('TikTok'),
    youtube: webLink('YouTube'),
    facebook: webLink('Facebook'),
    pinterest: webLink('Pinterest'),
  }),
  about: v.object({
    story: optionalLines('Story', 4000),
    mission: optionalLine('Mission', 300),
    values: v.array(v.object({ name: requiredLine('Name', 60), text: requiredLine('Text', 300) })),
    figures: v.array(v.object({ figure: requiredLine('Figure', 20), name: requiredLine('Of what', 60) })),
    team: v.array(
      v.object({
        name: requiredLine('Name', 80),
        position: optionalLine('Position', 80),
        description: optionalLine('Description', 300),
      }),
    ),
    testimonials: v.array(
      v.object({
        words: requiredLine('What they said', 500),
        who: requiredLine('Who', 100),
        what: optionalLine('About what', 100),
      }),
    ),
  }),
};

type Row = { place: number; fields: Record<string, string> };

/** Reads rows from fields such as 'figures.0.figure' and drops blank ones. Values are replaced all together or not at all. */
function aboutRows(form: Record<string, string>): Record<string, Row[]> {
  const rows = (list: string, names: string[], count = MOST_ROWS): Row[] =>
    Array.from({ length: count }, (_, place) => ({
      place,
      fields: Object.fromEntries(names.map((name) => [name, form[`${list}.${place}.${name}`]?.trim() ?? ''])),
    }));
  const values = rows('values', ['name', 'text'], VALUE_COUNT);
  return {
    values: values.some(isFilled) ? values : [],
    figures: rows('figures', ['figure', 'name']).filter(isFilled),
    team: rows('team', ['name', 'position', 'description']).filter(isFilled),
    testimonials: rows('testimonials', ['words', 'who', 'what']).filter(isFilled),
  };
}

function isFilled({ fields }: Row): boolean {
  return Object.values(fields).some((text) => text !== '');
}

function inputOf(rows: Record<string, Row[]>) {
  return Object.fromEntries(
    Object.entries(rows).map(([list, found]) => [list, found.map(({ fields }) => fields)]),
  );
}

type Issue = v.BaseIssue<unknown>;

const isWhole = ({ path }: Issue) => (path ?? []).length < 2;

/** Keys messages by the field's name in the form: 'figures.3.name'. */
function rowErrors(issues: readonly Issue[], rows: Record<string, Row[]>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const [list, index, field] = (issue.path ?? []).map(({ key }) => key);
    if (typeof list !== 'string' || typeof index !== 'number') continue;
    errors[`${list}.${rows[list]?.[index]?.place}.${String(field)}`] ??= issue.message;
  }
  return errors;
}

import * as v from 'valibot';
import { emailField } from './email-field.ts';
import { fieldErrors } from './field-errors.ts';
import { isPhone } from './phone.ts';
import { requiredPounds } from './pounds-field.ts';
import type { SettingsSection, ShopSettings } from './shop.ts';
import { checkFilled, optionalLine, optionalLines, requiredLine, requiredLines } from './text-field.ts';
import { parseVatNumber } from './vat-number.ts';
import { isWebAddress } from './web-address-field.ts';

const MOST_ROWS = 12;

/** One section of the settings from its form, with a message for each field that cannot stand. */
export function parseSettings<Section extends SettingsSection>(
  section: Section,
  form: Record<string, string>,
): { ok: true; value: ShopSettings[Section] } | { ok: false; errors: Record<string, string> } {
  const input = section === 'about' ? aboutInput(form) : form;
  const parsed = v.safeParse(SCHEMAS[section], input);
  return parsed.success
    ? { ok: true, value: parsed.output as ShopSettings[Section] }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

const webLink = (label: string) =>
  v.pipe(
    optionalLine(label, 300),
    checkFilled(isWebAddress, `${label} must be a URL, such as https://example.com/shop`),
  );

const SCHEMAS = {
  shop: v.object({
    name: requiredLine('Name', 60),
    supportEmail: emailField(),
    enquiriesEmail: emailField(),
    phone: v.pipe(
      requiredLine('Phone number', 40),
      checkFilled(isPhone, 'Please enter a valid phone number'),
    ),
    place: requiredLine('Address', 200),
    businessHours: requiredLines('Business hours', 400),
    announcement: optionalLine('Announcement', 120),
  }),
  delivery: v.object({
    shippingPence: requiredPounds('Delivery'),
    freeFromPence: requiredPounds('Free delivery from'),
    orderPrefix: v.pipe(
      requiredLine('Order prefix', 4),
      v.toUpperCase(),
      checkFilled((text) => /^[A-Z]{2,4}$/.test(text), 'Order prefix must be two to four letters'),
    ),
  }),
  legal: v.object({
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
    vatNumber: v.pipe(
      optionalLine('VAT number', 20),
      checkFilled(
        (text) => parseVatNumber(text) !== null,
        'VAT number must have nine digits, such as GB 980 7806 84: please check each of them',
      ),
      v.transform((text) => parseVatNumber(text) ?? ''),
    ),
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

/** Rows come as 'figures.0.figure'; wholly blank ones are none. */
function aboutInput(form: Record<string, string>) {
  const rows = (list: string, fields: string[]) =>
    Array.from({ length: MOST_ROWS }, (_, place) =>
      Object.fromEntries(fields.map((field) => [field, form[`${list}.${place}.${field}`]?.trim() ?? ''])),
    ).filter((row) => Object.values(row).some((text) => text !== ''));
  return {
    story: form.story,
    mission: form.mission,
    figures: rows('figures', ['figure', 'name']),
    team: rows('team', ['name', 'position', 'description']),
    testimonials: rows('testimonials', ['words', 'who', 'what']),
  };
}

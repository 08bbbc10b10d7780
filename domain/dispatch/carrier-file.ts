import { countryCode } from '#domain/fields/country.ts';
import { toE164 } from '#domain/fields/phone.ts';
import { type Pence, plainPounds } from '#domain/money/money.ts';
import { addressLines } from '#domain/order-wishes/address-lines.ts';
import { londonDay } from '#domain/text/london-day.ts';
import type { ParcelToSend } from './parcel-to-send.ts';

export const CARRIER_FILES = ['royal-mail', 'evri', 'dpd'] as const;

export type CarrierFile = (typeof CARRIER_FILES)[number];

/** What is said once for a whole file. */
export type CarrierFileTerms = {
  /** The carrier's own code of a service; '' leaves the choice to the carrier's program. */
  serviceCode: string;
  /** What the goods are called: '' where the carrier need not know. */
  contents: string;
};

type Column = readonly [heading: string, cell: (parcel: ParcelToSend, terms: CarrierFileTerms) => string];

type Layout = {
  name: string;
  /** Where the columns are documented, for whoever checks them. */
  source: string;
  columns: readonly Column[];
};

/** The files that carriers' programs take, in the columns of their guides. */
export const CARRIER_LAYOUTS: Readonly<Record<CarrierFile, Layout>> = {
  'royal-mail': {
    name: 'Royal Mail Click & Drop',
    source: 'help.parcel.royalmail.com, "Order Import spreadsheet field specifications"',
    columns: [
      ['Order reference', ({ orderNumber }) => orderNumber],
      ['Date', ({ placedAt }) => britishDay(placedAt)],
      ['Full name', ({ to }) => roman(nameOf(to), 200)],
      ['First name', ({ to }) => roman(to.firstName, 100)],
      ['Last name', ({ to }) => roman(to.lastName, 100)],
      ['Address line 1', ({ to }) => addressLine(to, 0, 100)],
      ['Address line 2', ({ to }) => addressLine(to, 1, 100)],
      ['City', ({ to }) => cut(to.city, 100)],
      ['Postcode', ({ to }) => to.postcode],
      ['Country', ({ to }) => to.country],
      ['Email address', ({ to }) => (to.email.length > 100 ? '' : to.email)],
      ['Phone', ({ to }) => nationalNumber(to, 11)],
      ['Weight', ({ weightGrams }) => kilograms(weightGrams, 3)],
      ['Package size', () => 'parcel'],
      ['Sub-total', ({ goodsPence }) => pounds(goodsPence)],
      ['Shipping cost', ({ shippingPence }) => pounds(shippingPence)],
      ['Total', ({ goodsPence, shippingPence }) => pounds(goodsPence + shippingPence)],
      ['Currency code', () => 'GBP'],
      ['Service code', (_, { serviceCode }) => cut(serviceCode, 100)],
      ['Special instructions', ({ to }) => cut(inOneLine(to.notes), 100)],
    ],
  },
  evri: {
    name: 'Evri',
    source: 'the template of "Send multiple parcels", not read at its source',
    columns: [
      ['Address_line_1', ({ to }) => addressLine(to, 0, 32)],
      ['Address_line_2', ({ to }) => addressLine(to, 1, 32)],
      ['Address_line_3', ({ to }) => cut(to.city, 32)],
      ['Address_line_4', ({ to }) => overflow(to, 32)],
      ['Postcode', ({ to }) => to.postcode],
      ['First_name', ({ to }) => cut(to.firstName, 32)],
      ['Last_name', ({ to }) => cut(to.lastName, 32)],
      ['Email', ({ to }) => to.email],
      ['Weight(Kg)', ({ weightGrams }) => kilograms(weightGrams, 2)],
      // More than what is covered free of charge costs more: left to whoever sends the file.
      ['Compensation(£)', () => ''],
      ['Signature(y/n)', () => 'n'],
      ['Reference', ({ orderNumber }) => orderNumber],
      ['Contents', (_, { contents }) => cut(contents, 32)],
      ['Parcel_value(£)', ({ goodsPence }) => pounds(goodsPence)],
      ['Delivery_phone', ({ to }) => nationalNumber(to, 15)],
      ['Delivery_safe_place', () => ''],
      ['Delivery_instructions', ({ to }) => cut(inOneLine(to.notes), 32)],
      ['Service', (_, { serviceCode }) => cut(serviceCode, 20)],
    ],
  },
  dpd: {
    name: 'DPD',
    source: 'DPD, "Template guide and service codes"',
    columns: [
      ['Shipment Date', () => ''],
      ['Address Line 1', ({ to }) => addressLine(to, 0, 35)],
      ['Address Line 2', ({ to }) => addressLine(to, 1, 35)],
      ['Address Line 3', ({ to }) => cut(to.city, 35)],
      ['Address Line 4', ({ to }) => overflow(to, 35)],
      ['Postcode', ({ to }) => to.postcode],
      ['Country Code', ({ to }) => countryCode(to.country) ?? ''],
      ['Service Code', (_, { serviceCode }) => cut(serviceCode, 4)],
      ['No. Parcels', () => '1'],
      ['Total Weight', ({ weightGrams }) => kilograms(weightGrams, 2)],
      ['Additional Info', ({ to }) => cut(inOneLine(to.notes), 50)],
      ['Contact Name', ({ to }) => cut(nameOf(to), 25)],
      ['Contact Telephone', ({ to }) => nationalNumber(to, 15)],
      ['Customer Ref 1', ({ orderNumber }) => orderNumber],
      ['Notification SMS', ({ to }) => mobileNumber(to)],
      ['Notification Email', ({ to }) => (to.email.length > 50 ? '' : to.email)],
    ],
  },
};

/** The cells of a parcel in the columns of a carrier. */
export function carrierCells(file: CarrierFile, parcel: ParcelToSend, terms: CarrierFileTerms): string[] {
  return CARRIER_LAYOUTS[file].columns.map(([, cell]) => withoutFormula(cell(parcel, terms)));
}

/** A text that no spreadsheet computes: an apostrophe before it, as in other files, would be printed on the label. */
function withoutFormula(text: string): string {
  return text.replace(/^[\s'=+\-@\uff1d\uff0b\uff0d\uff20]+/, '');
}

type To = ParcelToSend['to'];

function nameOf({ firstName, lastName }: To): string {
  return `${firstName} ${lastName}`;
}

/**
 * A line of an address within what the carrier takes. A street that is too long goes on in the second line where that is free,
 * and then in the fourth, at a space; what three lines do not hold is cut.
 */
function addressLine(to: To, place: 0 | 1, most: number): string {
  return placedLines(to, most)[place] ?? '';
}

/** What the first two lines do not hold. */
function overflow(to: To, most: number): string {
  return cut(placedLines(to, most).slice(2).join(' '), most);
}

function placedLines(to: To, most: number): string[] {
  return addressLines(to).flatMap((line) => wrapped(line, most));
}

function wrapped(line: string, most: number): string[] {
  if (line.length <= most) return [line];
  const space = line.lastIndexOf(' ', most);
  const end = space > 0 ? space : most;
  return [line.slice(0, end).trimEnd(), ...wrapped(line.slice(end).trimStart(), most)];
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ', ');
}

/** Without marks on letters, for programs that take standard Roman characters alone. */
function roman(text: string, most: number): string {
  return cut(text.normalize('NFD').replaceAll(/\p{M}/gu, ''), most);
}

function pounds(pence: Pence): string {
  return plainPounds(pence);
}

function kilograms(grams: number | null, digits: number): string {
  return grams === null ? '' : (Math.ceil(grams * 10 ** (digits - 3)) / 10 ** digits).toFixed(digits);
}

/** 'dd/mm/yy' in London. */
function britishDay(at: string): string {
  const [year = '', month, day] = londonDay(at).split('-');
  return `${day}/${month}/${year.slice(2)}`;
}

/** Digits as they are dialled within the country, '02079460000', or with 00 from abroad; '' where it is longer than is taken. */
function nationalNumber({ phone, country }: To, most: number): string {
  const number = toE164(phone, country);
  const digits = number?.startsWith('+44') ? `0${number.slice(3)}` : number?.replace('+', '00');
  return digits && digits.length <= most ? digits : '';
}

/** A British mobile number, to which a message can be sent; '' for any other. */
function mobileNumber(to: To): string {
  const number = nationalNumber(to, 11);
  return number.startsWith('07') ? number : '';
}

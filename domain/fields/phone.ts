export const PHONE_WRONG = 'Please enter a valid phone number';

/** What PHONE_WRONG leaves open, for a hint beside it. */
export const PHONE_FORM =
  'Digits with spaces, dots, slashes, dashes or brackets, 7 to 15 of them; an extension as ext 12.';

/** A number as it is dialled, in digits with + for a country, and the extension asked for afterwards, '' without one. */
type Dialled = { number: string; extension: string };

/** True for a number as people write it, of 7 to 15 digits (E.164 allows no more), with or without an extension. */
export function isPhone(text: string): boolean {
  return dialledOf(text) !== null;
}

/** Returns E.164 such as '+442079460958', or null for an incomplete number or an unknown country. Extensions are left out. */
export function toE164(phone: string, country = 'United Kingdom'): string | null {
  const dialled = dialledOf(phone)?.number;
  if (!dialled) return null;
  const international = dialled.replace(/^00/, '+');
  if (/^\+44/.test(international)) return britishNumber(international.slice(3));
  if (international.startsWith('+')) return /^\+[1-9]\d{6,14}$/.test(international) ? international : null;
  if (!WITH_BRITISH_NUMBERS.includes(country.trim().toLowerCase())) return null;
  return /^44\d{10}$/.test(dialled) ? britishNumber(dialled.slice(2)) : britishNumber(dialled, '0');
}

/** Returns an href such as 'tel:+442079460958;ext=12' (RFC 3966), and of anything else what can be dialled of it. */
export function phoneLink(phone: string): string {
  const { number, extension } = dialledOf(phone) ?? {
    number: phone.replaceAll(/[^+\d]/g, ''),
    extension: '',
  };
  return `tel:${number}${extension && `;ext=${extension}`}`;
}

function dialledOf(text: string): Dialled | null {
  const plain = text.normalize('NFKC').replace(LABEL, '');
  const written = EXTENSION.exec(plain);
  const number = written ? plain.slice(0, written.index) : plain;
  const digits = number.replace(/\D/g, '').length;
  if (!/^[\d \p{Pd}\u2212+()[\]./·]+$/u.test(number) || digits < 7 || digits > 15) return null;
  const withoutTrunk = number.replace(/(\d.*)[([] *0 *[)\]]/, '$1');
  return { number: withoutTrunk.replace(/[^\d+]/g, ''), extension: written?.[1] ?? '' };
}

const LABEL = /^ *(?:tel(?:ephone)?|phone|mob(?:ile)?)(?: no)?[.:]* *(?=[\d+([])/i;

/** 'ext 12', 'extn. 12', 'x12', '#12', in brackets or behind a comma. */
const EXTENSION = /[ ,;(/[-]*(?:ext(?:n|ension)?|x|#)[ .:#=]*(\d{1,7})[ )\]]*$/i;

const WITH_BRITISH_NUMBERS = [
  'united kingdom',
  'uk',
  'gb',
  'great britain',
  'england',
  'scotland',
  'wales',
  'northern ireland',
  'isle of man',
  'jersey',
  'guernsey',
];

/** Nine or ten digits after the trunk 0, which is required within the country and often left in after +44. */
function britishNumber(digits: string, trunk: '0' | '0?' = '0?'): string | null {
  const national = new RegExp(`^${trunk}([1235789]\\d{8,9})$`).exec(digits)?.[1];
  return national ? `+44${national}` : null;
}

/** True for digits, spaces, dashes, plus and parentheses, with 7 to 15 digits (E.164 allows no more). */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d \u00a0\-\u2010-\u2015+()]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** Returns E.164 such as '+442079460958', or null for an incomplete number or an unknown country. */
export function toE164(phone: string, country = 'United Kingdom'): string | null {
  if (!isPhone(phone)) return null;
  const dialled = phone.replace(/(\d.*)\( *0 *\)/, '$1').replace(/[^\d+]/g, '');
  const international = dialled.replace(/^00/, '+');
  if (/^\+44/.test(international)) return britishNumber(international.slice(3));
  if (international.startsWith('+')) return /^\+[1-9]\d{6,14}$/.test(international) ? international : null;
  if (!WITH_BRITISH_NUMBERS.includes(country.trim().toLowerCase())) return null;
  return /^44\d{10}$/.test(dialled) ? britishNumber(dialled.slice(2)) : britishNumber(dialled, '0');
}

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

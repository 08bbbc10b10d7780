/**
 * Returns the digits by which a telephone number is compared however it is written: without +44, 0044 or the first 0, and without
 * an extension. '020 7946 0958', '+44 (0)20 7946 0958' and '2079460958' are one.
 */
export function phoneKey(phone: string): string {
  const main = phone.replace(/(\d)\s*(?:x|ext|extn|extension)\.?\s*\d+\s*$/i, '$1');
  const isForeign = /^\D*\+/.test(main);
  const digits = main.replaceAll(/\D/g, '');
  const dialled = digits.replace(/^00/, '');
  const hasCountry = isForeign || dialled !== digits || dialled.length > LONGEST_NATIONAL;
  return (hasCountry ? dialled.replace(/^44/, '') : digits).replace(/^0+/, '');
}

/** Digits of the longest British number, with its first 0. */
const LONGEST_NATIONAL = 11;

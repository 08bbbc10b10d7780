/**
 * Returns the forms in which a search may be a SKU or barcode, the entered one first; empty for one that is none. Codes have any
 * letters, digits and signs between them ('PER-ROU-FRA', 'Srm-12-Rx'); one with spaces has a digit.
 */
export function productCodes(text: string): string[] {
  const entered = text.trim();
  const joined = entered.replaceAll(/\s+(?=\d)/g, '');
  const isCode = /^(?=.{3,60}$)[\p{L}\p{N}][\p{L}\p{N}\p{M}._/+#:-]+$/u.test(joined);
  if (isCode) return joined === entered ? [entered] : [entered, joined];
  return /^(?=.{3,60}$)(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}\p{M} ._/+#:-]+$/u.test(entered) ? [entered] : [];
}

/** True for a code that may as well be a word of a language: 'ROSE', not 'ROSE-1' or 'ROSE-RED'. */
export function mayBeWord(code: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(code);
}

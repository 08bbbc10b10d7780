/** Letters and digits of a drawn code: none that is taken for another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const DRAWN = 10;

/** The longest code, and the most of them in one cart. */
export const MAX_CODE = 40;
export const MAX_CODES = 10;

/** Returns a code as it is kept and compared: 'spring 10' and 'SPRING10' are one. '' where nothing of one is left. */
export function foldCode(entered: string): string {
  return entered
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, MAX_CODE);
}

/** Draws a code of ten letters and digits (some 49 bits) behind a prefix. `fraction` is from 0 to below 1. */
export function drawCode(fraction: () => number, prefix = ''): string {
  const drawn = Array.from({ length: DRAWN }, () => ALPHABET[Math.floor(fraction() * ALPHABET.length)]);
  return foldCode(prefix) + drawn.join('');
}

/** Returns the codes that a shopper entered, folded, each once, no more than a cart takes. */
export function foldCodes(entered: readonly string[]): string[] {
  return [...new Set(entered.map(foldCode).filter((code) => code !== ''))].slice(0, MAX_CODES);
}

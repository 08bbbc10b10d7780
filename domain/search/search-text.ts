import { plainLetters } from '#domain/text/plain-letters.ts';

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 40;

/** The signs that people and keyboards write for an apostrophe. */
export const APOSTROPHES = [..."'’‘‛ʼʹʾʻʿ`´′＇ꞌ"];

/**
 * Folds text for the index and for searches: plain lower-case words, apostrophes dropped, other punctuation as spaces, '3in1' as
 * '3 in 1'.
 */
export function foldText(text: string): string {
  return plainLetters(text)
    .replace(APOSTROPHE, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/(?<![^ ])(\d{1,2}) ?in ?(\d{1,2})(?![^ ])/g, '$1 in $2')
    .trim();
}

const APOSTROPHE = new RegExp(`[${APOSTROPHES.join('')}]`, 'g');

/** Returns the distinct words of a search, at most 8 of 40 characters. */
export function searchTerms(text: string): string[] {
  const words = foldText(text.slice(0, MAX_TEXT_LENGTH)).split(' ').filter(Boolean);
  const terms = words.map((word) => [...word].slice(0, MAX_TERM_LENGTH).join(''));
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

const MAX_TEXT_LENGTH = 1000;

import { plainLetters } from '#domain/text/plain-letters.ts';

const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 40;

/** Folds text for the index and for searches: plain lower-case words, apostrophes dropped, other punctuation as spaces. */
export function foldText(text: string): string {
  return plainLetters(text)
    .replace(/['’‘ʼ`´′]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Returns the distinct words of a search, at most 8 of 40 characters. */
export function searchTerms(text: string): string[] {
  const words = foldText(text.slice(0, MAX_TEXT_LENGTH)).split(' ').filter(Boolean);
  const terms = words.map((word) => [...word].slice(0, MAX_TERM_LENGTH).join(''));
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

const MAX_TEXT_LENGTH = 1000;

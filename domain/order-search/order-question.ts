import { foldText } from '#domain/search/search-text.ts';
import { inOneWord, shortenedWord } from './order-words.ts';
import { phoneKey } from './phone-key.ts';

/** Words of which an order must hold all, each as the beginning of one of its words; a single letter as a word. */
export type AllOf = string[];

/** A part of a search in the ways it can be read; an order must match one of them. */
export type OrderTerm = AllOf[];

/** A reading of a whole search: an order must match every term. */
export type OrderReading = OrderTerm[];

const MOST_TERMS = 8;

/**
 * Returns the readings of what a caller says, in any order: the first one that finds an order counts. The second one takes words for
 * parts of one word ('O Brien', 'Mc Donald'). None where the text holds neither letter nor digit.
 */
export function orderReadings(text: string): OrderReading[] {
  const terms = partsOf(text).slice(0, MOST_TERMS);
  if (terms.length === 0) return [];
  const reading = terms.map(termOf);
  if (terms.length === 1) return [reading];
  const words = terms.map(inOneWord).map(shortenedWord);
  const joined = words
    .slice(1)
    .map((word, place) => [...words.slice(0, place), words[place] + word, ...words.slice(place + 2)]);
  const inOne = [words.join('')];
  return [reading, [[...joined, ...(terms.length > 2 ? [inOne] : [])]]];
}

/** Digits with spaces, brackets, points and dashes between them are one part; everything else ends at a space. */
const PART = /\+?[(\d][\d\s()./-]*\d(?![^\s,;])|[^\s,;]+/g;

function partsOf(text: string): string[] {
  return [...text.matchAll(PART)].map(([part]) => part).filter((part) => foldText(part) !== '');
}

function termOf(part: string): OrderTerm {
  // Its words alone, such as the provider's, are in most orders of a shop.
  if (isEmailAddress(part)) return [[shortenedWord(inOneWord(part))]];
  const words = foldText(part).split(' ').map(shortenedWord);
  const ways = [[shortenedWord(inOneWord(part))], words, ...phoneWays(part)];
  const distinct = new Map(ways.map((way) => [way.join(' '), way]));
  return [...distinct.values()];
}

/** True for an address that may be whole: what was typed of one so far may be too. */
export function isEmailAddress(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(text);
}

function phoneWays(part: string): AllOf[] {
  if (!/^[+\d\s()./-]+$/.test(part)) return [];
  const key = phoneKey(part);
  return key === '' ? [] : [[key]];
}

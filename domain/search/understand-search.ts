import { readPrice } from './amounts/price-phrase.ts';
import { readSaving } from './amounts/saving-phrase.ts';
import { readSize } from './amounts/size-phrase.ts';
import { readStars } from './amounts/stars-phrase.ts';
import { ofPhrase } from './phrase-key.ts';
import type { PartRead, PhraseMeanings } from './search-part.ts';
import { foldText } from './search-text.ts';
import { inEnglishOrder } from './spelling/spellings-of.ts';

/** A search as it was understood: its parts of known meaning, and the words of the rest in their order. */
export type UnderstoodSearch = { parts: PartRead[]; rest: string[] };

/** Most words of a phrase with a meaning. */
const LONGEST_PHRASE = 5;

/**
 * Reads phrases of known meaning from a search, the longest first. Words in quotation marks are taken as they are. Words
 * such as 'for' and 'with' that joined two parts are dropped.
 */
export function understandSearch(text: string, meanings: PhraseMeanings): UnderstoodSearch {
  if (isLiteral(text)) return { parts: [], rest: foldText(text).split(' ').filter(Boolean) };
  const stars = readStars(text);
  const saving = readSaving(stars?.rest ?? text);
  const price = readPrice(saving?.rest ?? stars?.rest ?? text);
  const parts: PartRead[] = [];
  if (saving) {
    const { fromPercent, words } = saving;
    parts.push({ part: { is: 'offer', fromPercent }, words: foldText(words) });
  }
  if (stars) parts.push({ part: { is: 'stars', fromStars: stars.fromStars }, words: foldText(stars.words) });
  if (price) parts.push({ part: { is: 'price', ...price.range }, words: foldText(price.words) });
  const size = readSize(price?.rest ?? saving?.rest ?? stars?.rest ?? text);
  if (size) parts.push({ part: { is: 'size', ...size.size }, words: foldText(size.words) });
  const words = foldText(size?.rest ?? price?.rest ?? saving?.rest ?? stars?.rest ?? text)
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const rest: string[] = [];
  for (let start = 0; start < words.length; ) {
    const following = words.slice(start, start + LONGEST_PHRASE);
    const found = longestPhrase(following, meanings) ?? sharedNoun(following, meanings);
    if (found) parts.push(found.read);
    else rest.push(words[start] ?? '');
    start += found?.length ?? 1;
  }
  return { parts, rest };
}

const MOST_WORDS = 12;

/** True for a search in quotation marks. */
export function isLiteral(text: string): boolean {
  return /^\s*["“].+["”]\s*$/.test(text);
}

function longestPhrase(words: readonly string[], meanings: PhraseMeanings) {
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = words.slice(0, length);
    const turned = inEnglishOrder(phrase);
    const part =
      ofPhrase(meanings, phrase.join(' ')) ?? (turned === null ? null : ofPhrase(meanings, turned));
    if (part) return { length, read: { part, words: phrase.join(' ') } };
  }
  return null;
}

/** Reads 'flat' of 'flat limp hair' as 'flat hair', where the word between means something of the noun too. */
function sharedNoun([first = '', ...others]: readonly string[], meanings: PhraseMeanings) {
  const tellsOf = (word: string, noun: string) => {
    const part = ofPhrase(meanings, `${word} ${noun}`);
    return part?.is === 'attribute' ? part : null;
  };
  const between = others[0] === 'and' ? others.slice(1) : others;
  const [other = '', noun = ''] = between;
  const part = noun === '' ? null : tellsOf(first, noun);
  return part && tellsOf(other, noun) ? { length: 1, read: { part, words: first } } : null;
}

import { APOSTROPHES, foldText } from '../search-text.ts';

/**
 * Returns the folded words behind an apostrophe, by which a name is found beside its joined words: 'eau iris' of "L'Eau d'Iris",
 * 'adore' of "J’adore". Endings of English words ("it's", "you'll") are none.
 */
export function wordsBehindArticles(text: string): string {
  const words = [...text.matchAll(BEHIND)].map(([, word = '']) => foldText(word));
  return words.filter((word) => word !== '' && !ENDINGS.has(word)).join(' ');
}

/** The apostrophes that `foldText` drops, between two letters, and the letters behind. */
const BEHIND = new RegExp(
  `(?<=[\\p{L}\\p{N}\\p{M}][${APOSTROPHES.join('')}])([\\p{L}\\p{N}\\p{M}]{2,})`,
  'gu',
);

const ENDINGS = new Set(['ll', 're', 've', 'em', 'er', 'til']);

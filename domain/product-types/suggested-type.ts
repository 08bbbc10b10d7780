import { kindPhrases } from '#domain/search/kind-phrases.ts';
import { phraseKey } from '#domain/search/phrase-key.ts';
import { foldText } from '#domain/search/search-text.ts';
import { STANDARD_TYPES, type StandardType } from './standard-types.ts';

/**
 * Returns the type that the last words of a product's name tell, or null. A wrong type is worse than none: sets, tools and
 * refills of a kind get none, nor does a product whose category says the same.
 */
export function suggestedType(name: string, category: string): string | null {
  const head = headOf(name);
  if (head === '' || NOT_ITSELF.test(head) || NOT_ITSELF.test(plainly(name))) return null;
  const place = ` ${foldText(category)} `;
  const fitting = STANDARD_TYPES.filter(({ notIn }) => !notIn.some((word) => holdsWord(place, word)));
  const found = longest(head, fitting);
  if (!found || found.not.some((word) => holdsWord(` ${head} `, word))) return null;
  return saysTheSame(category, found) ? null : found.name;
}

/** What a name is called before what it is made with, for or of: 'matte lipstick' of 'Matte Lipstick with Rose - Mini'. */
function headOf(name: string): string {
  const [first = ''] = name.split(/\s[-–—|+]\s|[(:]|\s(?:with|for|in|by|from)\s|\sSPF\s?\d/i);
  return plainly(first);
}

function plainly(text: string): string {
  return foldText(text.replace(/[®™]/g, ' '))
    .replace(/\b(mini|jumbo|deluxe|travel size|full size|limited edition|duo|\d+)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Ends of names of what is no such product itself. */
const NOT_ITSELF =
  /\b(set|kit|collection|bundle|trio|refill|case|brush head|attachment|cleaner|sharpener|sponge|brush|bag|box|holder|stand|sample|samples|cloth|towel|vault|library|applicator)$/;

function longest(head: string, types: readonly StandardType[]): StandardType | null {
  let best: { type: StandardType; length: number } | null = null;
  for (const type of types)
    for (const phrase of type.called) {
      const ends = [phrase, `${phrase}s`, `${phrase}es`].some((form) => ` ${head}`.endsWith(` ${form}`));
      if (ends && phrase.length > (best?.length ?? 0)) best = { type, length: phrase.length };
    }
  return best?.type ?? null;
}

/** True for a category that lists this kind alone. */
function saysTheSame(category: string, type: StandardType): boolean {
  const keys = new Set([type.name.toLowerCase(), ...type.called].map(phraseKey));
  const parts = kindPhrases(category);
  return parts.length > 0 && parts.every((part) => keys.has(phraseKey(part)));
}

function holdsWord(padded: string, word: string): boolean {
  return [' ', 's ', 'es '].some((end) => padded.includes(` ${word}${end}`));
}

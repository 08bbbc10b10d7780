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
  const found = longest(head, ({ notIn }) => !notIn.some((word) => holdsWord(place, word)));
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

function longest(head: string, fits: (type: StandardType) => boolean): StandardType | null {
  let best: CalledType | null = null;
  for (const called of CALLED_BY_LAST_WORD.get(lastWord(head)) ?? []) {
    const ends = ` ${head}`.endsWith(` ${called.form}`);
    if (ends && called.phrase.length > (best?.phrase.length ?? 0) && fits(called.type)) best = called;
  }
  return best?.type ?? null;
}

type CalledType = { type: StandardType; phrase: string; form: string };

/** A name is compared with the types that its last word ends: an import asks this of every new product. */
const CALLED_BY_LAST_WORD: ReadonlyMap<string, readonly CalledType[]> = Map.groupBy(
  STANDARD_TYPES.flatMap((type) =>
    type.called.flatMap((phrase) =>
      [phrase, `${phrase}s`, `${phrase}es`].map((form): CalledType => ({ type, phrase, form })),
    ),
  ),
  ({ form }) => lastWord(form),
);

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
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

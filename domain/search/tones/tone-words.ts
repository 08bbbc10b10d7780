import type { TonePart } from '#domain/search/search-part.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** What shoppers call the depth of a skin, with the depths that are entered of shades, the one meant most first. */
const DEPTHS: Readonly<Record<string, readonly string[]>> = {
  'very fair': ['very fair'],
  'very pale': ['very fair'],
  'very light': ['very fair', 'fair'],
  fair: ['fair', 'very fair'],
  pale: ['very fair', 'fair'],
  light: ['light'],
  medium: ['medium'],
  tan: ['tan'],
  tanned: ['tan'],
  'very deep': ['very deep'],
  'very dark': ['very deep'],
  deep: ['deep', 'very deep'],
  dark: ['deep', 'very deep'],
};

const UNDERTONES: Readonly<Record<string, string>> = {
  cool: 'cool',
  neutral: 'neutral',
  warm: 'warm',
  golden: 'warm',
  olive: 'olive',
};

/** Nouns of the words above, which add nothing to them. */
const NOUNS = new Set('skin tone toned undertone undertoned complexion shade'.split(' '));

/**
 * Reads the depth and the undertone of a skin from folded words: 'deep', 'warm' of 'deep warm concealer'. Null where they say
 * neither; `rest` are the other words. `isNamed`: a noun beside them says that skin is meant.
 */
export function toneIn(
  words: readonly string[],
): { part: TonePart; words: string[]; rest: string[]; isNamed: boolean } | null {
  const depths: string[] = [];
  const undertones: string[] = [];
  const said: string[] = [];
  const nouns: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const two = `${word} ${words[at + 1] ?? ''}`;
    const undertone = UNDERTONES[word];
    const depth = DEPTHS[two] ?? DEPTHS[word];
    if (depth) {
      depths.push(...depth);
      said.push(DEPTHS[two] ? two : word);
      if (DEPTHS[two]) at += 1;
    } else if (undertone) {
      undertones.push(undertone);
      said.push(word);
    } else if (NOUNS.has(word.replace(/s$/, ''))) nouns.push(word);
    else rest.push(word);
  }
  if (said.length === 0) return null;
  const name = capitalised(
    [depths[0], undertones.length > 0 && `${undertones.join(' or ')} undertone`].filter(Boolean).join(', '),
  );
  const part: TonePart = { is: 'tone', depths, undertones, name };
  return { part, words: [...said, ...nouns], rest, isNamed: nouns.length > 0 };
}

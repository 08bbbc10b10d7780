import { foldText } from './search-text.ts';

/**
 * Which names belong together, in words that fit any catalogue: a name has one of `words` and none of `not`. Each is a
 * word or a phrase of `foldText`, whole, in the singular.
 */
export type NameRule = { words: readonly string[]; not?: readonly string[] };

/** Whether a name meets the rule; a plural counts as its singular. */
export function meetsRule(name: string, { words, not = [] }: NameRule): boolean {
  const text = ` ${foldText(name)} `;
  const has = (phrase: string) => [' ', 's ', 'es '].some((end) => text.includes(` ${phrase}${end}`));
  return words.some(has) && !not.some(has);
}

import { foldText } from './search-text.ts';

/**
 * A rule that selects names of any catalogue: they have one of `words` and none of `not`. Each is a whole word or phrase,
 * folded by `foldText`, in the singular.
 */
export type NameRule = { words: readonly string[]; not?: readonly string[] };

/** True if a name matches the rule; a plural counts as its singular. */
export function meetsRule(name: string, { words, not = [] }: NameRule): boolean {
  const text = ` ${foldText(name)} `;
  const has = (phrase: string) => [' ', 's ', 'es '].some((end) => text.includes(` ${phrase}${end}`));
  return words.some(has) && !not.some(has);
}

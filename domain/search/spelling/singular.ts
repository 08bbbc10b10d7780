/** Returns a folded word without the ending of an English plural. */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/(?<=sh|ch|x|ss)es$|s$/, '');
}

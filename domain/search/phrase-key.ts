/** Returns a key that is equal for a folded phrase however it is joined or counted: 'lip stick', 'lipsticks', 'Lip-Stick'. */
export function phraseKey(folded: string): string {
  return folded.split(' ').map(singular).join('');
}

export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/(?<=sh|ch|x|ss)es$|s$/, '');
}

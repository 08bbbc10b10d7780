const WORDS: readonly (readonly [british: string, american: string])[] = [
  ['colour', 'color'],
  ['odour', 'odor'],
  ['grey', 'gray'],
  ['ageing', 'aging'],
  ['fibre', 'fiber'],
  ['jewellery', 'jewelry'],
  ['aluminium', 'aluminum'],
  ['sulphate', 'sulfate'],
  ['moustache', 'mustache'],
];

/** Returns a folded word in its British and American spelling, the given one first; alone if both are equal. */
export function spellingsOf(word: string): string[] {
  const other = otherWord(word) ?? otherEnding(word);
  return other === null ? [word] : [word, other];
}

function otherWord(word: string): string | null {
  for (const [british, american] of WORDS) {
    if (word.startsWith(british)) return american + word.slice(british.length);
    if (word.startsWith(american)) return british + word.slice(american.length);
  }
  return null;
}

/** Matches moisturise, moisturiser, moisturising; not 'rise' or 'size'. */
function otherEnding(word: string): string | null {
  const parts = /^(.{4,})i([sz])(e[rd]?s?|ing|ation)$/.exec(word);
  if (!parts) return null;
  const [, beginning, letter, ending] = parts;
  return `${beginning}i${letter === 's' ? 'z' : 's'}${ending}`;
}

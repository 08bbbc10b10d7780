import { doubleMetaphone } from 'double-metaphone';

/**
 * Returns how folded words sound in British English: equal for 'maison pearl' and 'maison perle', 'mack' and 'marc'. 'and' is
 * silent: '&', 'n' and 'and' are one. So is the h of 'hour'.
 */
export function soundOf(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => word !== '' && word !== 'and' && word !== 'n')
    .map((word) => doubleMetaphone(withoutSilentR(withoutSilentH(word)))[0] || word)
    .join(' ');
}

/** An r is heard before a vowel only. */
function withoutSilentR(word: string): string {
  return word.replace(/(?<=[aeiou])r+(?![aeiouyr])/g, '');
}

function withoutSilentH(word: string): string {
  return word.replace(/^h(?=our|onest|onour|eir)/, '');
}

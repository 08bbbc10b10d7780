import { doubleMetaphone } from 'double-metaphone';

/** Returns how folded words sound: equal for 'maison pearl' and 'maison perle'. 'and' is silent: '&', 'n' and 'and' are one. */
export function soundOf(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => word !== '' && word !== 'and' && word !== 'n')
    .map((word) => doubleMetaphone(word)[0] || word)
    .join(' ');
}

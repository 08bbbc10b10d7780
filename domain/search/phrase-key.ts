import { singular } from './spelling/singular.ts';
import { shopSpelling } from './spelling/spellings-of.ts';

/**
 * Returns a key that is equal for a folded phrase however it is joined, counted or spelt: 'lip stick', 'lipsticks',
 * 'Lip-Stick'; 'hand creme' and 'hand cream'.
 */
export function phraseKey(folded: string): string {
  return folded
    .split(' ')
    .map((word) => singular(shopSpelling(word)))
    .join('');
}

import { editDistance } from '#domain/search/spelling/spelling.ts';
import { soundOf } from './sound-of.ts';

/** Fewest letters of a text that is compared by sound: shorter ones sound like everything. */
const FEWEST_LETTERS = 4;

/**
 * True for two folded texts that sound the same and differ in no more than a third of their letters, or half where they
 * sound long enough that no other name does.
 */
export function soundsLike(text: string, name: string, nameSound = soundOf(name)): boolean {
  if (text.length < FEWEST_LETTERS || soundOf(text) !== nameSound) return false;
  const [one, other] = [letters(text), letters(name)];
  const isLong = nameSound.replaceAll(' ', '').length >= LONG_SOUND;
  const most = Math.max(1, Math.floor(Math.max(one.length, other.length) / (isLong ? 2 : 3)));
  return editDistance(one, other, most) <= most;
}

/** Fewest consonants of such a sound. */
const LONG_SOUND = 4;

const letters = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== 'and' && word !== 'n')
    .join('');

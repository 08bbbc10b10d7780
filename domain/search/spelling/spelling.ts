import { singular } from './singular.ts';

/**
 * Returns the edit distance of two words (optimal string alignment: a swap of neighbours is one edit); max + 1 for anything
 * above `max`, with an early exit.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let twoBack: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let distance = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + cost,
      );
      if (cost && row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, at(twoBack, column - 2) + 1);
      }
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > max && Math.min(...previous) > max - 1) return max + 1;
    twoBack = previous;
    previous = current;
  }
  return Math.min(at(previous, b.length), max + 1);
}

/**
 * Returns known words a term may be a misspelling of, best first: the nearest, then the most used. One mistake is forgiven
 * from four letters on, two from eight, or from six where the beginning is right or only the order of letters is wrong:
 * 'candels' is 'candles', 'barber' is not 'amber'. Shorter terms are near to everything. The first letter is right or
 * stands second; of a word that stands alone and has four letters no consonant is wrong: 'roze' may be anything, 'lip barm' is balm.
 */
export function closestWords(
  term: string,
  vocabulary: Iterable<{ word: string; count: number }>,
  { isAlone = true } = {},
): string[] {
  const allowed = mistakesForgiven(term);
  if (allowed === 0) return [];
  const near: { word: string; count: number; distance: number }[] = [];
  for (const { word, count } of vocabulary) {
    const distance = editDistance(term, word, allowed);
    if (!isSlip(term, word, isAlone)) continue;
    if (distance <= 1 || (distance <= allowed && (term.length >= LONG || isLikelier(term, word))))
      near.push({ word, count, distance });
  }
  near.sort((a, b) => a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1));
  return near.map(({ word }) => word);
}

function mistakesForgiven(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}

/** Letters of a word in which two may be wrong. */
const LONG = 8;
const BEGINNING = 3;

/** Letters of a word that another consonant makes another word. */
const SHORT = 4;

/** Returns whether a term may be a slip for the word by where and what its letters are. */
function isSlip(term: string, word: string, isAlone: boolean): boolean {
  const [first, second] = word;
  if (term[0] !== first && !(term[0] === second && (term[1] === first || term.slice(1) === word.slice(2))))
    return false;
  if (!isAlone || term.length > SHORT || term.length !== word.length) return true;
  const wrong = [...term].flatMap((letter, place) => (letter === word[place] ? [] : [letter + word[place]]));
  return wrong.length !== 1 || /^[aeiouy]{2}$/.test(wrong[0] ?? '');
}

function isLikelier(one: string, other: string): boolean {
  if (one.slice(0, BEGINNING) === other.slice(0, BEGINNING)) return true;
  const letters = (word: string) => [...singular(word)].sort().join('');
  return letters(one) === letters(other);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

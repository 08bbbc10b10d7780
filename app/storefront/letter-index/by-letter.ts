import { plainLetters } from '#domain/text/plain-letters.ts';

/** A brand or category of an index. */
export type IndexedName = { slug: string; name: string; productCount: number; logoUrl?: string | null };
export type LetterGroup = { letter: string; entries: IndexedName[] };

/** Groups by first letter without accents ('Été' under E); names that begin with none of A to Z come last, under '#'. */
export function byLetter(entries: readonly IndexedName[]): LetterGroup[] {
  const groups = Map.groupBy(
    entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')),
    letterOf,
  );
  return [...groups]
    .map(([letter, group]) => ({ letter, entries: group }))
    .sort((a, b) => place(a.letter) - place(b.letter));
}

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];

function letterOf({ name }: IndexedName): string {
  const first =
    plainLetters(name)
      .replace(/^(?:[^\p{L}\p{N}])+/u, '')[0]
      ?.toUpperCase() ?? '#';
  return LETTERS.includes(first) ? first : '#';
}

function place(letter: string): number {
  return LETTERS.indexOf(letter);
}

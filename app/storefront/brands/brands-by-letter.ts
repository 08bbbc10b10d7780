import { plainLetters } from '#domain/plain-letters.ts';

export type IndexedBrand = { slug: string; name: string; productCount: number };
export type LetterGroup = { letter: string; brands: IndexedBrand[] };

/** A to Z as a shopper looks for them ('Été' under E); names that begin with no letter of these come last, under '#'. */
export function brandsByLetter(brands: readonly IndexedBrand[]): LetterGroup[] {
  const groups = Map.groupBy(
    brands.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')),
    letterOf,
  );
  return [...groups]
    .map(([letter, group]) => ({ letter, brands: group }))
    .sort((a, b) => place(a.letter) - place(b.letter));
}

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'];

function letterOf({ name }: IndexedBrand): string {
  const first =
    plainLetters(name)
      .replace(/^(?:[^\p{L}\p{N}])+/u, '')[0]
      ?.toUpperCase() ?? '#';
  return LETTERS.includes(first) ? first : '#';
}

function place(letter: string): number {
  return LETTERS.indexOf(letter);
}

import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

/** The faces of papers: the shop's own, and one for each that spells what the shop's cannot. */
export type Face = 'heading' | 'text' | 'strong';

type Cut = { bytes: Buffer; spells: (letter: string) => boolean };

const FACES: Record<Face, { own: string; other: string }> = {
  heading: { own: 'fraunces-semibold', other: 'noto-sans-semibold' },
  text: { own: 'instrument-sans-regular', other: 'noto-sans-regular' },
  strong: { own: 'instrument-sans-semibold', other: 'noto-sans-semibold' },
};

const read = new Map<string, Cut>();

/** Stands for a letter of a script that no font of the shop has. */
const MISSING = '?';

/**
 * Returns the text as it can be set, and the font that sets all of it: the shop's own, or Noto Sans for letters the shop's
 * does not have (Latin of any language, Greek, Cyrillic). Letters of other scripts become question marks.
 */
export function fontFor(face: Face, text: string): { name: string; bytes: Buffer; text: string } {
  const { own, other } = FACES[face];
  const clean = text.normalize('NFC');
  const letters = [...clean].filter((letter) => letter !== '\n');
  const shop = cutOf(own);
  if (letters.every(shop.spells)) return { name: own, bytes: shop.bytes, text: clean };
  const any = cutOf(other);
  const settable = [...clean].map((letter) => (letter === '\n' || any.spells(letter) ? letter : MISSING));
  return { name: other, bytes: any.bytes, text: settable.join('') };
}

function cutOf(name: string): Cut {
  const known = read.get(name);
  if (known) return known;
  const bytes = readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));
  const font = create(bytes);
  const letters = new Set('characterSet' in font ? font.characterSet : []);
  const cut = { bytes, spells: (letter: string) => letters.has(letter.codePointAt(0) ?? 0) };
  read.set(name, cut);
  return cut;
}

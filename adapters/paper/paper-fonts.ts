import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import type { ScriptFonts } from './script-fonts.ts';

/** The faces of papers: the shop's own, and one for each that spells what the shop's cannot. */
export type Face = 'heading' | 'text' | 'strong';

type Cut = { bytes: Buffer; spells: (letter: string) => boolean };

const FACES: Record<Face, { own: string; other: string }> = {
  heading: { own: 'fraunces-semibold', other: 'noto-sans-semibold' },
  text: { own: 'instrument-sans-regular', other: 'noto-sans-regular' },
  strong: { own: 'instrument-sans-semibold', other: 'noto-sans-semibold' },
};

const read = new Map<string, Cut>();

/** A font of papers; `stroke` is drawn around its letters, in parts of the size, where it is too light for the face. */
export type PaperFont = { name: string; bytes: Buffer; stroke: number; settable: (text: string) => string };

/** Returns the font that spells all of the text: the shop's own, or Noto Sans for Latin of any language, Greek, Cyrillic; or null. */
export function singleFont(face: Face, text: string): PaperFont | null {
  const letters = [...text].filter((letter) => letter !== '\n');
  const { own, other } = FACES[face];
  const name = [own, other].find((each) => letters.every(cutOf(each).spells));
  return name === undefined ? null : { name, bytes: cutOf(name).bytes, stroke: 0, settable: asItIs };
}

/** The fonts of a line that no single one spells: Noto Sans first, then that of the script. */
export function mixedFonts(face: Face, scripts: ScriptFonts) {
  const name = FACES[face].other;
  const { bytes, spells } = cutOf(name);
  const main: PaperFont = { name, bytes, stroke: 0, settable: asItIs };
  const fonts = new Map<string, PaperFont>();
  return {
    main,
    fontOf(cluster: string, line: string): PaperFont | null {
      if ([...cluster].every(spells)) return main;
      const script = scripts.fontOf(cluster, line);
      if (!script) return null;
      const stroke = STROKES[face === 'text' ? 'text' : 'strong'][script.isThin ? 'thin' : 'regular'];
      const font = fonts.get(script.name) ?? { ...script, stroke };
      fonts.set(script.name, font);
      return font;
    },
  };
}

const asItIs = (text: string) => text;

/** About the difference of stems: of Noto Sans 24 of 1,000 units in its thin cut, 88 in the regular, 122 in the semibold one. */
const STROKES = { text: { thin: 0.045, regular: 0 }, strong: { thin: 0.08, regular: 0.034 } };

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

import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import decompress from 'woff2-encoder/decompress';

/** A part of a script's font, as large as one file of its package. */
export type ScriptFont = {
  name: string;
  bytes: Buffer;
  spells: (letter: string) => boolean;
  /** Drawn in hairlines, its first weight: it needs a stroke around its letters. */
  isThin: boolean;
  /** The text without marks above and below, or as blanks, where the font's rules for it are incomplete (Gurmukhi tippi). */
  settable: (text: string) => string;
};

export type ScriptFonts = { fontOf: (cluster: string, line: string) => ScriptFont | null };

/** Packages of Noto fonts (SIL Open Font License 1.1), each cut into files by ranges of letters. */
const SCRIPTS = [
  ...['arabic', 'hebrew', 'devanagari', 'bengali', 'gurmukhi', 'gujarati', 'tamil', 'telugu', 'kannada'],
  ...['malayalam', 'sinhala', 'thai', 'lao', 'khmer', 'myanmar', 'georgian', 'armenian', 'ethiopic'],
].map((script) => `noto-sans-${script}`);

/** Optional packages: 20 MB together. */
const CHINESE = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'];

/** Reads the fonts that these texts need beside those of the shop; a script whose package is missing has none. */
export async function scriptFontsFor(texts: readonly string[]): Promise<ScriptFonts> {
  const fonts = new Map<string, ScriptFont>();
  for (const line of new Set(texts.flatMap((text) => text.normalize('NFC').split('\n'))))
    for (const letter of new Set(line)) {
      if ([...fonts.values()].some((font) => font.spells(letter))) continue;
      for (const file of filesWith(letter, line)) {
        const font = await readFont(file);
        if (!font.spells(letter)) continue;
        fonts.set(file, font);
        break;
      }
    }
  return {
    fontOf(cluster, line) {
      const letters = [...cluster].filter((letter) => !UNSEEN.test(letter));
      const [first = ''] = letters;
      const preferred = filesWith(first, line).flatMap((file) => fonts.get(file) ?? []);
      return [...preferred, ...fonts.values()].find((font) => letters.every(font.spells)) ?? null;
    },
  };
}

/** Joiners and variation selectors, which choose a form and are not drawn. */
const UNSEEN = /^(?:\u200c|\u200d|[\ufe00-\ufe0f])$/;

/** Below it stand Latin, Greek and Cyrillic, which the shop's own files spell. */
const FIRST_OF_SCRIPTS = 0x530;

function filesWith(letter: string, line: string): string[] {
  const code = letter.codePointAt(0) ?? 0;
  if (code < FIRST_OF_SCRIPTS || UNSEEN.test(letter)) return [];
  return [...SCRIPTS, ...chineseFirst(line), 'noto-emoji'].flatMap((family) =>
    partsOf(family).flatMap(({ file, ranges }) =>
      ranges.some(([from, to]) => code >= from && code <= to) ? [file] : [],
    ),
  );
}

/** The four share letters and draw some of them differently: kana tell Japanese, hangul Korean. */
function chineseFirst(line: string): string[] {
  const own = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)
    ? 'noto-sans-jp'
    : /\p{Script=Hangul}/u.test(line)
      ? 'noto-sans-kr'
      : 'noto-sans-sc';
  return [own, ...CHINESE.filter((family) => family !== own)];
}

type Part = { file: string; ranges: [from: number, to: number][] };

const parts = new Map<string, Part[]>();
const require = createRequire(import.meta.url);

/** Reads which letters each file of a package has; nothing of a package that is not installed. */
function partsOf(family: string): Part[] {
  const known = parts.get(family);
  if (known) return known;
  const list = folderOf(family);
  const read = list === null ? [] : readParts(list, family);
  parts.set(family, read);
  return read;
}

function folderOf(family: string): string | null {
  const paths = require.resolve.paths(family) ?? [];
  const folder = paths
    .map((path) => join(path, '@fontsource-variable', family))
    .find((path) => existsSync(path));
  return folder ?? null;
}

const OTHERS = /^(?:latin|cyrillic|greek|vietnamese|math|symbols)/;

function readParts(folder: string, family: string): Part[] {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges).flatMap(([key, text]) => {
    const subset = key.replaceAll(/[[\]]/g, '');
    const file = join(folder, 'files', `${family}-${subset}-wght-normal.woff2`);
    return OTHERS.test(subset) || !existsSync(file) ? [] : [{ file, ranges: text.split(',').map(rangeOf) }];
  });
}

/** 'U+0600-06FF', 'U+204F' */
function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** A file is 20 to 400 kB unpacked. */
const FONTS_IN_MEMORY = 40;
const read = new LRUCache<string, Promise<ScriptFont>>({ max: FONTS_IN_MEMORY });

function readFont(file: string): Promise<ScriptFont> {
  const known = read.get(file);
  if (known) return known;
  const font = unpack(file);
  read.set(file, font);
  return font;
}

/** Unpacks to TrueType: fontkit cuts no subset out of compound letters of WOFF2. */
async function unpack(file: string): Promise<ScriptFont> {
  const bytes = Buffer.from(await decompress(await readFile(file)));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts.`);
  const letters = new Set(font.characterSet);
  return {
    name: file.slice(dirname(file).length + 1),
    bytes,
    spells: (letter) => letters.has(letter.codePointAt(0) ?? 0),
    settable: (text) => {
      const forms = [text, text.replaceAll(/\p{Mn}/gu, ''), text.replaceAll(/./gsu, '?')];
      return forms.find((form) => canLayOut(font, form)) ?? '';
    },
    isThin: (font.variationAxes.wght?.default ?? 400) < 300,
  };
}

/** False where fontkit meets a mark without an anchor, and throws. */
function canLayOut(font: Font, text: string): boolean {
  try {
    font.layout(text);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

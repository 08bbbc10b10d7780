import bidiFactory from 'bidi-js';

/** Text of one font and one direction, letters in the order they are read, runs of a line in the order they stand. */
export type Run<Font> = { text: string; font: Font };

type Setting<Font> = {
  /** The font of what people see as one letter; null for one that no font has. */
  fontOf: (cluster: string) => Font | null;
  /** For spaces and missing letters. */
  main: Font;
  widthOf: (run: Run<Font>) => number;
};

const bidi = bidiFactory();
const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Stands for a letter of a script that no font has. */
const MISSING = '?';

/** Breaks text into lines no wider than `width` (a single letter may be), each as runs from left to right. */
export function mixedLines<Font>(text: string, width: number, setting: Setting<Font>): Run<Font>[][] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(paragraph)) {
      if (line === '' || widthOf(line + piece.trimEnd(), setting) <= width) line += piece;
      else {
        lines.push(line);
        line = piece;
      }
      for (let rest = tooWide(line, width, setting); rest !== null; rest = tooWide(line, width, setting)) {
        lines.push(line.slice(0, line.length - rest.length));
        line = rest;
      }
    }
    return [...lines, line].map((each) => runsOf(each.trimEnd(), setting));
  });
}

/** Scripts that part words by no space. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function piecesOf(paragraph: string): string[] {
  return paragraph
    .split(/(?<= )/)
    .flatMap((word) =>
      UNSPACED.test(word) ? [...WORDS.segment(word)].map(({ segment }) => segment) : [word],
    );
}

/** What does not fit in the width of a line without a place to break it; null where all fits. */
function tooWide<Font>(line: string, width: number, setting: Setting<Font>): string | null {
  if (widthOf(line.trimEnd(), setting) <= width) return null;
  const clusters = [...CLUSTERS.segment(line)].map(({ segment }) => segment);
  let fitting = clusters.length - 1;
  while (fitting > 1 && widthOf(clusters.slice(0, fitting).join(''), setting) > width) fitting -= 1;
  const rest = clusters.slice(Math.max(1, fitting)).join('');
  return rest.trim() === '' ? null : rest;
}

function widthOf<Font>(line: string, setting: Setting<Font>): number {
  return runsOf(line, setting).reduce((sum, run) => sum + setting.widthOf(run), 0);
}

/** The runs of a line in the order they stand, by the Unicode bidirectional algorithm (https://www.unicode.org/reports/tr9). */
export function runsOf<Font>(line: string, { fontOf, main }: Setting<Font>): Run<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const runs: (Run<Font> & { level: number; isSpelt: boolean })[] = [];
  for (const { segment, index } of CLUSTERS.segment(line)) {
    const isSpace = segment.trim() === '';
    const found = isSpace ? main : fontOf(segment);
    const [font, text] = found === null ? [main, MISSING] : [found, segment];
    const level = levels[index] ?? 0;
    const isSpelt = font !== main;
    const last = runs.at(-1);
    if (last && last.font === font && last.level === level) last.text += text;
    else runs.push({ text, font, level, isSpelt });
  }
  const turned = runs.map((run) =>
    run.level % 2 === 1 && !run.isSpelt ? { ...run, text: mirrored(run.text) } : run,
  );
  return inVisualOrder(turned).map(({ text, font }) => ({ text, font }));
}

/** Signs and spaces within text from right to left; letters of such scripts are turned by their fonts. */
function mirrored(text: string): string {
  const clusters = [...CLUSTERS.segment(text)].map(
    ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment,
  );
  return clusters.toReversed().join('');
}

/** Reverses the runs of each level and above, from the highest down to 1 (rule L2). */
function inVisualOrder<Each extends { level: number }>(runs: readonly Each[]): Each[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  return ordered;
}

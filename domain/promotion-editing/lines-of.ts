import { multiLine } from '#domain/text/clean-text.ts';

/** The filled lines of a text, trimmed, each once. */
export function linesOf(text: string): string[] {
  const lines = multiLine(text)
    .split('\n')
    .map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

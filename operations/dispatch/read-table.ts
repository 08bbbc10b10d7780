import { CsvError, parse } from 'csv-parse/sync';

/** Reads pasted rows or a file's text by tab, semicolon or comma, whichever its first line has most of; null for what is no table. */
export function readTable(text: string): string[][] | null {
  const [first = ''] = text.split(/\r?\n/, 1);
  const delimiter = (['\t', ';', ','] as const).toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  )[0];
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

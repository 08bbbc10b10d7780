/** Where a variant lies as a line names it; '' takes its shelf away. */
export type ShelfLine = { code: string; shelf: string };

export const MOST_SHELF_LINES = 2000;
export const LONGEST_SHELF = 20;

/**
 * Reads 'SKU, tab, shelf', and anything after a second tab, a line each. A line without a tab is not understood, nor one whose SKU
 * stands in an earlier line with another shelf.
 */
export function parseShelfLines(text: string): { lines: ShelfLine[]; wrong: string[] } {
  const lines: ShelfLine[] = [];
  const wrong: string[] = [];
  for (const line of text.split(/\r?\n/).slice(0, MOST_SHELF_LINES)) {
    if (line.trim() === '') continue;
    const [code = '', shelf] = line.split('\t').map((cell) => cell.trim());
    const before = lines.find((each) => each.code === code);
    const isNew = before === undefined || before.shelf === shelf;
    if (code !== '' && shelf !== undefined && shelf.length <= LONGEST_SHELF && isNew)
      lines.push({ code, shelf });
    else wrong.push(line.trim().slice(0, 80));
  }
  return { lines, wrong };
}

/** `pence` is written in pounds with both decimals, and stays a number below nothing too. */
export type CsvCell = string | number | null | { pence: number };

/**
 * Returns one line of CSV (RFC 4180). A cell a spreadsheet would run as a formula gets an apostrophe before it, as OWASP
 * advises against CSV injection, also one in the full width that spreadsheets of East Asia take for it; so does one that begins with
 * apostrophes of its own, so that taking one off again (`withoutGuard`) restores every text. Numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Takes off the apostrophe that keeps a spreadsheet from computing a text, and no other. */
export function withoutGuard(text: string): string {
  return text.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '');
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return (Math.round(cell.pence) / 100).toFixed(2);
  if (typeof cell === 'number') return String(cell);
  const text = /^'*[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

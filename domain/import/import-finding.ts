/**
 * A remark about a row. `refused`: the row was not imported. `contradiction`: imported, but its values cannot all be true.
 * `note`: imported, with something worth knowing.
 */
export type FindingKind = 'refused' | 'contradiction' | 'note';

export type Finding = {
  kind: FindingKind;
  /** Header in the file; '' for the row as a whole. */
  column: string;
  value: string;
  /** A sentence free of the row's values, so that findings can be counted by it. */
  reason: string;
  /** Detail of this row only: 'row 12'. */
  detail: string;
};

export function finding(
  kind: FindingKind,
  column: string,
  value: string,
  reason: string,
  detail = '',
): Finding {
  return { kind, column, value, reason, detail };
}

export const REPORT_HEADER = ['row', 'kind', 'column', 'value', 'reason', 'detail'];

/** Returns one line of the report file, with its line break. */
export function reportLine(row: number, { kind, column, value, reason, detail }: Finding): string {
  return csvLine([String(row), kind, column, shorten(value), reason, detail]);
}

/** Prefixes an apostrophe to cells a spreadsheet would run as a formula: a catalogue file may be hostile. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const SHOWN_LENGTH = 200;

function shorten(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

import { foldText } from '#domain/search/search-text.ts';

/** A row of a carrier's file of tracking numbers; `row` is its place in the file, the heading being 1. */
export type TrackedRow = { row: number; orderNumber: string; number: string };

export type TrackingFile =
  | { ok: true; rows: TrackedRow[]; problems: { row: number; message: string }[] }
  | { ok: false; message: string };

/** What carriers call the shop's own number, the surest first. */
const ORDER_HEADINGS = [
  'order reference',
  'order number',
  'channel reference',
  'customer ref 1',
  'customer reference',
  'your reference',
  'reference',
  'order',
];

const NUMBER_HEADINGS = [
  'tracking number',
  'tracking no',
  'tracking reference',
  'tracking code',
  'tracking',
  'barcode',
  'consignment number',
  'consignment',
  'parcel number',
];

export const MOST_TRACKED = 1000;
const LONGEST_NUMBER = 60;

/**
 * Finds orders and tracking numbers in the cells of a file, the headings first. Files of carriers differ: a column is known by
 * what they call it. A row without either is named; one order twice is two parcels, which a file cannot tell apart.
 */
export function readTrackingFile(table: readonly (readonly string[])[]): TrackingFile {
  const [headings = [], ...rows] = table;
  const orderColumn = columnOf(headings, ORDER_HEADINGS);
  const numberColumn = columnOf(headings, NUMBER_HEADINGS);
  if (orderColumn < 0)
    return { ok: false, message: 'No column with the order number: its heading is Order reference.' };
  if (numberColumn < 0)
    return { ok: false, message: 'No column with the tracking number: its heading is Tracking number.' };
  if (rows.length > MOST_TRACKED)
    return { ok: false, message: `At most ${MOST_TRACKED} rows are taken at once: divide the file.` };
  const found: TrackedRow[] = [];
  const problems: { row: number; message: string }[] = [];
  for (const [place, cells] of rows.entries()) {
    const row = place + 2;
    const orderNumber = (cells[orderColumn] ?? '').trim().toUpperCase();
    const number = (cells[numberColumn] ?? '').trim().replace(/^'/, '');
    if (orderNumber === '' && number === '') continue;
    const before = found.find((each) => each.orderNumber === orderNumber);
    if (orderNumber === '') problems.push({ row, message: 'There is no order number in it.' });
    else if (number === '') problems.push({ row, message: `${orderNumber} has no tracking number.` });
    else if (number.length > LONGEST_NUMBER)
      problems.push({ row, message: `The tracking number of ${orderNumber} is too long.` });
    else if (before && before.number !== number)
      problems.push({ row, message: `${orderNumber} is in row ${before.row} already, with another number.` });
    else if (!before) found.push({ row, orderNumber, number });
  }
  return { ok: true, rows: found, problems };
}

function columnOf(headings: readonly string[], known: readonly string[]): number {
  const folded = headings.map((heading) => foldText(heading.replaceAll(/[_.]/g, ' ')).trim());
  for (const name of known) {
    const column = folded.indexOf(name);
    if (column >= 0) return column;
  }
  return -1;
}

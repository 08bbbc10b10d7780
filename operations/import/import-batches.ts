import type { ColumnPlan } from '#domain/import/import-columns.ts';
import type { ImportField } from '#domain/import/import-fields.ts';
import type { Finding } from '#domain/import/import-finding.ts';

export type FileRow = {
  rowNumber: number;
  record: string[];
  /** Rows of the file this one stands for, 1 if left out. */
  rowsJoined?: number;
  /** Of a reader that joined them; a refusal refuses it. */
  findings?: Finding[];
  /** Fields that this row says nothing about, as if the file had no column for them. */
  unsaid?: readonly ImportField[];
};

/** Rows of one transaction: short enough for orders to be written between two. */
const BATCH_ROWS = 250;

/** Yields the rows with parts behind the others, in batches of their own: what they hold may stand anywhere in the file. */
export async function* setsLast({
  rows,
  columns,
}: {
  rows: AsyncIterable<FileRow>;
  columns: ColumnPlan;
}): AsyncGenerator<FileRow | 'next batch'> {
  const cells = columns.columnsOf.get('parts') ?? [];
  const sets: FileRow[] = [];
  for await (const row of rows) {
    if (cells.some(({ index }) => (row.record[index] ?? '').trim() !== '')) sets.push(row);
    else yield row;
  }
  if (sets.length > 0) yield 'next batch';
  yield* sets;
}

export async function* inBatches(rows: AsyncIterable<FileRow | 'next batch'>): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  for await (const row of rows) {
    if (row !== 'next batch') batch.push(row);
    if (batch.length === 0 || (row !== 'next batch' && batch.length < BATCH_ROWS)) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

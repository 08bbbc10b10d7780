import type { ColumnPlan } from '#domain/import/import-columns.ts';
import type { Finding } from '#domain/import/import-finding.ts';

/** `rowsJoined`: rows of the file this one stands for, 1 if left out. `findings`: of a reader that joined them; a refusal refuses it. */
export type FileRow = { rowNumber: number; record: string[]; rowsJoined?: number; findings?: Finding[] };

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

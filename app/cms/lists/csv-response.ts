import { type CsvCell, csvLine } from '#domain/text/csv.ts';
import type { Log } from '#operations/platform/platform.ts';

/** The columns of a file for a spreadsheet: each with its heading and the cell of a row. */
export type CsvColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => CsvCell])[];

/** Responds with a file that is sent while its rows are read. */
export function csvResponse<Row>(
  fileName: string,
  columns: CsvColumns<Row>,
  rows: Row[] | AsyncGenerator<Row>,
  log: Log,
): Response {
  const lines = csvLines(columns, rows);
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ err: error }, `${fileName} could not be exported`);
        controller.error(error);
      }
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}

async function* csvLines<Row>(columns: CsvColumns<Row>, rows: Row[] | AsyncGenerator<Row>) {
  yield `\ufeff${csvLine(columns.map(([heading]) => heading))}`;
  for await (const row of rows) yield csvLine(columns.map(([, cell]) => cell(row)));
}

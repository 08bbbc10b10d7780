import { once } from 'node:events';
import { accessSync, constants, createWriteStream, mkdirSync, statSync, type WriteStream } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { csvLine, type Finding, REPORT_HEADER, reportLine } from '#domain/import/import-finding.ts';

/** The report on disk: every finding, one a line, written while the import runs. */
export type ReportFile = {
  path: string;
  add(rowNumber: number, finding: Finding): void;
  close(): Promise<void>;
};

/** Where the report goes when nobody says: beside the file, or into the shop's data where that folder takes no files. */
export function reportPathFor(file: string, dataDir: string): string {
  const name = `${basename(file).replace(/\.(csv|tsv|txt)$/i, '')}.report.csv`;
  const folder = dirname(resolve(file));
  if (isWritable(folder)) return join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  return join(dataDir, name);
}

/** Opens the file anew; the mark at its beginning tells spreadsheets that it is UTF-8. Rejects where it cannot be written. */
export async function openReport(path: string): Promise<ReportFile> {
  const stream: WriteStream = createWriteStream(path);
  await once(stream, 'open');
  stream.write(`\ufeff${csvLine(REPORT_HEADER)}`);
  return {
    path,
    add: (rowNumber, finding) => void stream.write(reportLine(rowNumber, finding)),
    close: async () => {
      stream.end();
      await once(stream, 'close');
    },
  };
}

/** The folder's own mode counts too: the administrator may write everywhere, and should not where nobody is meant to. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return (statSync(folder).mode & 0o222) !== 0;
  } catch {
    return false;
  }
}

import { once } from 'node:events';
import { accessSync, constants, createWriteStream, mkdirSync, statSync, type WriteStream } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { csvLine, type Finding, REPORT_HEADER, reportLine } from '#domain/import/import-finding.ts';

export type ReportFile = {
  path: string;
  add(rowNumber: number, finding: Finding): void;
  close(): Promise<void>;
};

export function reportPathFor(file: string, dataDir: string): string {
  const name = `${basename(file).replace(/\.(csv|tsv|txt)$/i, '')}.report.csv`;
  const folder = dirname(resolve(file));
  if (isWritable(folder)) return join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  return join(dataDir, name);
}

/** Overwrites the file. Begins it with a byte order mark, by which spreadsheets know UTF-8. */
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

/** Checks the folder's mode too, because root may write to read-only folders. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return (statSync(folder).mode & 0o222) !== 0;
  } catch {
    return false;
  }
}

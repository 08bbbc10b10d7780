import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import { doubleQuotes, unquoted } from './double-quotes.ts';
import { type Encoding, Utf8Count } from './file-encoding.ts';
import type { FileRow } from './import-batches.ts';

export type CsvFile = {
  path: string;
  encoding: Encoding;
  delimiter: ',' | ';' | '\t';
  header: string[];
  rowCount: number;
  /** True if some bytes are no letters of its encoding: the cells that hold them are read with '\ufffd'. */
  isDamaged: boolean;
  /** True if quotation marks within cells are not doubled. */
  hasOddQuotes: boolean;
  /** About the file as a whole. */
  findings: Finding[];
};

/** A file that is no catalogue; the message is a sentence for the owner. */
export class UnreadableFile extends Error {}

/**
 * Reads a whole file, so that nothing is imported from one that is broken at its end. UTF-8 (also with some damaged bytes) or UTF-16,
 * else Windows-1252; comma, semicolon or tab, whichever the header has most of; quotation marks doubled as RFC 4180 has it, or else as
 * other writers have them. Throws UnreadableFile.
 */
export async function inspectCsv(path: string): Promise<CsvFile> {
  try {
    const { encoding, isDamaged, firstLine } = await inspectBytes(path);
    const delimiter = delimiterOf(firstLine);
    const read = { path, encoding, isDamaged, delimiter, header: [], rowCount: 0 };
    const hasOddQuotes = !(await isWellQuoted(read));
    const file: CsvFile = { ...read, hasOddQuotes, findings: findingsOf(encoding, isDamaged, hasOddQuotes) };
    for await (const { rowNumber, record } of readRecords(file)) {
      if (rowNumber === 1) file.header = record;
      else file.rowCount += 1;
    }
    if (file.header.length === 0) throw new UnreadableFile('The file is empty.');
    return file;
  } catch (error) {
    throw explained(error, path);
  }
}

/** The rows after the header, one at a time. Blank rows are skipped but counted, as a spreadsheet counts them. */
export async function* readRows(file: CsvFile): AsyncGenerator<FileRow> {
  try {
    for await (const row of readRecords(file)) if (row.rowNumber > 1) yield row;
  } catch (error) {
    throw explained(error, file.path);
  }
}

function findingsOf(encoding: Encoding, isDamaged: boolean, hasOddQuotes: boolean): Finding[] {
  const reasons = [
    encoding === 'windows-1252' ? AS_WINDOWS_1252 : '',
    isDamaged ? DAMAGED[encoding] : '',
    hasOddQuotes ? ODD_QUOTES_READ : '',
  ];
  return reasons.filter(Boolean).map((reason) => finding('note', '', '', reason));
}

const AS_WINDOWS_1252 =
  'and all others are no UTF-8, so that their letters were read as those of Windows (1252): look at an accent';
const DAMAGED: Record<Encoding, string> = {
  'utf-8': 'and all others are UTF-8 but for some bytes: the cells that hold them are reported',
  'windows-1252':
    'and others hold bytes that are no letters of Windows: save the file as UTF-8; the cells that hold them are reported',
  'utf-16le': '',
  'utf-16be': '',
};
const ODD_QUOTES_READ =
  'and others: some cell has quotation marks that are not doubled, which were read as they stand';

type Dialect = Pick<CsvFile, 'path' | 'encoding' | 'delimiter'>;

/** Reads the file as RFC 4180 has it; false for a quotation mark that is neither around a cell nor doubled. */
async function isWellQuoted(file: Dialect): Promise<boolean> {
  try {
    for await (const _ of readRecords({ ...file, hasOddQuotes: false }));
    return true;
  } catch (error) {
    if (error instanceof OddQuote) return false;
    throw error;
  }
}

/** A quotation mark that RFC 4180 does not allow. */
class OddQuote extends UnreadableFile {}

const ODD_QUOTES = ['INVALID_OPENING_QUOTE', 'CSV_INVALID_CLOSING_QUOTE', 'CSV_QUOTE_NOT_CLOSED'];

/** Yields the header as row 1, after any blank lines. */
async function* readRecords(file: Dialect & Pick<CsvFile, 'hasOddQuotes'>): AsyncGenerator<FileRow> {
  const { path, encoding, delimiter, hasOddQuotes } = file;
  const text = decoded(path, encoding);
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: hasOddQuotes,
    ltrim: delimiter !== '\t',
    info: true,
    max_record_size: 2_000_000,
  });
  // An error of the source ends the parser too, and comes out of the loop below.
  pipeline(Readable.from(hasOddQuotes ? doubleQuotes(text, delimiter) : text), parser, () => {});
  let rowNumber = 0;
  try {
    for await (const { record } of parser) {
      const read: string[] = record;
      const cells = hasOddQuotes ? read.map(unquoted) : read;
      if (rowNumber === 0 && (isBlank(cells) || isDelimiterLine(cells.join('')))) continue;
      rowNumber += 1;
      if (!isBlank(cells)) yield { rowNumber, record: cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message = brokenRow(error, rowNumber + 1);
    throw !hasOddQuotes && ODD_QUOTES.includes(error.code)
      ? new OddQuote(message)
      : new UnreadableFile(message);
  }
}

/** The text in chunks; the decoder drops a byte order mark. */
async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const lettersOf = (text: string) =>
    encoding === 'windows-1252' ? text.replace(NO_LETTERS, '\ufffd') : text;
  for await (const bytes of createReadStream(path)) yield lettersOf(decoder.decode(bytes, { stream: true }));
  yield lettersOf(decoder.decode());
}

/** Bytes that Windows-1252 has no letter for; a decoder keeps them as control characters. */
const NO_LETTERS = /[\u0081\u008d\u008f\u0090\u009d]/g;

/** Excel's own first line, which says what stands between cells and is no header. */
function isDelimiterLine(line: string): boolean {
  return /^\ufeff?sep=.?$/i.test(line.trim());
}

async function inspectBytes(path: string) {
  let head = Buffer.alloc(0);
  const counted = new Utf8Count();
  for await (const bytes of createReadStream(path)) {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes]);
    counted.add(bytes);
  }
  const { isUtf8, isDamaged, isDamagedWindows } = counted.end();
  const encoding = markedEncoding(head) ?? (isUtf8 ? 'utf-8' : 'windows-1252');
  refuseOtherFormats(head, encoding);
  const text = new TextDecoder(encoding).decode(head.subarray(0, HEAD_BYTES));
  return {
    encoding,
    isDamaged: encoding === 'utf-8' ? isDamaged : encoding === 'windows-1252' && isDamagedWindows,
    firstLine: text.split(/\r|\n/).find((line) => line.trim() !== '' && !isDelimiterLine(line)) ?? '',
  };
}

const HEAD_BYTES = 65_536;

function markedEncoding(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

function refuseOtherFormats(head: Buffer, encoding: Encoding): void {
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04')))
    throw new UnreadableFile(
      'This is a workbook, not a CSV file. Save the sheet as CSV (UTF-8) and import that.',
    );
  const zeros = head.filter((byte) => byte === 0).length;
  if (!encoding.startsWith('utf-16') && zeros > head.length / 100)
    throw new UnreadableFile('This is no text file, so it cannot be a CSV file.');
}

/** Counted outside quotation marks; a tie goes to the comma. */
function delimiterOf(firstLine: string): CsvFile['delimiter'] {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const count = (mark: string) => bare.split(mark).length;
  const delimiters = [',', ';', '\t'] as const;
  return delimiters.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function brokenRow(error: CsvError, rowNumber: number): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `Row ${rowNumber} opens a quotation mark that is never closed.`;
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `Row ${rowNumber} is longer than 2,000,000 characters; a quotation mark may be missing there.`;
  return `Row ${rowNumber} is not well-formed CSV (${error.message}).`;
}

function explained(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'ENOENT') return new UnreadableFile(`There is no file ${path}.`);
  if (error.code === 'EISDIR') return new UnreadableFile(`${path} is a folder, not a file.`);
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return new UnreadableFile(`${path} must not be read by this user.`);
  return error;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

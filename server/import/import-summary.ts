import type { ColumnPlan } from '#domain/import/import-columns.ts';
import type { ImportCounts } from '#operations/import/import-catalogue.ts';
import type { CsvFile } from '#operations/import/import-file.ts';
import type { FindingTally, Tallied } from '#operations/import/import-tally.ts';
import type { ReviewCounts } from '#operations/reviews/import-reviews.ts';

export function fileText(file: CsvFile, columns: ColumnPlan): string {
  const delimiters = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };
  const lines = [
    `${number(file.rowCount)} rows, ${file.header.length} columns between ${delimiters[file.delimiter]}, ${file.encoding}.`,
    sentence('Columns the shop has no field for, left out:', columns.unknown),
    sentence('Columns left out on purpose:', columns.leftOut),
    sentence('Columns that stand twice, the first one counts:', columns.repeated),
    sentence('Columns the map names and the file does not have:', columns.missing),
  ];
  return lines.filter(Boolean).join('\n');
}

export function summaryText(
  counts: ImportCounts,
  tally: FindingTally,
  { dryRun, seconds }: { dryRun: boolean; seconds: number },
): string {
  const added = `${number(counts.brandsCreated)} brands, ${number(counts.categoriesCreated)} categories and ${number(counts.typesCreated)} types`;
  const lines = [
    dryRun
      ? `This was a dry run: nothing was changed. An import would do this:`
      : `Imported in ${seconds.toFixed(1)} s:`,
    count(counts.rows, 'rows read'),
    count(counts.created, 'products created'),
    count(counts.updated, 'products updated'),
    count(counts.unchanged, 'products unchanged'),
    count(counts.refused, 'rows refused'),
    counts.duplicates > 0 ? count(counts.duplicates, 'rows that repeat an earlier row') : '',
    `${' '.repeat(COUNT_WIDTH)}  (${added} created)`,
    ...findingLines(tally),
  ];
  return lines.filter(Boolean).join('\n');
}

export function reviewSummary(
  counts: ReviewCounts,
  tally: FindingTally,
  { dryRun }: { dryRun: boolean },
): string {
  return [
    dryRun ? 'This was a dry run: nothing was changed. An import would do this:' : 'Brought:',
    count(counts.rows, 'rows read'),
    count(counts.taken, 'reviews taken'),
    count(counts.waiting, 'of those were held back there, and wait for you in /cms'),
    count(counts.verified, 'of those are of an order that this shop knows'),
    count(counts.unchanged, 'reviews brought before'),
    count(counts.refused, 'rows refused'),
    ...findingLines(tally),
  ].join('\n');
}

const COUNT_WIDTH = 9;
const SHOWN_KINDS = 25;
const TITLES = {
  refused: 'Rows refused',
  contradiction: 'Rows taken that contradict themselves',
  note: 'Worth knowing',
};

function findingLines(tally: FindingTally): string[] {
  const all = tally.list();
  const lines: string[] = [];
  for (const [place, tallied] of all.slice(0, SHOWN_KINDS).entries()) {
    if (all[place - 1]?.kind !== tallied.kind) lines.push(`\n${TITLES[tallied.kind]}:`);
    lines.push(`${count(tallied.count, findingText(tallied))}`);
  }
  if (all.length > SHOWN_KINDS) lines.push(`  and ${all.length - SHOWN_KINDS} other kinds, in the report`);
  const blanks = tally.listBlankWords().slice(0, SHOWN_KINDS);
  if (blanks.length > 0) lines.push('\nRead as blank (not in the report):');
  for (const blank of blanks) lines.push(count(blank.count, `${blank.column} '${blank.word}'`));
  return lines;
}

function findingText({ column, reason, example }: Tallied): string {
  const { rowNumber, value, detail } = example;
  const shown = value === '' ? '' : ` '${oneLine(value)}'`;
  return `${column || 'row'} ${reason} (row ${rowNumber}:${shown}${detail ? ` – ${detail}` : ''})`.replace(
    /:\)$/,
    ')',
  );
}

/** Removes control sequences, which a terminal would execute. */
function oneLine(value: string): string {
  const line = value.replace(/\p{Cc}+/gu, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function sentence(words: string, names: string[]): string {
  return names.length === 0 ? '' : `${words} ${names.map(oneLine).join(', ')}.`;
}

function count(amount: number, words: string): string {
  return `${number(amount).padStart(COUNT_WIDTH)}  ${words}`;
}

function number(amount: number): string {
  return amount.toLocaleString('en-GB');
}

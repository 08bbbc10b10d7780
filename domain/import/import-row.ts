import * as v from 'valibot';
import { foldText } from '#domain/search/search-text.ts';
import { cellsSchema, type ImportRow, plainCell } from './import-cells.ts';
import type { ColumnPlan } from './import-columns.ts';
import { IMPORT_FIELDS, type ImportField } from './import-fields.ts';
import { type Finding, finding } from './import-finding.ts';
import { type ImportMap, PLAIN_NUMBERS } from './import-map.ts';

type ReadRow =
  | { ok: true; row: ImportRow; findings: Finding[]; blankWords: BlankWord[] }
  | { ok: false; findings: Finding[] };

/** A cell the map declares blank. */
export type BlankWord = { column: string; word: string };

/** Fields that refuse the row if unreadable; any other unreadable field is dropped and reported. */
const DECISIVE: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'name',
  'brand',
  'category',
  'price',
  'stock',
  'stockWas',
  'variants',
  'parts',
]);

/**
 * Parses a record of the file into a row with its findings. Not ok: the row cannot be imported, and its findings of kind
 * 'refused' say why.
 */
export function readRow(record: readonly string[], plan: ColumnPlan, map: ImportMap | null): ReadRow {
  if (record.slice(plan.columnCount).some((cell) => cell.trim() !== ''))
    return { ok: false, findings: [finding('refused', '', record.join(','), TOO_MANY_CELLS)] };
  const { texts, blankWords, columnOf } = cellTexts(record, plan, map);
  const findings = noteLineBreaks(texts, columnOf);
  const cells = withSize(renamed(texts, map));
  const parsed = v.safeParse(cellsSchema, cells);
  if (parsed.success) return { ok: true, row: parsed.output, findings, blankWords };
  for (const issue of parsed.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    const kind = DECISIVE.has(field) ? 'refused' : isRange(field) ? 'contradiction' : 'note';
    const part = issue.path?.[2];
    const value = String(part ? part.value : (cells[field] ?? ''));
    const message = part ? `has an entry whose ${part.key} ${issue.message}` : issue.message;
    const reason = kind === 'refused' ? message : `${message}: left out`;
    findings.push(finding(kind, columnOf(field), value, reason));
  }
  if (findings.some(({ kind }) => kind === 'refused')) return { ok: false, findings };
  const unreadable = new Set(parsed.issues.map((issue) => String(issue.path?.[0]?.key)));
  const readable = Object.fromEntries(Object.entries(cells).filter(([field]) => !unreadable.has(field)));
  return { ok: true, row: v.parse(cellsSchema, readable), findings, blankWords };
}

/** Parses the map's defaults like a row. Throws an Error with a sentence for an invalid default. */
export function readDefaults(map: ImportMap | null): Partial<ImportRow> {
  if (!map) return {};
  for (const texts of [map.constants, map.defaults]) {
    const parsed = v.safeParse(v.partial(cellsSchema), withSize(plainTexts(texts, map)));
    const [issue] = parsed.issues ?? [];
    if (issue) throw new Error(`The map's value for ${v.getDotPath(issue)} ${issue.message}.`);
  }
  return v.parse(v.partial(cellsSchema), withSize(plainTexts(map.defaults, map)));
}

const TOO_MANY_CELLS = 'The row has more cells than the header, perhaps for a comma outside quotation marks';

type Texts = Record<string, string | null>;

function cellTexts(record: readonly string[], plan: ColumnPlan, map: ImportMap | null) {
  const texts: Texts = {};
  const blankWords: BlankWord[] = [];
  const headers = new Map<string, string>();
  for (const field of IMPORT_FIELDS) {
    const constant = map?.constants[field];
    if (constant !== undefined) {
      texts[field] = plainCell(field, constant, map?.numbers ?? PLAIN_NUMBERS);
      continue;
    }
    const columns = plan.columnsOf.get(field);
    if (!columns) continue;
    texts[field] = null;
    headers.set(field, columns[0]?.header ?? field);
    for (const { index, header } of columns) {
      const text = plainCell(field, record[index] ?? '', map?.numbers ?? PLAIN_NUMBERS);
      if (text === '') continue;
      headers.set(field, header);
      if (isBlankWord(text, map)) blankWords.push({ column: header, word: text });
      else texts[field] = text;
      break;
    }
  }
  fillRequired(texts, map);
  const columnOf = (field: string) => headers.get(field) ?? field;
  return { texts, blankWords, columnOf };
}

/** Fills blank name and price from the defaults at once, because every product needs them, new or not. */
function fillRequired(texts: Texts, map: ImportMap | null): void {
  for (const field of ['name', 'price'] as const) texts[field] ??= map?.defaults[field] ?? null;
}

function plainTexts(texts: Partial<Record<ImportField, string>>, map: ImportMap): Texts {
  const plain: Texts = {};
  for (const field of IMPORT_FIELDS) {
    const text = texts[field];
    if (text !== undefined) plain[field] = plainCell(field, text, map.numbers);
  }
  return plain;
}

function isBlankWord(text: string, map: ImportMap | null): boolean {
  return map !== null && map.blank.size > 0 && map.blank.has(foldText(text));
}

function noteLineBreaks(texts: Texts, columnOf: (field: string) => string): Finding[] {
  const isBroken = (field: string) => /[\r\n]/.test(texts[field] ?? '');
  return ['name', 'brand', 'category']
    .filter(isBroken)
    .map((field) =>
      finding('note', columnOf(field), texts[field] ?? '', 'has a line break, read as a space'),
    );
}

function renamed(texts: Texts, map: ImportMap | null): Texts {
  if (!map) return texts;
  return {
    ...texts,
    ...(texts.category && { category: map.categoryNames.get(foldText(texts.category)) ?? texts.category }),
    ...(texts.brand && { brand: map.brandNames.get(foldText(texts.brand)) ?? texts.brand }),
  };
}

/** Joins amount and unit into a size text, if both are given. */
function withSize({ amount, unit, ...texts }: Texts): Texts {
  if (amount && unit) return { ...texts, size: `${amount} ${unit}` };
  if (texts.size || (amount === undefined && unit === undefined)) return texts;
  return { ...texts, size: amount ?? null };
}

function isRange(field: string): boolean {
  return field === 'rating' || field === 'discount';
}

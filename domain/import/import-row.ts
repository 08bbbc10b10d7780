import * as v from 'valibot';
import { MOST_PICTURES } from '#domain/catalogue/product-picture-form.ts';
import { foldText } from '#domain/search/search-text.ts';
import { ATTRIBUTE_FIELDS, type AttributeField } from './attribute-cells.ts';
import { cellsSchema, type ImportRow, plainCell } from './import-cells.ts';
import type { ColumnPlan } from './import-columns.ts';
import { FIELD_KINDS, IMPORT_FIELDS, type ImportField } from './import-fields.ts';
import { type Finding, finding } from './import-finding.ts';
import { type ImportMap, PLAIN_NUMBERS } from './import-map.ts';
import { addressesIn, splitAddresses } from './picture-cells.ts';
import { type HtmlText, plainWords } from './plain-words.ts';

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

/** What reading needs besides the columns: the words of HTML, and whether the file has bytes that are no letters. */
export type Reading = { htmlText: HtmlText; isDamaged: boolean };

/**
 * Parses a record of the file into a row with its findings. Not ok: the row cannot be imported, and its findings of kind
 * 'refused' say why.
 */
export function readRow(
  record: readonly string[],
  plan: ColumnPlan,
  map: ImportMap | null,
  { htmlText, isDamaged }: Reading,
): ReadRow {
  if (record.slice(plan.columnCount).some((cell) => cell.trim() !== ''))
    return { ok: false, findings: [finding('refused', '', record.join(','), TOO_MANY_CELLS)] };
  const { texts, blankWords, columnOf } = cellTexts(record, plan, map);
  const { whole, findings } = isDamaged ? wholeCells(texts, columnOf) : { whole: texts, findings: [] };
  const worded = wordedCells(whole, htmlText);
  findings.push(...noteLineBreaks(worded, columnOf), ...noteDecimals(worded, columnOf));
  const cells = withSize(withSeveralPictures(renamed(worded, map)));
  const parsed = v.safeParse(cellsSchema, cells);
  for (const issue of parsed.issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (findings.some(({ kind, column }) => kind === 'refused' && column === columnOf(field))) continue;
    const kind = DECISIVE.has(field) ? 'refused' : isRange(field) ? 'contradiction' : 'note';
    const part = issue.path?.[2];
    const value = String(part ? part.value : (cells[field] ?? ''));
    const message = part ? `has an entry whose ${part.key} ${issue.message}` : issue.message;
    const reason = kind === 'refused' || field === 'status' ? message : `${message}: left out`;
    findings.push(finding(kind, columnOf(field), value, reason));
  }
  if (findings.some(({ kind }) => kind === 'refused')) return { ok: false, findings };
  const unreadable = new Set(parsed.issues?.map((issue) => String(issue.path?.[0]?.key)));
  const readable = Object.fromEntries(Object.entries(cells).filter(([field]) => !unreadable.has(field)));
  const output = v.parse(cellsSchema, readable);
  const { row, findings: cut } = cutLists(output, columnOf);
  // What nobody can read must not be sold.
  const safe: ImportRow = unreadable.has('status') ? { ...row, status: 'draft' } : row;
  return { ok: true, row: safe, findings: [...findings, ...cut], blankWords };
}

/** Parses the map's defaults like a row. Throws an Error with a sentence for an invalid default. */
export function readDefaults(map: ImportMap | null): Partial<ImportRow> {
  if (!map) return {};
  for (const texts of [map.constants, map.defaults]) {
    const parsed = v.safeParse(v.partial(cellsSchema), withSize(plainTexts(texts, map)));
    const [issue] = parsed.issues ?? [];
    if (issue) throw new Error(`The map's value for ${v.getDotPath(issue)} ${issue.message}.`);
  }
  const { pictures, ...defaults } = v.parse(v.partial(cellsSchema), withSize(plainTexts(map.defaults, map)));
  return { ...defaults, ...(pictures && { pictures: pictures.pictures }) };
}

const TOO_MANY_CELLS = 'The row has more cells than the header, perhaps for a comma outside quotation marks';

type Texts = Record<string, string | null>;

type ColumnOf = (field: string) => string;

const DAMAGED = 'has a byte that is no letter, perhaps cut off or of another encoding';

/** Takes out the cells of bytes that are no letters: refused where the row cannot do without, else left out. */
function wholeCells(texts: Texts, columnOf: ColumnOf): { whole: Texts; findings: Finding[] } {
  const findings: Finding[] = [];
  const whole = Object.entries(texts).filter(([field, text]) => {
    // An unreadable status is one: it makes a draft.
    if (!text?.includes('\ufffd') || field === 'status') return true;
    const isDecisive = DECISIVE.has(field);
    const reason = isDecisive ? DAMAGED : `${DAMAGED}: left out`;
    findings.push(finding(isDecisive ? 'refused' : 'note', columnOf(field), text, reason));
    return false;
  });
  return { whole: Object.fromEntries(whole), findings };
}

function wordedCells(texts: Texts, htmlText: HtmlText): Texts {
  const worded = { ...texts };
  for (const field of IMPORT_FIELDS) {
    const text = texts[field];
    if (!text) continue;
    const isList = field === 'variants' && !text.startsWith('[');
    if (FIELD_KINDS[field] === 'words' || isList) worded[field] = plainWords(text, htmlText);
  }
  return worded;
}

/** '12.000' may have meant twelve thousand where it was written. */
function noteDecimals(texts: Texts, columnOf: ColumnOf): Finding[] {
  return (['price', 'originalPrice'] as const)
    .filter((field) => /^£?\d{1,3}\.000$/.test(texts[field] ?? ''))
    .map((field) => finding('note', columnOf(field), texts[field] ?? '', THREE_ZEROS));
}

const THREE_ZEROS = 'has three zeros behind a point, read as whole pounds and not as thousands';

/** A picture column that holds a list is one of pictures too; its first address is the picture. */
function withSeveralPictures(texts: Texts): Texts {
  const { imageUrl, pictures } = texts;
  if (!imageUrl) return texts;
  const [first = imageUrl, ...others] = addressesIn(imageUrl);
  if (others.length === 0) return imageUrl.startsWith('[') ? { ...texts, imageUrl: first } : texts;
  if (pictures?.startsWith('[')) return { ...texts, imageUrl: first };
  const all = [first, ...others, ...splitAddresses(pictures ?? '')];
  const list = JSON.stringify([...new Set(all)].map((url) => ({ url })));
  return {
    ...texts,
    imageUrl: first,
    pictures: imageUrl.startsWith('[') ? list : [...new Set(all)].join('|'),
  };
}

type Cells = v.InferOutput<typeof cellsSchema>;

const MOST_FEATURES = 20;
const MOST_VALUES = 20;

/** Cuts lists that are longer than the shop takes, and says what was cut or could not be read. */
function cutLists(
  { pictures: listed, ...row }: Cells,
  columnOf: ColumnOf,
): { row: ImportRow; findings: Finding[] } {
  const findings: Finding[] = [];
  const cut = <Entry>(field: string, entries: Entry[], most: number, noun: string): Entry[] => {
    if (entries.length <= most) return entries;
    const reason = `has more than ${most} ${noun}: the first ${most} are taken`;
    findings.push(finding('note', columnOf(field), `${entries.length} ${noun}`, reason));
    return entries.slice(0, most);
  };
  for (const entry of listed?.unreadable ?? [])
    findings.push(finding('note', columnOf('pictures'), entry, NO_PICTURE));
  const attributes = Object.keys(ATTRIBUTE_FIELDS).flatMap((field) => {
    const values = row[field as AttributeField];
    return values ? [[field, cut(field, values, MOST_VALUES, 'values')]] : [];
  });
  const pictures = listed && cut('pictures', listed.pictures, MOST_PICTURES, 'pictures');
  return {
    row: {
      ...row,
      ...Object.fromEntries(attributes),
      ...(row.features && { features: cut('features', row.features, MOST_FEATURES, 'features') }),
      ...(pictures !== undefined && { pictures }),
    },
    findings,
  };
}

const NO_PICTURE = 'has an entry that is not the address of a picture (https://… or /…): left out';

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

function noteLineBreaks(texts: Texts, columnOf: ColumnOf): Finding[] {
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

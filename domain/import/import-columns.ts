import { foldText } from '#domain/search/search-text.ts';
import { IMPORT_FIELDS, type ImportField } from './import-fields.ts';
import type { ImportMap } from './import-map.ts';

type FileColumn = { index: number; header: string };

export type ColumnPlan = {
  /** Columns of each field in order of preference: the first that is not blank counts. */
  columnsOf: Map<ImportField, FileColumn[]>;
  /** Identifying columns named by the map. */
  identify: FileColumn[];
  columnCount: number;
  /** Headers that match no field. */
  unknown: string[];
  /** Headers ignored on purpose: by the map, or because the shop sets them (createdAt, updatedAt). */
  leftOut: string[];
  /** Headers that occur twice; the first column counts. */
  repeated: string[];
  /** Columns named by the map and absent from the file. */
  missing: string[];
};

export type PlannedColumns =
  | { ok: true; plan: ColumnPlan }
  | { ok: false; problem: 'no-required-column'; fields: ImportField[] }
  | { ok: false; problem: 'no-identifying-column'; columns: string[] };

const REQUIRED: readonly ImportField[] = ['name', 'price'];

/** Aliases, accepted at the import only (docs/decisions/035-field-aliases-at-import.md). */
const ALIASES: readonly [string, ImportField][] = [
  ['currentPrice', 'price'],
  ['image', 'imageUrl'],
  ['reviews', 'reviewCount'],
  ['productType', 'type'],
  ['published', 'status'],
  ['isPublished', 'status'],
  ['visible', 'status'],
  ['enabled', 'status'],
  ['active', 'status'],
  ['skinTypes', 'skinType'],
  ['skinConcern', 'concern'],
  ['concerns', 'concern'],
  ['scentFamily', 'scent'],
  ['fragranceFamily', 'scent'],
  ['hairTypes', 'hairType'],
  ['sunProtectionFactor', 'spf'],
];

const STORED_BY_THE_SHOP = ['createdAt', 'updatedAt'].map(columnKey);

/**
 * Assigns columns to fields: by the map if there is one, else by field names and aliases. Case, spaces and punctuation of a
 * header do not matter. Problems: a required field (name, price) without a column or constant; an identifying column of the
 * map that the file does not have.
 */
export function planColumns(header: readonly string[], map: ImportMap | null): PlannedColumns {
  const fieldOf = map ? mapFields(map) : plainFields();
  const plan = emptyPlan(header.length);
  const seen = new Map<string, FileColumn>();
  for (const [index, text] of header.entries()) {
    const column = { index, header: text.trim() };
    const key = columnKey(text);
    const field = fieldOf.get(key);
    if (seen.has(key) && key !== '') plan.repeated.push(column.header);
    else if (field) plan.columnsOf.set(field, [...(plan.columnsOf.get(field) ?? []), column]);
    else if (field === null || (!map && STORED_BY_THE_SHOP.includes(key))) plan.leftOut.push(column.header);
    else plan.unknown.push(column.header || `(column ${index + 1})`);
    if (!seen.has(key)) seen.set(key, column);
  }
  preferFirstName(plan);
  return checkPlan(plan, map, seen);
}

/** 'Review Count', 'review_count' and 'reviewCount' are one column. */
function columnKey(header: string): string {
  return foldText(header).replaceAll(' ', '');
}

function emptyPlan(columnCount: number): ColumnPlan {
  return {
    columnsOf: new Map(),
    identify: [],
    columnCount,
    unknown: [],
    leftOut: [],
    repeated: [],
    missing: [],
  };
}

function plainFields(): Map<string, ImportField | null> {
  const named = IMPORT_FIELDS.map((field): [string, ImportField] => [field, field]);
  return new Map([...named, ...ALIASES].map(([name, field]) => [columnKey(name), field]));
}

function mapFields(map: ImportMap): Map<string, ImportField | null> {
  return new Map(Object.entries(map.columns).map(([column, field]) => [columnKey(column), field]));
}

/** Puts the field's own name before its aliases, whatever their order in the file. */
function preferFirstName(plan: ColumnPlan): void {
  for (const [field, columns] of plan.columnsOf) {
    const isFieldName = ({ header }: FileColumn) => columnKey(header) === columnKey(field);
    plan.columnsOf.set(
      field,
      columns.toSorted((a, b) => Number(isFieldName(b)) - Number(isFieldName(a)) || a.index - b.index),
    );
  }
}

function checkPlan(plan: ColumnPlan, map: ImportMap | null, seen: Map<string, FileColumn>): PlannedColumns {
  const isGiven = (field: ImportField) =>
    plan.columnsOf.has(field) || map?.constants[field] !== undefined || map?.defaults[field] !== undefined;
  const fields = REQUIRED.filter((field) => !isGiven(field));
  if (fields.length > 0) return { ok: false, problem: 'no-required-column', fields };
  const columns: string[] = [];
  for (const name of map?.identify ?? []) {
    const column = seen.get(columnKey(name));
    if (column) plan.identify.push(column);
    else columns.push(name);
  }
  if (columns.length > 0) return { ok: false, problem: 'no-identifying-column', columns };
  plan.missing = Object.keys(map?.columns ?? {}).filter((name) => !seen.has(columnKey(name)));
  return { ok: true, plan };
}

import * as v from 'valibot';
import { foldText } from '#domain/search/search-text.ts';
import { IMPORT_FIELDS, type ImportField } from './import-fields.ts';

/** Instructions for reading a supplier's file; docs/importing.md explains every setting. */
export type ImportMap = {
  /** Prefix of every identity, so that the ids of two suppliers never collide. */
  name: string;
  /** Column of the file → field; null for a column left out on purpose. */
  columns: Record<string, ImportField | null>;
  /** Values for every row; they override the file. */
  constants: Partial<Record<ImportField, string>>;
  /** Values for new products where the file has none. */
  defaults: Partial<Record<ImportField, string>>;
  /** Columns of the file that together identify a product; empty: the id, else brand and name. */
  identify: string[];
  /** Treatment of rows equal in the identifying columns and different elsewhere. */
  sameIdentity: 'refuse' | 'separate';
  /** Cells that mean 'nothing' ('no size', 'n/a'), folded. */
  blank: ReadonlySet<string>;
  numbers: NumberFormat;
  /** The file's name, folded → the shop's name. */
  categoryNames: ReadonlyMap<string, string>;
  brandNames: ReadonlyMap<string, string>;
};

export type NumberFormat = { decimal: '.' | ','; currencySigns: string[] };

export const PLAIN_NUMBERS: NumberFormat = { decimal: '.', currencySigns: ['£', 'GBP'] };

type ParsedImportMap = { ok: true; map: ImportMap } | { ok: false; message: string };

/** Parses a map from JSON, or returns a sentence naming the fault. */
export function parseImportMap(json: string): ParsedImportMap {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\ufeff/, ''));
  } catch (error) {
    return {
      ok: false,
      message: `It is not JSON: ${error instanceof Error ? error.message : 'unreadable'}.`,
    };
  }
  const parsed = v.safeParse(mapSchema, value);
  return parsed.success ? { ok: true, map: parsed.output } : { ok: false, message: sentence(parsed.issues) };
}

const FIELD_LIST = `One of the fields was expected: ${IMPORT_FIELDS.join(', ')}.`;
const fieldName = v.picklist(IMPORT_FIELDS, FIELD_LIST);

/** A constant or default as cell text. */
const cellText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], 'A text, a number, true or false was expected.'),
  v.transform(String),
);
const fieldTexts = v.optional(v.record(fieldName, cellText), {});
const names = v.pipe(
  v.optional(v.record(v.string(), v.string('A name was expected.')), {}),
  v.transform((record) => new Map(Object.entries(record).map(([from, to]) => [foldText(from), to]))),
);

const mapSchema = v.strictObject({
  about: v.optional(v.string()),
  name: v.pipe(
    v.string('A short name for the source was expected.'),
    v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Small letters, digits and hyphens were expected, at most 40.'),
  ),
  columns: v.record(v.string(), v.nullable(fieldName)),
  constants: fieldTexts,
  defaults: fieldTexts,
  identify: v.optional(v.array(v.string('The name of a column was expected.')), []),
  sameIdentity: v.optional(
    v.picklist(['refuse', 'separate'], "'refuse' or 'separate' was expected."),
    'refuse',
  ),
  blank: v.pipe(
    v.optional(v.array(v.string('A text was expected.')), []),
    v.transform((words) => new Set(words.map(foldText).filter(Boolean))),
  ),
  numbers: v.optional(
    v.strictObject({
      decimal: v.optional(v.picklist(['.', ','], "'.' or ',' was expected."), '.'),
      currencySigns: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), () => PLAIN_NUMBERS.currencySigns),
    }),
    () => ({}),
  ),
  categoryNames: names,
  brandNames: names,
});

function sentence(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'It cannot be understood.';
  const where = v.getDotPath(issue);
  if (issue.type === 'strict_object' && where)
    return issue.expected === 'never' ? `'${where}' is not a setting of a map.` : `'${where}' is missing.`;
  return where ? `'${where}': ${issue.message}` : `It cannot be understood: ${issue.message}`;
}

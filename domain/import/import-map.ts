import * as v from 'valibot';
import { foldText } from '#domain/search/search-text.ts';
import { IMPORT_FIELDS, type ImportField } from './import-fields.ts';

/** How to read somebody else's catalogue file. See docs/importing.md for every setting. */
export type ImportMap = {
  /** Stands before the identity of every product, so that the ids of two suppliers never meet. */
  name: string;
  /** Column of the file → field; null for a column left out on purpose. */
  columns: Record<string, ImportField | null>;
  /** The same for every row, over whatever the file says. */
  constants: Partial<Record<ImportField, string>>;
  /** For a new product, where the file says nothing. */
  defaults: Partial<Record<ImportField, string>>;
  /** Columns of the file that together tell products apart; empty: the id, else brand and name. */
  identify: string[];
  /** What becomes of rows that are alike in the identifying columns and differ elsewhere. */
  sameIdentity: 'refuse' | 'separate';
  /** Cells that say 'nothing' in words ('no size', 'n/a'), folded. */
  blank: ReadonlySet<string>;
  numbers: NumberFormat;
  /** The file's name, folded → the shop's name. */
  categoryNames: ReadonlyMap<string, string>;
  brandNames: ReadonlyMap<string, string>;
};

export type NumberFormat = { decimal: '.' | ','; currencySigns: string[] };

export const PLAIN_NUMBERS: NumberFormat = { decimal: '.', currencySigns: ['£', 'GBP'] };

type ParsedImportMap = { ok: true; map: ImportMap } | { ok: false; message: string };

/** The map in a JSON text, or a sentence saying what is wrong with it. */
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

/** A value as a cell would hold it. */
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

import { fieldLabel } from '#app/cms/fields/field-label.ts';
import { type MovedItem, movedItems } from '#domain/lists/moved-items.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Fields } from '#domain/people/audit.ts';
import { isRecord } from '#domain/text/is-record.ts';

/** A field of an entry in words; null where it was or is not there. */
export type AuditChange = { label: string; was: string | null; is: string | null };

/** Names by picture key, and by the ids of brands and categories in older entries. */
export type AuditNames = ReadonlyMap<string, string>;

type Side = { has: boolean; value: unknown };

/** Describes the differences of an entry: prices in pounds, times as local dates, rows by their names, orders as moves. */
export function auditChanges(
  before: Fields | null,
  after: Fields | null,
  names: AuditNames,
  labelOf: (field: string) => string = fieldLabel,
): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) =>
    changesOf(field, sideOf(before, field), sideOf(after, field), names, labelOf),
  );
}

function changesOf(
  field: string,
  was: Side,
  is: Side,
  names: AuditNames,
  labelOf: (field: string) => string,
): AuditChange[] {
  if (field === 'order' && isTexts(was.value) && isTexts(is.value))
    return movedItems(was.value, is.value).map((moved) => moveOf('Order', moved));
  if (isRows(was.value) && isRows(is.value)) return rowChanges(field, was.value, is.value, names);
  const [textWas, textIs] = [was, is].map(({ has, value }) => (has ? textOf(field, value, names) : null));
  return [{ label: labelOf(field), was: textWas ?? null, is: textIs ?? null }];
}

/** Variants, pictures, features: each row by its name, with the fields in which it differs. */
function rowChanges(field: string, was: Fields[], is: Fields[], names: AuditNames): AuditChange[] {
  const one = fieldLabel(field).replace(/s$/, '');
  const labelOf = (row: Fields) => `${one} ${textOf('url', keyOf(row), names)}`;
  const [before, after] = [byKey(was), byKey(is)];
  const whole = (row: Fields) => textOf(field, withoutKey(row), names);
  const changes: AuditChange[] = [];
  for (const [key, row] of before)
    if (!after.has(key)) changes.push({ label: labelOf(row), was: whole(row), is: null });
  for (const [key, row] of after) {
    const earlier = before.get(key);
    if (!earlier) changes.push({ label: labelOf(row), was: null, is: whole(row) });
    else
      for (const name of new Set([...Object.keys(earlier), ...Object.keys(row)])) {
        const [textWas, textIs] = [textOf(name, earlier[name], names), textOf(name, row[name], names)];
        if (textWas !== textIs)
          changes.push({
            label: `${labelOf(row)}: ${fieldLabel(name).toLowerCase()}`,
            was: textWas,
            is: textIs,
          });
      }
  }
  const moves = movedItems([...before.keys()], [...after.keys()]);
  const shared = (key: string) => before.get(key) ?? {};
  return [
    ...changes,
    ...moves.map(({ name, ...places }) =>
      moveOf(fieldLabel(field), { name: textOf('url', keyOf(shared(name)), names), ...places }),
    ),
  ];
}

function moveOf(label: string, { name, from, to }: MovedItem): AuditChange {
  return { label, was: null, is: `${name} moved from ${from} to ${to}` };
}

const NOTHING = 'nothing';
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

function textOf(name: string, value: unknown, names: AuditNames): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'number' && name.endsWith('Pence')) return formatPounds(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return wordsOf(value, names);
  if (Array.isArray(value)) return value.map((each) => textOf(name, each, names)).join('; ') || NOTHING;
  if (!isRecord(value)) return String(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== null && part !== '' && part !== undefined)
    .map(([field, part]) => `${fieldLabel(field).toLowerCase()} ${textOf(field, part, names)}`);
  return parts.join(', ') || NOTHING;
}

function wordsOf(text: string, names: AuditNames): string {
  if (ISO_TIME.test(text)) return TIME.format(new Date(text));
  return names.get(text) ?? names.get(pictureKeyIn(text) ?? '') ?? text;
}

/** The key in the address of one of the shop's pictures. */
export function pictureKeyIn(text: string): string | null {
  return /^\/media\/([^/]+)/.exec(text)?.[1] ?? null;
}

function keyOf(row: Fields): string {
  return String(row.name ?? row.url ?? row.text ?? '');
}

function withoutKey({ name, url, ...rest }: Fields): Fields {
  return rest;
}

function byKey(rows: Fields[]): Map<string, Fields> {
  const counted = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const key = keyOf(row);
      const count = counted.get(key) ?? 0;
      counted.set(key, count + 1);
      return [count === 0 ? key : `${key} (${count + 1})`, row];
    }),
  );
}

function sideOf(fields: Fields | null, name: string): Side {
  return { has: fields !== null && name in fields, value: fields?.[name] };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isRows(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && keyOf(each) !== '');
}

type Values = Record<string, string>;

/** A field that two saves hold differently. Rows ('variants.0.name') are one field, 'variants', with a line of text each. */
export type DifferingField = { name: string; mine: string; theirs: string };

/** Hidden fields that say what a form was opened with, or which row is which. */
const COMPANION = /(^|\.)(id|standardId|\w+Was)$/;

/**
 * Lists the fields in which two saves differ. A number counted by difference (with a companion such as 'stockWas') is equal
 * where the form did not change it.
 */
export function differingFields(mine: Values, theirs: Values, submitted: Values): DifferingField[] {
  const names = new Set(
    [
      ...Object.keys(mine),
      ...Object.keys(theirs).filter((name) => isOfRow(name) || theirs[name] === 'on'),
    ].filter((name) => !COMPANION.test(name)),
  );
  const differing: DifferingField[] = [];
  for (const field of new Set([...names].map(fieldOf))) {
    const isScalar = names.has(field);
    if (isScalar && !(field in submitted) && mine[field] !== 'on' && theirs[field] !== 'on') continue;
    const isSame = isScalar
      ? isEqual(field, mine, theirs, submitted)
      : [...names].every((name) => fieldOf(name) !== field || isEqual(name, mine, theirs, submitted));
    if (!isSame) differing.push({ name: field, mine: textOf(mine, field), theirs: textOf(theirs, field) });
  }
  return differing;
}

/** Replaces these fields of a form by those of the other save, rows and companions included. */
export function takeTheirs(submitted: Values, theirs: Values, fields: readonly string[]): Values {
  const isTaken = (name: string) =>
    fields.includes(fieldOf(name)) || fields.some((field) => name === `${field}Was`);
  return Object.fromEntries([
    ...Object.entries(submitted).filter(([name]) => !isTaken(name)),
    ...Object.entries(theirs).filter(([name]) => isTaken(name)),
  ]);
}

/** A field as text: its value, or a line for each of its rows. */
export function textOf(values: Values, field: string): string {
  const own = values[field];
  if (own !== undefined) return own;
  const rows = new Map<string, string[]>();
  for (const [name, value] of Object.entries(values)) {
    if (value === '' || fieldOf(name) !== field || COMPANION.test(name)) continue;
    const place = name.split('.')[1] ?? '';
    rows.set(place, [...(rows.get(place) ?? []), value]);
  }
  return [...rows.values()].map((row) => row.join(', ')).join('\n');
}

function isEqual(name: string, mine: Values, theirs: Values, submitted: Values): boolean {
  const was = submitted[`${name}Was`];
  if (was !== undefined && was !== '' && was === submitted[name]) return true;
  return (mine[name] ?? '') === (theirs[name] ?? '');
}

function isOfRow(name: string): boolean {
  return /^\w+\.\d+\./.test(name);
}

function fieldOf(name: string): string {
  return isOfRow(name) ? (name.split('.')[0] ?? name) : name;
}

import {
  type AttributeSlug,
  type AttributeValue,
  namedValue,
  sortValues,
} from '#domain/catalogue/attributes.ts';
import {
  ATTRIBUTE_FIELDS,
  type AttributeField,
  type NamedAttributeValue,
  VALUE_FIELDS,
} from './attribute-cells.ts';
import type { ImportRow } from './import-cells.ts';

/** Every value that a row names, the ones of a new product's name included. */
export function namedValues(row: ImportRow, isNew: boolean): NamedAttributeValue[] {
  const ofColumns = Object.keys(ATTRIBUTE_FIELDS).flatMap((field) => row[field as AttributeField] ?? []);
  const all = [...(row.attributes ?? []), ...ofColumns, ...(isNew ? factorOfName(row) : [])];
  return [...withoutDecided(all, row), ...decidedValues(row).filter(({ isOn }) => isOn)];
}

/**
 * Merges a row into the values of a product (null: a new one). A column of an attribute replaces its values, a blank cell there
 * clears them. The column of several replaces those of the attributes it names. A column of one value ('vegan') decides about
 * that value alone, whatever the others say. A new product has the sun protection factor of its name where no column says one.
 */
export function mergeAttributes(
  existing: readonly AttributeValue[] | null,
  row: ImportRow,
): AttributeValue[] {
  const named = namedValues(row, existing === null);
  const listed = withoutDecided(named, row);
  const replaced = new Set<string>(listed.map(({ attribute }) => attribute));
  for (const [field, attribute] of Object.entries(ATTRIBUTE_FIELDS))
    if (row[field as AttributeField] === null) replaced.add(attribute);
  const kept = withoutDecided(existing ?? [], row).filter(({ attribute }) => !replaced.has(attribute));
  const added = listed.filter(({ attribute }) => row[fieldOf(attribute)] !== null);
  const values = [...kept, ...added, ...decidedValues(row).filter(({ isOn }) => isOn)];
  const distinct = new Map(
    values.map(({ attribute, value }) => [`${attribute} ${value}`, { attribute, value }]),
  );
  return sortValues([...distinct.values()]);
}

/** The values about which a column of their own says yes or no; a blank cell says no. */
function decidedValues(row: ImportRow) {
  return Object.entries(VALUE_FIELDS).flatMap(([field, value]) => {
    const isOn = row[field as keyof typeof VALUE_FIELDS];
    return isOn === undefined ? [] : [{ ...value, isOn: isOn === true }];
  });
}

/** The values but those about which a column of their own decides. */
export function withoutDecided<Value extends AttributeValue>(
  values: readonly Value[],
  row: ImportRow,
): Value[] {
  const decided = decidedValues(row);
  return values.filter((value) => !decided.some((one) => isSame(one, value)));
}

function isSame(one: AttributeValue, other: AttributeValue): boolean {
  return one.attribute === other.attribute && one.value === other.value;
}

function fieldOf(attribute: AttributeSlug): AttributeField {
  const found = Object.entries(ATTRIBUTE_FIELDS).find(([, slug]) => slug === attribute);
  return found?.[0] as AttributeField;
}

function factorOfName(row: ImportRow): NamedAttributeValue[] {
  if (row.spf !== undefined || row.attributes?.some(({ attribute }) => attribute === 'spf')) return [];
  const factor = /\bSPF\s?(\d{1,3})\b/i.exec(row.name)?.[1];
  const named = factor ? namedValue('spf', factor) : null;
  return named ? [{ attribute: 'spf', value: named.slug, name: named.name }] : [];
}

import * as v from 'valibot';
import {
  ATTRIBUTES,
  type AttributeSlug,
  type AttributeValue,
  namedValue,
} from '#domain/catalogue/attributes.ts';
import { foldText } from '#domain/search/search-text.ts';
import type { ImportRow } from './import-cells.ts';

/** A value as a file names it. */
export type NamedAttributeValue = AttributeValue & { name: string };

/** The field of the file for each attribute. */
export const ATTRIBUTE_FIELDS = {
  skinType: 'skin-type',
  concern: 'concern',
  finish: 'finish',
  coverage: 'coverage',
  texture: 'texture',
  scent: 'scent',
  hairType: 'hair-type',
  freeFrom: 'free-from',
  standard: 'standard',
  suits: 'suits',
  spf: 'spf',
} as const satisfies Record<string, AttributeSlug>;

type AttributeField = keyof typeof ATTRIBUTE_FIELDS;

const MAX_VALUES = 20;
const MAX_LENGTH = 60;

/** Reads the values of one attribute, between commas, semicolons or bars: 'Dry, Oily'. */
export function attributeCell(attribute: AttributeSlug) {
  return v.pipe(
    v.string(),
    v.transform((text) => valuesOf(attribute, text.split(/[,;|]/))),
    v.minLength(1, 'names no value'),
    v.maxLength(MAX_VALUES, `has more than ${MAX_VALUES} values`),
    v.check(
      (values) => values.every(({ name }) => name.length <= MAX_LENGTH),
      `has a value longer than ${MAX_LENGTH} characters`,
    ),
  );
}

/** Reads the values of several attributes: 'Skin type: dry, oily; Finish: matt'. */
export const attributesCell = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[;|\n]/).filter((part) => part.trim() !== '')),
  v.check(
    (parts) => parts.every((part) => attributeOf(part) !== null),
    'is not a list such as Skin type: dry, oily; Finish: matt',
  ),
  v.transform((parts) =>
    parts.flatMap((part) => {
      const attribute = attributeOf(part);
      return attribute ? valuesOf(attribute, part.slice(part.indexOf(':') + 1).split(',')) : [];
    }),
  ),
  v.check(
    (values) => values.every(({ name }) => name.length <= MAX_LENGTH),
    `has a value longer than ${MAX_LENGTH} characters`,
  ),
);

/** Every value that a row names, the ones of a new product's name included. */
export function namedValues(row: ImportRow, isNew: boolean): NamedAttributeValue[] {
  const ofColumns = Object.keys(ATTRIBUTE_FIELDS).flatMap((field) => row[field as AttributeField] ?? []);
  return [...(row.attributes ?? []), ...ofColumns, ...(isNew ? factorOfName(row) : [])];
}

/**
 * Merges a row into the values of a product (null: a new one). A column of an attribute replaces its values, a blank cell there
 * clears them. The column of several replaces those of the attributes it names. A new product has the sun protection factor of
 * its name where no column says one.
 */
export function mergeAttributes(
  existing: readonly AttributeValue[] | null,
  row: ImportRow,
): AttributeValue[] {
  const named = namedValues(row, existing === null);
  const replaced = new Set<string>(named.map(({ attribute }) => attribute));
  for (const [field, attribute] of Object.entries(ATTRIBUTE_FIELDS))
    if (row[field as AttributeField] === null) replaced.add(attribute);
  const kept = (existing ?? []).filter(({ attribute }) => !replaced.has(attribute));
  const values = [...kept, ...named.filter(({ attribute }) => row[fieldOf(attribute)] !== null)];
  const distinct = new Map(
    values.map(({ attribute, value }) => [`${attribute} ${value}`, { attribute, value }]),
  );
  return sortValues([...distinct.values()]);
}

/** Returns them in one order, so that two products can be compared. */
export function sortValues(values: readonly AttributeValue[]): AttributeValue[] {
  const key = ({ attribute, value }: AttributeValue) => `${attribute} ${value}`;
  return values.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

function fieldOf(attribute: AttributeSlug): AttributeField {
  const found = Object.entries(ATTRIBUTE_FIELDS).find(([, slug]) => slug === attribute);
  return found?.[0] as AttributeField;
}

function attributeOf(part: string): AttributeSlug | null {
  const [name = ''] = part.split(':');
  if (!part.includes(':')) return null;
  const wanted = foldText(name);
  return (
    ATTRIBUTES.find((attribute) => [foldText(attribute.slug), foldText(attribute.name)].includes(wanted))
      ?.slug ?? null
  );
}

function valuesOf(attribute: AttributeSlug, texts: string[]): NamedAttributeValue[] {
  return texts.flatMap((text) => {
    const value = namedValue(
      attribute,
      attribute === 'free-from' ? text.replace(/[\s-]*free\s*$/i, '') : text,
    );
    return value ? [{ attribute, value: SPELLINGS[value.slug] ?? value.slug, name: value.name }] : [];
  });
}

/** Words of files for values the shop has by another. */
const SPELLINGS: Record<string, string> = {
  matte: 'matt',
  silicone: 'silicones',
  sulphate: 'sulphates',
  sulfate: 'sulphates',
  sulfates: 'sulphates',
};

function factorOfName(row: ImportRow): NamedAttributeValue[] {
  if (row.spf !== undefined || row.attributes?.some(({ attribute }) => attribute === 'spf')) return [];
  const factor = /\bSPF\s?(\d{1,3})\b/i.exec(row.name)?.[1];
  return factor ? [{ attribute: 'spf', value: factor, name: `SPF ${factor}` }] : [];
}

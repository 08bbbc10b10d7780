import { slugFrom } from '#domain/text/slug.ts';

/**
 * What is told of products beside their type, in the order in which it is shown. The list is fixed, because each slug is a
 * parameter of the listings' addresses; the values are the shop's own (docs/decisions/074-attributes-fixed-values-open.md).
 */
export const ATTRIBUTES = [
  { slug: 'skin-type', name: 'Skin type' },
  { slug: 'concern', name: 'Concern' },
  { slug: 'finish', name: 'Finish' },
  { slug: 'coverage', name: 'Coverage' },
  { slug: 'texture', name: 'Texture' },
  { slug: 'scent', name: 'Scent family' },
  { slug: 'hair-type', name: 'Hair type' },
  { slug: 'free-from', name: 'Without' },
  { slug: 'standard', name: 'Good to know' },
  { slug: 'suits', name: 'Ideal for' },
  { slug: 'spf', name: 'SPF' },
] as const;

export type AttributeSlug = (typeof ATTRIBUTES)[number]['slug'];

type NamedValue = { slug: string; name: string };

/** One value of one attribute, by their slugs. */
export type AttributeValue = { attribute: AttributeSlug; value: string };

/** What a product has of one attribute, as it is shown. */
export type ProductAttribute = { slug: AttributeSlug; name: string; values: NamedValue[] };

export function isAttribute(slug: string): slug is AttributeSlug {
  return ATTRIBUTES.some((attribute) => attribute.slug === slug);
}

export function attributeName(slug: AttributeSlug): string {
  return ATTRIBUTES.find((attribute) => attribute.slug === slug)?.name ?? slug;
}

/** The longest name of a value, in characters. */
export const LONGEST_VALUE_NAME = 60;

/**
 * Returns the value that a text names: 'Very dry' → very-dry, for SPF 'spf 50+' → 50; null for a text without a letter or
 * digit, for one with a sign of code, and for an SPF that is not a number from 2 to 100.
 */
export function namedValue(attribute: AttributeSlug, text: string): NamedValue | null {
  if (attribute === 'spf') {
    const factor = Number(/\d+/.exec(text)?.[0]);
    return factor >= 2 && factor <= 100 ? { slug: String(factor), name: `SPF ${factor}` } : null;
  }
  if (hasCodeSigns(text)) return null;
  const name = text.trim().replace(/\s+/g, ' ');
  const slug = slugFrom(name);
  return slug === '' ? null : { slug, name: name.charAt(0).toUpperCase() + name.slice(1) };
}

/** Parses the name an owner gives to a value; for SPF 'SPF 50' from any text that names the number. */
export function parseValueName(
  attribute: AttributeSlug,
  text: string,
): { ok: true; name: string } | { ok: false; error: string } {
  if (text.trim() === '') return { ok: false, error: 'Name is required' };
  const named = namedValue(attribute, text);
  if (named && named.name.length <= LONGEST_VALUE_NAME) return { ok: true, name: named.name };
  if (attribute === 'spf') return { ok: false, error: 'SPF takes a number from 2 to 100' };
  return { ok: false, error: `Name takes words of at most ${LONGEST_VALUE_NAME} characters` };
}

/** True for a text with < > or another sign of code, which no name of a type or value has. */
export function hasCodeSigns(text: string): boolean {
  return /[<>{}[\]\\`$^~=|]|__/.test(text);
}

/** Gathers named values by attribute, in the order of `ATTRIBUTES`, each in the order given. */
export function byAttribute(values: readonly (NamedValue & { attribute: string })[]): ProductAttribute[] {
  const gathered = Map.groupBy(values, ({ attribute }) => attribute);
  return ATTRIBUTES.flatMap(({ slug, name }) => {
    const own = gathered.get(slug) ?? [];
    return own.length === 0
      ? []
      : [{ slug, name, values: own.map((value) => ({ slug: value.slug, name: value.name })) }];
  });
}

/** A value chosen for a product; with a name where somebody typed it. */
export type ChosenValue = AttributeValue & { name: string | null };

const MOST_NEW_VALUES = 20;

/**
 * Parses the attributes of the product form: a field named 'skin-type:dry' is on for each chosen value, 'new:skin-type' holds
 * others between commas.
 */
export function parseAttributeFields(submitted: Record<string, unknown>): {
  attributes: ChosenValue[];
  errors: Record<string, string>;
} {
  const errors: Record<string, string> = {};
  const attributes = ATTRIBUTES.flatMap(({ slug: attribute, name }): ChosenValue[] => {
    const chosen = Object.keys(submitted).flatMap((field) => {
      const value = field.startsWith(`${attribute}:`) ? field.slice(attribute.length + 1) : '';
      return value !== '' && submitted[field] === 'on' ? [{ attribute, value, name: null }] : [];
    });
    const typed = String(submitted[`new:${attribute}`] ?? '')
      .split(',')
      .flatMap((text) => (text.trim() === '' ? [] : [namedValue(attribute, text)]));
    const isRefused = typed.some((value) => value === null || value.name.length > LONGEST_VALUE_NAME);
    if (isRefused || typed.length > MOST_NEW_VALUES)
      errors[`new:${attribute}`] =
        attribute === 'spf'
          ? 'SPF takes numbers from 2 to 100, with commas between them'
          : `${name} takes words of at most ${LONGEST_VALUE_NAME} characters, with commas between them`;
    const added = typed.flatMap((value) =>
      value && !chosen.some((known) => known.value === value.slug)
        ? [{ attribute, value: value.slug, name: value.name }]
        : [],
    );
    return [...chosen, ...added];
  });
  return { attributes, errors };
}

/** The chosen values as fields of the form. */
export function attributeFields(attributes: readonly AttributeValue[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ attribute, value }) => [`${attribute}:${value}`, 'on']));
}

/** Returns each of them once, without anything beside. */
export function distinctValues(values: readonly AttributeValue[]): AttributeValue[] {
  const distinct = new Map(
    values.map(({ attribute, value }) => [`${attribute} ${value}`, { attribute, value }]),
  );
  return [...distinct.values()];
}

/** Those of the values that are not among the others. */
export function withoutValues(
  values: readonly AttributeValue[],
  others: readonly AttributeValue[],
): AttributeValue[] {
  return values.filter(
    ({ attribute, value }) => !others.some((other) => other.attribute === attribute && other.value === value),
  );
}

/** Returns them in one order, so that two products can be compared. */
export function sortValues(values: readonly AttributeValue[]): AttributeValue[] {
  const key = ({ attribute, value }: AttributeValue) => `${attribute} ${value}`;
  return values.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

import * as v from 'valibot';
import {
  ATTRIBUTES,
  type AttributeSlug,
  type AttributeValue,
  namedValue,
} from '#domain/catalogue/attributes.ts';
import { foldText } from '#domain/search/search-text.ts';

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

/** Values with a column of their own, which says yes or no. */
export const VALUE_FIELDS = {
  vegan: { attribute: 'standard', value: 'vegan', name: 'Vegan' },
  refillable: { attribute: 'standard', value: 'refillable', name: 'Refillable' },
} as const satisfies Record<string, NamedAttributeValue>;

export type AttributeField = keyof typeof ATTRIBUTE_FIELDS;

const MAX_LENGTH = 60;

/** Reads the values of one attribute, between commas, semicolons or bars: 'Dry, Oily'. */
export function attributeCell(attribute: AttributeSlug) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(/[,;|]/).filter((part) => part.trim() !== '')),
    v.check((parts) => parts.every((part) => isNamed(attribute, part)), oddReason(attribute)),
    v.transform((parts) => valuesOf(attribute, parts)),
    v.minLength(1, 'names no value'),
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
      const texts = part.slice(part.indexOf(':') + 1).split(',');
      return attribute ? [{ attribute, texts: texts.filter((text) => text.trim() !== '') }] : [];
    }),
  ),
  v.check(
    (named) => named.every(({ attribute, texts }) => texts.every((text) => isNamed(attribute, text))),
    'has a value that names nothing: no < > or __ in a name, and an SPF is a number from 2 to 100',
  ),
  v.transform((named) => named.flatMap(({ attribute, texts }) => valuesOf(attribute, texts))),
  v.check(
    (values) => values.every(({ name }) => name.length <= MAX_LENGTH),
    `has a value longer than ${MAX_LENGTH} characters`,
  ),
);

function attributeOf(part: string): AttributeSlug | null {
  const [name = ''] = part.split(':');
  if (!part.includes(':')) return null;
  const wanted = foldText(name);
  return (
    ATTRIBUTES.find((attribute) => [foldText(attribute.slug), foldText(attribute.name)].includes(wanted))
      ?.slug ?? null
  );
}

function isNamed(attribute: AttributeSlug, text: string): boolean {
  return namedOf(attribute, text) !== null;
}

function oddReason(attribute: AttributeSlug): string {
  return attribute === 'spf'
    ? 'is not an SPF from 2 to 100'
    : 'has a value that names nothing: no < > or __ in a name';
}

function namedOf(attribute: AttributeSlug, text: string) {
  return namedValue(attribute, attribute === 'free-from' ? text.replace(/[\s-]*free\s*$/i, '') : text);
}

function valuesOf(attribute: AttributeSlug, texts: string[]): NamedAttributeValue[] {
  return texts.flatMap((text) => {
    const value = namedOf(attribute, text);
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

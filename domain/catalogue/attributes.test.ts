import { expect, test } from 'vitest';
import {
  ATTRIBUTES,
  type AttributeSlug,
  attributeFields,
  byAttribute,
  namedValue,
  parseAttributeFields,
} from './attributes.ts';

test('no attribute takes a name that the address of a listing uses already', () => {
  const taken = 'search category brand sort view page stock offer type price rating shade size'.split(' ');
  expect(ATTRIBUTES.map(({ slug }) => slug).filter((slug) => taken.includes(slug))).toEqual([]);
});

test.each<[AttributeSlug, string, { slug: string; name: string } | null]>([
  ['skin-type', ' very  dry ', { slug: 'very-dry', name: 'Very dry' }],
  ['concern', 'Crème de rêve', { slug: 'creme-de-reve', name: 'Crème de rêve' }],
  ['spf', 'SPF 50+', { slug: '50', name: 'SPF 50' }],
  ['spf', '30', { slug: '30', name: 'SPF 30' }],
  ['spf', 'SPF 100', { slug: '100', name: 'SPF 100' }],
  ['spf', 'high', null],
  ['spf', 'SPF 999999', null],
  ['spf', '1', null],
  ['finish', '<script>alert(1)</script>', null],
  ['finish', '__proto__', null],
  ['finish', '–', null],
])('%s "%s" names %o', (attribute, text, value) => {
  expect(namedValue(attribute, text)).toEqual(value);
});

test('values are gathered by attribute, in the order of the list', () => {
  const value = (attribute: string, slug: string) => ({ attribute, slug, name: slug });
  expect(
    byAttribute([value('spf', '30'), value('skin-type', 'oily'), value('skin-type', 'dry'), value('x', 'y')]),
  ).toEqual([
    {
      slug: 'skin-type',
      name: 'Skin type',
      values: [
        { slug: 'oily', name: 'oily' },
        { slug: 'dry', name: 'dry' },
      ],
    },
    { slug: 'spf', name: 'SPF', values: [{ slug: '30', name: '30' }] },
  ]);
});

test('a form chooses values by their fields and adds others by name', () => {
  const submitted = {
    'skin-type:dry': 'on',
    'skin-type:oily': '',
    'new:skin-type': 'Dry, very thirsty',
    'colour:red': 'on',
    'new:finish': ' ',
  };
  const { attributes, errors } = parseAttributeFields(submitted);
  expect(errors).toEqual({});
  expect(attributes).toEqual([
    { attribute: 'skin-type', value: 'dry', name: null },
    { attribute: 'skin-type', value: 'very-thirsty', name: 'Very thirsty' },
  ]);
  expect(attributeFields(attributes)).toEqual({ 'skin-type:dry': 'on', 'skin-type:very-thirsty': 'on' });
});

test('a value without a letter, or too long for a list, is refused by its field', () => {
  for (const text of ['!?', '<b>', 'x'.repeat(61)])
    expect(Object.keys(parseAttributeFields({ 'new:concern': text }).errors)).toEqual(['new:concern']);
});

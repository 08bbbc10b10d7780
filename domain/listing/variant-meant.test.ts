import { expect, test } from 'vitest';
import { SHADE_FAMILIES, shadeFamily } from '#domain/catalogue/shade-words.ts';
import type { Filters } from './filters.ts';
import { type MeantVariant, meantByListing, variantMeant as meantOf } from './variant-meant.ts';
import { type FilteredVariant, variantValues } from './variant-values.ts';

const variant = (name: string, shade: string | null, stock = 5, more: Partial<FilteredVariant> = {}) => {
  const entered = {
    shadeFamily: shadeFamily(shade),
    shadeDepth: null,
    shadeUndertone: null,
    amount: null,
    ...more,
  };
  const values = variantValues(entered, { isComplexion: entered.shadeDepth !== null, unit: 'ml' });
  return { name, stock, shade, pricePence: 3000, originalPricePence: null, ...entered, values };
};
const anything = { filters: {}, inStock: false, onOffer: false };
const variantMeant = (variants: ReturnType<typeof variant>[], meant: Partial<MeantVariant>) =>
  meantOf(variants, { text: '', shades: [], tone: null, chosen: anything, ...meant });
const lipstick = [
  variant('Sonnet', '#c2266f'),
  variant('Red Letter', '#a3101f', 0),
  variant('Ember', '#b01822'),
];

test('a search means the variant it names, or one of its shade that is in stock', () => {
  expect(variantMeant(lipstick, { text: 'sonnet lipstick', shades: [] })).toBe(0);
  expect(variantMeant(lipstick, { text: 'red letter', shades: ['red'] })).toBe(1);
  expect(variantMeant(lipstick, { text: 'red lipstick', shades: ['red'] })).toBe(2);
  expect(variantMeant(lipstick.slice(0, 2), { text: 'red lipstick', shades: ['red'] })).toBe(1);
});

test('of several shades of a family the one nearest to its typical colour is meant', () => {
  const reds = [variant('Ember', '#b5301c'), variant('Rouge Opéra', '#ae1220')];
  expect(variantMeant(reds, { text: 'red lipstick', shades: ['red'] })).toBe(1);
});

test('each family is that of its typical colour', () => {
  for (const { slug, typical } of SHADE_FAMILIES) expect(shadeFamily(typical), slug).toBe(slug);
});

test('most searches mean no variant', () => {
  expect(variantMeant(lipstick, { text: 'lipstick', shades: [] })).toBe(-1);
  expect(variantMeant(lipstick, { text: 'green lipstick', shades: ['green'] })).toBe(-1);
  expect(variantMeant([variant('Standard', null)], { text: 'standard balm', shades: [] })).toBe(-1);
});

test('of several families chosen a product shows the first it has', () => {
  expect(variantMeant(lipstick, { text: '', shades: ['green', 'red'] })).toBe(2);
});

test('a family of shades chosen in the filter is shown like one searched for', () => {
  const meant = (shade: string[], searched: string | null = null) =>
    meantByListing({ ...anything, search: '', filters: { shade } }, { shade: searched, tone: null }).shades;
  expect(meant(['red'])).toEqual(['red']);
  expect(meant(['red'], 'nude')).toEqual(['red']);
  expect(meant([], 'nude')).toEqual(['nude']);
  expect(meant([])).toEqual([]);
});

test('the variant shown meets every filter, whatever the search names', () => {
  const shade = ['red'];
  const chosen = { ...anything, filters: { shade } };
  expect(variantMeant(lipstick, { text: 'sonnet lipstick', shades: shade, chosen })).toBe(2);
  const sizes = [
    { ...variant('30 ml', null, 5, { amount: 30 }), pricePence: 1200 },
    { ...variant('50 ml', null, 0, { amount: 50 }), pricePence: 1800 },
    { ...variant('100 ml', null, 5, { amount: 100 }), pricePence: 3000 },
  ];
  const meant = (filters: Filters, more = {}) =>
    variantMeant(sizes, { chosen: { ...anything, filters, ...more } });
  expect(meant({ size: ['50ml'] })).toBe(1);
  expect(meant({ size: ['50ml', '100ml'] })).toBe(2);
  expect(meant({ price: ['20-40'] })).toBe(2);
  expect(meant({ price: ['under-20'] })).toBe(-1);
  expect(meant({}, { inStock: true })).toBe(-1);
});

test('a tone of skin means a shade that has depth and undertone both, the depth wanted most first', () => {
  const shades = [
    variant('Walnut', null, 5, { shadeDepth: 'deep', shadeUndertone: 'warm' }),
    variant('Teak', null, 5, { shadeDepth: 'deep', shadeUndertone: 'olive' }),
    variant('Ebony', null, 5, { shadeDepth: 'very deep', shadeUndertone: 'warm' }),
  ];
  const toned = (depths: string[], undertones: string[]) =>
    variantMeant(shades, { tone: { depths, undertones } });
  expect(toned([], ['olive'])).toBe(1);
  expect(toned(['very deep', 'deep'], ['warm'])).toBe(2);
  expect(toned(['deep'], ['cool'])).toBe(-1);
});

import { expect, test } from 'vitest';
import { SHADE_FAMILIES, shadeFamily } from '#domain/catalogue/shade-words.ts';
import { meantByListing, variantMeant } from './variant-meant.ts';

const variant = (name: string, shade: string | null, stock = 5) => ({
  name,
  stock,
  shade,
  shadeFamily: shadeFamily(shade),
});
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
    meantByListing({ search: '', filters: { shade } }, searched).shades;
  expect(meant(['red'])).toEqual(['red']);
  expect(meant(['red'], 'nude')).toEqual(['red']);
  expect(meant([], 'nude')).toEqual(['nude']);
  expect(meant([])).toEqual([]);
});

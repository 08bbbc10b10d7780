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
  expect(variantMeant(lipstick, { text: 'sonnet lipstick', shade: null })).toBe(0);
  expect(variantMeant(lipstick, { text: 'red letter', shade: 'red' })).toBe(1);
  expect(variantMeant(lipstick, { text: 'red lipstick', shade: 'red' })).toBe(2);
  expect(variantMeant(lipstick.slice(0, 2), { text: 'red lipstick', shade: 'red' })).toBe(1);
});

test('of several shades of a family the one nearest to its typical colour is meant', () => {
  const reds = [variant('Ember', '#b5301c'), variant('Rouge Opéra', '#ae1220')];
  expect(variantMeant(reds, { text: 'red lipstick', shade: 'red' })).toBe(1);
});

test('each family is that of its typical colour', () => {
  for (const { slug, typical } of SHADE_FAMILIES) expect(shadeFamily(typical), slug).toBe(slug);
});

test('most searches mean no variant', () => {
  expect(variantMeant(lipstick, { text: 'lipstick', shade: null })).toBe(-1);
  expect(variantMeant(lipstick, { text: 'green lipstick', shade: 'green' })).toBe(-1);
  expect(variantMeant([variant('Standard', null)], { text: 'standard balm', shade: null })).toBe(-1);
});

test('a family of shades chosen alone in the filter is shown like one searched for', () => {
  const meant = (shade: string[], searched: string | null = null) =>
    meantByListing({ search: '', filters: { shade } }, searched).shade;
  expect(meant(['red'])).toBe('red');
  expect(meant(['red'], 'nude')).toBe('red');
  expect(meant([], 'nude')).toBe('nude');
  expect(meant(['red', 'pink'])).toBe(null);
});

import { expect, test } from 'vitest';
import { productTypes } from '../seed-product-types.ts';
import { demoProducts } from '../stock-demo-catalogue.ts';
import { demoTraits, traitsOf } from './demo-traits.ts';

const told = demoProducts.map((product) => {
  const { type, attributes } = traitsOf(product);
  const claims = attributes.map(({ attribute, value }) => `${attribute}: ${value}`);
  return { ...product, type, claims, list: product.ingredients.toLowerCase() };
});
const claiming = (claim: string) => told.filter(({ claims }) => claims.includes(claim));

test('every demo product has a type of its category, and no traits stand without a product', () => {
  const slugs = new Set(demoProducts.map(({ slug }) => slug));
  expect(Object.keys(demoTraits).filter((slug) => !slugs.has(slug))).toEqual([]);
  for (const { slug, type, category } of told)
    expect(productTypes.find((each) => each.slug === type)?.category, slug).toBe(category);
});

test('every type has a product, so that no menu leads to an empty list', () => {
  const used = new Set(told.map(({ type }) => type));
  expect(productTypes.filter(({ slug }) => !used.has(slug))).toEqual([]);
});

test('nothing called vegan lists beeswax, honey, wool, carmine, silk, keratin or milk', () => {
  const animal = [
    'cera alba',
    'mel,',
    'lanolin',
    '75470',
    'silk',
    'keratin',
    ' lac,',
    'cholesterol',
    'collagen',
  ];
  const vegan = claiming('standard: vegan');
  expect(vegan.length).toBeGreaterThan(60);
  for (const { slug, list } of vegan)
    for (const name of animal) expect(`${list},`.includes(name), `${slug}: ${name}`).toBe(false);
  const not = [
    'fig-leaf-lip-balm',
    'night-watch-hand-balm',
    'barrier-quiet-cream',
    'mulberry-silk-scrunchies',
  ];
  for (const slug of not) expect(vegan.map((product) => product.slug)).not.toContain(slug);
});

test.each([
  [
    'free-from: fragrance',
    ['parfum', 'aroma', 'limonene', 'linalool', 'citronellol', 'geraniol', 'peel oil'],
  ],
  ['free-from: silicones', ['dimethicone', 'siloxysilicate', 'methicone', 'silylate', 'silsesquioxane']],
  ['free-from: sulphates', ['coco-sulfate', 'laureth sulfate', 'lauryl sulfate']],
  ['free-from: alcohol', ['alcohol denat', 'isopropyl alcohol']],
  ['free-from: talc', ['talc']],
  ['free-from: acetone', [', acetone']],
])('nothing "%s" lists it', (claim, names) => {
  const products = claiming(claim);
  expect(products.length).toBeGreaterThan(0);
  for (const { slug, list } of products) {
    expect(list, slug).not.toBe('');
    for (const name of names) expect(list.includes(name), `${slug}: ${name}`).toBe(false);
  }
});

test('what is called unscented or perfume-free is free from fragrance', () => {
  const unscented = told.filter(
    ({ description, features, category }) =>
      category !== 'salon-tools' &&
      /unscented|perfume-free|no perfume|no scent/i.test(
        `${description} ${features.map(({ text }) => text)}`,
      ),
  );
  expect(unscented.length).toBeGreaterThan(3);
  for (const { slug, claims } of unscented) expect(claims, slug).toContain('free-from: fragrance');
});

test('a sun protection factor is the one in the name, and a refill is spoken of', () => {
  for (const { name, claims } of told)
    expect(claims.find((claim) => claim.startsWith('spf')) ?? '').toBe(
      /SPF (\d+)/.exec(name)?.[1]?.replace(/^/, 'spf: ') ?? '',
    );
  for (const { slug, description, features } of claiming('standard: refillable'))
    expect(`${description} ${features.map(({ text }) => text)}`, slug).toMatch(/refill/i);
});

import { expect, test } from 'vitest';
import { shadeWords } from '#domain/catalogue/shade-words.ts';
import { productTypes } from './seed-product-types.ts';
import { colourShades, shadeWordsOf, skinShades } from './shade-traits.ts';
import { demoProducts } from './stock-demo-catalogue.ts';
import { traitsOf } from './traits/demo-traits.ts';

const complexion = new Set(productTypes.flatMap((type) => (type.isComplexion ? [type.slug] : [])));
const shades = demoProducts.flatMap((product) =>
  (product.variants ?? []).flatMap(({ name, shade }) => {
    if (!shade) return [];
    const isComplexion = complexion.has(traitsOf(product).type);
    return [
      { brand: product.brand, slug: product.slug, name, isComplexion, words: shadeWordsOf(product, name) },
    ];
  }),
);

test('every shade of the demo has a depth and an undertone, and a family if it is not one of skin', () => {
  expect(shades.length).toBe(126);
  for (const { slug, name, isComplexion, words } of shades) {
    const told = shadeWords(words, { isComplexion });
    const form = isComplexion
      ? /^[A-Z].*, (cool|neutral|warm|olive) undertone$/
      : /^[A-Z].* (cool|neutral|warm) \w+$/;
    expect(told, `${slug} ${name}`).toMatch(form);
    expect(words.shadeFamily === null, `${slug} ${name}`).toBe(isComplexion);
  }
});

test('equal names of skin shades have equal words across a brand, and no words stand without a shade', () => {
  const told = new Map<string, string>();
  for (const { brand, name, isComplexion, words } of shades) {
    const key = `${isComplexion} ${brand} ${name}`;
    const said = shadeWords(words, { isComplexion });
    expect(told.get(key) ?? said, key).toBe(said);
    told.set(key, said);
  }
  const entered = [skinShades, colourShades].flatMap((table) =>
    Object.entries(table).flatMap(([brand, names]) =>
      Object.keys(names).map((name) => `${table === skinShades} ${brand} ${name}`),
    ),
  );
  expect(entered.filter((key) => !told.has(key))).toEqual([]);
});

test('a foundation is made for every undertone, olive among light, medium and deep', () => {
  const words = shades.filter(({ slug }) => slug === 'first-draft-foundation').map((shade) => shade.words);
  expect(new Set(words.map(({ shadeUndertone }) => shadeUndertone))).toEqual(
    new Set(['cool', 'neutral', 'warm', 'olive']),
  );
  const olive = words.filter(({ shadeUndertone }) => shadeUndertone === 'olive');
  expect(olive.map(({ shadeDepth }) => shadeDepth)).toEqual(['light', 'medium', 'deep']);
});

import { expect, test } from 'vitest';
import { boundedMenu, MOST_BRANDS } from './bounded-menu.ts';

const brand = (name: string) => ({ slug: name.toLowerCase(), name, logoUrl: null });
const category = { slug: 'makeup', name: 'Makeup', imageUrl: null };

test('brands are listed from A to Z, and many are cut off after the first', () => {
  const few = boundedMenu({ categories: [], types: [], brands: ['Zoe', 'Été', 'Amber'].map(brand) });
  expect(few.brands.map(({ name }) => name)).toEqual(['Amber', 'Été', 'Zoe']);
  expect(few.hasAllBrands).toBe(true);

  const names = Array.from({ length: MOST_BRANDS + 1 }, (_, place) => `Brand ${place}`);
  const many = boundedMenu({ categories: [], types: [], brands: names.map(brand) });
  expect(many.brands).toHaveLength(MOST_BRANDS);
  expect(many.hasAllBrands).toBe(false);
});

const type = (name: string, group = '', category = 'makeup') => ({ slug: name, name, category, group });
const typesOf = (types: ReturnType<typeof type>[]) =>
  boundedMenu({ categories: [category], types, brands: [] }).categories[0]?.types;

const ALL = { name: 'All Makeup', slugs: [] };

test('a category lists its own types, then all of it', () => {
  expect(typesOf([type('lipstick', 'Lips'), type('soap', '', 'body-care'), type('gloss', 'Lips')])).toEqual([
    { name: 'lipstick', slugs: ['lipstick'] },
    { name: 'gloss', slugs: ['gloss'] },
    ALL,
  ]);
});

test('a category of many types lists their groups', () => {
  const face = ['primer', 'foundation', 'powder', 'blush', 'bronzer'].map((name) => type(name, 'Face'));
  const eyes = ['mascara', 'eyeliner', 'brows', 'eyeshadow'].map((name) => type(name, 'Eyes'));
  expect(typesOf([...face, ...eyes, type('remover', 'Nails')])).toEqual([
    { name: 'Face', slugs: ['blush', 'bronzer', 'foundation', 'powder', 'primer'] },
    { name: 'Eyes', slugs: ['brows', 'eyeliner', 'eyeshadow', 'mascara'] },
    { name: 'remover', slugs: ['remover'] },
    ALL,
  ]);
});

test('a category of many ungrouped types leaves out the last, one without types is its link alone', () => {
  const listed = typesOf(Array.from({ length: 8 }, (_, place) => type(`type ${place}`)));
  expect(listed).toHaveLength(8);
  expect(listed?.at(-1)).toEqual(ALL);
  expect(typesOf([])).toEqual([]);
});

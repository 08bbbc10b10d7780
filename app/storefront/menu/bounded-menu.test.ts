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

test('a category lists the first of its own types', () => {
  const types = ['face', 'lips', 'eyes', 'brows', 'nails', 'sets', 'tools', 'bags'].map((name) => ({
    slug: name,
    name,
    category: name === 'nails' ? 'nail-care' : 'makeup',
  }));
  const [makeup] = boundedMenu({ categories: [category], types, brands: [] }).categories;
  expect(makeup?.types.map(({ slug }) => slug)).toEqual([
    'face',
    'lips',
    'eyes',
    'brows',
    'sets',
    'tools',
    'bags',
  ]);
});

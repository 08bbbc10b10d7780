import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantAsked, variantSlugs } from './variant-address.ts';

test('a shade is named in the address by the slug of its name', () => {
  expect(variantSlugs(['Ember', 'Rose Thé', '30 ml', '30ml'])).toEqual([
    'ember',
    'rose-the',
    '30-ml',
    '30ml',
  ]);
  expect(variantSlugs(['Rose', 'Rosé', '설화수'])).toEqual(['rose', 'rose-2', 'item']);
});

test('a link by slug or by name finds its variant, any other none', () => {
  const names = ['Ember', 'Rose Thé'];
  expect(variantAsked(names, 'rose-the')).toBe('rose-the');
  expect(variantAsked(names, 'Rose Thé')).toBe('rose-the');
  expect(variantAsked(names, 'rose')).toBeNull();
});

test('every variant has an address of its own', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 20 }), (names) => {
      const slugs = variantSlugs(names);
      expect(new Set(slugs).size).toBe(names.length);
      for (const slug of slugs) expect(variantAsked(names, slug)).toBe(slug);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugFrom, uniqueSlug } from './slug.ts';

test.each([
  ['Rose Radiance Serum', 'rose-radiance-serum'],
  ["L'Oréal Crème – 50 ml", 'loreal-creme-50-ml'],
  ['Shampoo & Conditioner', 'shampoo-conditioner'],
  ['  --Straße__ø  ', 'strasseo'],
  ['N°5 / Glow™', 'n5-glow'],
  ['설화수', ''],
  ['', ''],
])('%s is found at %s', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

test('a second product of the same name gets the next free number', () => {
  const taken = new Set(['rose-serum', 'rose-serum-2', 'item']);
  const isTaken = (slug: string) => taken.has(slug);
  expect(uniqueSlug('rose-serum', isTaken)).toBe('rose-serum-3');
  expect(uniqueSlug('lip-oil', isTaken)).toBe('lip-oil');
  expect(uniqueSlug('', isTaken)).toBe('item-2');
});

test('a slug is always a clean address part and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = slugFrom(name);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugFrom(slug)).toBe(slug);
    }),
  );
});

test('a given slug is never a taken one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'a-2', 'a-3', 'item')), (taken) => {
      expect(taken).not.toContain(uniqueSlug('a', (slug) => taken.some((other) => other === slug)));
    }),
  );
});

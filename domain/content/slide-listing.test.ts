import { expect, test } from 'vitest';
import { listingOfLink } from './slide-listing.ts';

test('the link of a slide is read as the listing it leads to', () => {
  expect(listingOfLink('/products')).toMatchObject({ category: null, brand: [] });
  expect(listingOfLink('/categories/makeup?brand=halden')).toMatchObject({
    category: 'makeup',
    brand: ['halden'],
  });
  expect(listingOfLink('/products?type=serum')?.filters).toEqual({ type: ['serum'] });
  expect(listingOfLink('/categories/%E0%A4%A')).toMatchObject({ category: '%E0%A4%A' });
});

test.each(['/beauty-tips', 'https://example.com/products', '', '/products#new'])('%s is no listing', (link) =>
  expect(listingOfLink(link)).toBeNull(),
);

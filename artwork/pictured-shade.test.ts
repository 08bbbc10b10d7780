import { expect, test } from 'vitest';
import { openingVariant } from '#domain/catalogue/variant/opening-variant.ts';
import { makeup } from '../database/seed/products/makeup-products.ts';
import { pictures } from './pictures/index.ts';

test('a product whose picture shows one shade opens on it while it is in stock', () => {
  const others: string[] = [];
  let compared = 0;
  for (const { slug, price, variants = [] } of makeup) {
    const shown = JSON.stringify(pictures.find(({ name }) => name === slug)?.items ?? []);
    const pictured = variants.filter(({ shade }) => shade && shown.includes(`"${shade}"`));
    if (pictured.length !== 1 || pictured[0]?.stock === 0) continue;
    compared += 1;
    const opening = openingVariant(
      variants.map((one) => ({ ...one, pricePence: Math.round(100 * (one.price ?? price)) })),
    );
    if (opening?.name !== pictured[0]?.name)
      others.push(`${slug}: ${pictured[0]?.name}, not ${opening?.name}`);
  }
  expect(others).toEqual([]);
  expect(compared).toBeGreaterThan(2);
});

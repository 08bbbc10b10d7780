import { expect, test } from 'vitest';
import { demoPictures } from '../database/seed/demo-pictures.ts';
import { makeup } from '../database/seed/products/makeup-products.ts';
import { nailCare } from '../database/seed/products/nail-care-products.ts';
import { picturedVariants } from '../database/seed/products/pictured-variants.ts';
import { openingVariant } from '../domain/catalogue/variant/opening-variant.ts';
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

test('a picture of one shade is listed with it, one of several shades is not', () => {
  let compared = 0;
  for (const { slug, variants = [] } of [...makeup, ...nailCare])
    for (const { name, items } of pictures.filter(
      (one) => one.name === slug || one.name.startsWith(`${slug}--`),
    )) {
      const colours = new Set(items.flatMap(({ shade }) => (typeof shade === 'string' ? [shade] : [])));
      const shown = variants.filter(({ shade }) => shade && colours.has(shade));
      if (shown.length === 0) continue;
      compared += 1;
      expect(picturedVariants[name], name).toBe(shown.length === 1 ? shown[0]?.name : undefined);
    }
  expect(compared).toBeGreaterThan(12);
});

test('every listed picture exists, and its product has the shade', () => {
  for (const [name, shade] of Object.entries(picturedVariants)) {
    expect(demoPictures, name).toHaveProperty(name);
    const product = [...makeup, ...nailCare].find(({ slug }) => slug === name.split('--')[0]);
    expect(
      product?.variants?.map((variant) => variant.name),
      name,
    ).toContain(shade);
  }
});

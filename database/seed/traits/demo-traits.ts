import { type AttributeValue, isAttribute } from '#domain/catalogue/attributes.ts';
import type { SeedProduct } from '../products/seed-product.ts';
import { bodyCareTraits } from './body-care-traits.ts';
import { fragrancesTraits } from './fragrances-traits.ts';
import { haircareTraits } from './haircare-traits.ts';
import { ingredientClaims } from './ingredient-claims.ts';
import { makeupTraits } from './makeup-traits.ts';
import type { SeedTraitsBySlug } from './seed-traits.ts';
import { skincareTraits } from './skincare-traits.ts';
import { toolsAndWellnessTraits } from './tools-and-wellness-traits.ts';

export const demoTraits: SeedTraitsBySlug = {
  ...skincareTraits,
  ...haircareTraits,
  ...makeupTraits,
  ...fragrancesTraits,
  ...bodyCareTraits,
  ...toolsAndWellnessTraits,
};

/** The slug of a demo product's type, and its attributes: the written ones and those its ingredients bear out. */
export function traitsOf(product: SeedProduct): { type: string; attributes: AttributeValue[] } {
  const traits = demoTraits[product.slug];
  if (!traits) throw new Error(`${product.slug}: no traits`);
  const { type, ...written } = traits;
  const attributes = Object.entries(written).flatMap(([attribute, values]) =>
    isAttribute(attribute) ? values.map((value) => ({ attribute, value })) : [],
  );
  return {
    type,
    attributes: [
      ...attributes,
      ...ingredientClaims({ category: product.category, type, ingredients: product.ingredients }),
    ],
  };
}

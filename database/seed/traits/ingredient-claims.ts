import type { AttributeValue } from '#domain/catalogue/attributes.ts';

type Listed = { category: string; type: string; ingredients: string };

/**
 * What may be said of a demo product because its list of ingredients is complete: vegan, and free from what shoppers of its
 * category look out for. Without a list nothing is said.
 */
export function ingredientClaims({ category, type, ingredients }: Listed): AttributeValue[] {
  if (ingredients === '') return [];
  const names = ingredients.split(',').map((name) => name.trim());
  const lacks = (pattern: RegExp) => !names.some((name) => pattern.test(name));
  const freeFrom = CLAIMS.filter(
    (claim) =>
      claim.categories.includes(category) &&
      (claim.types?.includes(type) ?? !LACQUERS.includes(type)) &&
      lacks(claim.of),
  );
  return [
    ...freeFrom.map(({ value }) => ({ attribute: 'free-from' as const, value })),
    ...(lacks(OF_ANIMALS) ? [{ attribute: 'standard' as const, value: 'vegan' }] : []),
  ];
}

type Claim = { value: string; of: RegExp; categories: string[]; types?: string[] };

/** Nobody expects perfume or silicones in a lacquer. */
const LACQUERS = ['nail-polish', 'base-top-coats'];

const ON_SKIN_AND_HAIR = ['skincare', 'haircare', 'makeup', 'body-care'];

const CLAIMS: Claim[] = [
  {
    value: 'fragrance',
    // Perfume, flavour, essential oils and scented waters, and the fragrance allergens that are named one by one.
    of: /parfum|aroma|flower (oil|water|wax)|leaf oil|peel oil|wood oil|sclarea oil|lavandula|mentha|menthol|limonene|linalool|citral|citronellol|geraniol|eugenol|farnesol|coumarin|benzyl|vanillin|hexyl cinnamal|ionone/i,
    categories: ON_SKIN_AND_HAIR,
  },
  {
    value: 'silicones',
    of: /methicone|siloxane|silox|silsesquioxane|silylate|silane/i,
    categories: ['skincare', 'haircare', 'makeup'],
  },
  {
    value: 'sulphates',
    of: /(coco|laureth|lauryl)[- ]?sul(f|ph)ate/i,
    categories: ['haircare'],
    types: ['shampoo'],
  },
  {
    value: 'sulphates',
    of: /(coco|laureth|lauryl)[- ]?sul(f|ph)ate/i,
    categories: ['body-care'],
    types: ['body-wash', 'hand-wash'],
  },
  { value: 'alcohol', of: /^alcohol|isopropyl alcohol/i, categories: ['skincare'] },
  {
    value: 'alcohol',
    of: /^alcohol|isopropyl alcohol/i,
    categories: ['fragrances'],
    types: ['perfume-oil', 'solid-perfume'],
  },
  {
    value: 'talc',
    of: /^talc/i,
    categories: ['makeup'],
    types: ['powder', 'bronzer', 'highlighter', 'eyeshadow'],
  },
  { value: 'acetone', of: /^acetone/i, categories: ['makeup'], types: ['nail-polish-remover'] },
];

/** Beeswax, honey, wool fat, carmine, silk, hair, milk, fish scale and the like; cholesterol is mostly of wool fat. */
const OF_ANIMALS =
  /^cera alba|(?<!synthetic )beeswax|^mel\b|honey|propolis|lanolin|lana cera|carmine|ci 75470|silk|sericin|fibroin|keratin|\blac\b|lactis|casein|whey|milk|collagen|elastin|shellac|chitosan|cholesterol|guanine|ci 75170|tallow|snail|pearl|serica/i;

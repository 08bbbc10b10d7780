/**
 * Returns the variant that a card, quick add and the product's page all open on: of those in stock the cheapest, of equally dear
 * ones, as shades are, the first in the owner's order. Where all are sold out the same of all (docs/decisions/064-cheapest-variant-in-stock.md).
 */
export function openingVariant<T extends { stock: number; pricePence: number }>(
  variants: readonly T[],
): T | undefined {
  const inStock = variants.filter(({ stock }) => stock > 0);
  const offered = inStock.length > 0 ? inStock : variants;
  const lowestPence = Math.min(...offered.map(({ pricePence }) => pricePence));
  return offered.find(({ pricePence }) => pricePence === lowestPence);
}

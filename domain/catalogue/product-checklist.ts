import type { Unit } from '#domain/money/unit-price.ts';

type Facts = {
  description: string;
  amount: number | null;
  unit: Unit | null;
  ingredients: string;
  responsiblePerson: string;
  periodAfterOpeningMonths: number | null;
  hasPicture: boolean;
  isCosmetic: boolean;
  /** False where it is known, or no price of delivery follows it. */
  lacksWeight?: boolean;
};

/**
 * Lists the facts a product lacks before it is published: description, picture, the unit price (Price Marking Order 2004) and the labelling facts
 * (UK Cosmetics Regulation 1223/2009, article 19). Warnings only: the owner knows whether a product is a cosmetic.
 */
export function missingFacts(product: Facts): string[] {
  const missing: string[] = [];
  if (product.description === '') missing.push('A description');
  if (!product.hasPicture) missing.push('A picture');
  if (product.amount === null || product.unit === null)
    missing.push('Size and unit, for the price per litre, kilogram or item');
  if (product.lacksWeight) missing.push('Weight: its delivery is priced by it, and counts as nothing');
  if (!product.isCosmetic) return missing;
  if (!product.ingredients) missing.push('Ingredients');
  if (!product.responsiblePerson) missing.push('Responsible person, with name and UK address');
  if (product.periodAfterOpeningMonths === null) missing.push('Period after opening');
  return missing;
}

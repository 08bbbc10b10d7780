import { type Pence, percentOff } from './money.ts';

export type Reduction = {
  pricePence: Pence;
  originalPricePence: Pence | null;
  discountPercent: number | null;
};

/**
 * The percent on the discount badge, or null for no badge. The discount field is shown only where the prices
 * agree with it, so that it never claims more than they do.
 */
export function discountBadge(product: Reduction): number | null {
  return pricedPercent(product) || null;
}

/** True where the discount field disagrees with the prices: the importer reports it. */
export function contradictsPrices(product: Reduction): boolean {
  return Boolean(product.discountPercent) && product.discountPercent !== pricedPercent(product);
}

/** Pence of 'Save £x': above 0 only when the original price exceeds the price. */
export function savingPence(product: Pick<Reduction, 'pricePence' | 'originalPricePence'>): Pence {
  return Math.max(0, (product.originalPricePence ?? 0) - product.pricePence);
}

function pricedPercent(product: Reduction): number {
  return percentOff(product.originalPricePence ?? 0, product.pricePence);
}

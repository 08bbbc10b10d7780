import { type Pence, percentOff } from './money.ts';

export type Reduction = {
  pricePence: Pence;
  originalPricePence: Pence | null;
  discountPercent: number | null;
};

/**
 * The percent on the discount badge, or null for no badge. The discount field is shown only where the prices bear it out
 * (decision 34), so it can never say anything but what they say.
 */
export function discountBadge(product: Reduction): number | null {
  return pricedPercent(product) || null;
}

/** Whether the discount field claims something else than the prices: the importer reports it (decision 34). */
export function contradictsPrices(product: Reduction): boolean {
  return Boolean(product.discountPercent) && product.discountPercent !== pricedPercent(product);
}

/** Pence behind 'Save £x': above 0 only when the original price exceeds the price (spec §9). */
export function savingPence(product: Pick<Reduction, 'pricePence' | 'originalPricePence'>): Pence {
  return Math.max(0, (product.originalPricePence ?? 0) - product.pricePence);
}

function pricedPercent(product: Reduction): number {
  return percentOff(product.originalPricePence ?? 0, product.pricePence);
}

import type { Pence } from '#domain/money/money.ts';
import { roundedPence } from './goods-layer.ts';
import type { Promotion } from './promotion.ts';

/** An offer as a product's page names it. */
export type ShownOffer = {
  words: string;
  /** UTC, ISO; null for no end. */
  endsAt: string | null;
  /** What one piece costs with it, by the names of the variants it is for; empty where that depends on the cart. */
  pricesPence: Record<string, number>;
};

/**
 * Returns what one piece costs with an offer alone; null where that depends on the cart or on who buys, so that it is the price of
 * nobody in particular.
 */
export function priceWithOffer(
  pricePence: Pence,
  {
    effect,
    conditions,
    limitEach,
    limitUses,
  }: Pick<Promotion, 'effect' | 'conditions' | 'limitEach' | 'limitUses'>,
): Pence | null {
  const { spendPence, pieces, classes, firstOrder } = conditions;
  const isForEveryCart = spendPence === null && (pieces ?? 1) <= 1;
  const isForEverybody = classes.length === 0 && !firstOrder && limitEach === null && limitUses === null;
  if (!isForEveryCart || !isForEverybody) return null;
  if (effect.kind === 'percent') return pricePence - roundedPence(pricePence * effect.percent);
  return effect.kind === 'each' ? Math.max(0, pricePence - effect.pence) : null;
}

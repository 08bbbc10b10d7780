import type { Db } from '#database/open.ts';
import type { OfferedLine } from '#database/queries/catalogue/offered-lines.ts';
import { listAttributesOf } from '#database/queries/promotions/goods-facts.ts';
import { readPromotionsAtHand, type ShopperAsking } from '#database/queries/promotions/promotions-at-hand.ts';
import type { PromotionAtHand } from '#domain/promotions/apply-promotions.ts';
import { groupsOf } from '#domain/promotions/goods-rule.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';

export type PromotionsFor = {
  promotions: PromotionAtHand[];
  /** Of each line in order. */
  groups: string[][];
  /** Codes that belong to nothing. */
  unknownCodes: string[];
  /** Codes that prove a class of customers. */
  passes: string[];
  limited: string[];
};

export const NO_PROMOTIONS: PromotionsFor = {
  promotions: [],
  groups: [],
  unknownCodes: [],
  passes: [],
  limited: [],
};

/** The offers that count for these lines and this shopper, `now` (UTC, ISO). */
export async function promotionsFor(
  db: Db,
  lines: readonly OfferedLine[],
  asking: ShopperAsking,
  now: string,
): Promise<PromotionsFor> {
  const { offers, unknownCodes, passes } = await readPromotionsAtHand(db, asking, now);
  const promotions = offers.map(({ promotion }) => promotion);
  const attributes = promotions.some(asksForAttributes)
    ? await listAttributesOf(
        db,
        lines.map(({ productId }) => productId),
      )
    : new Map<string, string[]>();
  return {
    promotions: offers.map(({ atHand }) => atHand),
    groups: lines.map((line) =>
      groupsOf(
        {
          productId: line.productId,
          variantId: line.variantId,
          brandId: line.brandId,
          categoryId: line.categoryId,
          typeId: line.typeId,
          attributes: attributes.get(line.productId) ?? [],
          pricePence: line.unitPricePence,
          isReduced: line.originalPricePence !== null,
        },
        promotions,
      ),
    ),
    unknownCodes,
    passes,
    limited: promotions
      .filter(
        ({ limitUses, limitEach, codeKind }) =>
          limitUses !== null || limitEach !== null || codeKind === 'single',
      )
      .map(({ id }) => id),
  };
}

function asksForAttributes({ goods, effect }: Promotion): boolean {
  const rules = [
    goods,
    ...(effect.kind === 'buy-get' ? [effect.goods] : []),
    ...(effect.kind === 'bundle' ? effect.parts.map((part) => part.goods) : []),
  ];
  return rules.some(({ attributes }) => attributes.length > 0);
}

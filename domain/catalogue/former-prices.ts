import {
  type ChargedPrice,
  type FormerPriceJudgement,
  type FormerPriceRule,
  judgeFormerPrice,
} from '#domain/money/former-price.ts';

/** A recorded price; variant null is the product's own. */
export type RecordedPrice = ChargedPrice & { variantId: string | null };

export type PricedProduct = {
  pricePence: number;
  originalPricePence: number | null;
  variants: readonly PricedVariant[];
};

type PricedVariant = {
  /** Null for one that is not stored yet. */
  id: string | null;
  /** Null: the product's price, reductions included. */
  pricePence: number | null;
  originalPricePence: number | null;
  /** UTC, ISO; null: as old as the product. */
  createdAt?: string | null;
};

export type JudgedPrice = { formerPence: number; judgement: FormerPriceJudgement };

export type JudgedPrices = {
  /** Null where the product claims no former price, or every variant has a price of its own. */
  product: JudgedPrice | null;
  /** One for each variant, in their order: null where it claims none, or has the product's price. */
  variants: (JudgedPrice | null)[];
};

/** Judges every former price that a product and its variants claim by their price history, oldest first. */
export function judgeFormerPrices(
  product: PricedProduct,
  history: readonly RecordedPrice[],
  rule: FormerPriceRule,
  now: string,
): JudgedPrices {
  const judged = (pricePence: number, formerPence: number | null, charged: ChargedPrice[]) =>
    formerPence !== null && formerPence > pricePence
      ? { formerPence, judgement: judgeFormerPrice(charged, { pricePence, formerPence }, rule, now) }
      : null;
  const { variants } = product;
  const hasOwnOffer = variants.length === 0 || variants.some(({ pricePence }) => pricePence === null);
  return {
    product: hasOwnOffer
      ? judged(product.pricePence, product.originalPricePence, historyOfProduct(history))
      : null,
    variants: variants.map((variant) =>
      variant.pricePence === null
        ? null
        : judged(variant.pricePence, variant.originalPricePence, historyOfVariant(variant, history)),
    ),
  };
}

function historyOfProduct(history: readonly RecordedPrice[]): RecordedPrice[] {
  return history.filter(({ variantId }) => variantId === null);
}

/** A variant had the product's price until it got one of its own, and no price at all before it was made. */
function historyOfVariant(
  { id, createdAt = null }: PricedVariant,
  history: readonly RecordedPrice[],
): RecordedPrice[] {
  if (id === null) return [];
  const own = history.filter(({ variantId }) => variantId === id);
  const ownFrom = own[0]?.fromAt;
  const ofProduct = historyOfProduct(history).filter(
    ({ fromAt }) => ownFrom === undefined || fromAt < ownFrom,
  );
  return [...(createdAt === null ? ofProduct : since(createdAt, ofProduct)), ...own];
}

function since(from: string, history: RecordedPrice[]): RecordedPrice[] {
  const inForce = history.findLast(({ fromAt }) => fromAt <= from);
  const later = history.filter(({ fromAt }) => fromAt > from);
  return inForce ? [{ ...inForce, fromAt: from }, ...later] : later;
}

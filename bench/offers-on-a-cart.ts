import type { PromotableLine, PromotionAtHand } from '#domain/promotions/apply-promotions.ts';
import { type GoodsFacts, groupsOf } from '#domain/promotions/goods-rule.ts';
import {
  ALL_GOODS,
  type Effect,
  type GoodsRule,
  LAYERS,
  type Promotion,
} from '#domain/promotions/promotion.ts';

const BRANDS = 10;
const CATEGORIES = 5;

/** Lines of ten brands, with so many offers that are on, for a brand, a category or all goods; `seed` draws them. */
export function offersOnCart({ lines, offers, seed }: { lines: number; offers: number; seed: number }): {
  lines: PromotableLine[];
  promotions: PromotionAtHand[];
} {
  const draw = drawer(seed);
  const promotions = Array.from({ length: offers }, (_, place) => offerAt(place, draw));
  return {
    lines: Array.from({ length: lines }, (_, place) => {
      const pricePence = 499 + draw(4500);
      const facts = factsOf(place, pricePence, draw);
      return {
        id: facts.variantId,
        unitPricePence: pricePence,
        quantity: 1 + draw(4),
        groups: groupsOf(facts, promotions),
      };
    }),
    promotions,
  };
}

function offerAt(place: number, draw: (below: number) => number): PromotionAtHand & Pick<Promotion, 'goods'> {
  return {
    id: `offer-${place}`,
    words: `Offer ${place}`,
    effect: effectOf(place, draw),
    goods: goodsOf(draw),
    conditions: {
      spendPence: draw(3) === 0 ? 2000 + 1000 * draw(6) : null,
      pieces: null,
      classes: [],
      firstOrder: false,
    },
    combines: LAYERS.filter(() => draw(3) > 0),
    code: draw(20) === 0 ? `CODE${place}` : null,
    barred: null,
  };
}

function effectOf(place: number, draw: (below: number) => number): Effect {
  const effects: Effect[] = [
    { kind: 'percent', percent: 5 + draw(20) },
    { kind: 'each', pence: 100 + draw(300) },
    { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 },
    { kind: 'buy-get', buy: 1, get: 1, percent: 50, goods: goodsOf(draw) },
    {
      kind: 'bundle',
      pence: 2000 + draw(3000),
      parts: [0, 1].map(() => ({ pieces: 1, goods: goodsOf(draw) })),
    },
    { kind: 'cart-percent', percent: 5 + draw(10) },
    { kind: 'cart-sum', pence: 300 + draw(1000) },
    { kind: 'gift', variants: ['mini', 'tube'], pick: 1 },
    { kind: 'delivery-percent', percent: 100 },
    { kind: 'delivery-sum', pence: 200 },
  ];
  return effects[place % effects.length] ?? { kind: 'percent', percent: 10 };
}

function goodsOf(draw: (below: number) => number): GoodsRule {
  const width = draw(20);
  if (width === 0) return ALL_GOODS;
  if (width < 4) return { ...ALL_GOODS, categories: [`category-${draw(CATEGORIES)}`] };
  return { ...ALL_GOODS, brands: [`brand-${draw(BRANDS)}`] };
}

function factsOf(place: number, pricePence: number, draw: (below: number) => number): GoodsFacts {
  return {
    productId: `product-${place}`,
    variantId: `variant-${place}`,
    brandId: `brand-${draw(BRANDS)}`,
    categoryId: `category-${draw(CATEGORIES)}`,
    typeId: null,
    attributes: [],
    pricePence,
    isReduced: false,
  };
}

/** Whole numbers from 0 to below a limit, the same from the same seed. */
function drawer(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

import fc from 'fast-check';
import {
  applyPromotions,
  type PromotableLine,
  type PromotionAtHand,
} from '#domain/promotions/apply-promotions.ts';
import { goodsGroup, partGroup, reducedGroup } from '#domain/promotions/goods-rule.ts';
import { ALL_GOODS, type Effect, LAYERS, type Layer } from '#domain/promotions/promotion.ts';

/** A cart, the offers at hand, and a price of delivery that may become free. */
export type OfferedCart = {
  lines: PromotableLine[];
  promotions: PromotionAtHand[];
  delivery: { pence: number; freeFromPence: number | null };
};

export const applyTo = ({ lines, promotions, delivery }: OfferedCart) =>
  applyPromotions({ lines, promotions, deliveryPence: (goodsPence) => deliveryPence(delivery, goodsPence) });

export function deliveryPence({ pence, freeFromPence }: OfferedCart['delivery'], goodsPence: number): number {
  return freeFromPence !== null && goodsPence >= freeFromPence ? 0 : pence;
}

/** Carts of a few lines, whose prices are often equal, small or odd, with up to so many offers of all kinds. */
export function offeredCarts(mostOffers: number): fc.Arbitrary<OfferedCart> {
  return fc
    .record({
      lines: fc.array(fc.record({ unitPricePence: price, quantity, belongs: fc.nat(2 ** 31 - 1) }), {
        maxLength: 5,
      }),
      promotions: fc.array(offer, { maxLength: mostOffers }),
      delivery: fc.record({
        pence: fc.constantFrom(0, 299, 599),
        freeFromPence: fc.constantFrom(null, 2500, 5000),
      }),
    })
    .map(({ lines, promotions, delivery }) => {
      const named = promotions.map((one, at) => ({ ...one, id: `o${at}`, words: `Offer ${at}` }));
      return {
        lines: lines.map(({ belongs, ...line }, at) => ({
          ...line,
          id: `line ${at}`,
          groups: named.flatMap(groupsOf).filter((_, place) => belongs & (1 << ((place * 7) % 31))),
        })),
        promotions: named,
        delivery,
      };
    });
}

const price = fc.oneof(
  fc.constantFrom(0, 1, 99, 333, 999, 1000, 1250, 2499, 5000),
  fc.integer({ min: 1, max: 6000 }),
);
const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 40 }) },
);
const percent = fc.constantFrom(1, 5, 10, 15, 20, 33, 50, 75, 100);
const pence = fc.constantFrom(1, 99, 100, 300, 500, 1000, 2000, 5000);

const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent }),
  fc.record({ kind: fc.constant('each' as const), pence }),
  fc
    .record({ take: fc.integer({ min: 2, max: 5 }), reduced: fc.integer({ min: 1, max: 4 }), percent })
    .map(({ take, reduced, ...rest }) => ({
      kind: 'multi-buy' as const,
      take,
      reduced: Math.min(reduced, take - 1),
      ...rest,
    })),
  fc.record({
    kind: fc.constant('buy-get' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 3 }),
    percent,
    goods: fc.constant(ALL_GOODS),
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    pence,
    parts: fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 3 }), goods: fc.constant(ALL_GOODS) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: fc.constant('cart-percent' as const), percent }),
  fc.record({ kind: fc.constant('cart-sum' as const), pence }),
  fc.record({ kind: fc.constant('delivery-percent' as const), percent }),
  fc.record({ kind: fc.constant('delivery-sum' as const), pence }),
  fc.record({
    kind: fc.constant('gift' as const),
    variants: fc.constant<string[]>(['mini', 'tube']),
    pick: fc.integer({ min: 1, max: 2 }),
  }),
);

const offer = fc.record({
  effect,
  conditions: fc.record({
    spendPence: fc.oneof(
      { weight: 2, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(1000, 2500, 5000) },
    ),
    pieces: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
    ),
    classes: fc.constant<string[]>([]),
    firstOrder: fc.constant(false),
  }),
  combines: fc.oneof(fc.constant<Layer[]>([...LAYERS]), fc.subarray<Layer>([...LAYERS])),
  code: fc.constantFrom(null, null, 'CODE'),
  barred: fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant('ended' as const) },
  ),
});

function groupsOf({ id, effect: { kind, ...rest } }: PromotionAtHand): string[] {
  if ('parts' in rest) return rest.parts.map((_, part) => partGroup(id, part));
  return kind === 'buy-get' ? [goodsGroup(id), reducedGroup(id)] : [goodsGroup(id)];
}

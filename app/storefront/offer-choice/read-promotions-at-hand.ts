import { texts } from '#app/browser/message-reader.ts';
import { type JsonObject, listOf, numberOf, objectOf, textOf } from '#app/browser/read-json.ts';
import type { BarredReason, PromotionAtHand } from '#domain/promotions/apply-promotions.ts';
import type { Effect, GoodsRule } from '#domain/promotions/promotion.ts';
import { LAYERS } from '#domain/promotions/promotion-layers.ts';

/**
 * Reads the offers that a priced cart was worked out with, for an estimate of the next. An offer that this page does not know,
 * as of a newer version of the shop, is left out. Without Valibot, which stays off the pages with a cart.
 */
export function readPromotionsAtHand(json: unknown): PromotionAtHand[] {
  return listOf(parsed(json)).flatMap((one) => readPromotion(one) ?? []);
}

function readPromotion(value: JsonObject): PromotionAtHand | null {
  const { id, words, code, barred } = value;
  const effect = readEffect(objectOf(value.effect));
  if (typeof id !== 'string' || !effect) return null;
  const { spendPence, pieces, classes, firstOrder } = objectOf(value.conditions);
  const combines = texts(value.combines);
  return {
    id,
    words: textOf(words),
    effect,
    conditions: {
      spendPence: wholeOrNull(spendPence),
      pieces: wholeOrNull(pieces),
      classes: texts(classes),
      firstOrder: firstOrder === true,
    },
    combines: LAYERS.filter((layer) => combines.includes(layer)),
    code: typeof code === 'string' ? code : null,
    barred: typeof barred === 'string' ? (BARRED.find((one) => one === barred) ?? 'ended') : null,
  };
}

function readEffect(value: JsonObject): Effect | null {
  const percent = whole(value.percent);
  const pence = whole(value.pence);
  switch (value.kind) {
    case 'percent':
    case 'cart-percent':
    case 'delivery-percent':
      return { kind: value.kind, percent };
    case 'each':
    case 'cart-sum':
    case 'delivery-sum':
      return { kind: value.kind, pence };
    case 'multi-buy': {
      const [take, reduced] = [whole(value.take), whole(value.reduced)];
      return reduced > 0 && reduced < take ? { kind: value.kind, take, reduced, percent } : null;
    }
    case 'buy-get': {
      const [buy, get] = [whole(value.buy), whole(value.get)];
      return buy > 0 && get > 0 ? { kind: value.kind, buy, get, percent, goods: ANY_GOODS } : null;
    }
    case 'bundle': {
      const parts = listOf(value.parts).map(({ pieces }) => ({ pieces: whole(pieces), goods: ANY_GOODS }));
      return parts.length > 0 && parts.every(({ pieces }) => pieces > 0)
        ? { kind: value.kind, pence, parts }
        : null;
    }
    case 'gift':
      return { kind: value.kind, variants: texts(value.variants), pick: whole(value.pick) };
    default:
      return null;
  }
}

/** The shop has said which lines belong to an offer: its rule is not asked here. */
const ANY_GOODS: GoodsRule = {
  brands: [],
  categories: [],
  types: [],
  attributes: [],
  products: [],
  variants: [],
  withoutProducts: [],
  withoutBrands: [],
  fromPence: null,
  toPence: null,
  withReduced: true,
};

const BARRED: readonly BarredReason[] = [
  'not-begun',
  'ended',
  'used-up',
  'used-by-you',
  'first-order-only',
  'not-for-you',
  'needs-email',
];

function whole(value: unknown): number {
  return Math.max(0, Math.floor(numberOf(value)));
}

function wholeOrNull(value: unknown): number | null {
  return typeof value === 'number' ? whole(value) : null;
}

function parsed(json: unknown): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : null;
  } catch {
    return null;
  }
}

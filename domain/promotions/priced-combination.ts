import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import { type LaidShare, type LayerPriced, priceGoods, roundedPence } from './goods-layer.ts';
import type { LaidCart, LaidOffer } from './laid-cart.ts';

/** A cart with offers that stand together. */
export type PricedCombination = {
  /** For goods and delivery. */
  toPayPence: Pence;
  /** Left of each line before the cart layer, and at the end. */
  afterGoodsPence: Pence[];
  leftPence: Pence[];
  shares: LaidShare[];
  deliveryPence: Pence;
  /** Shares of delivery. */
  delivery: { offer: number; pence: Pence }[];
  gifts: LaidOffer[];
  /** Places of the offers that take something off or give something, ascending. */
  applied: number[];
};

export type DeliveryPricer = (goodsPence: Pence) => Pence;

/** Prices a cart with some of its offers, layer by layer: each is judged by what the layers before it left to pay. */
export function priceCombination(
  cart: LaidCart,
  offers: readonly LaidOffer[],
  deliveryPrice: DeliveryPricer,
  goodsPriced: (offers: readonly LaidOffer[]) => LayerPriced = (some) => priceGoods(cart, some),
): PricedCombination {
  const gross = cart.lines.map(({ grossPence }) => grossPence);
  const ofLayer = (layer: LaidOffer['layer'], leftPence: readonly Pence[]) =>
    offers.filter((offer) => offer.layer === layer && isMet(offer, cart, leftPence));
  const goods = goodsPriced(ofLayer('goods', gross));
  const whole = priceCart(goods, ofLayer('cart', goods.leftPence));
  const goodsPence = sum(whole.leftPence);
  const gifts = goodsPence > 0 ? ofLayer('gift', whole.leftPence) : [];
  const deliveryPence = cart.lines.some(({ quantity }) => quantity > 0) ? deliveryPrice(goodsPence) : 0;
  const delivery = priceDelivery(deliveryPence, ofLayer('delivery', whole.leftPence));
  const applied = [...whole.shares, ...delivery.shares].map(({ offer }) => offer);
  return {
    toPayPence: goodsPence + delivery.leftPence,
    afterGoodsPence: goods.leftPence,
    leftPence: whole.leftPence,
    shares: whole.shares,
    deliveryPence,
    delivery: delivery.shares,
    gifts,
    applied: [...new Set([...applied, ...gifts.map(({ at }) => at)])].sort((a, b) => a - b),
  };
}

/** True where the cart has the pieces and the spend that an offer asks for, and at least one piece of its goods. */
export function isMet(offer: LaidOffer, cart: LaidCart, leftPence: readonly Pence[]): boolean {
  return missingPieces(offer, cart) === 0 && missingPence(offer, leftPence) === 0;
}

/** Pieces of an offer's goods that the cart lacks for its condition. */
export function missingPieces({ goods, promotion }: LaidOffer, { lines }: LaidCart): number {
  const wanted = promotion.conditions.pieces ?? 1;
  return Math.max(0, wanted - goods.reduce((has, line) => has + (lines[line]?.quantity ?? 0), 0));
}

/** What the goods of an offer must cost more for its condition. */
export function missingPence({ goods, promotion }: LaidOffer, leftPence: readonly Pence[]): Pence {
  const wanted = promotion.conditions.spendPence;
  if (wanted === null) return 0;
  return Math.max(0, wanted - goods.reduce((has, line) => has + (leftPence[line] ?? 0), 0));
}

/** Takes parts off first, then sums, each in proportion to what is left to pay of its lines. */
function priceCart(
  { leftPence: before, shares: ofGoods }: LayerPriced,
  offers: readonly LaidOffer[],
): LayerPriced {
  const leftPence = [...before];
  const shares = [...ofGoods];
  for (const { at, goods, promotion } of partsFirst(offers)) {
    const weights = goods.map((line) => leftPence[line] ?? 0);
    const pence = taken(promotion.effect, sum(weights));
    if (pence === 0) continue;
    const parts = allocate(pence, weights);
    for (const [place, line] of goods.entries()) {
      const part = parts[place] ?? 0;
      if (part === 0) continue;
      shares.push({ offer: at, line, pence: part });
      leftPence[line] = (leftPence[line] ?? 0) - part;
    }
  }
  return { leftPence, shares };
}

function priceDelivery(
  pence: Pence,
  offers: readonly LaidOffer[],
): { leftPence: Pence; shares: PricedCombination['delivery'] } {
  let leftPence = pence;
  const shares: PricedCombination['delivery'] = [];
  for (const { at, promotion } of partsFirst(offers)) {
    const part = taken(promotion.effect, leftPence);
    if (part > 0) shares.push({ offer: at, pence: part });
    leftPence -= part;
  }
  return { leftPence, shares };
}

function partsFirst(offers: readonly LaidOffer[]): LaidOffer[] {
  const isPart = ({ promotion }: LaidOffer) => promotion.effect.kind.endsWith('percent');
  return [...offers.filter(isPart), ...offers.filter((offer) => !isPart(offer))];
}

function taken(effect: LaidOffer['promotion']['effect'], leftPence: Pence): Pence {
  if (effect.kind === 'cart-percent' || effect.kind === 'delivery-percent')
    return roundedPence(leftPence * effect.percent);
  if (effect.kind === 'cart-sum' || effect.kind === 'delivery-sum') return Math.min(effect.pence, leftPence);
  return 0;
}

function sum(amounts: readonly Pence[]): Pence {
  return amounts.reduce((total, one) => total + one, 0);
}

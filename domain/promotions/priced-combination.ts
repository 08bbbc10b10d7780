import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import { type LaidShare, type LayerPriced, roundedPence } from './goods-layer.ts';
import type { LaidCart, LaidOffer } from './laid-cart.ts';

/** A cart with offers that stand together. */
export type PricedCombination = {
  /** For goods and delivery. */
  toPayPence: Pence;
  /** For goods alone. */
  goodsPence: Pence;
  /** Left of each line before the cart layer, and at the end. */
  afterGoodsPence: Pence[];
  leftPence: Pence[];
  shares: LaidShare[];
  deliveryPence: Pence;
  /** Shares of delivery. */
  delivery: { offer: number; pence: Pence }[];
  gifts: LaidOffer[];
  /** What each offer takes off goods and delivery, by its place in the cart. */
  takenPence: Pence[];
  /** Places of the offers that take something off or give something, ascending. */
  applied: number[];
};

export type DeliveryPricer = (goodsPence: Pence) => Pence;
export type GoodsPricer = (offers: readonly LaidOffer[]) => LayerPriced;

/** Prices a cart with some of its offers, in their order, layer by layer: each is judged by what the layers before it left to pay. */
export function priceCombination(
  cart: LaidCart,
  offers: readonly LaidOffer[],
  { goodsPriced, deliveryPrice }: { goodsPriced: GoodsPricer; deliveryPrice: DeliveryPricer },
): PricedCombination {
  const gross = cart.lines.map(({ grossPence }) => grossPence);
  const ofLayer = (layer: LaidOffer['layer'], leftPence: readonly Pence[]) =>
    offers.filter((offer) => offer.layer === layer && isMet(offer, leftPence));
  const goods = goodsPriced(ofLayer('goods', gross));
  const whole = priceCart(goods, ofLayer('cart', goods.leftPence));
  const goodsPence = sum(whole.leftPence);
  const gifts = goodsPence > 0 ? ofLayer('gift', whole.leftPence) : [];
  const deliveryPence = cart.lines.some(({ quantity }) => quantity > 0) ? deliveryPrice(goodsPence) : 0;
  const delivery = priceDelivery(deliveryPence, ofLayer('delivery', whole.leftPence));
  const takenPence: Pence[] = cart.offers.map(() => 0);
  for (const { offer, pence } of [...whole.shares, ...delivery.shares])
    takenPence[offer] = (takenPence[offer] ?? 0) + pence;
  return {
    toPayPence: goodsPence + delivery.leftPence,
    goodsPence,
    afterGoodsPence: goods.leftPence,
    leftPence: whole.leftPence,
    shares: whole.shares,
    deliveryPence,
    delivery: delivery.shares,
    gifts,
    takenPence,
    applied: offers.filter((offer) => takenPence[offer.at] || gifts.includes(offer)).map(({ at }) => at),
  };
}

/** True where the cart has the pieces and the spend that an offer asks for, and at least one piece of its goods. */
export function isMet(offer: LaidOffer, leftPence: readonly Pence[]): boolean {
  return missingPieces(offer) === 0 && missingPence(offer, leftPence) === 0;
}

/** Pieces of an offer's goods that the cart lacks for its condition. */
export function missingPieces({ pieces, wantedPieces }: LaidOffer): number {
  return Math.max(0, wantedPieces - pieces);
}

/** What the goods of an offer must cost more for its condition. */
export function missingPence({ goods, spendPence }: LaidOffer, leftPence: readonly Pence[]): Pence {
  if (spendPence === 0) return 0;
  let missing = spendPence;
  for (const line of goods) missing -= leftPence[line] ?? 0;
  return Math.max(0, missing);
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
    const pence = takenOff(promotion.effect, sum(weights));
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
    const part = takenOff(promotion.effect, leftPence);
    if (part > 0) shares.push({ offer: at, pence: part });
    leftPence -= part;
  }
  return { leftPence, shares };
}

function partsFirst(offers: readonly LaidOffer[]): LaidOffer[] {
  if (offers.length < 2) return [...offers];
  const isPart = ({ kind }: LaidOffer) => kind === 'cart-percent' || kind === 'delivery-percent';
  return [...offers.filter(isPart), ...offers.filter((offer) => !isPart(offer))];
}

/** What a part or a sum takes off what is left to pay of its goods, or of delivery; nothing of other effects. */
export function takenOff(effect: LaidOffer['promotion']['effect'], leftPence: Pence): Pence {
  if (effect.kind === 'cart-percent' || effect.kind === 'delivery-percent')
    return roundedPence(leftPence * effect.percent);
  if (effect.kind === 'cart-sum' || effect.kind === 'delivery-sum') return Math.min(effect.pence, leftPence);
  return 0;
}

function sum(amounts: readonly Pence[]): Pence {
  return amounts.reduce((total, one) => total + one, 0);
}

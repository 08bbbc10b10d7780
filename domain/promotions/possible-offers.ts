import type { Pence } from '#domain/money/money.ts';
import { makeDeals } from './goods-deals.ts';
import { formsDeals, roundedPence } from './goods-layer.ts';
import type { LaidCart, LaidOffer } from './laid-cart.ts';
import { isMet, takenOff } from './priced-combination.ts';

/** Offers that can count in a cart, and what each offer of the cart takes off where it is the only one, by its place. */
export type PossibleOffers = { offers: LaidOffer[]; alonePence: Pence[] };

/** Finds the offers that are not barred, whose conditions the cart meets before any offer, and that have something to work on. */
export function possibleOffers(cart: LaidCart, deliveryPence: Pence): PossibleOffers {
  const gross = cart.lines.map(({ grossPence }) => grossPence);
  const isMetAtAll = (offer: LaidOffer) => offer.promotion.barred === null && isMet(offer, gross);
  const alonePence = cart.offers.map((offer) =>
    isMetAtAll(offer) ? takenAlone(offer, cart, deliveryPence) : 0,
  );
  const isPossible = (offer: LaidOffer) =>
    offer.layer === 'goods' || offer.layer === 'cart' ? (alonePence[offer.at] ?? 0) > 0 : isMetAtAll(offer);
  const offers = cart.offers.filter(isPossible);
  // An offer that is at hand by two codes is had once.
  return {
    offers: offers.filter(({ promotion }, place) => promotion.id !== offers[place - 1]?.promotion.id),
    alonePence,
  };
}

function takenAlone(offer: LaidOffer, cart: LaidCart, deliveryPence: Pence): Pence {
  const { goods, kind, offPiece, promotion } = offer;
  if (kind === 'percent' || kind === 'each') {
    let pence = 0;
    for (const [place, hundredths] of offPiece.entries())
      pence += roundedPence(hundredths * (cart.lines[goods[place] ?? 0]?.quantity ?? 0));
    return pence;
  }
  if (!formsDeals(offer)) {
    let beforePence = deliveryPence;
    if (offer.layer !== 'delivery')
      beforePence = goods.reduce((sum, line) => sum + (cart.lines[line]?.grossPence ?? 0), 0);
    return takenOff(promotion.effect, beforePence);
  }
  const left = cart.lines.map(({ quantity }) => quantity);
  return makeDeals(offer, cart, left, []).reduce(
    (sum, { hundredths, times }) => sum + roundedPence(hundredths * times),
    0,
  );
}

import type { Chosen } from './best-combination.ts';
import { missingForDeal } from './goods-deals.ts';
import type { LaidCart, LaidOffer } from './laid-cart.ts';
import { missingPence, missingPieces, type PricedCombination } from './priced-combination.ts';
import { standTogether } from './promotion.ts';
import type { WhyNot } from './promotions-applied.ts';

/** Says why an offer takes nothing off beside those that were chosen. */
export function whyNot(offer: LaidOffer, cart: LaidCart, chosen: Chosen): WhyNot {
  const { barred, code } = offer.promotion;
  if (barred) return { why: barred };
  const pieces = Math.max(missingPieces(offer, cart), missingForDeal(offer, cart));
  if (pieces > 0) return { why: 'needs-goods', missingPieces: pieces };
  const rivals = rivalsOf(offer, cart, chosen.priced);
  // What is lacking is said only where more of it would bring the offer; a code is told first what it lacks by itself.
  if (rivals.length === 0 || code !== null) {
    const before = rivals.length === 0 ? chosen.priced : chosen.priceOf([]);
    const pence = missingPence(offer, offer.layer === 'goods' ? grossOf(cart) : before.leftPence);
    if (pence > 0) return { why: 'needs-spend', missingPence: pence };
  }
  const [rival] = rivals;
  if (rival) return { why: 'another-is-better', words: rival.promotion.words };
  return whyLeftOut(offer, cart, chosen);
}

/** Applied offers that it may not stand beside, the one that takes most off first. */
function rivalsOf(offer: LaidOffer, { offers }: LaidCart, priced: PricedCombination): LaidOffer[] {
  return offers
    .filter(
      ({ at, promotion }) =>
        priced.applied.includes(at) &&
        (promotion.id === offer.promotion.id || !standTogether(promotion, offer.promotion)),
    )
    .sort((a, b) => takenBy(b, priced) - takenBy(a, priced));
}

/** For an offer that could stand beside all that apply: nothing is left for it, or with it the shopper would pay more. */
function whyLeftOut(
  offer: LaidOffer,
  { offers }: LaidCart,
  { offers: chosen, priced, priceOf }: Chosen,
): WhyNot {
  if (chosen.includes(offer)) return { why: 'nothing-left' };
  const beside = [...chosen.filter(({ promotion }) => standTogether(promotion, offer.promotion)), offer];
  const wouldBe = priceOf(beside.sort((a, b) => a.at - b.at));
  if (!wouldBe.applied.includes(offer.at)) return { why: 'nothing-left' };
  const lost = offers.find(({ at }) => priced.applied.includes(at) && !wouldBe.applied.includes(at));
  if (lost) return { why: 'another-is-better', words: lost.promotion.words };
  return { why: wouldBe.deliveryPence > priced.deliveryPence ? 'delivery-would-cost-more' : 'nothing-left' };
}

/** What an offer takes off goods and delivery. */
export function takenBy({ at }: LaidOffer, { shares, delivery }: PricedCombination): number {
  return [...shares, ...delivery].reduce((sum, { offer, pence }) => sum + (offer === at ? pence : 0), 0);
}

function grossOf({ lines }: LaidCart): number[] {
  return lines.map(({ grossPence }) => grossPence);
}

import type { Chosen } from './best-combination.ts';
import { missingForDeal } from './goods-deals.ts';
import { type LaidCart, type LaidOffer, standBeside } from './laid-cart.ts';
import { missingPence, missingPieces } from './priced-combination.ts';
import type { WhyNot } from './promotions-applied.ts';

/** Says why an offer takes nothing off beside those that were chosen. */
export function whyNot(offer: LaidOffer, cart: LaidCart, chosen: Chosen): WhyNot {
  const { barred, code } = offer.promotion;
  if (barred) return { why: barred };
  // What can count lacks no piece.
  const pieces = chosen.possible.has(offer) ? 0 : Math.max(missingPieces(offer), missingForDeal(offer, cart));
  if (pieces > 0) return { why: 'needs-goods', missingPieces: pieces };
  const rival = rivalOf(offer, chosen);
  // What is lacking is said only where more of it would bring the offer; a code is told first what it lacks by itself.
  if (!rival || code !== null) {
    const before = rival ? chosen.priceOf([]) : chosen.priced;
    const pence = missingPence(offer, offer.layer === 'goods' ? grossOf(cart) : before.leftPence);
    if (pence > 0) return { why: 'needs-spend', missingPence: pence };
  }
  return rival ? { why: 'another-is-better', words: rival.promotion.words } : whyLeftOut(offer, chosen);
}

/** The applied offer that it may not stand beside; of several, the one that takes most off. */
function rivalOf(offer: LaidOffer, { applied }: Chosen): LaidOffer | undefined {
  return applied.find((other) => other.promotion.id === offer.promotion.id || !standBeside(other, offer));
}

/** Beside so many offers that can count, what the shopper would pay with each is worked out; beside more, for codes alone. */
const ALL_WORKED_OUT = 7;

/** For an offer that could stand beside all that apply: nothing is left for it, or with it the shopper would pay more. */
function whyLeftOut(offer: LaidOffer, chosen: Chosen): WhyNot {
  const { offers, applied, possible, priced, priceOf } = chosen;
  if (offers.includes(offer) || !possible.has(offer)) return { why: 'nothing-left' };
  if (offer.promotion.code === null && possible.size > ALL_WORKED_OUT) {
    const other = takesMostOff(offer.goods, chosen);
    return other ? { why: 'another-is-better', words: other.promotion.words } : { why: 'nothing-left' };
  }
  const beside = [...offers.filter((other) => standBeside(other, offer)), offer];
  const wouldBe = priceOf(beside.sort((a, b) => a.at - b.at));
  if (!wouldBe.applied.includes(offer.at)) return { why: 'nothing-left' };
  const lost = applied.find(({ at }) => !wouldBe.applied.includes(at));
  if (lost) return { why: 'another-is-better', words: lost.promotion.words };
  return { why: wouldBe.deliveryPence > priced.deliveryPence ? 'delivery-would-cost-more' : 'nothing-left' };
}

/** The applied offer that takes most off some lines; of equal ones the first. */
function takesMostOff(goods: readonly number[], { applied, priced }: Chosen): LaidOffer | undefined {
  const taken = new Map<number, number>();
  for (const { offer, line, pence } of priced.shares)
    if (goods.includes(line)) taken.set(offer, (taken.get(offer) ?? 0) + pence);
  const [most] = [...taken].sort(([one, a], [other, b]) => b - a || one - other);
  return most && applied.find(({ at }) => at === most[0]);
}

function grossOf({ lines }: LaidCart): number[] {
  return lines.map(({ grossPence }) => grossPence);
}

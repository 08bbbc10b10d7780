import { type Chosen, chooseCombination } from './best-combination.ts';
import { type LaidCart, type LaidOffer, layOut } from './laid-cart.ts';
import type { DeliveryPricer } from './priced-combination.ts';
import type {
  PromotableLine,
  PromotionAtHand,
  PromotionShare,
  PromotionsApplied,
} from './promotions-applied.ts';
import { whyNot } from './why-not.ts';

export type {
  BarredReason,
  PromotableLine,
  PromotionAtHand,
  PromotionShare,
  PromotionsApplied,
  WhyNot,
} from './promotions-applied.ts';

/**
 * Applies the offers at hand to a cart: of the combinations that may stand together, the one that leaves least to pay
 * (docs/decisions/283-offers-in-layers.md). The order of lines and of offers does not count; the same input has the same result in
 * browser and shop.
 */
export function applyPromotions({
  lines,
  promotions,
  deliveryPence,
}: {
  lines: readonly PromotableLine[];
  promotions: readonly PromotionAtHand[];
  /** The price of delivery of goods for which so much is paid. */
  deliveryPence: DeliveryPricer;
}): PromotionsApplied {
  const cart = layOut(lines, promotions);
  const chosen = chooseCombination(cart, deliveryPence);
  const outcomes: PromotionsApplied['outcomes'] = [];
  for (const offer of cart.offers) outcomes[offer.given] = outcomeOf(offer, cart, chosen);
  return {
    lines: sharesOfLines(cart, chosen),
    delivery: chosen.priced.delivery.flatMap(({ offer, pence }) => shareOf(cart, offer, pence)),
    gifts: chosen.priced.gifts.flatMap(giftOf),
    outcomes,
  };
}

function sharesOfLines(cart: LaidCart, { priced }: Chosen): PromotionShare[][] {
  const lines: PromotionShare[][] = cart.lines.map(() => []);
  const ofPlace = new Map<number, PromotionShare>();
  for (const { offer, line, pence } of priced.shares) {
    const place = offer * cart.lines.length + line;
    const same = ofPlace.get(place);
    if (same) same.pence += pence;
    else
      for (const share of shareOf(cart, offer, pence)) {
        ofPlace.set(place, share);
        lines[cart.lines[line]?.given ?? 0]?.push(share);
      }
  }
  return lines;
}

function shareOf({ offers }: LaidCart, offer: number, pence: number): PromotionShare[] {
  const promotion = offers[offer]?.promotion;
  return promotion
    ? [{ promotionId: promotion.id, reason: promotion.words, code: promotion.code, pence }]
    : [];
}

function giftOf({ promotion: { id, words, code, effect } }: LaidOffer): PromotionsApplied['gifts'] {
  if (effect.kind !== 'gift') return [];
  return [{ promotionId: id, words, code, variants: effect.variants, pick: effect.pick }];
}

function outcomeOf(offer: LaidOffer, cart: LaidCart, chosen: Chosen): PromotionsApplied['outcomes'][number] {
  const { id: promotionId, code, words } = offer.promotion;
  const outcome = { promotionId, code, words };
  return chosen.priced.applied.includes(offer.at)
    ? { ...outcome, applies: true, pence: chosen.priced.takenPence[offer.at] ?? 0 }
    : { ...outcome, applies: false, whyNot: whyNot(offer, cart, chosen) };
}

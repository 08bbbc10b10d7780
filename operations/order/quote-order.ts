import type { Db } from '#database/open.ts';
import {
  findGivenGoods,
  findOffer,
  type OfferedLine,
  type ShopOffer,
} from '#database/queries/catalogue/offered-lines.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { type ServedZones, servedZones } from '#domain/delivery/served-zones.ts';
import { type Quote, type QuotedLine, type QuoteRequest, quote } from '#domain/pricing/quote.ts';
import type { PromotionAtHand } from '#domain/promotions/apply-promotions.ts';
import { chooseGifts, type GiftOffer } from '#domain/promotions/choose-gifts.ts';
import { foldCodes } from '#domain/promotions/promotion-code.ts';
import type { DeliverySettings, TransferSettings } from '#domain/shop/shop.ts';
import { NO_PROMOTIONS, promotionsFor } from '#operations/promotions/promotions-for.ts';

export type OrderToQuote = {
  items: readonly (CartLine & { quantity: number })[];
  /** Null until it is known. */
  place: DeliveryPlace | null;
  /** The id of the delivery that was chosen; the first is meant where it is missing. */
  delivery?: string | null;
  /** Nothing is delivered: the goods are taken along from the counter. */
  handsOver?: boolean | undefined;
  /** As the shopper entered them. */
  codes?: readonly string[] | undefined;
  /** Variants that the shopper chose where an offer gives one of several. */
  gifts?: readonly string[] | undefined;
  /** Who orders; null or missing until it is known. */
  email?: string | null | undefined;
  /** The order that is being written. */
  orderId?: string | undefined;
  /** Anybody may ask so about an address that is not theirs. */
  isPublic?: boolean | undefined;
};

export type QuotedOffer = OfferedLine & {
  quantity: number;
  groups?: readonly string[];
  given?: { promotionId: string; words: string; code: string | null };
};

export type OrderQuote = Omit<Quote<QuotedOffer>, 'lines'> & {
  /** The catalogue and the terms that it rests on. */
  offer: ShopOffer;
  /** What was asked for, in its order; `quoted` is null where the catalogue no longer has it. */
  lines: {
    item: OrderToQuote['items'][number];
    quoted: QuotedLine<QuotedOffer> | null;
    /** What to do where the product is sold in other variants alone: 'Choose a size'; '' otherwise. */
    choose: string;
  }[];
  /** What offers give beside them. */
  given: QuotedLine<QuotedOffer>[];
  /** What may be chosen where an offer gives one of several, or what it would give and is sold out. */
  giftOffers: GiftOffer<OfferedLine>[];
  /** Offers at hand, for an estimate of the same cart elsewhere. */
  atHand: PromotionAtHand[];
  /** Codes that belong to nothing. */
  unknownCodes: string[];
  /** Codes that prove a class of customers. */
  passes: string[];
  /** Offers at hand that are limited in their uses, by their ids. */
  limited: string[];
  settings: DeliverySettings;
  transfer: TransferSettings;
  served: ServedZones;
  /** The standard rate; null where the shop is not registered for VAT. */
  vatRatePercent: number | null;
};

/** Prices an order by catalogue, offers and settings of this moment, `now` (UTC, ISO). */
export async function quoteOrder(db: Db, asked: OrderToQuote, now: string): Promise<OrderQuote> {
  const { items, place, delivery, handsOver = false, gifts = [] } = asked;
  const offer = await findOffer(db, items, now);
  const { lines: offered, choices, hasPromotions } = offer;
  const { delivery: settings, transfer, plan, vatRatePercent } = offer;
  const served = servedZones(plan);
  const wanted = items.flatMap(({ quantity }, at) => {
    const line = offered[at];
    return line ? [{ ...line, quantity }] : [];
  });
  const { codes = [], email = null, orderId, isPublic = false } = asked;
  const offers = hasPromotions
    ? await promotionsFor(db, wanted, { codes, email, orderId: orderId ?? null, isPublic }, now)
    : { ...NO_PROMOTIONS, unknownCodes: foldCodes(codes) };
  const lines: QuotedOffer[] = wanted.map((line, at) => ({ ...line, groups: offers.groups[at] ?? [] }));
  const request: Omit<QuoteRequest<QuotedOffer>, 'lines'> = {
    limits: settings,
    served,
    place,
    service: delivery ?? null,
    handsOver,
    promotions: offers.promotions,
  };
  const bought = quote({ ...request, lines });
  const giftOffers = chooseGifts(
    bought.promotions.gifts,
    await findGivenGoods(
      db,
      bought.promotions.gifts.flatMap(({ variants }) => variants),
      vatRatePercent,
    ),
    gifts,
  );
  const given = giftOffers.flatMap(({ promotionId, words, code, chosen }) =>
    chosen.map((line): QuotedOffer => ({ ...line, quantity: 1, given: { promotionId, words, code } })),
  );
  const { lines: quotedLines, ...priced } =
    given.length > 0 ? withGiven(bought, request, lines, given) : bought;
  const ofItems = quotedLines.slice(0, lines.length).values();
  return {
    ...priced,
    offer,
    lines: items.map((item, at) => ({
      item,
      quoted: offered[at] ? (ofItems.next().value ?? null) : null,
      choose: offered[at] ? '' : (choices.get(item.id) ?? ''),
    })),
    given: quotedLines.slice(lines.length).filter(({ counted }) => counted > 0),
    giftOffers,
    atHand: offers.promotions,
    unknownCodes: offers.unknownCodes,
    passes: offers.passes,
    limited: offers.limited,
    settings,
    transfer,
    served,
    vatRatePercent,
  };
}

/** What cannot be sent there is not given: it must not stand against the order. */
function withGiven(
  bought: Quote<QuotedOffer>,
  request: Omit<QuoteRequest<QuotedOffer>, 'lines'>,
  lines: readonly QuotedOffer[],
  given: readonly QuotedOffer[],
): Quote<QuotedOffer> {
  const whole = quote({ ...request, lines: [...lines, ...given] });
  return whole.problems.length > bought.problems.length ? bought : whole;
}

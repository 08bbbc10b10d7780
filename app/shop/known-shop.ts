import { deliveryOffer } from '#domain/cart/delivery-offer.ts';
import { type DeliverySummary, deliverySummary } from '#domain/delivery/delivery-summary.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import { type ServedZones, servedZones } from '#domain/delivery/served-zones.ts';
import { phoneLink } from '#domain/fields/phone.ts';
import { type PopularWords, popularWords } from '#domain/listing/popular-words.ts';
import { statementAt } from '#domain/money/vat.ts';
import type { CartLimits } from '#domain/order/limits/cart-problem.ts';
import type { ReturnTerms } from '#domain/returns/return-terms.ts';
import { announcementAt, shownAnnouncement } from '#domain/shop/announcement.ts';
import { flagshipText, replyPromise, shopDescription } from '#domain/shop/demo-promises.ts';
import type { ShopParticulars, ShopSettings } from '#domain/shop/shop.ts';
import { legalLine } from './legal-line.ts';
import { wordmarkWidth } from './wordmark-width.ts';

export type KnownShop = ShopParticulars & {
  delivery: DeliverySummary & CartLimits & ReturnTerms & { returnAddress: string };
  /** Where it delivers, and for what price. */
  served: ServedZones;
  /** Of order numbers: 'ZA' */
  orderPrefix: string;
  /** Names of the countries delivered to. */
  countries: readonly string[];
  offersCash: boolean;
  /** Bank transfer, at the checkout. */
  offersTransfer: boolean;
  /** False where there is no payment method to offer. */
  takesOrders: boolean;
  offersCard: boolean;
  /** True where card is the demo's test card, entered in the checkout. */
  takesTestCard: boolean;
  /** True where a payment service charges cards: card is suggested before cash. */
  chargesCards: boolean;
  /** True in a demo: what it only shows, such as a film to come, stands nowhere else. */
  showsExamples: boolean;
  /** True where products can have stars: sorting by them is offered. */
  showsRatings: boolean;
  /** True where a product without a photograph is drawn, as an example: nowhere else is a drawing taken for the goods. */
  drawsGoods: boolean;
  /** True where buyers are asked for reviews by mail: the checkout lets them object. */
  asksForReviews: boolean;
  /** True where mails are sent: no letter is promised elsewhere. */
  sendsMail: boolean;
  /** What the order by buyers is called. */
  popular: PopularWords;
  /** True where prices are said to include VAT. */
  showsVat: boolean;
  vatNumber: string;
  social: ShopSettings['social'];
  /** 'tel:+442079460958' */
  phoneHref: string;
  /** 'Free UK delivery on orders of £50 or more' */
  deliveryOffer: string;
  /** The trader's particulars; '' where the owner has entered none. */
  legalLine: string;
  /** Width of the shop's name in the wordmark, in units of its viewBox. */
  wordmarkWidth: number;
};

/** The settings as pages show them. Promises of the demo are made while `showsExamples`. */
export function knownShop(
  { shop, delivery, transfer, reviews, plan, legal, social }: ShopSettings,
  {
    showsExamples,
    offersCard,
    takesTestCard,
    sendsMail,
    hasSales,
    now,
  }: {
    showsExamples: boolean;
    offersCard: boolean;
    takesTestCard: boolean;
    sendsMail: boolean;
    hasSales: boolean;
    /** UTC, ISO: decides which announcement is shown, and whether prices include VAT. */
    now: string;
  },
): KnownShop {
  // The next announcement is nobody's business before its time.
  const { datedAnnouncement, announcementFrom, announcementUntil, ...particulars } = shop;
  const { returnAddress, returnDays, freeReturns, cashOnDelivery } = delivery;
  const { maxLineQuantity, maxOrderQuantity } = delivery;
  const served = servedZones(plan);
  const summary = deliverySummary(served);
  const shown = statementAt(legal, now);
  return {
    ...particulars,
    description: shopDescription(shop, showsExamples),
    announcement: shownAnnouncement(announcementAt(shop, now), summary),
    replyWithin: replyPromise(shop, showsExamples),
    flagship: flagshipText(shop, showsExamples),
    delivery: {
      ...summary,
      returnAddress,
      returnDays,
      freeReturns,
      maxLineQuantity,
      maxOrderQuantity,
    },
    served,
    orderPrefix: delivery.orderPrefix,
    countries: servedCountries(served.zones),
    offersCash: cashOnDelivery,
    offersTransfer: transfer.offered,
    takesOrders: cashOnDelivery || offersCard || transfer.offered,
    offersCard,
    takesTestCard,
    chargesCards: offersCard && !takesTestCard,
    showsExamples,
    showsRatings: showsExamples,
    drawsGoods: showsExamples,
    asksForReviews: reviews.taken && reviews.askAfterDays !== null,
    sendsMail,
    popular: popularWords(hasSales),
    showsVat: shown.vatNumber !== '',
    vatNumber: shown.vatNumber,
    social,
    phoneHref: phoneLink(shop.phone),
    deliveryOffer: deliveryOffer(summary),
    legalLine: legalLine(shop.name, shown),
    wordmarkWidth: wordmarkWidth(shop.name),
  };
}

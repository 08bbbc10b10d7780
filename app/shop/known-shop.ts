import { deliveryOffer } from '#domain/cart/delivery-offer.ts';
import type { ShippingTerms } from '#domain/cart/shipping.ts';
import { countryName } from '#domain/fields/country.ts';
import { phoneLink } from '#domain/fields/phone.ts';
import { isRegisteredAt } from '#domain/money/vat.ts';
import type { CartLimits } from '#domain/order/limits/cart-problem.ts';
import { shownAnnouncement } from '#domain/shop/announcement.ts';
import { flagshipText, replyPromise, shopDescription } from '#domain/shop/demo-promises.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { legalLine } from './legal-line.ts';
import { wordmarkWidth } from './wordmark-width.ts';

export type KnownShop = ShopSettings['shop'] & {
  delivery: ShippingTerms & CartLimits & { returnAddress: string };
  /** Names of the countries delivered to. */
  countries: readonly string[];
  offersCash: boolean;
  /** False where there is no payment method to offer. */
  takesOrders: boolean;
  offersCard: boolean;
  /** True where card is the demo's test card, entered in the checkout. */
  takesTestCard: boolean;
  /** True where a payment service charges cards: card is suggested before cash. */
  chargesCards: boolean;
  /** True where products can have stars: sorting by them is offered. */
  showsRatings: boolean;
  /** True where a product without a photograph is drawn, as an example: nowhere else is a drawing taken for the goods. */
  drawsGoods: boolean;
  /** True where mails are sent, so that the confirmation of a subscription can be promised. */
  sendsMail: boolean;
  /** True where being told of a sold-out product's return can be promised, or tried in a demo. */
  tellsOfStock: boolean;
  /** True where prices are said to include VAT. */
  showsVat: boolean;
  vatNumber: string;
  social: ShopSettings['social'];
  /** 'tel:+442079460958' */
  phoneHref: string;
  /** 'Free UK delivery on orders over £50' */
  deliveryOffer: string;
  /** The trader's particulars; '' where the owner has entered none. */
  legalLine: string;
  /** Width of the shop's name in the wordmark, in units of its viewBox. */
  wordmarkWidth: number;
};

/** The settings as pages show them. Promises of the demo are made while `showsExamples`. */
export function knownShop(
  { shop, delivery, legal, social }: ShopSettings,
  {
    showsExamples,
    offersCard,
    takesTestCard,
    sendsMail,
    now,
  }: {
    showsExamples: boolean;
    offersCard: boolean;
    takesTestCard: boolean;
    sendsMail: boolean;
    /** UTC, ISO: decides whether prices include VAT. */
    now: string;
  },
): KnownShop {
  const { shippingPence, freeFromPence, returnAddress, cashOnDelivery, maxLineQuantity, maxOrderQuantity } =
    delivery;
  const isVatShown = isRegisteredAt(legal, now);
  return {
    ...shop,
    description: shopDescription(shop, showsExamples),
    announcement: shownAnnouncement(shop.announcement, delivery),
    replyWithin: replyPromise(shop, showsExamples),
    flagship: flagshipText(shop, showsExamples),
    delivery: { shippingPence, freeFromPence, returnAddress, maxLineQuantity, maxOrderQuantity },
    countries: delivery.countries.map(countryName),
    offersCash: cashOnDelivery,
    takesOrders: cashOnDelivery || offersCard,
    offersCard,
    takesTestCard,
    chargesCards: offersCard && !takesTestCard,
    showsRatings: showsExamples,
    drawsGoods: showsExamples,
    sendsMail,
    tellsOfStock: sendsMail || showsExamples,
    showsVat: isVatShown,
    vatNumber: isVatShown ? legal.vatNumber : '',
    social,
    phoneHref: phoneLink(shop.phone),
    deliveryOffer: deliveryOffer(delivery),
    legalLine: legalLine(shop.name, legal),
    wordmarkWidth: wordmarkWidth(shop.name),
  };
}

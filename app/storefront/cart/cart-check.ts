import {
  amountOrNull,
  count,
  flag,
  list,
  messageReader,
  oneOf,
  pence,
  type Reader,
  text,
  texts,
} from '#app/browser/message-reader.ts';
import { objectOf, penceOf } from '#app/browser/read-json.ts';
import { readPromotionsAtHand } from '#app/storefront/offer-choice/read-promotions-at-hand.ts';
import type {
  AdjustmentMessage,
  CartProblemMessage,
  DeliveryChoiceMessage,
  GiftChoiceMessage,
  GivenMessage,
  PricedCartMessage,
  PricedLineMessage,
} from '#domain/api/priced-cart-message.ts';
import { type CartItem, type CartLine, sameLine } from '#domain/cart/cart.ts';
import { itemsToSend } from '#domain/cart/cart-lines.ts';
import { LINE_PROBLEMS, type LineProblem } from '#domain/cart/line-problem.ts';
import type { Delivery } from '#domain/delivery/deliveries-to.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { GOODS_KINDS, type GoodsKind } from '#domain/delivery/goods-kind.ts';
import { ITEM_DATA, type ItemDatum } from '#domain/item-data/item-data.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import type { CartLimits } from '#domain/order/limits/cart-problem.ts';
import type { PromotionAtHand } from '#domain/promotions/apply-promotions.ts';
import type { OfferChoice } from '#domain/promotions/offer-choice.ts';
import { foldCode } from '#domain/promotions/promotion-code.ts';
import type { ShownAdjustment } from '#domain/promotions/shown-discounts.ts';

/** One line of the cart as the catalogue has it today. */
export type CheckedLine = {
  id: string;
  variant: string;
  /** '' where the product is gone. */
  variantId: string;
  quantity: number;
  /** Blank where the product is gone. */
  name: string;
  brand: string;
  pricePence: number;
  stock: number;
  image: string;
  /** Slug, for the drawn picture; '' where it is missing. */
  category: string;
  /** What one weighs; null where it is not known. */
  grams: number | null;
  /** What carriers restrict it as, and its content. */
  goodsKind: GoodsKind | null;
  ml: number | null;
  /** What papers abroad ask for and nobody entered. */
  lacks: ItemDatum[];
  /** The product's own mark: it cannot be returned once unsealed. A set with marked parts follows those (`isSealedWhole`). */
  sealedForHygiene: boolean;
  /** The VAT in the price; null where the shop is not registered for VAT. */
  vatRatePercent: number | null;
  problem: LineProblem | null;
  /** 'Choose a size' where the product is sold in other variants alone; '' otherwise. */
  choose: string;
  /** For as many as can be had, less what offers take off. */
  linePence: Pence;
  adjustments: ShownAdjustment[];
  /** Groups of goods of the offers that it belongs to. */
  groups: string[];
  /** What a set holds; empty for other products. */
  parts: CheckedPart[];
};

export type CheckedPart = {
  /** The slug of its product. */
  id: string;
  name: string;
  variant: string;
  variantId: string;
  quantity: number;
  /** What one costs by itself. */
  unitPricePence: Pence;
  ratePercent: number | null;
  /** True where it cannot be returned once unsealed. */
  sealedForHygiene: boolean;
  goodsKind: GoodsKind | null;
  ml: number | null;
  /** What papers abroad ask for and nobody entered. */
  lacks: ItemDatum[];
};

/** What the shop says that a cart costs. */
export type CheckedSums = {
  totals: Totals;
  /** Null where the shop is not registered for VAT. */
  vatPence: Pence | null;
  /** True where it leaves the area of UK VAT. */
  isExport: boolean;
  /** What offers take off delivery. */
  deliveryAdjustments: ShownAdjustment[];
};

/** Goods that an offer gives beside the cart: nothing is paid for them. */
export type GivenGoods = ReturnType<typeof readGiven>;

/** An offer that gives some of several things; empty `choices`: all are sold out. */
export type GiftChoice = ReturnType<typeof readGiftChoice>;

/** What offers do for a cart, as the shop said it last. */
export type CheckedOffers = {
  /** For an estimate of another cart. */
  atHand: PromotionAtHand[];
  given: GivenGoods[];
  giftChoices: GiftChoice[];
  /** Codes that take nothing off, as they are compared, with the reason. */
  refused: { code: string; reason: string }[];
};

/** Where a cart goes, and by which service, as far as they are known. */
export type DeliveryAsked = { place: DeliveryPlace | null; service: string | null };

/** What a cart is priced for: beside its delivery, the codes and gifts of the shopper and their email, as far as it is known. */
export type CartAsked = DeliveryAsked & OfferChoice & { email: string | null };

export type CartCheck = {
  lines: CheckedLine[];
  /** Null once newer prices or stock are known than those that they were made of. */
  sums: CheckedSums | null;
  cardOffered: boolean;
  /** What it was asked about. */
  asked: CartAsked;
  offers: CheckedOffers;
  /** All that can be chosen there. */
  deliveries: Delivery[];
  /** Null where they are missing. */
  limits: CartLimits | null;
};

export type PriceNow = CartLine & { pricePence: Pence };
export type StockNow = CartLine & { stock: number };

/** The same check with newer prices. */
export function withPrices(check: CartCheck, prices: readonly PriceNow[]): CartCheck {
  const lines = check.lines.map((line) => {
    const now = prices.find((price) => sameLine(price, line));
    return now ? { ...line, pricePence: now.pricePence } : line;
  });
  return { ...check, lines, sums: null };
}

/** The same check with newer stock and the problem of those lines. */
export function withStock(
  check: CartCheck,
  stocks: readonly StockNow[],
  problem: Extract<LineProblem, 'out-of-stock' | 'product-gone'>,
): CartCheck {
  const lines = check.lines.map((line) => {
    const now = stocks.find((stock) => sameLine(stock, line));
    return now ? { ...line, stock: now.stock, problem } : line;
  });
  return { ...check, lines, sums: null };
}

/** Returns the cart as the shop prices it now, sent to `place` where that is known; null when it cannot be reached or does not respond with one. */
export async function checkCart(
  items: readonly (CartLine & Pick<CartItem, 'quantity'>)[],
  { signal, ...about }: Partial<CartAsked> & { signal?: AbortSignal } = {},
): Promise<CartCheck | null> {
  const asked = { ...NOTHING_ASKED, ...about };
  const { place, service, codes, givenVariants, email } = asked;
  try {
    const response = await fetch('/api/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        items: itemsToSend(items),
        ...(place && { place }),
        ...(service && { delivery: service }),
        ...(codes.length > 0 && { codes }),
        ...(givenVariants.length > 0 && { givenVariants }),
        ...(email && { email }),
      }),
      signal,
    });
    return response.ok ? readCartCheck(await response.json(), asked) : null;
  } catch {
    return null;
  }
}

const NOTHING_ASKED: CartAsked = { place: null, service: null, codes: [], givenVariants: [], email: null };

const itemData: Reader<readonly ItemDatum[], ItemDatum[]> = (value) =>
  texts(value).flatMap((word) => ITEM_DATA.find((datum) => datum === word) ?? []);

const readPart = messageReader<PricedLineMessage['parts'][number]>()({
  id: text,
  name: text,
  variant: text,
  variantId: text,
  quantity: count,
  price: pence,
  vatRatePercent: amountOrNull,
  sealedForHygiene: flag,
  goodsKind: oneOf(GOODS_KINDS, null),
  ml: amountOrNull,
  lacks: itemData,
});

const readAdjustment = messageReader<AdjustmentMessage>()({ offer: text, reason: text, amount: pence });

const adjustments: Reader<readonly AdjustmentMessage[], ShownAdjustment[]> = (value) =>
  list(readAdjustment)(value).map(({ amount, ...one }) => ({ ...one, pence: amount }));

const readGiven = messageReader<GivenMessage>()({
  offer: text,
  reason: text,
  id: text,
  variant: text,
  variantId: text,
  name: text,
  brand: text,
  image: text,
  category: text,
  grams: amountOrNull,
  value: pence,
});

const readGiftChoice = messageReader<GiftChoiceMessage>()({
  offer: text,
  reason: text,
  pick: count,
  choices: list(
    messageReader<GiftChoiceMessage['choices'][number]>()({
      variantId: text,
      name: text,
      variant: text,
      brand: text,
      image: text,
    }),
  ),
});

const readProblem = messageReader<CartProblemMessage>()({ code: text, entered: text, reason: text });

const readLine = messageReader<PricedLineMessage>()({
  id: text,
  variant: text,
  variantId: text,
  quantity: count,
  name: text,
  brand: text,
  price: pence,
  lineTotal: pence,
  adjustments,
  groups: texts,
  stock: count,
  image: text,
  category: text,
  grams: amountOrNull,
  goodsKind: oneOf(GOODS_KINDS, null),
  ml: amountOrNull,
  lacks: itemData,
  sealedForHygiene: flag,
  vatRatePercent: amountOrNull,
  problem: oneOf(LINE_PROBLEMS, null),
  choose: text,
  parts: list(readPart),
});

const paymentMethods: Reader<PricedCartMessage['paymentMethods'], unknown[]> = (value) =>
  Array.isArray(value) ? value : [];

const readDelivery = messageReader<DeliveryChoiceMessage>()({
  id: text,
  name: text,
  price: pence,
  from: text,
  until: text,
});

const limits: Reader<PricedCartMessage['limits'], CartLimits | null> = (value) => {
  const { line, order } = objectOf(value);
  if (typeof line !== 'number' || typeof order !== 'number') return null;
  return { maxLineQuantity: line, maxOrderQuantity: order };
};

const optionalPence: Reader<number | null, Pence | null> = (value) =>
  typeof value === 'number' ? penceOf(value) : null;

const readCart = messageReader<PricedCartMessage>()({
  items: list(readLine),
  subtotal: pence,
  shipping: pence,
  total: pence,
  vat: optionalPence,
  outsideUkVat: flag,
  given: list(readGiven),
  giftChoices: list(readGiftChoice),
  atHand: readPromotionsAtHand,
  deliveryAdjustments: adjustments,
  problems: list(readProblem),
  paymentMethods,
  deliveries: list(readDelivery),
  limits,
});

/** The one reader of the response to `POST /api/cart`. */
export function readCartCheck(body: unknown, asked: CartAsked = NOTHING_ASKED): CartCheck {
  const { items, paymentMethods, deliveries, limits, ...sums } = readCart(body);
  const { atHand, given, giftChoices, problems, deliveryAdjustments } = sums;
  const lines = items.map(({ price, lineTotal, parts, ...line }) => ({
    ...line,
    pricePence: price,
    linePence: lineTotal,
    parts: parts.map(({ price: own, vatRatePercent, ...part }) => ({
      ...part,
      unitPricePence: own,
      ratePercent: vatRatePercent,
    })),
  }));
  return {
    lines,
    sums: {
      totals: { subtotalPence: sums.subtotal, shippingPence: sums.shipping, totalPence: sums.total },
      vatPence: sums.vat,
      isExport: sums.outsideUkVat,
      deliveryAdjustments,
    },
    offers: {
      atHand,
      given,
      giftChoices,
      refused: problems.flatMap(({ code, entered, reason }) =>
        code === 'code-refused' ? { code: foldCode(entered), reason } : [],
      ),
    },
    cardOffered: paymentMethods.includes('card'),
    asked,
    deliveries: deliveries.map(({ price, ...one }) => ({ ...one, pricePence: price })),
    limits,
  };
}

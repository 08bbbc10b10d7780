import { type CartItem, MAX_LINE_QUANTITY, sameLine } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import type { LineProblem } from '#domain/cart/line-problem.ts';
import { refusalWords } from '#domain/delivery/carriage.ts';
import { type Delivery, datedDeliveries } from '#domain/delivery/deliveries-to.ts';
import { type DeliverySummary, deliverySummary, serviceTerms } from '#domain/delivery/delivery-summary.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import type { GoodsKind } from '#domain/delivery/goods-kind.ts';
import type { ServedZones } from '#domain/delivery/served-zones.ts';
import type { NotServed } from '#domain/delivery/services-to.ts';
import type { ItemDatum } from '#domain/item-data/item-data.ts';
import { type Pence, poundsToPence } from '#domain/money/money.ts';
import { VAT_RATE_PERCENT } from '#domain/money/vat.ts';
import { buyableQuantity, type CartLimits, lineProblem } from '#domain/order/limits/cart-problem.ts';
import { type LineToQuote, notServed, orderTooLarge, quote } from '#domain/pricing/quote.ts';
import type { Adjustment } from '#domain/pricing/reductions.ts';
import { discountRows, type ShownAdjustment } from '#domain/promotions/shown-discounts.ts';
import type {
  CartAsked,
  CartCheck,
  CheckedLine,
  CheckedPart,
  CheckedSums,
  GivenGoods,
} from './cart-check.ts';
import { type OffersInCart, offersInCart, stillAtHand, stillGiven } from './offers-in-cart.ts';

/** A line as the cart shows it: the stored item and today's price and stock. */
export type CartLineView = {
  item: CartItem;
  pricePence: Pence;
  /** The price when it was added; null where it is the same today. */
  wasPence: Pence | null;
  /** Slug, for the drawn picture. */
  category: string;
  /** The cart's own limit until the shop has responded. */
  stock: number;
  /** The most that one order takes of one variant. */
  mostInOrder: number;
  problem: LineProblem | null;
  /** 'Choose a size' where the product is sold in other variants alone. */
  choose?: string;
  /** The VAT in the price; null where the shop is not registered for VAT, undefined until the shop has responded. */
  vatRatePercent?: number | null;
  /** What one weighs; null where it is not known. */
  grams?: number | null;
  goodsKind?: GoodsKind | null;
  ml?: number | null;
  lacks?: readonly ItemDatum[];
  /** What a set holds; undefined until the shop has responded. */
  parts?: CheckedPart[];
  /** Groups of goods of the offers that it belongs to; undefined until the shop has responded. */
  groups?: string[];
  /** For the pieces that the totals count: before offers, what each of them takes off, and what is left to pay. */
  grossPence: Pence;
  adjustments: ShownAdjustment[];
  linePence: Pence;
  /** The quantity that the totals count: no more than is in stock. */
  buyable: number;
  /** Why no delivery of the place takes it; '' where one does. */
  notSent: string;
  /** The name of a set before it in the cart that holds this product, which leaves fewer of it; null where there is none. */
  inSet: string | null;
};

/** One price and one threshold. */
export type DeliveryTerms = Pick<DeliverySummary, 'pricePence' | 'freeFromPence'>;

/** What a page knows of the shop, wherever the cart goes. */
export type CartTerms = { limits: CartLimits; served: ServedZones };

export type CheckedCart = CheckedSums & {
  lines: CartLineView[];
  /** What offers take off the goods, one row for each. The subtotal is before them, and without what is given. */
  discounts: ShownAdjustment[];
  offers: OffersInCart;
  /** To pay for the goods: free delivery begins with it. */
  goodsPence: Pence;
  /** True until the shop has said what this very cart costs: the sums are worked out from what it said last. */
  isEstimate: boolean;
  /** The terms of the delivery in the totals. */
  delivery: DeliveryTerms;
  /** All that can be chosen, the first where nothing is. */
  deliveries: Delivery[];
  /** The one in the totals; null where the place is not served. */
  chosen: Delivery | null;
  /** What it is called, where there are others to choose. */
  service: string;
  /** True where it may cost more, since nobody has named a place. */
  isDeliveryFrom: boolean;
  /** Deliveries that would be offered but for some lines, with the reason. */
  withheld: { id: string; name: string; reason: string }[];
  /** Why nothing is sent there, or not with these lines; null where it is. */
  notServed: NotServed | null;
  /** Lines of which an order would take less, or nothing. */
  problems: number;
  /** The limit of an order that the lines exceed together. */
  problem: ReturnType<typeof orderTooLarge>;
  /** How many pieces an order of this cart would hold. */
  quantity: number;
};

/**
 * The cart as the shop's last response has it. Where that is about an older cart, or there is none, the sums are an estimate
 * by the shop's own rules, from the prices and terms that are known (docs/decisions/183-one-quote.md).
 */
export function viewCart(
  items: readonly CartItem[],
  check: CartCheck | null,
  { limits: pageLimits, served }: CartTerms,
  {
    place = null,
    service = null,
    codes = [],
    givenVariants = [],
    email = null,
    nowMs,
  }: Partial<CartAsked> & { nowMs: number },
): CheckedCart {
  const choice = { codes, givenVariants };
  const limits = check?.limits ?? pageLimits;
  const single = items.map((item) =>
    viewLine(
      item,
      check?.lines.find((line) => sameLine(line, item)),
      limits,
    ),
  );
  const toQuote = single.map(lineToQuote);
  const promotions = stillAtHand(check, choice);
  const request = { limits, served, place, service, promotions };
  const bought = quote({ ...request, lines: toQuote });
  const given = check ? stillGiven(check.offers, bought.promotions.gifts, choice) : [];
  const estimate =
    given.length > 0 ? quote({ ...request, lines: [...toQuote, ...given.map(givenToQuote)] }) : bought;
  const refusal = notServed(estimate);
  const isTold =
    check !== null &&
    isAbout(check, items) &&
    isAsked(check, { place, service, ...choice, email }, estimate.totals);
  const told = isTold ? check.sums : null;
  const deliveries = isTold
    ? check.deliveries
    : datedDeliveries(estimate.delivery.services, { place, nowMs });
  const chosen = deliveries.find(({ id }) => id === service) ?? deliveries[0] ?? null;
  const sums: CheckedSums = told ?? {
    ...estimate,
    deliveryAdjustments: shown(estimate.delivery.adjustments),
  };
  const givenPence = worthOf(told ? (check?.offers.given ?? []) : given);
  const lines = single.map((line, at) => ({
    ...line,
    ...(told ? toldLine(check?.lines[at]) : estimatedLine(estimate.lines[at])),
    notSent: refusal?.lines.find((one) => one.at === at)?.reason ?? '',
    inSet: setHolding(line.item, single.slice(0, at)),
  }));
  return {
    lines,
    discounts: discountRows(lines.flatMap(({ adjustments }) => adjustments)),
    offers: offersInCart({
      check,
      choice,
      atHand: promotions,
      applied: bought.promotions,
      given,
      groups: single.flatMap(({ buyable, groups = [] }) => (buyable > 0 ? groups : [])),
    }),
    goodsPence: sums.totals.totalPence - sums.totals.shippingPence,
    deliveryAdjustments: sums.deliveryAdjustments,
    isEstimate: told === null,
    totals: { ...sums.totals, subtotalPence: sums.totals.subtotalPence - givenPence },
    vatPence: sums.vatPence,
    isExport: sums.isExport,
    delivery: estimate.delivery.service
      ? serviceTerms(estimate.delivery.service)
      : { pricePence: 0, freeFromPence: null },
    deliveries,
    chosen,
    service: deliveries.length > 1 ? (chosen?.name ?? '') : '',
    isDeliveryFrom: place === null && sums.totals.shippingPence > 0 && deliverySummary(served).isFrom,
    withheld: estimate.delivery.withheld.map(({ service: one, lines: refused }) => ({
      id: one.id,
      name: one.name,
      reason: refusalWords(
        toQuote.map(({ name = '' }) => ({ name, goods: [] })),
        refused,
      ),
    })),
    notServed: refusal,
    problems: lines.filter((line) => line.problem !== null).length,
    problem: orderTooLarge(estimate),
    quantity: lines.reduce((sum, { buyable }) => sum + buyable, 0),
  };
}

/** True where the shop has priced these very lines, in this order. */
function isAbout({ lines }: CartCheck, items: readonly CartItem[]): boolean {
  return (
    lines.length === items.length &&
    items.every((item, at) => {
      const line = lines[at];
      return line !== undefined && sameLine(line, item) && line.quantity === item.quantity;
    })
  );
}

/** True where the shop was asked about this place, service, code and shopper, or its sums are those of others all the same. */
function isAsked({ asked, sums }: CartCheck, wanted: CartAsked, totals: CheckedSums['totals']): boolean {
  if (samePlace(asked.place, wanted.place) && sameWishes(asked, wanted)) return true;
  return sums?.totals.totalPence === totals.totalPence && sums.totals.shippingPence === totals.shippingPence;
}

export function samePlace(a: DeliveryPlace | null, b: DeliveryPlace | null): boolean {
  return a?.country === b?.country && a?.postcode === b?.postcode;
}

function sameWishes(a: CartAsked, b: CartAsked): boolean {
  const textOf = ({ service, codes, givenVariants, email }: CartAsked) =>
    JSON.stringify([service, codes.toSorted(), givenVariants.toSorted(), email]);
  return textOf(a) === textOf(b);
}

type Paid = Pick<CartLineView, 'grossPence' | 'adjustments' | 'linePence'>;

function toldLine(line: CheckedLine | undefined): Paid {
  const { adjustments = [], linePence = 0 } = line ?? {};
  return {
    grossPence: adjustments.reduce((sum, { pence }) => sum + pence, linePence),
    adjustments: discountRows(adjustments),
    linePence,
  };
}

function estimatedLine(
  line: { grossPence: Pence; adjustments: Adjustment[]; pence: Pence } | undefined,
): Paid {
  const { grossPence = 0, adjustments = [], pence = 0 } = line ?? {};
  return { grossPence, adjustments: shown(adjustments), linePence: pence };
}

function shown(adjustments: readonly Adjustment[]): ShownAdjustment[] {
  return discountRows(
    adjustments.map(({ promotionId = '', reason, pence }) => ({ offer: promotionId, reason, pence })),
  );
}

function worthOf(given: readonly GivenGoods[]): Pence {
  return given.reduce((sum, { value }) => sum + value, 0);
}

/** What is worked out over all lines. */
type Worked = 'inSet' | 'notSent' | keyof Paid;

/** The shop has taken account of parts that lines share: they are in plenty here. */
function lineToQuote({
  item,
  pricePence,
  buyable,
  vatRatePercent = VAT_RATE_PERCENT,
  grams = null,
  goodsKind = null,
  ml = null,
  lacks = [],
  parts = [],
  groups = [],
}: Omit<CartLineView, Worked>): LineToQuote {
  return {
    variantId: lineKey(item),
    quantity: buyable,
    stock: buyable,
    unitPricePence: pricePence,
    vatRatePercent,
    grams,
    name: item.name,
    goodsKind,
    ml,
    lacks,
    groups,
    parts: parts.map((part) => ({ ...part, variantId: lineKey(part), stock: Number.POSITIVE_INFINITY })),
  };
}

/** The shop gives no more than it has. */
function givenToQuote({ offer, reason, variantId, grams, value }: GivenGoods): LineToQuote {
  return {
    variantId: `given ${variantId}`,
    quantity: 1,
    stock: 1,
    unitPricePence: value,
    vatRatePercent: VAT_RATE_PERCENT,
    grams,
    given: { promotionId: offer, words: reason, code: null },
    parts: [],
  };
}

function setHolding(item: CartItem, lines: readonly Omit<CartLineView, Worked>[]): string | null {
  const set = lines.find(
    ({ buyable, parts = [] }) => buyable > 0 && parts.some((part) => sameLine(part, item)),
  );
  return set?.item.name ?? null;
}

function viewLine(
  item: CartItem,
  checked: CheckedLine | undefined,
  limits: CartLimits,
): Omit<CartLineView, Worked> {
  const mostInOrder = limits.maxLineQuantity;
  const storedPence = poundsToPence(item.price);
  if (!checked) {
    return {
      item,
      pricePence: storedPence,
      wasPence: null,
      category: '',
      stock: MAX_LINE_QUANTITY,
      mostInOrder,
      problem: lineProblem(item.quantity, MAX_LINE_QUANTITY, limits),
      buyable: buyableQuantity(item.quantity, MAX_LINE_QUANTITY, limits),
    };
  }
  const gone = checked.problem === 'product-gone';
  const pricePence = gone ? storedPence : checked.pricePence;
  return {
    item: checked.image ? { ...item, image: checked.image } : item,
    pricePence,
    wasPence: pricePence === storedPence ? null : storedPence,
    category: checked.category,
    vatRatePercent: checked.vatRatePercent,
    grams: checked.grams,
    goodsKind: checked.goodsKind,
    ml: checked.ml,
    lacks: checked.lacks,
    parts: checked.parts,
    groups: checked.groups,
    stock: checked.stock,
    mostInOrder,
    problem: gone ? 'product-gone' : lineProblem(item.quantity, checked.stock, limits),
    choose: checked.choose,
    buyable: gone ? 0 : buyableQuantity(item.quantity, checked.stock, limits),
  };
}

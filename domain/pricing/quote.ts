import type { LineProblem } from '#domain/cart/line-problem.ts';
import type { CarriedLine, GoodsFacts } from '#domain/delivery/carriage.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import type { GoodsKind } from '#domain/delivery/goods-kind.ts';
import type { ServedService, ServedZones } from '#domain/delivery/served-zones.ts';
import {
  homePlace,
  type NotServed,
  type PricedService,
  servicesTo,
  type Withheld,
} from '#domain/delivery/services-to.ts';
import { isOutsideUkVat, rateAt } from '#domain/fields/uk-vat-area.ts';
import type { ItemDatum } from '#domain/item-data/item-data.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import { splitVat, type VatAmount, type VatSplit } from '#domain/money/vat-split.ts';
import {
  buyableQuantity,
  type CartLimits,
  cartProblem,
  lineProblem,
} from '#domain/order/limits/cart-problem.ts';
import {
  applyPromotions,
  type PromotionAtHand,
  type PromotionsApplied,
} from '#domain/promotions/apply-promotions.ts';
import { type PricedPart, vatLinesOf } from '#domain/sets/set-price.ts';
import { type StockedPart, stockOfEach } from '#domain/sets/set-stock.ts';
import {
  type Adjustment,
  type Reduced,
  type Reduction,
  reduceByShares,
  reduceDelivery,
  reduceLines,
} from './reductions.ts';
import { type Credit, type Tender, tendersOf } from './tenders.ts';

/** A line that is asked for, at the catalogue's price, stock and rate of this moment. */
export type LineToQuote = {
  variantId: string;
  quantity: number;
  unitPricePence: Pence;
  stock: number;
  /** Null where the shop is not registered for VAT, or the parts of a set differ. */
  vatRatePercent: number | null;
  /** What one weighs; missing or null where nobody has said so, which counts as nothing. */
  grams?: number | null;
  /** For the words of a refusal. */
  name?: string;
  /** What carriers restrict it as, and its content; missing where it is nothing to them. A set is what its parts are. */
  goodsKind?: GoodsKind | null;
  ml?: number | null;
  lacks?: readonly ItemDatum[];
  /** Groups of goods of the offers that it belongs to. */
  groups?: readonly string[];
  /** The offer that gives it: it costs nothing, and counts for no other offer. */
  given?: { promotionId: string; words: string; code: string | null };
  /** Empty for a product that is not a set. */
  parts: readonly (StockedPart & PricedPart & Partial<GoodsFacts> & { ratePercent: number | null })[];
};

export type QuoteRequest<Line extends LineToQuote> = {
  lines: readonly Line[];
  limits: CartLimits;
  /** Where the shop delivers, and for what price. */
  served: ServedZones;
  /** Null until it is known: the rates of the United Kingdom are taken, and the delivery of the first country. */
  place: DeliveryPlace | null;
  /** The id of the service that was chosen; null for the first. */
  service?: string | null;
  /** Nothing is delivered: the goods are taken along from the counter. */
  handsOver?: boolean;
  /** Codes that the shopper entered. */
  codes?: readonly string[];
  /** Offers that count now (docs/decisions/283-offers-in-layers.md). */
  promotions?: readonly PromotionAtHand[];
  reductions?: readonly Reduction[];
  /** Money that the shopper has with the shop, in the order in which it is used. */
  credits?: readonly Credit[];
  /** What delivery costs, where that was agreed before: the services' prices do not count then. */
  agreedDeliveryPence?: Pence | null;
};

export type QuotedLine<Line> = {
  line: Line;
  /** What can be had beside the lines before it, which may take parts of the same set. */
  available: number;
  /** How many the totals count: no more than can be had. */
  counted: number;
  problem: LineProblem | null;
  /** For the counted pieces, before adjustments. */
  grossPence: Pence;
  adjustments: Adjustment[];
  /** To pay for the counted pieces. */
  pence: Pence;
  /** Its rate at the place; null where the shop is not registered for VAT, or the parts of a set differ. */
  vatRatePercent: number | null;
  /** The VAT in it: of a set one amount for each part in their order, of any other line one. */
  vat: VatAmount[];
};

export type OrderTooLarge = NonNullable<ReturnType<typeof cartProblem>>;

export type QuoteProblem =
  | OrderTooLarge
  | ({ problem: 'not-delivered-there' } & NotServed)
  /** No service there takes these lines; others may be sent. */
  | ({ problem: 'goods-not-sent-there' } & NotServed)
  /** The service that was chosen is none of those there. */
  | { problem: 'delivery-not-offered' }
  /** No reduction belongs to the code. */
  | { problem: 'code-unknown'; code: string };

export type Quote<Line> = {
  /** In the order in which they were asked for. */
  lines: QuotedLine<Line>[];
  delivery: {
    /** The one that is priced; null where the place is not served. */
    service: ServedService | null;
    /** All that can be chosen, in the order of the shop. */
    services: PricedService[];
    /** Those that would be offered but for some of the lines. */
    withheld: Withheld[];
    grossPence: Pence;
    adjustments: Adjustment[];
    pence: Pence;
    vat: VatAmount[];
  };
  /** Its subtotal is that of the goods before adjustments. */
  totals: Totals;
  /** Taken off goods. */
  discountPence: Pence;
  /** One sum for each rate, the highest first. */
  vatRates: VatAmount[];
  vatPence: Pence;
  /** True where the goods leave the area of UK VAT. */
  isExport: boolean;
  /** What became of each offer, and what may be given. */
  promotions: Pick<PromotionsApplied, 'outcomes' | 'gifts'>;
  /** How the total is paid: credits, and what is left to pay. */
  tenders: Tender[];
  /** Problems of the whole; lines have their own. */
  problems: QuoteProblem[];
};

/**
 * Prices lines, their delivery and the VAT in both, to the penny: the one place where an order's sums are made
 * (docs/decisions/183-one-quote.md). Only what can be had is counted; nothing counted is delivered for nothing.
 */
export function quote<Line extends LineToQuote>({
  lines,
  limits,
  served,
  place,
  service = null,
  handsOver = false,
  codes = [],
  promotions = [],
  reductions = [],
  credits = [],
  agreedDeliveryPence = null,
}: QuoteRequest<Line>): Quote<Line> {
  const available = stockOfEach(lines);
  const counted = lines.map(({ quantity }, at) => buyableQuantity(quantity, available[at] ?? 0, limits));
  const gross = lines.map(({ unitPricePence }, at) => unitPricePence * (counted[at] ?? 0));
  const isDelivered = counted.some((quantity) => quantity > 0);
  const grams = sum(lines.map((line, at) => (line.grams ?? 0) * (counted[at] ?? 0))) + served.packingGrams;
  const carried = lines.map((line, at) => carriedLine(line, counted[at] ?? 0));
  const deliveryFor = (goodsPence: Pence) => {
    const found = servicesTo(served, place ?? homePlace(served), { goodsPence, grams, lines: carried });
    const services = found.ok && !handsOver ? found.services : [];
    const wanted = services.find((one) => one.service.id === service);
    const chosen = wanted ?? services[0];
    const grossPence = isDelivered ? (agreedDeliveryPence ?? chosen?.pricePence ?? 0) : 0;
    return { found, services, wanted, chosen, grossPence };
  };
  const applied = promotionsOn({ lines, counted, gross, promotions, deliveryFor });
  const reduced = reduceByShares(reduceLines(gross, reductions), applied.lines);
  const goodsPence = sum(reduced.map(({ pence }) => pence));
  const { found, services, wanted, chosen, grossPence: deliveryGross } = deliveryFor(goodsPence);
  const [delivery] = reduceByShares([reduceDelivery(deliveryGross, reductions)], [applied.delivery]) as [
    Reduced,
  ];
  const { split, ofLine } = vatOf(lines, reduced, { place, deliveryPence: delivery.pence, counted });
  const totals = {
    subtotalPence: sum(gross),
    shippingPence: delivery.pence,
    totalPence: goodsPence + delivery.pence,
  };
  return {
    lines: lines.map((line, at) => ({
      line,
      available: available[at] ?? 0,
      counted: counted[at] ?? 0,
      problem: lineProblem(line.quantity, available[at] ?? 0, limits),
      grossPence: gross[at] ?? 0,
      adjustments: reduced[at]?.adjustments ?? [],
      pence: reduced[at]?.pence ?? 0,
      vatRatePercent: rateHere(place, line.vatRatePercent),
      vat: ofLine[at] ?? [],
    })),
    delivery: {
      service: chosen?.service ?? null,
      services,
      withheld: found.ok ? found.withheld : [],
      grossPence: deliveryGross,
      ...delivery,
      vat: split.shipping,
    },
    totals,
    discountPence: sum(gross) - goodsPence,
    vatRates: split.rates,
    vatPence: split.vatPence,
    isExport: place !== null && isOutsideUkVat(place),
    promotions: { outcomes: applied.outcomes, gifts: applied.gifts },
    tenders: tendersOf(totals.totalPence, credits),
    problems: [
      ...tooMany(
        counted.filter((_, at) => !lines[at]?.given),
        limits,
      ),
      ...(found.ok || handsOver
        ? []
        : [
            {
              problem:
                found.lines.length > 0 ? ('goods-not-sent-there' as const) : ('not-delivered-there' as const),
              field: found.field,
              message: found.message,
              lines: found.lines,
            },
          ]),
      ...(found.ok && service && !wanted && !handsOver ? [{ problem: 'delivery-not-offered' as const }] : []),
      ...unknownCodes(codes, [...reductions, ...promotions]),
    ],
  };
}

/** What offers take off; goods that an offer gives cost nothing, and count for no offer. */
function promotionsOn({
  lines,
  counted,
  gross,
  promotions,
  deliveryFor,
}: {
  lines: readonly LineToQuote[];
  counted: readonly number[];
  gross: readonly Pence[];
  promotions: readonly PromotionAtHand[];
  deliveryFor: (goodsPence: Pence) => { grossPence: Pence };
}): PromotionsApplied {
  const applied =
    promotions.length > 0
      ? applyPromotions({
          lines: lines.map(({ variantId, unitPricePence, groups = [], given }, at) => ({
            id: variantId,
            unitPricePence,
            quantity: given ? 0 : (counted[at] ?? 0),
            groups,
          })),
          promotions,
          deliveryPence: (goodsPence) => deliveryFor(goodsPence).grossPence,
        })
      : { lines: lines.map(() => []), delivery: [], gifts: [], outcomes: [] };
  return {
    ...applied,
    lines: lines.map(({ given }, at) =>
      given
        ? [{ promotionId: given.promotionId, reason: given.words, code: given.code, pence: gross[at] ?? 0 }]
        : (applied.lines[at] ?? []),
    ),
  };
}

/** The counted pieces as a carrier sees them. A set with parts is its parts. */
function carriedLine(
  { name = '', goodsKind = null, ml = null, lacks = [], parts }: LineToQuote,
  pieces: number,
): CarriedLine {
  if (parts.length === 0) return { name, goods: [{ goodsKind, ml, lacks, pieces }] };
  return {
    name,
    goods: parts.map((part) => ({
      goodsKind: part.goodsKind ?? null,
      ml: part.ml ?? null,
      lacks: part.lacks ?? [],
      pieces: part.quantity * pieces,
    })),
  };
}

/** The VAT in lines and delivery, of each line in the order of its parts. Lines of which nothing is counted bear none. */
function vatOf(
  lines: readonly LineToQuote[],
  reduced: readonly { pence: Pence }[],
  { place, deliveryPence, counted }: { place: DeliveryPlace | null; deliveryPence: Pence; counted: number[] },
): { split: VatSplit; ofLine: VatAmount[][] } {
  const taxed = lines.map(({ vatRatePercent, parts }, index) =>
    counted[index] === 0
      ? []
      : vatLinesOf({
          grossPence: reduced[index]?.pence ?? 0,
          ratePercent: rateHere(place, vatRatePercent),
          parts: parts.map((part) => ({ ...part, ratePercent: rateHere(place, part.ratePercent) })),
        }),
  );
  const split = splitVat(taxed.flat(), deliveryPence);
  let next = 0;
  const ofLine = taxed.map(({ length }) => {
    next += length;
    return split.lines.slice(next - length, next);
  });
  return { split, ofLine };
}

function rateHere(place: DeliveryPlace | null, ratePercent: number | null): number | null {
  return place ? rateAt(place, ratePercent) : ratePercent;
}

/** The limit of an order that a quote exceeds as a whole; null where it does not. */
export function orderTooLarge({ problems }: Pick<Quote<unknown>, 'problems'>): OrderTooLarge | null {
  return problems.find((one): one is OrderTooLarge => one.problem === 'order-too-large') ?? null;
}

/** Why the place is not served, or not with these lines; null where it is. */
export function notServed({ problems }: Pick<Quote<unknown>, 'problems'>): NotServed | null {
  return (
    problems.find((one) => one.problem === 'not-delivered-there' || one.problem === 'goods-not-sent-there') ??
    null
  );
}

function tooMany(counted: readonly number[], limits: CartLimits): QuoteProblem[] {
  const problem = cartProblem(counted, limits);
  return problem ? [problem] : [];
}

function unknownCodes(codes: readonly string[], known: readonly { code: string | null }[]): QuoteProblem[] {
  return codes
    .filter((code) => !known.some((one) => one.code === code))
    .map((code) => ({ problem: 'code-unknown', code }));
}

function sum(amounts: readonly Pence[]): Pence {
  return amounts.reduce((total, one) => total + one, 0);
}

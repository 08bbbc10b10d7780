import type { CardWithVariants } from '#database/queries/catalogue/product-rows.ts';
import type { SuggestedProduct } from '#database/queries/suggestions/suggestions.ts';
import type { BrandMessage, CategoryMessage } from '#domain/api/catalogue-messages.ts';
import type { FoundOrderMessage, OrderMessage } from '#domain/api/order-message.ts';
import type {
  AdjustmentMessage,
  CartOfferMessage,
  CartProblemMessage,
  DeliveryChoiceMessage,
  GivenMessage,
  PricedCartMessage,
  TotalsMessage,
} from '#domain/api/priced-cart-message.ts';
import type { OrderProblemFields } from '#domain/api/problem-message.ts';
import type { ProductCardMessage, ProductMessage, VariantMessage } from '#domain/api/product-message.ts';
import type { DeliveryMessage, ShopMessage } from '#domain/api/shop-message.ts';
import type { OrderSummaryMessage } from '#domain/api/staff-order-messages.ts';
import type { SuggestedProductMessage } from '#domain/api/suggestions-message.ts';
import type { BrandDetails } from '#domain/catalogue/brand.ts';
import type { CategorySummary } from '#domain/catalogue/category.ts';
import type { Product, Variant } from '#domain/catalogue/product.ts';
import { refusalWords } from '#domain/delivery/carriage.ts';
import { type Delivery, datedDeliveries } from '#domain/delivery/deliveries-to.ts';
import { type DeliverySummary, deliverySummary, serviceTerms } from '#domain/delivery/delivery-summary.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import { discountBadge } from '#domain/money/discount.ts';
import { penceToPounds } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import { formatUnitPrice, unitPrice } from '#domain/money/unit-price.ts';
import { upToPercent } from '#domain/money/up-to-percent.ts';
import { isRegisteredAt } from '#domain/money/vat.ts';
import type { Order, OrderSummary } from '#domain/order/order.ts';
import { type OrderProblem, problemMessage } from '#domain/order/order-problem.ts';
import { offeredPaymentMethods } from '#domain/order/payment-methods-offered.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { goodsState } from '#domain/order-lines/line-state.ts';
import { notServed, orderTooLarge, type QuoteProblem } from '#domain/pricing/quote.ts';
import type { Adjustment } from '#domain/pricing/reductions.ts';
import { unknownCodeWords, whyNotWords } from '#domain/promotions/why-not-words.ts';
import { announcementAt, shownAnnouncement } from '#domain/shop/announcement.ts';
import type { LegalParticulars, ShopSettings } from '#domain/shop/shop.ts';
import type { OrderQuote } from '#operations/order/quote-order.ts';

/** Messages of the JSON API have decimal pounds; inside, the shop has pence. */
export function cardView(product: CardWithVariants): ProductCardMessage {
  const perUnit = unitPrice(product.pricePence, product.amount, product.unit);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand.name,
    category: product.category.name,
    type: product.type?.name ?? null,
    price: penceToPounds(product.pricePence),
    originalPrice: pounds(product.originalPricePence),
    discount: discountBadge(product),
    imageUrl: product.imageUrl,
    stock: product.stock,
    featured: product.featured,
    rating: product.rating,
    reviewCount: product.reviewCount,
    amount: product.amount,
    unit: product.unit,
    unitPrice: perUnit && formatUnitPrice(perUnit),
    variants: product.variants.map(variantView),
  };
}

export function productView(product: Product): ProductMessage {
  return {
    ...cardView(product),
    description: product.description,
    attributes: product.attributes.map(({ slug, name, values }) => ({
      id: slug,
      name,
      values: values.map((value) => ({ id: value.slug, name: value.name })),
    })),
    pictures: product.pictures.map(({ url, alt }) => ({ url, alt })),
    features: product.features,
    howToUse: product.howToUse,
    ingredients: product.ingredients,
    warnings: product.warnings,
    responsiblePerson: product.responsiblePerson,
    periodAfterOpeningMonths: product.periodAfterOpeningMonths,
    optionName: product.optionName,
    sealedForHygiene: product.sealedForHygiene,
    originCountry: product.originCountry,
    commodityCode: product.commodityCode,
    gbPerson: product.gbPerson,
    euPerson: product.euPerson,
    goodsKind: product.goodsKind,
    vatRate: product.vatRate,
    parts: product.parts.map(
      ({ slug, variant, name, brand, sku, quantity, unitPricePence, sealedForHygiene }) => ({
        id: slug,
        variant,
        name,
        brand,
        sku,
        quantity,
        price: penceToPounds(unitPricePence),
        sealedForHygiene,
      }),
    ),
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
  };
}

function variantView(variant: Variant): VariantMessage {
  return {
    variantId: variant.id,
    name: variant.name,
    sku: variant.sku,
    barcode: variant.barcode,
    price: penceToPounds(variant.pricePence),
    originalPrice: pounds(variant.originalPricePence),
    amount: variant.amount,
    grams: variant.grams,
    stock: variant.stock,
    imageUrl: variant.imageUrl,
    ...(variant.shade ? { shade: variant.shade } : {}),
    ...(variant.shadeFamily ? { shadeFamily: variant.shadeFamily } : {}),
    ...(variant.shadeDepth ? { shadeDepth: variant.shadeDepth } : {}),
    ...(variant.shadeUndertone ? { shadeUndertone: variant.shadeUndertone } : {}),
    ...(variant.shadeWords ? { shadeWords: variant.shadeWords } : {}),
  };
}

export function categoryView(category: CategorySummary): CategoryMessage {
  const { lowestPricePence, highestPricePence, reductions, ...fields } = category;
  return {
    id: category.slug,
    ...fields,
    lowestPrice: pounds(lowestPricePence),
    highestPrice: pounds(highestPricePence),
    highestDiscount: upToPercent(category.productCount, reductions),
  };
}

export function brandView({ reductions, ...brand }: BrandDetails): BrandMessage {
  return { id: brand.slug, ...brand, highestDiscount: upToPercent(brand.productCount, reductions) };
}

export function suggestedProductView(product: SuggestedProduct): SuggestedProductMessage {
  const { pricePence, originalPricePence, ...fields } = product;
  return { ...fields, price: penceToPounds(pricePence), originalPrice: pounds(originalPricePence) };
}

export function orderView(order: Order & { isPaymentProcessing?: boolean }): OrderMessage {
  return {
    orderNumber: order.orderNumber,
    items: order.lines.map((line) => ({
      lineId: line.lineId,
      id: line.productId,
      variant: line.variant,
      variantId: line.variantId,
      name: line.name,
      brand: line.brand,
      price: penceToPounds(line.unitPricePence),
      quantity: line.quantity,
      lineTotal: penceToPounds(line.linePence),
      adjustments: adjustmentsOf(order, line.lineId),
      given: (order.adjustments ?? []).some(({ lineId, isGift }) => isGift && lineId === line.lineId),
      image: line.imageUrl ?? '',
      parts: line.parts.map(({ productId, variant, name, quantity }) => ({
        id: productId,
        variant,
        name,
        quantity,
      })),
    })),
    ...totalsView(order),
    discount: penceToPounds(order.subtotalPence + order.shippingPence - order.totalPence),
    deliveryAdjustments: adjustmentsOf(order, null),
    vatIncluded: pounds(order.vatPence),
    paymentMethod: order.paymentMethod,
    card: order.card,
    isTestCard: order.isTestCard,
    paymentStatus: order.paymentState,
    paymentProcessing: order.isPaymentProcessing ?? false,
    payBy: order.paymentState === 'awaiting payment' ? order.holdUntil : null,
    orderStatus: order.orderStatus,
    orderDate: order.orderDate,
    estimatedDelivery: order.estimatedDelivery,
    delivery: order.delivery.id === '' ? null : order.delivery,
    customerInfo: order.customerInfo,
    billing: order.billing,
    gift: order.gift,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}

function adjustmentsOf(
  { adjustments = [] }: Pick<Order, 'adjustments'>,
  of: string | null,
): AdjustmentMessage[] {
  return adjustments
    .filter(({ lineId, pence }) => lineId === of && pence > 0)
    .map(({ promotionId, words, pence }) => ({
      offer: promotionId,
      reason: words,
      amount: penceToPounds(pence),
    }));
}

function adjustmentViews(adjustments: readonly Adjustment[]): AdjustmentMessage[] {
  return adjustments.map(({ promotionId = '', reason, pence }) => ({
    offer: promotionId,
    reason,
    amount: penceToPounds(pence),
  }));
}

function codeProblemViews({ unknownCodes, promotions, giftOffers }: OrderQuote): CartProblemMessage[] {
  return [
    ...unknownCodes.map((code) => ({
      code: 'code-refused' as const,
      entered: code,
      reason: unknownCodeWords(code),
    })),
    ...promotions.outcomes.flatMap((outcome) =>
      outcome.code === null || outcome.applies || giftOffers.some(({ code }) => code === outcome.code)
        ? []
        : [{ code: 'code-refused' as const, entered: outcome.code, reason: whyNotWords(outcome) }],
    ),
  ];
}

function offerViews({ promotions: { outcomes } }: OrderQuote): CartOfferMessage[] {
  return outcomes.map((outcome) => {
    const whyNot = outcome.applies ? null : outcome.whyNot;
    return {
      offer: outcome.promotionId,
      code: outcome.code,
      words: outcome.words,
      applies: outcome.applies,
      amount: penceToPounds(outcome.applies ? outcome.pence : 0),
      reason: outcome.applies ? '' : whyNotWords(outcome),
      missingSpend: whyNot?.why === 'needs-spend' ? penceToPounds(whyNot.missingPence) : null,
      missingPieces: whyNot?.why === 'needs-goods' ? whyNot.missingPieces : null,
    };
  });
}

function givenView({ line, pence, grossPence }: OrderQuote['given'][number]): GivenMessage {
  return {
    offer: line.given?.promotionId ?? '',
    reason: line.given?.words ?? '',
    id: line.id,
    variant: line.variant,
    variantId: line.variantId,
    name: line.name,
    brand: line.brand,
    image: line.imageUrl ?? '',
    category: line.category,
    grams: line.grams ?? null,
    value: penceToPounds(grossPence),
    price: penceToPounds(pence),
  };
}

/** `tallies` say where the pieces of its lines are. */
export function foundOrderView(
  order: Parameters<typeof orderView>[0],
  tallies: readonly { lineId: string; tally: LineTally }[],
): FoundOrderMessage {
  return {
    ...orderView(order),
    goodsStatus: goodsState(tallies.map(({ tally }) => tally)),
    pieces: tallies.map(({ lineId, tally: { ordered, cancelled, sent, returned, refunded } }) => ({
      lineId,
      ordered,
      cancelled,
      sent,
      returned,
      refunded,
    })),
  };
}

export function orderSummaryView({ totalPence, paymentState, ...order }: OrderSummary): OrderSummaryMessage {
  return { ...order, paymentStatus: paymentState, total: penceToPounds(totalPence) };
}

export function pricedCartView(
  quote: OrderQuote,
  asked: Parameters<typeof pricedCart>[1],
): PricedCartMessage {
  const { giftOffers, given, atHand, delivery, discountPence } = quote;
  const cart = pricedCart(quote, asked);
  return {
    ...cart,
    discount: penceToPounds(discountPence),
    deliveryAdjustments: adjustmentViews(delivery.adjustments),
    given: given.map(givenView),
    giftChoices: giftOffers
      .filter(({ choices, pick }) => choices.length > pick || choices.length === 0)
      .map(({ promotionId, words, pick, choices }) => ({
        offer: promotionId,
        reason: words,
        pick,
        choices: choices.map(({ variantId, name, variant, brand, imageUrl }) => ({
          variantId,
          name,
          variant,
          brand,
          image: imageUrl ?? '',
          chosen: given.some(({ line }) => line.variantId === variantId),
        })),
      })),
    offers: offerViews(quote),
    atHand: JSON.stringify(atHand),
    problems: [...cart.problems, ...codeProblemViews(quote)],
  };
}

type OffersOfCart = 'discount' | 'deliveryAdjustments' | 'given' | 'giftChoices' | 'offers' | 'atHand';

function pricedCart(
  {
    lines,
    totals,
    vatPence,
    vatRatePercent,
    isExport,
    settings,
    transfer,
    served,
    delivery,
    problems,
  }: OrderQuote,
  {
    place,
    nowMs,
    offersCard,
    chargesCards,
    demo,
  }: {
    place: DeliveryPlace | null;
    nowMs: number;
    offersCard: boolean;
    chargesCards: boolean;
    demo: boolean;
  },
): Omit<PricedCartMessage, OffersOfCart> {
  const quotedLines = lines.flatMap(({ quoted }) => quoted ?? []);
  const refusals = new Map(
    (notServed({ problems })?.lines ?? []).map(({ at, reason }) => [quotedLines[at] ?? null, reason]),
  );
  return {
    items: lines.map(({ item, quoted, choose }) => ({
      id: quoted?.line.id ?? item.id,
      variant: quoted?.line.variant ?? item.variant,
      variantId: quoted?.line.variantId ?? (item.variantId || null),
      name: quoted?.line.name ?? '',
      brand: quoted?.line.brand ?? '',
      category: quoted?.line.category ?? '',
      price: penceToPounds(quoted?.line.unitPricePence ?? 0),
      originalPrice: pounds(quoted?.line.originalPricePence ?? null),
      sealedForHygiene: quoted?.line.sealedForHygiene ?? false,
      grams: quoted?.line.grams ?? null,
      goodsKind: quoted?.line.goodsKind ?? null,
      ml: quoted?.line.ml ?? null,
      lacks: quoted?.line.lacks ?? [],
      vatRatePercent: quoted?.line.vatRatePercent ?? null,
      quantity: item.quantity,
      stock: quoted?.available ?? 0,
      image: quoted?.line.imageUrl ?? '',
      notSent: refusals.get(quoted) ?? '',
      problem: quoted ? quoted.problem : 'product-gone',
      choose,
      lineTotal: penceToPounds(quoted?.pence ?? 0),
      adjustments: adjustmentViews(quoted?.adjustments ?? []),
      groups: [...(quoted?.line.groups ?? [])],
      parts: (quoted?.line.parts ?? []).map(
        ({ slug, variant, variantId, name, quantity, unitPricePence, ratePercent, ...part }) => ({
          id: slug,
          variant,
          variantId,
          name,
          quantity,
          price: penceToPounds(unitPricePence),
          vatRatePercent: ratePercent,
          sealedForHygiene: part.sealedForHygiene,
          goodsKind: part.goodsKind,
          ml: part.ml,
          lacks: part.lacks,
        }),
      ),
    })),
    ...totalsView(totals),
    vat: vatRatePercent === null ? null : penceToPounds(vatPence),
    outsideUkVat: isExport,
    limits: { line: settings.maxLineQuantity, order: settings.maxOrderQuantity },
    problem: orderTooLarge({ problems })?.problem ?? null,
    problems: problems.flatMap(cartProblemView),
    delivery: deliveryView(delivery.service ? serviceTerms(delivery.service) : deliverySummary(served)),
    deliveries: datedDeliveries(delivery.services, { place, nowMs }).map(deliveryChoiceView),
    withheld: delivery.withheld.map(({ service, lines: refused }) => ({
      id: service.id,
      name: service.name,
      reason: refusalWords(
        quotedLines.map(({ line }) => ({ name: line.name, goods: [] })),
        refused,
      ),
    })),
    paymentMethods: offeredPaymentMethods({
      cash: settings.cashOnDelivery,
      card: offersCard,
      transfer: transfer.offered,
      chargesCards,
    }),
    demo,
  };
}

export function orderProblemView(refusal: OrderProblem): OrderProblemFields {
  switch (refusal.problem) {
    case 'out-of-stock':
      return { code: refusal.problem, lines: refusal.lines };
    case 'product-gone':
      return { code: refusal.problem, lines: refusal.lines };
    case 'variant-unknown':
      return { code: refusal.problem, lines: refusal.lines };
    case 'idempotency-key-reused':
      return { code: refusal.problem, orderNumber: refusal.orderNumber };
    case 'price-changed':
      return {
        code: refusal.problem,
        expectedTotal: penceToPounds(refusal.expectedTotalPence),
        totals: totalsView(refusal.totals),
        items: refusal.lines.map(({ unitPricePence, ...line }) => ({
          ...line,
          price: penceToPounds(unitPricePence),
        })),
      };
    case 'line-too-large':
      return { code: refusal.problem, limit: refusal.limit, lines: refusal.lines };
    case 'order-too-large':
    case 'too-much-unpaid':
      return { code: refusal.problem, limit: refusal.limit };
    case 'cash-too-large':
      return { code: refusal.problem, ceiling: penceToPounds(refusal.ceilingPence) };
    case 'card-too-small':
      return { code: refusal.problem, smallest: penceToPounds(refusal.smallestPence) };
    case 'goods-not-sent-there':
      return { code: refusal.problem, lines: refusal.lines };
    case 'not-delivered-there':
    case 'delivery-not-offered':
    case 'no-orders-taken':
    case 'cash-not-offered':
    case 'transfer-not-offered':
    case 'card-not-offered':
    case 'card-declined':
    case 'payment-unreachable':
    case 'gift-gone':
      return { code: refusal.problem };
    case 'code-refused':
      return { code: refusal.problem, entered: refusal.entered };
  }
}

function deliveryView({
  pricePence,
  freeFromPence,
}: Pick<DeliverySummary, 'pricePence' | 'freeFromPence'>): DeliveryMessage {
  return { shipping: penceToPounds(pricePence), freeFrom: pounds(freeFromPence) };
}

function deliveryChoiceView({ pricePence, ...delivery }: Delivery): DeliveryChoiceMessage {
  return { ...delivery, price: penceToPounds(pricePence) };
}

function cartProblemView(problem: QuoteProblem): CartProblemMessage[] {
  switch (problem.problem) {
    case 'order-too-large':
      return [{ code: problem.problem, reason: problemMessage(problem) }];
    case 'not-delivered-there':
      return [{ code: problem.problem, field: problem.field, reason: problem.message }];
    case 'goods-not-sent-there':
      return [{ code: problem.problem, reason: problem.message }];
    case 'delivery-not-offered':
      return [{ code: problem.problem, reason: problemMessage(problem) }];
    case 'code-unknown':
      return [];
  }
}

/** `now` (UTC, ISO) decides which announcement is shown, and whether the shop is registered for VAT. */
export function shopView({ shop, delivery, plan, legal, social }: ShopSettings, now: string): ShopMessage {
  const { datedAnnouncement, announcementFrom, announcementUntil, ...particulars } = shop;
  const { returnAddress, returnDays, freeReturns } = delivery;
  const served = servedZones(plan);
  const summary = deliverySummary(served);
  return {
    ...particulars,
    announcement: shownAnnouncement(announcementAt(shop, now), summary),
    delivery: { ...deliveryView(summary), countries: servedCountries(served.zones) },
    returnAddress,
    returnDays,
    freeReturns,
    legal: legalView(legal, now),
    social,
  };
}

function totalsView(totals: Totals): TotalsMessage {
  return {
    subtotal: penceToPounds(totals.subtotalPence),
    shipping: penceToPounds(totals.shippingPence),
    total: penceToPounds(totals.totalPence),
  };
}

function pounds(pence: number | null): number | null {
  return pence === null ? null : penceToPounds(pence);
}

function legalView(legal: LegalParticulars, now: string): ShopMessage['legal'] {
  const { companyName, companyNumber, registeredOffice, vatNumber } = legal;
  const vatRegistered = isRegisteredAt(legal, now);
  return {
    companyName,
    companyNumber,
    registeredOffice,
    vatRegistered,
    vatNumber: vatRegistered ? vatNumber : '',
  };
}

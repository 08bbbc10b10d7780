import type { Db } from '#database/open.ts';
import { findProductNames } from '#database/queries/catalogue/offered-lines.ts';
import type { OrderProblem } from '#domain/order/order-problem.ts';
import { mergeItems, type OrderedItem, type OrderRequest } from '#domain/order/order-request.ts';
import { notServed, type QuotedLine } from '#domain/pricing/quote.ts';
import { unknownCodeWords, whyNotWords } from '#domain/promotions/why-not-words.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type OrderQuote, type QuotedOffer, quoteOrder } from './quote-order.ts';

/** An order of which every line can be had as it was asked for, at the total that the shopper agreed to. */
export type PlaceableQuote = Omit<OrderQuote, 'lines'> & { lines: QuotedLine<QuotedOffer>[] };

/** Quotes an order that is to be placed, or says why it cannot be placed as it is. */
export async function quoteToPlace(
  platform: Pick<Platform, 'db' | 'clock'>,
  request: OrderRequest,
): Promise<{ ok: true; quote: PlaceableQuote } | ({ ok: false } & OrderProblem)> {
  const { db, clock } = platform;
  const { items, customerInfo, expectedTotalPence } = request;
  const asked = await quoteOrder(
    db,
    {
      items,
      place: customerInfo,
      delivery: request.delivery,
      handsOver: request.handsOver,
      codes: request.codes,
      gifts: request.givenVariants,
      email: customerInfo.email,
    },
    nowIso(clock),
  );
  const merged = mergeItems(asked.lines.map(namedByOffer));
  if (merged.length < items.length) return quoteToPlace(platform, { ...request, items: merged });
  const gone = asked.lines.filter(({ quoted }) => quoted === null).map(({ item }) => item);
  if (gone.length > 0) return goneOrUnknown(db, gone);
  const quote = { ...asked, lines: asked.lines.flatMap(({ quoted }) => quoted ?? []) };
  const problem = shortLines(quote) ?? largeLines(quote) ?? codeRefused(quote, request);
  if (problem) return { ok: false, ...problem };
  const refused = deliveryRefused(quote);
  if (refused) return { ok: false, ...refused };
  if (expectedTotalPence !== null && expectedTotalPence !== quote.totals.totalPence)
    return { ok: false, ...priceChanged(expectedTotalPence, quote) };
  return { ok: true, quote };
}

/** Before the total is compared: without a delivery it is another. */
function deliveryRefused(quote: PlaceableQuote): OrderProblem | null {
  const place = notServed(quote);
  if (place && place.lines.length > 0)
    return {
      problem: 'goods-not-sent-there',
      message: place.message,
      lines: place.lines.flatMap(({ at, reason }) => {
        const line = quote.lines[at]?.line;
        if (!line) return [];
        const { id, variant, variantId, name } = line;
        return [{ id, variant, variantId, name, reason }];
      }),
    };
  if (place) return { problem: 'not-delivered-there', field: place.field, message: place.message };
  const isGone = quote.problems.some(({ problem }) => problem === 'delivery-not-offered');
  return isGone ? { problem: 'delivery-not-offered' } : null;
}

/** Two lines may be one variant, by its id and by a name. */
function namedByOffer({ item, quoted }: OrderQuote['lines'][number]): OrderedItem {
  if (!quoted) return item;
  const { id, variant, variantId } = quoted.line;
  return { id, variant, variantId, quantity: item.quantity };
}

/** A code that takes nothing off is refused: nobody pays more than they believe. A chosen gift that is gone is said too. */
function codeRefused(
  { promotions, unknownCodes, giftOffers, given }: PlaceableQuote,
  { givenVariants = [] }: OrderRequest,
): OrderProblem | null {
  const [unknown] = unknownCodes;
  if (unknown) return { problem: 'code-refused', entered: unknown, message: unknownCodeWords(unknown) };
  for (const outcome of promotions.outcomes)
    if (outcome.code !== null && !outcome.applies && !giftOffers.some(({ code }) => code === outcome.code))
      return { problem: 'code-refused', entered: outcome.code, message: whyNotWords(outcome) };
  const isGone = givenVariants.some((id) => !given.some(({ line }) => line.variantId === id));
  return isGone ? { problem: 'gift-gone' } : null;
}

function shortLines({ lines }: PlaceableQuote): OrderProblem | null {
  const short = lines.filter(({ line, available }) => available < line.quantity);
  if (short.length === 0) return null;
  return {
    problem: 'out-of-stock',
    lines: short.map(({ line: { id, variant, variantId, name }, available }) => ({
      id,
      variant,
      variantId,
      name,
      stock: available,
    })),
  };
}

function largeLines({ lines, settings }: PlaceableQuote): OrderProblem | null {
  const large = lines.filter(({ problem }) => problem === 'line-too-large');
  if (large.length === 0) return null;
  return {
    problem: 'line-too-large',
    limit: settings.maxLineQuantity,
    lines: large.map(({ line: { id, variant, variantId, name } }) => ({ id, variant, variantId, name })),
  };
}

function priceChanged(expectedTotalPence: number, { totals, lines }: PlaceableQuote): OrderProblem {
  return {
    problem: 'price-changed',
    expectedTotalPence,
    totals,
    lines: lines.map(({ line: { id, variant, variantId, name, unitPricePence, quantity } }) => ({
      id,
      variant,
      variantId,
      name,
      unitPricePence,
      quantity,
    })),
  };
}

/** A product sold in other variants is not gone: its line names an unknown variant. */
async function goneOrUnknown(db: Db, lines: OrderedItem[]): Promise<{ ok: false } & OrderProblem> {
  const names = await findProductNames(
    db,
    lines.map(({ id }) => id),
  );
  const gone = lines.filter(({ id }) => !names.has(id));
  if (gone.length > 0)
    return { ok: false, problem: 'product-gone', lines: gone.map(({ quantity, ...line }) => line) };
  return {
    ok: false,
    problem: 'variant-unknown',
    lines: lines.map(({ quantity, ...line }) => ({ ...line, name: names.get(line.id) ?? '' })),
  };
}

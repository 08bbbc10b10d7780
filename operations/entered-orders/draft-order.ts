import type { Db } from '#database/open.ts';
import {
  findByCode,
  findByName,
  findVariantNames,
  type SellableVariant,
} from '#database/queries/entered-orders/sellable-variants.ts';
import { MAX_CART_LINES } from '#domain/cart/cart.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import { addEnteredLine, type EnteredLine, QUANTITY_WRONG } from '#domain/entered-orders/entered-lines.ts';
import type { EnteredPayment } from '#domain/entered-orders/entered-order.ts';
import { goodsName, notCarriedWords } from '#domain/entered-orders/refusal-words.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import { notServed, orderTooLarge } from '#domain/pricing/quote.ts';
import { unknownCodeWords, whyNotWords } from '#domain/promotions/why-not-words.ts';
import { parseStockLines } from '#domain/stock/stock-lines.ts';
import { countText } from '#domain/text/count-text.ts';
import { hasBankDetails } from '#domain/transfers/bank-details.ts';
import { type OrderQuote, quoteOrder } from '#operations/order/quote-order.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type DraftLine = EnteredLine & {
  name: string;
  brand: string;
  sku: string | null;
  unitPricePence: Pence;
  pence: Pence;
  /** Why it cannot be ordered so; '' where it can. */
  problem: string;
};

/** An order that is being entered, as the shop prices it now. */
export type DraftOrder = {
  lines: DraftLine[];
  services: { id: string; name: string; pricePence: Pence }[];
  /** The id of the service that is priced; '' where none is. */
  service: string;
  totals: Totals;
  /** What offers take off goods, and what they give along. */
  discountPence: Pence;
  given: string[];
  /** Of each code: the words of its offer, or why it takes nothing off. */
  codes: { code: string; text: string; works: boolean }[];
  /** Null where the shop is not registered for VAT. */
  vatPence: Pence | null;
  /** Why it cannot be placed as it is; '' where nothing is known to speak against it. */
  problem: string;
  countries: string[];
  payments: Record<EnteredPayment, boolean>;
};

export type DraftRequest = {
  lines: readonly EnteredLine[];
  /** Null until the address is known. */
  place: DeliveryPlace | null;
  delivery: string;
  handsOver: boolean;
  codes: readonly string[];
  /** Null until it is known. */
  email: string | null;
};

/** Prices an order that is being entered, with what can be chosen for it. */
export async function draftOrder(
  { db, clock, payments }: Pick<Platform, 'db' | 'clock' | 'payments'>,
  { lines, place, delivery, handsOver, codes, email }: DraftRequest,
): Promise<DraftOrder> {
  const now = nowIso(clock);
  const asked = (some: readonly EnteredLine[]) => ({
    items: some.map(({ variantId, quantity }) => ({ id: '', variant: '', variantId, quantity })),
    place: handsOver ? null : place,
    delivery,
    handsOver,
    codes,
    email,
  });
  const named = await quoteOrder(db, asked(lines), now);
  const right = lines.filter(({ wrong }) => wrong === undefined);
  const quote = right.length < lines.length ? await quoteOrder(db, asked(right), now) : named;
  // What is handed over may be sent instead.
  const sent = handsOver
    ? await quoteOrder(db, { ...asked(right), place, delivery: '', handsOver: false }, now)
    : quote;
  const gone = lines.filter((_, at) => !named.lines[at]?.quoted).map(({ variantId }) => variantId);
  const names = await findVariantNames(db, gone);
  const { totals, vatPence, vatRatePercent, settings, transfer, served } = quote;
  return {
    lines: lines.map((line, at) =>
      draftLine(line, named.lines[at], { most: settings.maxLineQuantity, name: names.get(line.variantId) }),
    ),
    services: sent.delivery.services.map(({ service: { id, name }, pricePence }) => ({
      id,
      name,
      pricePence,
    })),
    service: quote.delivery.service?.id ?? '',
    totals,
    discountPence: quote.discountPence,
    given: quote.given.map(({ line }) => goodsName(line)),
    codes: codesIn(quote),
    vatPence: vatRatePercent === null ? null : vatPence,
    problem: right.length < lines.length ? UNCOUNTED : problemOf(quote, place !== null || handsOver),
    countries: servedCountries(served.zones),
    payments: {
      link: (await payments.current()) !== null,
      transfer: hasBankDetails(transfer),
      cash: true,
      cod: settings.cashOnDelivery,
    },
  };
}

/** What became of each code that was entered. */
function codesIn({ promotions, unknownCodes, passes }: OrderQuote): DraftOrder['codes'] {
  return [
    ...promotions.outcomes.flatMap((one) =>
      one.code === null
        ? []
        : [{ code: one.code, text: one.applies ? one.words : whyNotWords(one), works: one.applies }],
    ),
    ...passes.map((code) => ({ code, text: 'The code of a class of customers', works: true })),
    ...unknownCodes.map((code) => ({ code, text: unknownCodeWords(code), works: false })),
  ];
}

const UNCOUNTED = 'A quantity is wrong: its line is not in the total.';

function draftLine(
  line: EnteredLine,
  found: OrderQuote['lines'][number] | undefined,
  { most, name: goneName }: { most: number; name: { name: string; variant: string } | undefined },
): DraftLine {
  const quoted = found?.quoted;
  if (!quoted)
    return {
      ...line,
      name: goneName ? goodsName(goneName) : 'An item that was deleted',
      brand: '',
      sku: null,
      unitPricePence: 0,
      pence: 0,
      problem: 'No longer sold: take it out.',
    };
  const { name, variant, brand, sku, unitPricePence } = quoted.line;
  const left = quoted.available > 0 ? `Only ${quoted.available} left.` : 'Sold out.';
  const problem =
    quoted.problem === 'line-too-large' ? `At most ${most} of one item.` : quoted.problem ? left : '';
  const isWrong = line.wrong !== undefined;
  return {
    ...line,
    name: goodsName({ name, variant }),
    brand,
    sku,
    unitPricePence,
    pence: isWrong ? 0 : quoted.pence,
    problem: isWrong ? QUANTITY_WRONG : problem,
  };
}

/** Goods that nothing takes are named before the place is known; a place that is not served, once it is. */
function problemOf(quote: OrderQuote, isPlaceKnown: boolean): string {
  const tooLarge = orderTooLarge(quote);
  if (tooLarge) return `An order has at most ${countText(tooLarge.limit, 'item')}.`;
  const refused = notServed(quote);
  if (!refused) return '';
  const lines = quote.lines.flatMap(({ quoted }) => quoted ?? []);
  const goods = refused.lines.flatMap(({ at, reason }) => {
    const line = lines[at]?.line;
    return line ? [{ name: goodsName(line), reason }] : [];
  });
  if (goods.length > 0) return notCarriedWords(goods, isPlaceKnown ? 'there' : 'within the country');
  return isPlaceKnown ? refused.message : '';
}

/** Several variants that words found, to choose one from; with what was asked for. */
export type Choice = { text: string; quantity: number; variants: SellableVariant[] };

export type TakenProducts = {
  lines: EnteredLine[];
  choices: Choice[];
  /** What nothing was found for. */
  unknown: string[];
  /** What was found and could not be added, with the reason. */
  refused: { text: string; reason: string }[];
};

/**
 * Takes products into an order by what was scanned or typed, a line each: a SKU or barcode, with a number of pieces behind it, or words
 * of a name. What finds one variant is added; several are left to choose from. Nothing is left out in silence.
 */
export async function takeProducts(
  db: Db,
  before: readonly EnteredLine[],
  text: string,
): Promise<TakenProducts> {
  const taken: TakenProducts = { lines: [...before], choices: [], unknown: [], refused: [] };
  for (const [at, { text: written, code, quantity, asWhole }] of parseStockLines(text).entries()) {
    if (at >= MAX_CART_LINES) {
      taken.refused.push({ text: written, reason: `at most ${MAX_CART_LINES} are taken at once` });
      continue;
    }
    const whole = await findByCode(db, asWhole.code);
    const coded = whole.length > 0 || code === asWhole.code ? whole : await findByCode(db, code);
    const found = coded.length > 0 ? coded : await findByName(db, written);
    const pieces = whole.length > 0 || coded.length === 0 ? 1 : quantity;
    const [only] = found;
    if (!only) taken.unknown.push(written);
    else {
      const added = addEnteredLine(taken.lines, { variantId: only.variantId, quantity: pieces });
      if (found.length === 1 && added.ok) taken.lines = added.lines;
      else if (found.length > 1 && Number.isSafeInteger(pieces) && pieces > 0)
        taken.choices.push({ text: written, quantity: pieces, variants: found });
      else taken.refused.push({ text: written, reason: added.ok ? '' : added.reason });
    }
  }
  return taken;
}

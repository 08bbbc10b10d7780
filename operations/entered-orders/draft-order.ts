import type { Db } from '#database/open.ts';
import {
  findByCode,
  findByName,
  type SellableVariant,
} from '#database/queries/entered-orders/sellable-variants.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import { addEnteredLine, type EnteredLine } from '#domain/entered-orders/entered-lines.ts';
import type { EnteredPayment } from '#domain/entered-orders/entered-order.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import { notServed, orderTooLarge } from '#domain/pricing/quote.ts';
import { parseStockLines } from '#domain/stock/stock-lines.ts';
import { hasBankDetails } from '#domain/transfers/bank-details.ts';
import { mostOfOrder } from '#domain/words/messages.ts';
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
};

/** Prices an order that is being entered, with what can be chosen for it. */
export async function draftOrder(
  { db, clock, payments }: Pick<Platform, 'db' | 'clock' | 'payments'>,
  { lines, place, delivery, handsOver }: DraftRequest,
): Promise<DraftOrder> {
  const items = lines.map(({ variantId, quantity }) => ({ id: '', variant: '', variantId, quantity }));
  const asked = { items, place: handsOver ? null : place, delivery, handsOver };
  const quote = await quoteOrder(db, asked, nowIso(clock));
  const { totals, vatPence, vatRatePercent, settings, transfer, served } = quote;
  return {
    lines: lines.map((line, at) => draftLine(line, quote.lines[at], settings.maxLineQuantity)),
    services: quote.delivery.services.map(({ service: { id, name }, pricePence }) => ({
      id,
      name,
      pricePence,
    })),
    service: quote.delivery.service?.id ?? '',
    totals,
    vatPence: vatRatePercent === null ? null : vatPence,
    problem: problemOf(quote, place !== null || handsOver),
    countries: servedCountries(served.zones),
    payments: {
      link: (await payments.current()) !== null,
      transfer: hasBankDetails(transfer),
      cash: true,
      cod: settings.cashOnDelivery,
    },
  };
}

function draftLine(
  line: EnteredLine,
  found: OrderQuote['lines'][number] | undefined,
  most: number,
): DraftLine {
  const quoted = found?.quoted;
  if (!quoted)
    return {
      ...line,
      name: 'No longer sold',
      brand: '',
      sku: null,
      unitPricePence: 0,
      pence: 0,
      problem: 'Take it out.',
    };
  const { name, variant, brand, sku, unitPricePence } = quoted.line;
  const left = quoted.available > 0 ? `Only ${quoted.available} left.` : 'Sold out.';
  const problem =
    quoted.problem === 'line-too-large' ? `At most ${most} of one item.` : quoted.problem ? left : '';
  return {
    ...line,
    name: variant === STANDARD_VARIANT ? name : `${name} (${variant})`,
    brand,
    sku,
    unitPricePence,
    pence: quoted.pence,
    problem,
  };
}

function problemOf(quote: OrderQuote, isPlaceKnown: boolean): string {
  const tooLarge = orderTooLarge(quote);
  if (tooLarge) return mostOfOrder(tooLarge.limit);
  return (isPlaceKnown && notServed(quote)?.message) || '';
}

export type TakenProducts = {
  lines: EnteredLine[];
  /** Variants to choose from, where words found several; with what was asked for. */
  choices: { text: string; variants: SellableVariant[] } | null;
  /** What nothing was found for. */
  unknown: string[];
};

/**
 * Takes products into an order by what was scanned or typed, a line each: a SKU or barcode, with a number of pieces behind it, or words
 * of a name. What finds one variant is added; several are left to choose from.
 */
export async function takeProducts(
  db: Db,
  before: readonly EnteredLine[],
  text: string,
): Promise<TakenProducts> {
  let lines = [...before];
  const unknown: string[] = [];
  let choices: TakenProducts['choices'] = null;
  for (const { text: written, code, quantity, asWhole } of parseStockLines(text).slice(0, MOST_TAKEN)) {
    const whole = await findByCode(db, asWhole.code);
    const coded = whole.length > 0 || code === asWhole.code ? whole : await findByCode(db, code);
    const found = coded.length > 0 ? coded : await findByName(db, written);
    const pieces = whole.length > 0 || coded.length === 0 || !(quantity > 0) ? 1 : quantity;
    const [only] = found;
    if (only && found.length === 1)
      lines = addEnteredLine(lines, { variantId: only.variantId, quantity: pieces });
    else if (only) choices = { text: written, variants: found };
    else unknown.push(written);
  }
  return { lines, choices, unknown };
}

/** Scanned at once, before the page has replied. */
const MOST_TAKEN = 50;

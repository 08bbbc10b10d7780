import type { Db } from '#database/open.ts';
import { findOffer, type OfferedLine } from '#database/queries/catalogue/offered-lines.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { type ServedZones, servedZones } from '#domain/delivery/served-zones.ts';
import { type Quote, type QuotedLine, quote } from '#domain/pricing/quote.ts';
import type { DeliverySettings, TransferSettings } from '#domain/shop/shop.ts';

export type OrderToQuote = {
  items: readonly (CartLine & { quantity: number })[];
  /** Null until it is known. */
  place: DeliveryPlace | null;
  /** The id of the delivery that was chosen; the first is meant where it is missing. */
  delivery?: string | null;
  /** Nothing is delivered: the goods are taken along from the counter. */
  handsOver?: boolean | undefined;
};

export type QuotedOffer = OfferedLine & { quantity: number };

export type OrderQuote = Omit<Quote<QuotedOffer>, 'lines'> & {
  /** What was asked for, in its order; `quoted` is null where the catalogue no longer has it. */
  lines: {
    item: OrderToQuote['items'][number];
    quoted: QuotedLine<QuotedOffer> | null;
    /** What to do where the product is sold in other variants alone: 'Choose a size'; '' otherwise. */
    choose: string;
  }[];
  settings: DeliverySettings;
  transfer: TransferSettings;
  served: ServedZones;
  /** The standard rate; null where the shop is not registered for VAT. */
  vatRatePercent: number | null;
};

/** Prices an order by catalogue and settings of this moment, `now` (UTC, ISO). */
export async function quoteOrder(
  db: Db,
  { items, place, delivery, handsOver = false }: OrderToQuote,
  now: string,
): Promise<OrderQuote> {
  const { lines: offered, choices, ...terms } = await findOffer(db, items, now);
  const { delivery: settings, transfer, plan, vatRatePercent } = terms;
  const served = servedZones(plan);
  const lines = items.flatMap(({ quantity }, at) => {
    const line = offered[at];
    return line ? [{ ...line, quantity }] : [];
  });
  const priced = quote({ lines, limits: settings, served, place, service: delivery ?? null, handsOver });
  const quotedLines = priced.lines.values();
  return {
    ...priced,
    lines: items.map((item, at) => ({
      item,
      quoted: offered[at] ? (quotedLines.next().value ?? null) : null,
      choose: offered[at] ? '' : (choices.get(item.id) ?? ''),
    })),
    settings,
    transfer,
    served,
    vatRatePercent,
  };
}

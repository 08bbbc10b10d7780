import type { Db } from '#database/open.ts';
import { findOffer, type OfferedLine } from '#database/queries/catalogue/offered-lines.ts';
import { returnStock, takeStock } from '#database/queries/catalogue/take-stock.ts';
import { listReturnsOf, updateReturnLine } from '#database/queries/returns/returns.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Exchange, HeldPiece, Return } from '#domain/returns/return.ts';

/** What is to be sent instead of the pieces of a line of a return. */
export type NamedExchange = { id: string; variantId: string; unitPence: Pence | null };

/** Thrown to roll a transaction back: what was to be sent instead cannot be had. */
export class ExchangeGone extends Error {}

type Cause = { now: string; actor: string | null };

/**
 * Takes what is sent instead out of stock, as an order would, so that nobody else buys it meanwhile. Returns the lines as they stand
 * then, and the slugs whose stock moved.
 */
export async function holdExchanges(
  trx: Db,
  { given, orderNumber, named }: { given: Return; orderNumber: string; named: readonly NamedExchange[] },
  { now, actor }: Cause,
): Promise<string[]> {
  if (named.length === 0) return [];
  const offers = await offersOf(
    trx,
    named.map(({ variantId }) => variantId),
    now,
  );
  const moved: string[] = [];
  for (const { id, variantId, unitPence } of named) {
    const line = given.lines.find((each) => each.id === id);
    if (!line) continue;
    const offer = offerIn(offers, variantId);
    const held = piecesOf(offer, line.quantity);
    moved.push(...(await take(trx, offer, held, { now, actor, orderNumber, number: given.number })));
    const exchange: Exchange = { variantId, words: exchangeWords(offer), unitPence };
    await updateReturnLine(trx, id, {
      exchange_variant_id: exchange.variantId,
      exchange_words: exchange.words,
      exchange_unit_pence: exchange.unitPence,
      held_goods: JSON.stringify(held),
    });
  }
  return moved;
}

/** Puts back what was held for a return. Returns the slugs whose stock moved. */
export async function releaseExchanges(
  trx: Db,
  { given, orderNumber }: { given: Return; orderNumber: string },
  { now, actor }: Cause,
): Promise<string[]> {
  const held = given.lines.filter((line) => line.held.length > 0);
  if (held.length === 0) return [];
  const pieces = held.flatMap((line) => line.held);
  const followed = await returnStock(
    trx,
    pieces.map((piece) => ({ ...piece, kind: 'released' as const })),
    { at: now, actor, order: orderNumber, reason: `Held for return ${given.number}` },
  );
  for (const { id } of held) await updateReturnLine(trx, id, { held_goods: '' });
  return [...pieces.map(({ slug }) => slug), ...followed];
}

/** The same for all returns of an order that goes. */
export async function releaseExchangesOf(
  trx: Db,
  order: { id: string; orderNumber: string },
  cause: Cause,
): Promise<string[]> {
  const moved: string[] = [];
  for (const given of await listReturnsOf(trx, order.id))
    moved.push(...(await releaseExchanges(trx, { given, orderNumber: order.orderNumber }, cause)));
  return moved;
}

export async function offersOf(
  db: Db,
  variantIds: readonly string[],
  now: string,
): Promise<Map<string, OfferedLine>> {
  const wanted = [...new Set(variantIds)].map((variantId) => ({ id: '', variant: '', variantId }));
  const { lines } = await findOffer(db, wanted, now);
  return new Map(lines.flatMap((line) => (line ? [[line.variantId, line] as const] : [])));
}

export function offerIn(offers: ReadonlyMap<string, OfferedLine>, variantId: string): OfferedLine {
  const offer = offers.get(variantId);
  if (!offer) throw new ExchangeGone('What was to be sent instead is not on sale any more.');
  return offer;
}

export function exchangeWords({ name, variant }: Pick<OfferedLine, 'name' | 'variant'>): string {
  return `${name} (${variant})`;
}

/** A set is held by its parts, as they are now. */
function piecesOf(offer: OfferedLine, quantity: number): HeldPiece[] {
  const { productId, variantId, id: slug, parts } = offer;
  if (parts.length === 0) return [{ productId, variantId, slug, quantity }];
  return parts.map((part) => ({
    productId: part.productId,
    variantId: part.variantId,
    slug: part.slug,
    quantity: part.quantity * quantity,
  }));
}

async function take(
  trx: Db,
  offer: OfferedLine,
  pieces: readonly HeldPiece[],
  { now, actor, orderNumber, number }: Cause & { orderNumber: string; number: string },
): Promise<string[]> {
  const { refused, followed } = await takeStock(trx, pieces, {
    at: now,
    actor,
    order: orderNumber,
    reason: `Held for return ${number}`,
  });
  if (refused.length > 0) throw new ExchangeGone(`There is not enough of ${exchangeWords(offer)} in stock.`);
  return [...pieces.map(({ slug }) => slug), ...followed];
}

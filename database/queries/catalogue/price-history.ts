import type { Db } from '#database/open.ts';
import type { RecordedPrice } from '#domain/catalogue/former-prices.ts';
import { COUNTED_PRICES, refreshShownOffers } from './shown-offers.ts';
import type { Stamp } from './stamp.ts';

export type PastPrice = RecordedPrice & {
  originalPricePence: number | null;
  actor: string | null;
};

/** The past prices of a product and its variants, newest first; variant null is the product's own price. */
export async function listPriceHistory(db: Db, productId: string): Promise<PastPrice[]> {
  const rows = await db
    .selectFrom('price_history')
    .select([
      'variant_id as variantId',
      'price_pence as pricePence',
      'original_price_pence as originalPricePence',
      'on_sale',
      'from_at as fromAt',
      'actor',
    ])
    .where('product_id', '=', productId)
    .where(COUNTED_PRICES)
    .orderBy('from_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ on_sale, ...row }) => ({ ...row, isOnSale: on_sale === 1 }));
}

/**
 * Records each price that differs from the last recorded one, or that is on sale from now on, or no longer; then derives
 * what visitors are shown. Call it last in the transaction that wrote prices, variants or the status.
 */
export async function recordPrices(trx: Db, productId: string, stamp: Stamp): Promise<void> {
  await recordMoved(trx, productId, await listPriceHistory(trx, productId), stamp);
}

/** The same for a product that was added just now: it has no past. */
export async function recordFirstPrices(trx: Db, productId: string, stamp: Stamp): Promise<void> {
  await recordMoved(trx, productId, [], stamp);
}

async function recordMoved(
  trx: Db,
  productId: string,
  history: readonly PastPrice[],
  { now, newId, actor }: Stamp,
): Promise<void> {
  const latest = new Map<string | null, PastPrice>();
  for (const past of history) if (!latest.has(past.variantId)) latest.set(past.variantId, past);
  const current = await currentPrices(trx, productId, latest);
  const moved = current.filter((price) => {
    const before = latest.get(price.variant_id);
    return (
      before?.pricePence !== price.price_pence ||
      before.originalPricePence !== price.original_price_pence ||
      before.isOnSale !== (price.on_sale === 1)
    );
  });
  for (const { variant_id } of moved)
    if (latest.has(variant_id)) await forgetMoment(trx, productId, variant_id, now);
  if (moved.length > 0)
    await trx
      .insertInto('price_history')
      .values(
        moved.map((price) => ({
          ...price,
          id: newId(),
          product_id: productId,
          from_at: now,
          actor: actor ?? null,
        })),
      )
      .execute();
  await refreshShownOffers(trx, [productId], now);
}

/** The prices on record are those of the variants that ever had one of their own, and the product's. */
async function currentPrices(trx: Db, productId: string, recorded: ReadonlyMap<string | null, unknown>) {
  const { status, ...product } = await trx
    .selectFrom('products')
    .select(['price_pence', 'original_price_pence', 'status'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const variants = await trx
    .selectFrom('variants')
    .select(['id as variant_id', 'price_pence', 'original_price_pence'])
    .where('product_id', '=', productId)
    .execute();
  const flag = (isOnSale: boolean) => ({ on_sale: isOnSale ? (1 as const) : (0 as const) });
  const isPublished = status === 'published';
  const isOffered = variants.length === 0 || variants.some(({ price_pence }) => price_pence === null);
  return [
    { variant_id: null, ...product, ...flag(isPublished && isOffered) },
    ...variants
      .filter(({ variant_id, price_pence }) => price_pence !== null || recorded.has(variant_id))
      .map(({ variant_id, price_pence, original_price_pence }) => ({
        variant_id,
        ...(price_pence === null ? product : { price_pence, original_price_pence }),
        ...flag(isPublished),
      })),
  ];
}

/** Two prices of one moment have no order: the later one replaces the other. */
async function forgetMoment(trx: Db, productId: string, variantId: string | null, now: string) {
  const moment = trx
    .deleteFrom('price_history')
    .where('product_id', '=', productId)
    .where('from_at', '=', now);
  await (variantId === null
    ? moment.where('variant_id', 'is', null)
    : moment.where('variant_id', '=', variantId)
  ).execute();
}

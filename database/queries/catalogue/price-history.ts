import type { Db } from '#database/open.ts';
import type { Stamp } from './stamp.ts';

export type PastPrice = {
  variantId: string | null;
  pricePence: number;
  originalPricePence: number | null;
  /** UTC, ISO */
  fromAt: string;
  actor: string | null;
};

/** The past prices of a product and its variants, newest first; variant null is the product's own price. */
export async function listPriceHistory(db: Db, productId: string): Promise<PastPrice[]> {
  return db
    .selectFrom('price_history')
    .select([
      'variant_id as variantId',
      'price_pence as pricePence',
      'original_price_pence as originalPricePence',
      'from_at as fromAt',
      'actor',
    ])
    .where('product_id', '=', productId)
    .orderBy('from_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Records each price that differs from the last recorded one. Call it last in the transaction that wrote the prices. */
export async function recordPrices(trx: Db, productId: string, { now, newId, actor }: Stamp): Promise<void> {
  const latest = new Map<string | null, PastPrice>();
  for (const past of await listPriceHistory(trx, productId))
    if (!latest.has(past.variantId)) latest.set(past.variantId, past);
  const moved = (await currentPrices(trx, productId)).filter((price) => {
    const before = latest.get(price.variant_id);
    return (
      before?.pricePence !== price.price_pence || before.originalPricePence !== price.original_price_pence
    );
  });
  if (moved.length === 0) return;
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
}

async function currentPrices(trx: Db, productId: string) {
  const product = await trx
    .selectFrom('products')
    .select(['price_pence', 'original_price_pence'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const variants = await trx
    .selectFrom('variants')
    .select(['id as variant_id', 'price_pence', 'original_price_pence'])
    .where('product_id', '=', productId)
    .where('price_pence', 'is not', null)
    .execute();
  return [
    { variant_id: null, ...product },
    ...variants.map((variant) => ({ ...variant, price_pence: variant.price_pence ?? product.price_pence })),
  ];
}

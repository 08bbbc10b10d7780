import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { deleteSome } from '#database/delete-some.ts';
import type { Db } from '#database/open.ts';
import type { StockRequestsTable } from '#database/schema.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';

export type AwaitedVariant = {
  productId: string;
  variantId: string;
  slug: string;
  name: string;
  stock: number;
};

/** Finds a variant of a published product by slug and name. */
export async function findAwaitedVariant(
  db: Db,
  { product, variant }: { product: string; variant: string },
): Promise<AwaitedVariant | null> {
  const row = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.id as productId', 'variants.id as variantId', 'products.slug', 'products.name'])
    .select('variants.stock')
    .where('products.slug', '=', product)
    .where('products.status', '=', 'published')
    .where('variants.name', '=', variant)
    .executeTakeFirst();
  return row ?? null;
}

export type StoredStockRequest = {
  id: string;
  email: string;
  variantId: string;
  confirmedAt: string | null;
  /** True where the variant can be bought at this moment. */
  isAvailable: boolean;
  /** `variant` is null where the product is sold as one thing. */
  product: { slug: string; name: string; brand: string; variant: string | null; pricePence: number };
};

export async function findStockRequest(db: Db, id: string): Promise<StoredStockRequest | null> {
  const row = await db
    .selectFrom('stock_requests')
    .innerJoin('variants', 'variants.id', 'stock_requests.variant_id')
    .innerJoin('products', 'products.id', 'stock_requests.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select((eb) => [
      'stock_requests.id',
      'stock_requests.email',
      'stock_requests.variant_id as variantId',
      'stock_requests.confirmed_at as confirmedAt',
      'variants.stock',
      'variants.name as variant',
      'products.status',
      'products.slug',
      'products.name',
      'brands.name as brand',
      eb.fn.coalesce('variants.price_pence', 'products.price_pence').as('pricePence'),
    ])
    .where('stock_requests.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { slug, name, brand, pricePence, stock, status, variant, ...request } = row;
  return {
    ...request,
    isAvailable: stock > 0 && status === 'published',
    product: { slug, name, brand, pricePence, variant: variant === STANDARD_VARIANT ? null : variant },
  };
}

/** Adds a request; returns null where the address waits for this variant already. */
export async function insertStockRequest(
  trx: Db,
  request: Selectable<StockRequestsTable>,
): Promise<string | null> {
  const row = await trx
    .insertInto('stock_requests')
    .values(request)
    .onConflict((conflict) => conflict.columns(['email', 'variant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Notes another mail to an unconfirmed address; returns its request, or null where it is confirmed or was mailed since. */
export async function mailStockRequestAgain(
  trx: Db,
  {
    email,
    variantId,
    now,
    mailedBefore,
  }: { email: string; variantId: string; now: string; mailedBefore: string },
): Promise<string | null> {
  const row = await trx
    .updateTable('stock_requests')
    .set({ mailed_at: now })
    .where('email', '=', email)
    .where('variant_id', '=', variantId)
    .where('confirmed_at', 'is', null)
    .where('mailed_at', '<=', mailedBefore)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How much one address has asked for: requests in all, and those mailed about since a time. */
export async function countStockRequests(
  trx: Db,
  email: string,
  since: string,
): Promise<{ waiting: number; mailed: number }> {
  const rows = await trx
    .selectFrom('stock_requests')
    .select('mailed_at')
    .where('email', '=', email)
    .execute();
  const mailed = rows.filter(({ mailed_at }) => mailed_at !== null && mailed_at > since);
  return { waiting: rows.length, mailed: mailed.length };
}

/** False where it is confirmed already, or gone. */
export async function confirmStockRequestRow(trx: Db, id: string, now: string): Promise<boolean> {
  const written = await trx
    .updateTable('stock_requests')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .execute();
  return written.length > 0;
}

export async function deleteStockRequest(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('stock_requests').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}

/** The confirmed requests for a variant that can be bought, oldest first. */
export async function listDueStockRequests(db: Db, variantId: string): Promise<string[]> {
  const rows = await availableRequests(db)
    .select('stock_requests.id')
    .where('stock_requests.variant_id', '=', variantId)
    .orderBy('stock_requests.asked_at')
    .orderBy('stock_requests.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The variants that can be bought while somebody still waits for them. */
export async function listVariantsToTellOf(db: Db): Promise<string[]> {
  const rows = await availableRequests(db).select('stock_requests.variant_id as id').distinct().execute();
  return rows.map(({ id }) => id);
}

function availableRequests(db: Db) {
  return db
    .selectFrom('stock_requests')
    .innerJoin('variants', 'variants.id', 'stock_requests.variant_id')
    .innerJoin('products', 'products.id', 'stock_requests.product_id')
    .where('stock_requests.confirmed_at', 'is not', null)
    .where('variants.stock', '>', 0)
    .where('products.status', '=', 'published');
}

/** Deletes some addresses that were not confirmed and last mailed before this time. */
export function deleteSomeUnconfirmedRequests(db: Db, mailedBefore: string): Promise<boolean> {
  return deleteSome(db, 'stock_requests', sql`confirmed_at is null and mailed_at < ${mailedBefore}`);
}

/** How many confirmed addresses wait for each of these products; those nobody waits for are missing. */
export async function countWaiting(db: Db, productIds: string[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock_requests')
    .select((eb) => ['product_id as id', eb.fn.countAll<number>().as('count')])
    .where('product_id', 'in', productIds)
    .where('confirmed_at', 'is not', null)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** The ids of the products that confirmed addresses wait for, as a subquery. */
export function productsWaitedFor(db: Db) {
  return db.selectFrom('stock_requests').select('product_id').where('confirmed_at', 'is not', null);
}

/** How many confirmed addresses wait for each variant of a product, in the product's order. */
export async function listWaitingByVariant(
  db: Db,
  productId: string,
): Promise<{ variant: string; count: number }[]> {
  const rows = await db
    .selectFrom('stock_requests')
    .innerJoin('variants', 'variants.id', 'stock_requests.variant_id')
    .select((eb) => ['variants.name as variant', eb.fn.countAll<number>().as('count')])
    .where('stock_requests.product_id', '=', productId)
    .where('stock_requests.confirmed_at', 'is not', null)
    .groupBy(['variants.id', 'variants.name', 'variants.position'])
    .orderBy('variants.position')
    .execute();
  return rows.map(({ variant, count }) => ({ variant, count: Number(count) }));
}

/** True for an address that confirmed the newsletter: it is known to be its owner's. */
export async function isConfirmedAddress(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return row !== undefined;
}

import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { showCheapestInStock } from '#database/queries/catalogue/shown-offers.ts';
import { followParts } from '#database/queries/sets/follow-parts.ts';
import { setStocks } from '#database/queries/stock-ledger/write-stock.ts';
import { codeIs } from '#database/search/text-match.ts';
import type { CodedVariant, EnteredKind, EnteredLine } from '#domain/stock/stock-form.ts';
import type { StockCause } from '#domain/stock/stock-movement.ts';

/** The variants that have one of these codes as their SKU, in any case, or as their barcode. */
export async function listCodedVariants(db: Db, codes: readonly string[]): Promise<CodedVariant[]> {
  const found = new Map<string, CodedVariant>();
  for (let start = 0; start < codes.length; start += 100) {
    const some = codes.slice(start, start + 100);
    const rows = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select((eb) => [
        'variants.id as variantId',
        'products.id as productId',
        'products.name as product',
        'variants.name as variant',
        'variants.sku',
        'variants.barcode',
        'variants.stock',
        'variants.cost_pence as costPence',
        eb
          .exists(
            eb
              .selectFrom('set_parts')
              .select('set_parts.position')
              .whereRef('set_parts.set_id', '=', 'products.id'),
          )
          .as('isSet'),
      ])
      .where((eb) =>
        eb.or(some.flatMap((code) => [codeIs(db, 'variants.sku', code), eb('variants.barcode', '=', code)])),
      )
      .execute();
    for (const { costPence, ...row } of rows)
      found.set(row.variantId, {
        ...row,
        isSet: Boolean(row.isSet),
        costPence: costPence === null ? null : Number(costPence),
      });
  }
  return [...found.values()];
}

/**
 * Sets the stock of locked variants with all that follows: the stock of their products, of sets that hold them, and the price shown.
 * Returns the slugs whose stock moved.
 */
export async function writeEnteredStock(
  trx: Db,
  lines: readonly { variantId: string; productId: string; stock: number }[],
  cause: StockCause,
): Promise<string[]> {
  await setStocks(
    trx,
    lines.map(({ variantId, stock }) => ({ id: variantId, stock })),
    cause,
  );
  const productIds = [...new Set(lines.map(({ productId }) => productId))].sort();
  if (productIds.length === 0) return [];
  const sum = sql<number>`(select coalesce(sum(stock), 0) from variants where variants.product_id = products.id)`;
  const written = await trx
    .updateTable('products')
    .set({ stock: sum, stock_changed_at: cause.at })
    .where('id', 'in', productIds)
    .where('stock', '<>', sum)
    .returning('slug')
    .execute();
  const followed = await followParts(trx, productIds, cause.at);
  await showCheapestInStock(trx, productIds);
  return [...written.map(({ slug }) => slug), ...followed];
}

/**
 * Writes what pieces cost where that is another than `was`, or where it is still `was`; the version of their products moves, so that a form
 * opened before does not write the former cost back.
 */
export async function writeCosts(
  trx: Db,
  costs: readonly { variantId: string; productId: string; costPence: number | null; onlyWhere?: number }[],
): Promise<void> {
  for (const { variantId, productId, costPence, onlyWhere } of costs) {
    const written = await trx
      .updateTable('variants')
      .set({ cost_pence: costPence })
      .where('id', '=', variantId)
      .where((eb) =>
        onlyWhere === undefined
          ? eb.or([eb('cost_pence', 'is', null), eb('cost_pence', '<>', costPence)])
          : eb('cost_pence', '=', onlyWhere),
      )
      .returning('id')
      .execute();
    if (written.length > 0)
      await trx
        .updateTable('products')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', productId)
        .execute();
  }
}

export type StockForm = {
  id: string;
  kind: EnteredKind;
  reason: string;
  at: string;
  actor: string;
  lines: EnteredLine[];
  undoneAt: string | null;
  undoneBy: string | null;
};

/** False where a form of this id was entered before. */
export async function insertStockForm(
  trx: Db,
  { lines, ...form }: Omit<StockForm, 'undoneAt' | 'undoneBy'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('stock_forms')
    .values({ ...form, lines: JSON.stringify(lines) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findStockForm(db: Db, id: string): Promise<StockForm | null> {
  const row = await db.selectFrom('stock_forms').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { undone_at, undone_by, ...form } = row;
  return { ...form, lines: JSON.parse(row.lines), undoneAt: undone_at, undoneBy: undone_by };
}

/** False where it was undone before. */
export async function claimFormUndo(
  trx: Db,
  id: string,
  { now, actor }: { now: string; actor: string },
): Promise<boolean> {
  const claimed = await trx
    .updateTable('stock_forms')
    .set({ undone_at: now, undone_by: actor })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What a form moved, with the present stock of each variant; null where it is gone. `hasMoved`: it moved again since. */
export async function listFormMovements(
  db: Db,
  formId: string,
): Promise<
  { variantId: string; productId: string; quantity: number; stock: number | null; hasMoved: boolean }[]
> {
  const { rows } = await sql<{
    variantId: string;
    productId: string;
    quantity: number;
    stock: number | null;
    later: number;
  }>`
    select
      moved.variant_id as "variantId", moved.product_id as "productId", moved.quantity, variants.stock,
      case when exists (
        select 1 from stock_movements as other
        where other.variant_id = moved.variant_id and other.at >= moved.at and other.id > moved.id
      ) then 1 else 0 end as later
    from stock_movements as moved
    left join variants on variants.id = moved.variant_id
    where moved.form_id = ${formId}
    order by moved.id`.execute(db);
  return rows.map(({ later, ...row }) => ({ ...row, hasMoved: later === 1 }));
}

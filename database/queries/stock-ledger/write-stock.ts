import { type Insertable, sql } from 'kysely';
import { builtOnce } from '#database/built-once.ts';
import type { Db } from '#database/open.ts';
import type { VariantsTable } from '#database/schema.ts';
import type { StockCause } from '#domain/stock/stock-movement.ts';

/**
 * The one file that writes the stock of variants. Each write gives its cause, and triggers write the movement in the same statement
 * (docs/decisions/250-stock-is-a-ledger.md). The stock of sets follows their parts by `followParts`, without movements.
 */

/** Takes pieces where enough is left, and returns what is left then; null where it is too little. */
export async function takePieces(
  trx: Db,
  variantId: string,
  quantity: number,
  cause: StockCause,
): Promise<number | null> {
  const [taken] = (await taking(trx, variantId, quantity, causeText(cause))).rows;
  return taken ? taken.stock : null;
}

const taking = builtOnce((trx, variantId: string, quantity: number, cause: string) =>
  trx
    .updateTable('variants')
    .set({ stock: sql`stock - ${sql.val(quantity)}`, stock_cause: cause })
    .where('id', '=', variantId)
    .where('stock', '>=', quantity)
    .returning('stock'),
);

/** Adds pieces, and returns the stock then; null where the variant is gone. */
export async function addPieces(
  trx: Db,
  variantId: string,
  quantity: number,
  cause: StockCause,
): Promise<number | null> {
  const [added] = (await adding(trx, variantId, quantity, causeText(cause))).rows;
  return added ? added.stock : null;
}

const adding = builtOnce((trx, variantId: string, quantity: number, cause: string) =>
  trx
    .updateTable('variants')
    .set({ stock: sql`stock + ${sql.val(quantity)}`, stock_cause: cause })
    .where('id', '=', variantId)
    .returning('stock'),
);

/** Sets the stock of locked variants; those that have it already do not move. */
export async function setStocks(
  trx: Db,
  variants: readonly { id: string; stock: number }[],
  cause: StockCause,
): Promise<void> {
  if (variants.length === 0) return;
  const rows = variants.map(({ id, stock }) => sql`(${sql.join([id, stock])})`);
  await sql`update variants set stock = cast(written.column2 as integer), stock_cause = ${causeText(cause)}
    from (values ${sql.join(rows)}) as written
    where variants.id = written.column1 and variants.stock <> cast(written.column2 as integer)`.execute(trx);
}

/** Adds variants with the stock they begin with. */
export async function insertVariantRows(
  trx: Db,
  rows: readonly Omit<Insertable<VariantsTable>, 'stock_cause'>[],
  cause: StockCause,
): Promise<void> {
  const stock_cause = causeText(cause);
  await trx
    .insertInto('variants')
    .values(rows.map((row) => ({ ...row, stock_cause })))
    .execute();
}

/** Deletes variants; what was in stock of them is written off. */
export async function deleteVariantRows(trx: Db, ids: readonly string[], cause: StockCause): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('variants')
    .set({ stock_cause: causeText(cause) })
    .where('id', 'in', ids)
    .execute();
  await trx.deleteFrom('variants').where('id', 'in', ids).execute();
}

/** Takes the stock that a set had by its parts from its variants: call it before the product is none any more. */
export async function endFollowing(trx: Db, setId: string): Promise<void> {
  await trx.updateTable('variants').set({ stock: 0 }).where('product_id', '=', setId).execute();
}

function causeText({ kind, at, actor, reason = '', order, file, form }: StockCause): string {
  return JSON.stringify({ kind, at, reason, actor: actor ?? undefined, order, file, form });
}

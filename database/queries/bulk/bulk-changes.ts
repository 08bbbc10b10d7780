import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { BulkChange } from '#domain/catalogue/bulk/bulk-change.ts';
import { type BulkDifference, parseDifference } from '#domain/catalogue/bulk/bulk-difference.ts';

export type BulkCounts = { changed: number; unchanged: number; refused: number };

export type StoredBulkChange = BulkCounts & {
  id: string;
  at: string;
  actor: string;
  kind: BulkChange['kind'];
  title: string;
  undoneAt: string | null;
  undoneBy: string | null;
};

/** A product of a change for many: changed with a difference, or refused with a reason. */
export type BulkOutcome = { productId: string; name: string } & (
  | { difference: BulkDifference; refusal: null }
  | { difference: null; refusal: string }
);

export async function insertBulkChange(
  trx: Db,
  change: Pick<StoredBulkChange, 'id' | 'at' | 'actor' | 'kind' | 'title'>,
): Promise<void> {
  await trx.insertInto('bulk_changes').values(change).execute();
}

/** Forgets changes made before a moment (UTC ISO), with what they replaced. */
export async function deleteBulkChangesBefore(trx: Db, moment: string): Promise<void> {
  await trx.deleteFrom('bulk_changes').where('at', '<', moment).execute();
}

/** Adds the outcomes of one batch, and their number to the counts. */
export async function addBulkOutcomes(
  trx: Db,
  changeId: string,
  outcomes: BulkOutcome[],
  unchanged: number,
): Promise<void> {
  if (outcomes.length > 0)
    await trx
      .insertInto('bulk_change_products')
      .values(
        outcomes.map(({ productId, name, difference, refusal }) => ({
          change_id: changeId,
          product_id: productId,
          name,
          difference: difference && JSON.stringify(difference),
          refusal,
        })),
      )
      .execute();
  const refused = outcomes.filter(({ refusal }) => refusal !== null).length;
  await trx
    .updateTable('bulk_changes')
    .set({
      changed: sql`changed + ${sql.val(outcomes.length - refused)}`,
      refused: sql`refused + ${sql.val(refused)}`,
      unchanged: sql`unchanged + ${sql.val(unchanged)}`,
    })
    .where('id', '=', changeId)
    .execute();
}

export async function findBulkChange(db: Db, id: string): Promise<StoredBulkChange | null> {
  const row = await db
    .selectFrom('bulk_changes')
    .select([
      'id',
      'at',
      'actor',
      'kind',
      'title',
      'changed',
      'unchanged',
      'refused',
      'undone_at as undoneAt',
      'undone_by as undoneBy',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The products a change was refused for, or its undoing, by name; at most `limit`. */
export async function listBulkRefusals(
  db: Db,
  changeId: string,
  of: 'refusal' | 'undo_refusal',
  limit: number,
): Promise<{ productId: string; name: string; reason: string }[]> {
  const rows = await db
    .selectFrom('bulk_change_products')
    .select(['product_id as productId', 'name', `${of} as reason`])
    .where('change_id', '=', changeId)
    .where(of, 'is not', null)
    .orderBy('name')
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map(({ reason, ...row }) => ({ ...row, reason: reason ?? '' }));
}

export async function listChangedProducts(db: Db, changeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bulk_change_products')
    .select('product_id')
    .where('change_id', '=', changeId)
    .where('difference', 'is not', null)
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

export async function listDifferences(
  db: Db,
  changeId: string,
  productIds: string[],
): Promise<Map<string, BulkDifference>> {
  const rows = await db
    .selectFrom('bulk_change_products')
    .select(['product_id', 'difference'])
    .where('change_id', '=', changeId)
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(
    rows.flatMap(({ product_id, difference }) =>
      difference === null ? [] : [[product_id, parseDifference(difference)] as const],
    ),
  );
}

/** False where it was undone before: of two who undo it, the second does nothing. */
export async function claimUndo(trx: Db, id: string, now: string, actor: string): Promise<boolean> {
  const claimed = await trx
    .updateTable('bulk_changes')
    .set({ undone_at: now, undone_by: actor })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .execute();
  return claimed.length > 0;
}

export async function writeUndoRefusals(
  trx: Db,
  changeId: string,
  refusals: { productId: string; reason: string }[],
): Promise<void> {
  for (const { productId, reason } of refusals)
    await trx
      .updateTable('bulk_change_products')
      .set({ undo_refusal: reason })
      .where('change_id', '=', changeId)
      .where('product_id', '=', productId)
      .execute();
}

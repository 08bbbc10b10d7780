import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { type EnteredPromotion, mapNames, namesIn } from '#domain/promotion-editing/entered-promotion.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { findNamed, listGoodsByIds, listGoodsByLines } from './goods-names.ts';
import { promotionColumns, promotionFrom } from './promotion-rows.ts';

export type PromotionRecord = EnteredPromotion & {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Orders that had it, cancelled ones too: it keeps its meaning for them. */
  orders: number;
  /** As it is stored: with the ids of its goods. */
  stored: Promotion;
};

/** An offer with the words of its form; goods that are gone stand in it by their ids. */
export async function findPromotion(db: Db, id: string): Promise<PromotionRecord | null> {
  const row = await db.selectFrom('promotions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const stored = promotionFrom(row);
  const known = await listGoodsByIds(db, namesIn(stored));
  const lines = new Map(known.map((one) => [`${one.noun} ${one.id}`, one.line]));
  const code =
    stored.codeKind === 'shared'
      ? await db
          .selectFrom('promotion_codes')
          .select('code')
          .where('promotion_id', '=', id)
          .executeTakeFirst()
      : undefined;
  const { orders } = await db
    .selectFrom('promotion_uses')
    .select((eb) => eb.fn.count<number | string>('order_id').distinct().as('orders'))
    .where('promotion_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...mapNames(stored, (noun, name) => lines.get(`${noun} ${name}`) ?? name),
    code: code?.code ?? '',
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    orders: Number(orders),
    stored,
  };
}

/** The offer with the ids of its goods. Errors by field where a line names nothing, or several things. */
export async function withIds(
  db: Db,
  promotion: EnteredPromotion,
  before: Promotion | null,
): Promise<{ promotion: EnteredPromotion; errors: Record<string, string> }> {
  const known = await listGoodsByLines(db, namesIn(promotion));
  // Goods that are gone meanwhile stay in the offer that names them: without them a rule would choose everything.
  const kept = new Set(before === null ? [] : namesIn(before).map(({ noun, name }) => `${noun} ${name}`));
  const errors: Record<string, string> = {};
  const resolved = mapNames(promotion, (noun, name, field) => {
    const found = findNamed(known, { noun, name });
    if (found) return found.id;
    if (kept.has(`${noun} ${name}`)) return name;
    errors[field] ??= `The shop knows no ${noun === 'attribute' ? 'value of an attribute' : noun} “${name}”`;
    return name;
  });
  return { promotion: resolved, errors };
}

export async function insertPromotion(trx: Db, promotion: Promotion, now: string): Promise<void> {
  await trx
    .insertInto('promotions')
    .values({ ...promotionColumns(promotion), created_at: now, updated_at: now })
    .execute();
}

/** False where the version is not the stored one any more. */
export async function updatePromotion(
  trx: Db,
  promotion: Promotion,
  { version, now }: { version: number; now: string },
): Promise<boolean> {
  const { id, ...columns } = promotionColumns(promotion);
  const written = await trx
    .updateTable('promotions')
    .set({ ...columns, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return written.length > 0;
}

export async function setPromotionState(
  trx: Db,
  id: string,
  state: Promotion['state'],
  now: string,
): Promise<void> {
  await trx
    .updateTable('promotions')
    .set({ state, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Switches an offer on without dates, for a look that is taken back. */
export async function putOn(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('promotions')
    .set({ state: 'on', starts_at: null, ends_at: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes an offer that no order had, with its codes. */
export async function deletePromotion(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('promotions').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}

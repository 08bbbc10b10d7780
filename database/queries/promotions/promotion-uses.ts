import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';

/** How often offers and codes were used by orders that stand. */
export type Uses = {
  /** By the offer's id, of those that have a limit: by all, and by the customer. */
  ofPromotion: ReadonlyMap<string, { all: number; own: number }>;
  ofCode: ReadonlyMap<string, number>;
};

/** Counts the uses that limits of these offers and of single codes ask for. */
export async function countUses(
  db: Db,
  promotions: readonly Pick<Promotion, 'id' | 'limitUses' | 'limitEach' | 'codeKind'>[],
  { codes, email }: { codes: readonly string[]; email: string | null },
): Promise<Uses> {
  const limited = promotions.filter(({ limitUses, limitEach }) => limitUses !== null || limitEach !== null);
  const hasSingle = promotions.some(({ codeKind }) => codeKind === 'single');
  const rows = limited.length > 0 ? await countOf(db, idsOf(limited), email ?? '') : [];
  const ofCodes = hasSingle && codes.length > 0 ? await countOfCodes(db, codes) : [];
  return {
    ofPromotion: new Map(
      rows.map(({ id, all, own }) => [id, { all: Number(all), own: email === null ? 0 : Number(own) }]),
    ),
    ofCode: new Map(ofCodes.map(({ code, uses }) => [code, Number(uses)])),
  };
}

function idsOf(promotions: readonly { id: string }[]): string[] {
  return [...new Set(promotions.map(({ id }) => id))];
}

async function countOf(db: Db, ids: string[], email: string) {
  return db
    .selectFrom('promotion_uses')
    .innerJoin('orders', 'orders.id', 'promotion_uses.order_id')
    .select((eb) => [
      'promotion_uses.promotion_id as id',
      eb.fn.countAll<number | string>().as('all'),
      eb.fn
        .sum<number | string>(
          eb.case().when('promotion_uses.email', '=', email).then(sql.lit(1)).else(sql.lit(0)).end(),
        )
        .as('own'),
    ])
    .where('promotion_uses.promotion_id', 'in', ids)
    .where('orders.order_status', '!=', 'cancelled')
    .groupBy('promotion_uses.promotion_id')
    .execute();
}

async function countOfCodes(db: Db, codes: readonly string[]) {
  return db
    .selectFrom('promotion_uses')
    .innerJoin('orders', 'orders.id', 'promotion_uses.order_id')
    .select((eb) => ['promotion_uses.code', eb.fn.countAll<number | string>().as('uses')])
    .where('promotion_uses.code', 'in', [...codes])
    .where('orders.order_status', '!=', 'cancelled')
    .groupBy('promotion_uses.code')
    .execute();
}

/**
 * Locks offers until the transaction ends, so that their uses are counted one order after another. Comes after the lock of the order
 * and before that of stock (docs/decisions/051-one-order-of-locks.md). On SQLite the writer is alone anyway.
 */
export async function lockPromotions(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || engineOf(trx) !== 'postgres') return;
  await trx
    .selectFrom('promotions')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy(sql`id collate "C"`)
    .forUpdate()
    .execute();
}

export type NewUse = { promotionId: string; code: string | null };

/** Writes which offers an order had. */
export async function insertUses(
  trx: Db,
  { orderId, email, at }: { orderId: string; email: string; at: string },
  uses: readonly NewUse[],
): Promise<void> {
  if (uses.length === 0) return;
  await trx
    .insertInto('promotion_uses')
    .values(
      uses.map(({ promotionId, code }) => ({
        order_id: orderId,
        promotion_id: promotionId,
        code: code ?? '',
        email,
        at,
      })),
    )
    .execute();
}

import type { Db } from '#database/open.ts';
import type { Pence } from '#domain/money/money.ts';

export type UsesOfCode = {
  /** '' for an offer that works by itself. */
  code: string;
  orders: number;
  /** What it took off goods and delivery, corrections counted. */
  discountPence: Pence;
};

export type PromotionFigures = Omit<UsesOfCode, 'code'> & {
  customers: number;
  firstAt: string | null;
  lastAt: string | null;
  /** Orders that had it and were cancelled: they count nowhere else. */
  cancelled: number;
};

/** What an offer did in the orders that stand. */
export async function readPromotionFigures(db: Db, promotionId: string): Promise<PromotionFigures> {
  const uses = await standing(db, promotionId)
    .select((eb) => [
      eb.fn.count<number | string>('promotion_uses.order_id').distinct().as('orders'),
      eb.fn.count<number | string>('promotion_uses.email').distinct().as('customers'),
      eb.fn.min('promotion_uses.at').as('firstAt'),
      eb.fn.max('promotion_uses.at').as('lastAt'),
    ])
    .executeTakeFirstOrThrow();
  const taken = await discounts(db, promotionId)
    .select((eb) => eb.fn.sum<number | string | null>('order_adjustments.pence').as('pence'))
    .executeTakeFirstOrThrow();
  const { cancelled } = await db
    .selectFrom('promotion_uses')
    .innerJoin('orders', 'orders.id', 'promotion_uses.order_id')
    .select((eb) => eb.fn.count<number | string>('promotion_uses.order_id').distinct().as('cancelled'))
    .where('promotion_uses.promotion_id', '=', promotionId)
    .where('orders.order_status', '=', 'cancelled')
    .executeTakeFirstOrThrow();
  return {
    orders: Number(uses.orders),
    customers: Number(uses.customers),
    firstAt: uses.firstAt,
    lastAt: uses.lastAt,
    discountPence: Number(taken.pence ?? 0),
    cancelled: Number(cancelled),
  };
}

const MOST_CODES = 100;

/** The codes by which orders that stand had an offer, the most used first. */
export async function listUsesOfCodes(db: Db, promotionId: string): Promise<UsesOfCode[]> {
  const uses = await standing(db, promotionId)
    .select((eb) => ['promotion_uses.code', eb.fn.countAll<number | string>().as('orders')])
    .groupBy('promotion_uses.code')
    .orderBy('orders', 'desc')
    .orderBy('promotion_uses.code')
    .limit(MOST_CODES)
    .execute();
  const taken = await discounts(db, promotionId)
    .select((eb) => [
      'order_adjustments.code',
      eb.fn.sum<number | string>('order_adjustments.pence').as('pence'),
    ])
    .groupBy('order_adjustments.code')
    .execute();
  const pence = new Map(taken.map((row) => [row.code, Number(row.pence)]));
  return uses.map(({ code, orders }) => ({
    code,
    orders: Number(orders),
    discountPence: pence.get(code) ?? 0,
  }));
}

function standing(db: Db, promotionId: string) {
  return db
    .selectFrom('promotion_uses')
    .innerJoin('orders', 'orders.id', 'promotion_uses.order_id')
    .where('promotion_uses.promotion_id', '=', promotionId)
    .where('orders.order_status', '!=', 'cancelled');
}

/** What an offer took off lines and delivery of orders that stand. */
function discounts(db: Db, promotionId: string) {
  return db
    .selectFrom('order_adjustments')
    .innerJoin('orders', 'orders.id', 'order_adjustments.order_id')
    .where('order_adjustments.promotion_id', '=', promotionId)
    .where('orders.order_status', '!=', 'cancelled');
}

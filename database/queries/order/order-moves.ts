import type { Selectable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { OrderMoveOrdersTable, OrderMovesTable } from '#database/schema.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { MoveTarget } from '#domain/order-moves/move-target.ts';

/** A status for many orders at once, or their archiving, restoring or deleting. */
export type OrderMove = {
  id: string;
  at: string;
  actorId: string | null;
  actor: string;
  to: MoveTarget;
  refunds: boolean;
  begunAt: string | null;
  undoUntil: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
  endingAt: string | null;
};

/**
 * What became of an order of a move. `held`: it has the status, and what follows from it waits; `final`: that was carried out;
 * `superseded`: somebody changed the order before.
 */
export type MovedState = OrderMoveOrdersTable['state'];

/** A payment that came while a cancellation could be undone. */
export type LatePayment = { paymentId: string; reference: string; pence: number; by: string };

export type HeldMove = {
  moveId: string;
  orderNumber: string;
  from: OrderStatus;
  latePayment: LatePayment | null;
};

export async function insertOrderMove(
  trx: Db,
  move: Pick<OrderMove, 'id' | 'at' | 'actorId' | 'actor' | 'to' | 'refunds'>,
): Promise<void> {
  await trx
    .insertInto('order_moves')
    .values({
      id: move.id,
      at: move.at,
      actor_id: move.actorId,
      actor: move.actor,
      to_status: move.to,
      refunds: move.refunds ? 1 : 0,
    })
    .execute();
}

/** Deletes moves whose list of orders never became whole. */
export async function deleteUnbegunMoves(trx: Db, before: string): Promise<void> {
  await trx.deleteFrom('order_moves').where('begun_at', 'is', null).where('at', '<', before).execute();
}

export async function addMoveOrders(
  trx: Db,
  moveId: string,
  orders: { orderNumber: string; doubts: readonly string[] }[],
  firstPlace: number,
): Promise<void> {
  await trx
    .insertInto('order_move_orders')
    .values(
      orders.map(({ orderNumber, doubts }, index) => ({
        move_id: moveId,
        place: firstPlace + index,
        order_number: orderNumber,
        state: 'waiting' as const,
        doubts: doubts.join(' '),
      })),
    )
    .execute();
}

export async function findOrderMove(db: Db, id: string): Promise<OrderMove | null> {
  const row = await db.selectFrom('order_moves').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMove(row) : null;
}

type Change = Partial<Pick<OrderMovesTable, 'begun_at' | 'undo_until' | 'ending_at'>>;

/** Locks a move until the transaction ends, before any of its orders, and returns it as it is then. */
export async function lockOrderMove(trx: Db, id: string, change?: Change): Promise<OrderMove | null> {
  const row = await trx
    .updateTable('order_moves')
    .set(change ?? ((eb) => ({ at: eb.ref('at') })))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toMove(row) : null;
}

/** False where its time is up, or somebody undid it before. */
export async function claimMoveUndo(trx: Db, id: string, now: string, by: string): Promise<boolean> {
  const row = await trx
    .updateTable('order_moves')
    .set({ undone_at: now, undone_by: by })
    .where('id', '=', id)
    .where('begun_at', 'is not', null)
    .where('undone_at', 'is', null)
    .where('ending_at', 'is', null)
    .where((eb) => eb.or([eb('undo_until', 'is', null), eb('undo_until', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listMoveOrders(
  db: Db,
  moveId: string,
  state: MovedState,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('order_move_orders')
    .select('order_number')
    .where('move_id', '=', moveId)
    .where('state', '=', state)
    .orderBy('place')
    .limit(limit)
    .execute();
  return rows.map(({ order_number }) => order_number);
}

/** The state of an order of a move; read under the lock of the order. */
export async function findMoveOrder(
  trx: Db,
  moveId: string,
  orderNumber: string,
): Promise<(HeldMove & { state: MovedState; doubts: string[] }) | null> {
  const row = await trx
    .selectFrom('order_move_orders')
    .selectAll()
    .where('move_id', '=', moveId)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return row ? { ...toHeld(row), state: row.state, doubts: row.doubts.split(' ') } : null;
}

export async function writeMoveOrder(
  trx: Db,
  moveId: string,
  orderNumber: string,
  outcome: Partial<Pick<OrderMoveOrdersTable, 'state' | 'order_id' | 'from_status' | 'reason'>>,
): Promise<void> {
  await trx
    .updateTable('order_move_orders')
    .set(outcome)
    .where('move_id', '=', moveId)
    .where('order_number', '=', orderNumber)
    .execute();
}

/** The move under which an order has its status, while that can be undone; read under the lock of the order. */
export async function findHeldMove(db: Db, orderId: string): Promise<HeldMove | null> {
  const row = await db
    .selectFrom('order_move_orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return row ? toHeld(row) : null;
}

export async function writeLatePayment(
  trx: Db,
  { moveId, orderNumber }: HeldMove,
  late: LatePayment,
): Promise<void> {
  await trx
    .updateTable('order_move_orders')
    .set({
      late_payment_id: late.paymentId,
      late_reference: late.reference,
      late_pence: late.pence,
      late_by: late.by,
    })
    .where('move_id', '=', moveId)
    .where('order_number', '=', orderNumber)
    .execute();
}

export type MoveCounts = Record<MovedState, number>;

export async function countMoveOrders(db: Db, moveId: string): Promise<MoveCounts> {
  const rows = await db
    .selectFrom('order_move_orders')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('move_id', '=', moveId)
    .groupBy('state')
    .execute();
  const none = { waiting: 0, unchanged: 0, refused: 0, held: 0, final: 0, undone: 0, superseded: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])) };
}

/** The refused orders of a move, with their reasons. */
export async function listMoveRefusals(
  db: Db,
  moveId: string,
  limit: number,
): Promise<{ orderNumber: string; reason: string }[]> {
  const rows = await db
    .selectFrom('order_move_orders')
    .select(['order_number as orderNumber', 'reason'])
    .where('move_id', '=', moveId)
    .where('state', '=', 'refused')
    .orderBy('place')
    .limit(limit)
    .execute();
  return rows.map(({ orderNumber, reason }) => ({ orderNumber, reason: reason ?? '' }));
}

export type ListedMoveOrder = {
  orderNumber: string;
  from: OrderStatus | null;
  state: MovedState;
  reason: string | null;
};

/** One page of the orders of a move; those with a reason first. */
export async function listOrdersOfMove(
  db: Db,
  moveId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedMoveOrder[]> {
  return db
    .selectFrom('order_move_orders')
    .select(['order_number as orderNumber', 'from_status as from', 'state', 'reason'])
    .where('move_id', '=', moveId)
    .orderBy((eb) => eb.case().when('reason', 'is', null).then(1).else(0).end())
    .orderBy('place')
    .limit(limit)
    .offset(offset)
    .execute();
}

function toMove(row: OrderMovesTable): OrderMove {
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actor: row.actor,
    to: row.to_status,
    refunds: row.refunds === 1,
    begunAt: row.begun_at,
    undoUntil: row.undo_until,
    undoneAt: row.undone_at,
    undoneBy: row.undone_by,
    endingAt: row.ending_at,
  };
}

function toHeld(row: Selectable<OrderMoveOrdersTable>): HeldMove {
  const { late_payment_id: paymentId, late_reference: reference, late_pence: pence, late_by: by } = row;
  return {
    moveId: row.move_id,
    orderNumber: row.order_number,
    from: row.from_status ?? 'confirmed',
    latePayment:
      paymentId !== null && reference !== null && pence !== null
        ? { paymentId, reference, pence, by: by ?? '' }
        : null,
  };
}

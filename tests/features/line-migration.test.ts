import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import type { Db } from '#database/open.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { hasLeft, type OrderStatus } from '#domain/order/order.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { goodsState, type LineState } from '#domain/order-lines/line-state.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';
import { applyMigrationsBefore, openEmptyDatabase } from '../support/older-database.ts';

type OldOrder = {
  status: OrderStatus;
  /** The statuses it was set to, oldest first. */
  history: OrderStatus[];
  payment: PaymentState;
  stockNotReturned?: boolean;
  /** Its cancellation is one of many and can still be undone. */
  isHeld?: boolean;
  /** Of three pieces of the first line, and one of the second. */
  is: { state: LineState; isBackInStock: boolean; isRefunded: boolean };
};

const ORDERS: OldOrder[] = [
  { status: 'confirmed', history: [], payment: 'cash due', is: is('to send') },
  { status: 'processing', history: ['processing'], payment: 'partly refunded', is: is('to send') },
  { status: 'processing', history: ['shipped', 'processing'], payment: 'paid', is: is('to send') },
  { status: 'shipped', history: ['processing', 'shipped'], payment: 'paid', is: is('sent') },
  { status: 'delivered', history: ['shipped', 'delivered'], payment: 'cash received', is: is('sent') },
  { status: 'delivered', history: ['delivered'], payment: 'refunded', is: is('sent', { isRefunded: true }) },
  {
    status: 'cancelled',
    history: ['cancelled'],
    payment: 'refunded',
    is: is('cancelled', { isBackInStock: true, isRefunded: true }),
  },
  {
    status: 'cancelled',
    history: ['shipped', 'confirmed', 'cancelled'],
    payment: 'failed',
    is: is('cancelled', { isBackInStock: true }),
  },
  {
    status: 'cancelled',
    history: ['shipped', 'cancelled'],
    payment: 'refunded',
    is: is('returned', { isBackInStock: true, isRefunded: true }),
  },
  {
    status: 'cancelled',
    history: ['shipped', 'cancelled'],
    payment: 'paid',
    stockNotReturned: true,
    is: is('sent'),
  },
  // Cancelled without any history, as by a version before it was written.
  { status: 'cancelled', history: [], payment: 'failed', is: is('cancelled', { isBackInStock: true }) },
  { status: 'cancelled', history: ['cancelled'], payment: 'cash due', isHeld: true, is: is('to send') },
];

function is(
  state: LineState,
  { isBackInStock = false, isRefunded = false }: { isBackInStock?: boolean; isRefunded?: boolean } = {},
): OldOrder['is'] {
  return { state, isBackInStock, isRefunded };
}

for (const engine of ['sqlite', 'postgres'] as const) {
  const isMissing = engine === 'postgres' && inject('preparedShop').postgresUrl === null;
  describe.skipIf(isMissing)(`orders of a version without movements (${engine})`, () => {
    test('have lines with ids, and movements by what is known of them', async () => {
      const { database, remove } = await openEmptyDatabase(engine);
      const { db } = database;
      try {
        await applyMigrationsBefore(database, '0150');
        for (const [place, order] of ORDERS.entries()) await fill(db, `order-${place}`, order);
        await migrate(database);
        for (const [place, { is, history }] of ORDERS.entries()) {
          const id = `order-${place}`;
          const lines = await tallyLines(db, id, await listSoldLines(db, id));
          expect(lines.map(({ lineId }) => lineId)).toEqual([`${id}.0`, `${id}.1`]);
          const tallies = lines.map(({ tally }) => tally);
          expect(goodsState(tallies), id).toBe(is.state);
          expect(sums(tallies), id).toEqual({
            stockBack: is.isBackInStock ? 4 : 0,
            refunded: is.isRefunded ? 4 : 0,
            refundedPence: is.isRefunded ? 3900 : 0,
          });
          const parcels = await listParcels(db, id);
          expect(
            parcels.map(({ pieces }) => pieces.map(({ quantity }) => quantity)),
            id,
          ).toEqual(tallies.some(({ sent }) => sent > 0) ? [[3, 1]] : []);
          for (const { tracking } of parcels) expect(tracking.number).toBe(`T-${id}`);
          const [last] = await db
            .selectFrom('line_movements')
            .selectAll()
            .where('order_id', '=', id)
            .where('cause', '=', 'status')
            .orderBy('at', 'desc')
            .execute();
          const hour = last?.kind === 'sent' ? departure(history) : history.length;
          if (last && hour > 0) expect(last).toMatchObject({ at: momentOf(hour), actor: 'Owner' });
        }
      } finally {
        await database.close();
        await remove();
      }
    });
  });
}

function sums(tallies: LineTally[]) {
  const sum = (count: 'stockBack' | 'refunded' | 'refundedPence') =>
    tallies.reduce((total, tally) => total + tally[count], 0);
  return { stockBack: sum('stockBack'), refunded: sum('refunded'), refundedPence: sum('refundedPence') };
}

/** The place in its history, from 1, at which an order left last. */
function departure(history: readonly OrderStatus[]): number {
  const isThere = (status?: OrderStatus) => status !== undefined && hasLeft(status);
  return history.findLastIndex((status, place) => isThere(status) && !isThere(history[place - 1])) + 1;
}

function momentOf(hour: number): string {
  return new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
}

async function fill(db: Db, id: string, order: OldOrder): Promise<void> {
  const at = momentOf(0);
  await sql`insert into orders (id, order_number, idempotency_key, request_fingerprint, first_name, last_name, email, phone,
    address, city, postcode, country, notes, payment_method, order_status, payment_state, stock_not_returned, subtotal_pence,
    discount_pence, shipping_pence, total_pence, vat_rate_percent, order_date, estimated_delivery, created_at, updated_at, tracking_number) values (${id}, ${id},
    ${id}, 'print', 'Zoë', 'O’Hara', 'z@example.com', '1', 'a', 'b', 'c', 'd', '', 'card', ${order.status}, ${order.payment},
    ${order.stockNotReturned ? 1 : 0}, 4000, 100, 0, 3900, 20, ${at}, ${at}, ${at}, ${at}, ${`T-${id}`})`.execute(
    db,
  );
  for (const [position, quantity] of [3, 1].entries())
    await sql`insert into order_lines (order_id, position, product_id, variant_id, product_slug, name, variant, brand,
      unit_price_pence, quantity, line_pence, discount_pence) values (${id}, ${position}, 'p', 'v', 's', 'n', 'v', 'b', 1000,
      ${quantity}, ${quantity * 1000}, ${position === 1 ? 100 : 0})`.execute(db);
  const statuses = ['confirmed' as const, ...order.history];
  for (const [place, to] of statuses.entries())
    await sql`insert into order_events (id, order_id, at, actor, from_status, to_status, note) values
      (${`${id}-${place}`}, ${id}, ${momentOf(place)}, ${place ? 'Owner' : null}, ${statuses[place - 1] ?? null}, ${to}, '')`.execute(
      db,
    );
  if (!order.isHeld) return;
  await sql`insert into order_moves (id, at, actor, to_status) values (${id}, ${at}, 'Owner', 'cancelled')`.execute(
    db,
  );
  await sql`insert into order_move_orders (move_id, place, order_number, order_id, state, from_status) values
    (${id}, 0, ${id}, ${id}, 'held', 'confirmed')`.execute(db);
}

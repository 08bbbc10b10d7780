import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import type { Db } from '#database/open.ts';
import { vatIncludedPence } from '#domain/money/vat.ts';
import { paymentState } from '#domain/payment/payment-state.ts';
import { applyMigrationsBefore, openEmptyDatabase } from '../support/older-database.ts';

const FIRST_NEW = '0042';
const STATUSES = ['confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const;

/** Orders of every kind: both methods, every status, with and without VAT, of one and of many odd lines, free and dear delivery. */
const OLD_ORDERS = (['cod', 'card'] as const).flatMap((method) =>
  STATUSES.flatMap((status) =>
    [null, 20, 5].flatMap((rate) =>
      [[1], [999], [3360, 1, 1], [1999, 333, 7, 12_345, 1]].flatMap((units) =>
        [0, 599, 1].map((shipping) => ({ method, status, rate, units, shipping })),
      ),
    ),
  ),
);

for (const engine of ['sqlite', 'postgres'] as const) {
  const isMissing = engine === 'postgres' && inject('preparedShop').postgresUrl === null;
  describe.skipIf(isMissing)(`a full older database (${engine})`, () => {
    test('is migrated with every order, line, event and holder as it was, VAT by line and a ledger', async () => {
      const { database, remove } = await openEmptyDatabase(engine);
      try {
        await applyMigrationsBefore(database, FIRST_NEW);
        await fill(database.db);
        const before = await contents(database.db);
        expect(before.orders).toHaveLength(OLD_ORDERS.length);
        await migrate(database);
        const after = await contents(database.db);
        for (const table of TABLES)
          expect(withColumnsOf(before[table], after[table]), table).toEqual(before[table]);
        await checkMoney(database.db);
        await expect(
          sql`insert into order_lines (order_id, position, product_id, variant_id, product_slug, name, variant, brand,
            unit_price_pence, quantity, line_pence) values ('nobody', 0, 'p', 'v', 's', 'n', 'v', 'b', 1, 1, 1)`.execute(
            database.db,
          ),
        ).rejects.toThrow(/foreign key/i);
        await database.db.deleteFrom('orders').where('id', '=', 'order-0').execute();
        expect(
          await sql`select 1 from order_lines where order_id = 'order-0'`.execute(database.db),
        ).toMatchObject({ rows: [] });
      } finally {
        await database.close();
        await remove();
      }
    });
  });
}

async function checkMoney(db: Db): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().orderBy('id').execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const ledger = await db.selectFrom('payment_ledger').selectAll().execute();
  for (const order of orders) {
    const own = lines.filter(({ order_id }) => order_id === order.id);
    const vat =
      order.vat_rate_percent === null ? 0 : vatIncludedPence(order.total_pence, order.vat_rate_percent);
    const byLine = own.reduce((sum, { vat_pence }) => sum + vat_pence, order.shipping_vat_pence);
    expect(byLine, order.id).toBe(vat);
    expect(own.every(({ vat_rate_percent }) => vat_rate_percent === order.vat_rate_percent)).toBe(true);
    const entries = ledger.filter(({ order_id }) => order_id === order.id);
    const state = paymentState(
      order.payment_method === 'cod' ? 'cash' : 'provider',
      entries.map(({ kind, amount_pence }) => ({ kind, amountPence: amount_pence })),
    );
    expect(order.payment_state, order.id).toBe(state);
    expect(order.payment_state).toBe(expectedState(order.payment_method, order.order_status));
    expect(order).toMatchObject({ discount_pence: 0, hold_until: null });
  }
}

function expectedState(method: string, status: string): string {
  if (method === 'card') return status === 'cancelled' ? 'refunded' : 'paid';
  if (status === 'delivered') return 'cash received';
  return status === 'cancelled' ? 'failed' : 'cash due';
}

const TABLES = ['orders', 'order_lines', 'order_events', 'order_holders'] as const;
type Row = Record<string, unknown>;

async function contents(db: Db): Promise<Record<(typeof TABLES)[number], Row[]>> {
  const rows = async (table: string, order: string) =>
    (await sql<Row>`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db)).rows;
  return {
    orders: await rows('orders', 'id'),
    order_lines: await rows('order_lines', 'order_id, position'),
    order_events: await rows('order_events', 'id'),
    order_holders: await rows('order_holders', 'order_id, kind'),
  };
}

function withColumnsOf(before: Row[], after: Row[]): Row[] {
  const columns = Object.keys(before[0] ?? {});
  return after.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}

async function fill(db: Db): Promise<void> {
  for (const [place, order] of OLD_ORDERS.entries()) {
    const id = `order-${place}`;
    const quantities = order.units.map((_, line) => 1 + ((place + line) % 3));
    const subtotal = order.units.reduce((sum, unit, line) => sum + unit * (quantities[line] ?? 0), 0);
    const isCard = order.method === 'card';
    const at = new Date(Date.UTC(2026, 0, 1) + place * 1000).toISOString();
    await sql`insert into orders (id, order_number, idempotency_key, request_fingerprint, first_name, last_name, email, phone,
      address, city, postcode, country, notes, payment_method, card_brand, card_last4, payment_reference, order_status,
      subtotal_pence, shipping_pence, total_pence, vat_rate_percent, order_date, estimated_delivery, archived_at, created_at,
      updated_at) values (${id}, ${`ZA${place}`}, ${`key-${place}`}, 'print', 'Zoë', 'O’Hara', 'z@example.com', '1', 'a', 'b',
      'c', 'd', ${place % 2 ? 'a note' : ''}, ${order.method}, ${isCard ? 'Visa' : null}, ${isCard ? '4242' : null},
      ${isCard ? `test_${place}` : null}, ${order.status}, ${subtotal}, ${order.shipping}, ${subtotal + order.shipping},
      ${order.rate}, ${at}, ${at}, ${place % 7 ? null : at}, ${at}, ${at})`.execute(db);
    for (const [line, unit] of order.units.entries())
      await sql`insert into order_lines (order_id, position, product_id, variant_id, product_slug, name, variant, brand, sku,
        image_url, unit_price_pence, quantity, line_pence) values (${id}, ${line}, 'p', 'v', 's', 'n', 'v', 'b', ${line ? 'sku' : null},
        ${line ? null : 'https://example.com/1.jpg'}, ${unit}, ${quantities[line]}, ${unit * (quantities[line] ?? 0)})`.execute(
        db,
      );
    await sql`insert into order_events (id, order_id, at, actor, from_status, to_status, note) values
      (${`event-${place}`}, ${id}, ${at}, ${place % 2 ? 'Owner' : null}, ${null}, 'confirmed', 'n')`.execute(
      db,
    );
    if (order.method === 'cod')
      await sql`insert into order_holders (order_id, kind, holder, placed_at) values (${id}, 'email', ${`holder-${place}`}, ${at})`.execute(
        db,
      );
  }
}

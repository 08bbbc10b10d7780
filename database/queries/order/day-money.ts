import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { RECEIPT_MOVES, receivedBy } from '#database/queries/payment/order-receipts.ts';
import type { Pence } from '#domain/money/money.ts';
import { ORDER_CHANNELS, type OrderChannel } from '#domain/order/order.ts';
import {
  MONEY_KINDS,
  type MoneyEntry,
  type MoneyFigures,
  type MoneySource,
  moneyFigures,
} from '#domain/payment/money-figures.ts';
import { addDays, londonDay, startOfLondonDay } from '#domain/text/london-day.ts';

export type DayMoney = { day: string; figures: MoneyFigures };

/**
 * The money of each day by the shop's clock, from this day for so many days; days without any included. One statement, so that
 * all figures are of one moment; summed by hour in the database: London's days begin on a full hour of UTC.
 */
export async function listDayMoney(db: Db, firstDay: string, days: number): Promise<DayMoney[]> {
  const sums = await readSums(db, boundsOf(firstDay, days), 'hour');
  const byDay = new Map<string, MoneyEntry[]>();
  for (let offset = 0; offset < days; offset += 1) byDay.set(addDays(firstDay, offset), []);
  for (const { key, source, pence } of sums)
    byDay.get(londonDay(`${key}:00:00.000Z`))?.push({ source, amountPence: Number(pence) });
  return [...byDay].map(([day, entries]) => ({ day, figures: moneyFigures(entries) }));
}

/** The money of so many days from this one by how its orders came, of all channels, as `listDayMoney` has it for all of them. */
export async function listChannelMoney(
  db: Db,
  firstDay: string,
  days: number,
): Promise<{ channel: OrderChannel; figures: MoneyFigures }[]> {
  const sums = await readSums(db, boundsOf(firstDay, days), 'channel');
  return ORDER_CHANNELS.map((channel) => ({
    channel,
    figures: moneyFigures(
      sums
        .filter(({ key }) => key === channel)
        .map(({ source, pence }) => ({ source, amountPence: Number(pence) })),
    ),
  }));
}

/** From `since` (UTC, ISO), before `until`. */
type Bounds = { since: string; until: string };

/** What sums are of: an hour of UTC, or how their orders came. */
type SumsBy = 'hour' | 'channel';

function boundsOf(firstDay: string, days: number): Bounds {
  return { since: startOfLondonDay(firstDay), until: startOfLondonDay(addDays(firstDay, days)) };
}

function readSums(db: Db, bounds: Bounds, by: SumsBy) {
  return ledgerSums(db, bounds, by)
    .unionAll(discountSums(db, bounds, by))
    .unionAll(vatSums(db, bounds, by))
    .unionAll(cashDueSums(db, bounds, by))
    .execute();
}

/** What an entry is summed under; `at` and `order` are its columns. */
function keyOf(by: SumsBy, at: string, order: string) {
  return by === 'hour'
    ? sql<string>`substr(${sql.ref(at)}, 1, 13)`.as('key')
    : sql<string>`(select owner.channel from orders as owner where owner.id = ${sql.ref(order)})`.as('key');
}

/** Key and source, the first two columns. */
const BOTH = [sql`1`, sql`2`];

function ledgerSums(db: Db, { since, until }: Bounds, by: SumsBy) {
  return db
    .selectFrom('payment_ledger')
    .select((eb) => [
      keyOf(by, 'payment_ledger.at', 'payment_ledger.order_id'),
      sql<MoneySource>`kind`.as('source'),
      eb.fn.sum<number>('amount_pence').as('pence'),
    ])
    .where('at', '>=', since)
    .where('at', '<', until)
    .where('kind', 'in', MONEY_KINDS)
    .groupBy(BOTH);
}

/** An order's discount counts with the first money received for it, and no longer where that is taken out again. */
function discountSums(db: Db, { since, until }: Bounds, by: SumsBy) {
  // SQLite reads the tables of a cross join in this order: the few orders with a discount first, and not every receipt of the time.
  return db
    .selectFrom('orders')
    .crossJoin('payment_ledger as receipt')
    .whereRef('receipt.order_id', '=', 'orders.id')
    .select([
      keyOf(by, 'receipt.at', 'receipt.order_id'),
      sql<MoneySource>`'discount'`.as('source'),
      sql<number>`sum(orders.discount_pence * ${receivedBy('receipt')})`.as('pence'),
    ])
    .where(sql<boolean>`orders.discount_pence > 0`)
    .where('receipt.kind', 'in', RECEIPT_MOVES)
    .where('receipt.at', '>=', since)
    .where('receipt.at', '<', until)
    .groupBy(BOTH);
}

/** Those of a demo too: its payments are in the ledger as well. */
function vatSums(db: Db, { since, until }: Bounds, by: SumsBy) {
  const source = sql<MoneySource>`case when papers.series in ('invoice', 'test-invoice') then 'vat-invoiced' else 'vat-credited' end`;
  return db
    .selectFrom('papers')
    .innerJoin('paper_rates', 'paper_rates.paper_id', 'papers.id')
    .select((eb) => [
      keyOf(by, 'papers.issued_at', 'papers.order_id'),
      source.as('source'),
      eb.fn.sum<number>('paper_rates.vat_pence').as('pence'),
    ])
    .where('papers.issued_at', '>=', since)
    .where('papers.issued_at', '<', until)
    .groupBy(BOTH);
}

/** By the day the order was placed: what its courier has still to bring. */
function cashDueSums(db: Db, { since, until }: Bounds, by: SumsBy) {
  return db
    .selectFrom('orders')
    .select((eb) => [
      keyOf(by, 'orders.created_at', 'orders.id'),
      sql<MoneySource>`'cash-due'`.as('source'),
      eb.fn.sum<number>('total_pence').as('pence'),
    ])
    .where('payment_state', '=', 'cash due')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy(BOTH);
}

/** What couriers have still to bring of all orders, whenever they were placed. */
export async function sumCashDue(db: Db): Promise<Pence> {
  const { pence } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.sum<number | null>('total_pence').as('pence'))
    .where('payment_state', '=', 'cash due')
    .executeTakeFirstOrThrow();
  return Number(pence ?? 0);
}

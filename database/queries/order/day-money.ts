import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { RECEIPT_MOVES, receivedBy } from '#database/queries/payment/order-receipts.ts';
import type { Pence } from '#domain/money/money.ts';
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
  const bounds = {
    since: startOfLondonDay(firstDay),
    until: startOfLondonDay(addDays(firstDay, days)),
  };
  const rows = await ledgerSums(db, bounds)
    .unionAll(discountSums(db, bounds))
    .unionAll(vatSums(db, bounds))
    .unionAll(cashDueSums(db, bounds))
    .execute();
  const byDay = new Map<string, MoneyEntry[]>();
  for (let offset = 0; offset < days; offset += 1) byDay.set(addDays(firstDay, offset), []);
  for (const { hour, source, pence } of rows)
    byDay.get(londonDay(`${hour}:00:00.000Z`))?.push({ source, amountPence: Number(pence) });
  return [...byDay].map(([day, entries]) => ({ day, figures: moneyFigures(entries) }));
}

/** From `since` (UTC, ISO), before `until`. */
type Bounds = { since: string; until: string };

function ledgerSums(db: Db, { since, until }: Bounds) {
  return db
    .selectFrom('payment_ledger')
    .select((eb) => [
      sql<string>`substr(at, 1, 13)`.as('hour'),
      sql<MoneySource>`kind`.as('source'),
      eb.fn.sum<number>('amount_pence').as('pence'),
    ])
    .where('at', '>=', since)
    .where('at', '<', until)
    .where('kind', 'in', MONEY_KINDS)
    .groupBy([sql`substr(at, 1, 13)`, 'kind']);
}

/** An order's discount counts with the first money received for it, and no longer where that is taken out again. */
function discountSums(db: Db, { since, until }: Bounds) {
  // SQLite reads the tables of a cross join in this order: the few orders with a discount first, and not every receipt of the time.
  return db
    .selectFrom('orders')
    .crossJoin('payment_ledger as receipt')
    .whereRef('receipt.order_id', '=', 'orders.id')
    .select([
      sql<string>`substr(receipt.at, 1, 13)`.as('hour'),
      sql<MoneySource>`'discount'`.as('source'),
      sql<number>`sum(orders.discount_pence * ${receivedBy('receipt')})`.as('pence'),
    ])
    .where(sql<boolean>`orders.discount_pence > 0`)
    .where('receipt.kind', 'in', RECEIPT_MOVES)
    .where('receipt.at', '>=', since)
    .where('receipt.at', '<', until)
    .groupBy(sql`substr(receipt.at, 1, 13)`);
}

/** Those of a demo too: its payments are in the ledger as well. */
function vatSums(db: Db, { since, until }: Bounds) {
  const source = sql<MoneySource>`case when papers.series in ('invoice', 'test-invoice') then 'vat-invoiced' else 'vat-credited' end`;
  return db
    .selectFrom('papers')
    .innerJoin('paper_rates', 'paper_rates.paper_id', 'papers.id')
    .select((eb) => [
      sql<string>`substr(papers.issued_at, 1, 13)`.as('hour'),
      source.as('source'),
      eb.fn.sum<number>('paper_rates.vat_pence').as('pence'),
    ])
    .where('papers.issued_at', '>=', since)
    .where('papers.issued_at', '<', until)
    .groupBy([sql`substr(papers.issued_at, 1, 13)`, source]);
}

/** By the day the order was placed: what its courier has still to bring. */
function cashDueSums(db: Db, { since, until }: Bounds) {
  return db
    .selectFrom('orders')
    .select((eb) => [
      sql<string>`substr(created_at, 1, 13)`.as('hour'),
      sql<MoneySource>`'cash-due'`.as('source'),
      eb.fn.sum<number>('total_pence').as('pence'),
    ])
    .where('payment_state', '=', 'cash due')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy(sql`substr(created_at, 1, 13)`);
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

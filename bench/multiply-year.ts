import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { indexDueOrders } from '#database/queries/order/order-search-rows.ts';
import { multiplyOrders } from './multiply-orders.ts';

const MINUTES_APART = 5;
export const LINES_AN_ORDER = 2.5;
export const MOVEMENTS_AN_ORDER = 10;

/**
 * Fills a shop with the trade of a year or a part of it: orders five minutes apart up to now, each by a customer of its own, with two lines or
 * three, and ten movements of stock for each.
 */
export async function multiplyYear(db: Db, orders: number): Promise<void> {
  await multiplyOrders(db, orders, { minutesApart: MINUTES_APART });
  await db.transaction().execute(async (trx) => {
    await sql`insert into order_lines (id, order_id, position, product_id, variant_id, product_slug, name, variant, brand, sku,
        image_url, unit_price_pence, quantity, line_pence, goods_rate)
      select order_id || '.2', order_id, 2, product_id, variant_id, product_slug, name, variant, brand, sku,
        image_url, unit_price_pence, quantity, line_pence, goods_rate
      from order_lines where position = 0 and order_id in (
        select id from orders where id like 'bench-%' and cast(substr(id, 7) as integer) % 2 = 0
      )`.execute(trx);
    await addMovements(trx, orders * MOVEMENTS_AN_ORDER);
    await addCustomers(trx);
  });
  while ((await indexDueOrders(db)) > 0);
  if (engineOf(db) === 'postgres') await sql`analyze`.execute(db);
}

/** Pairs of a piece delivered in and a piece sold: the stock of each variant stays the sum of its movements. */
async function addMovements(trx: Db, wanted: number): Promise<void> {
  await sql`create temporary table bench_variants as
    select row_number() over (order by variants.id) - 1 as place, variants.id as variant_id, product_id, stock
    from variants where not exists (select 1 from set_parts where set_id = variants.product_id)`.execute(trx);
  await sql`create temporary table bench_moments as
    select row_number() over (order by created_at, id) - 1 as place, created_at, order_number
    from orders where id like 'bench-%'`.execute(trx);
  await sql`create index bench_moments_by_place on bench_moments (place)`.execute(trx);
  await sql`create index bench_variants_by_place on bench_variants (place)`.execute(trx);
  const variants = await count(trx, 'bench_variants');
  const orders = await count(trx, 'bench_moments');
  await sql`insert into stock_movements (at, kind, variant_id, product_id, quantity, stock_after, reason, order_number)
    with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(wanted - 1)})
    select created_at, case when n % 2 = 0 then 'delivered' else 'sold' end, variant_id, product_id,
      case when n % 2 = 0 then 1 else -1 end, stock + case when n % 2 = 0 then 1 else 0 end, '',
      case when n % 2 = 1 then order_number end
    from numbers
    join bench_variants on bench_variants.place = (n / 2) % ${sql.lit(variants)}
    join bench_moments on bench_moments.place = (n / ${sql.lit(MOVEMENTS_AN_ORDER)}) % ${sql.lit(orders)}
    order by n`.execute(trx);
  await sql`drop table bench_variants`.execute(trx);
  await sql`drop table bench_moments`.execute(trx);
}

/** The customers of these orders, as they follow them one after the other in a shop that serves. */
async function addCustomers(trx: Db): Promise<void> {
  await sql`insert into customers (id, email, name, phone, postcode, orders, spent_pence, first_seen_at, last_seen_at)
    select 'customer-' || id, email, first_name || ' ' || last_name, phone, postcode,
      case when order_status = 'cancelled' or archived_at is not null then 0 else 1 end,
      case payment_state when 'paid' then total_pence when 'cash received' then total_pence else 0 end, created_at, created_at
    from orders where id like 'bench-%'`.execute(trx);
  await sql`insert into customer_links (kind, ref, customer_id, at, counts, spent_pence)
    select 'order', substr(id, 10), id, first_seen_at, orders, spent_pence from customers
    where id like 'customer-bench-%'`.execute(trx);
  await sql`delete from customer_due where kind = 'order' and ref like 'bench-%'`.execute(trx);
}

async function count(trx: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(trx);
  return Number(rows[0]?.n);
}

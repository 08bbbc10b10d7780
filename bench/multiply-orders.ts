import { type RawBuilder, sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';

/** Some common, some not, one of several words: searches meet all of them. */
const FIRST_NAMES = [
  'Alex',
  'Siobhán',
  'Mary Ann',
  'Priya',
  'Zoë',
  'Tom',
  'Grace',
  'Oluwaseun',
  'Anna',
  'Łukasz',
  'Ann',
];
const SURNAMES =
  'Whitfield Okafor Marsh Penhaligon Rahman Sinclair Tregenza Vaughan O’Brien Smith Smith-Jones Taylor Khan'.split(
    ' ',
  );
const TOWNS = [
  'BS8',
  'SW1A',
  'M1',
  'EH1',
  'CF10',
  'BT1',
  'LS6',
  'G12',
  'NE1',
  'OX4',
  'B15',
  'L1',
  'S10',
  'NG7',
];
const ENDS = ['1TH', '2AA', '4QZ', '6JP', '9XB', '7DN', '3HW', '0LB', '8RS'];

/**
 * Fills a shop with so many orders of two lines each, some minutes apart up to now: names, numbers, statuses, payments and sums of every kind,
 * with their ledger. Search words are not written, see `indexDueOrders`.
 */
export async function multiplyOrders(
  db: Db,
  wanted: number,
  { now = new Date(), minutesApart = 1 }: { now?: Date; minutesApart?: number } = {},
): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  const last = now.toISOString();
  const digits = (value: RawBuilder<unknown>, length: number) =>
    isPostgres
      ? sql`lpad((${value})::text, ${sql.lit(length)}, '0')`
      : sql`printf(${sql.lit(`%0${length}d`)}, ${value})`;
  const moment = isPostgres
    ? sql`to_char(${last}::timestamp - n * ${sql.lit(minutesApart)} * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:00.000"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:00.000Z', ${last}, '-' || (n * ${sql.lit(minutesApart)}) || ' minutes')`;
  const spread = (factor: number, below: number) =>
    sql`((cast(n as bigint) * ${sql.lit(factor)}) % ${sql.lit(below)})`;
  const oneOf = (names: string[], factor: number) =>
    sql`case ${spread(factor, names.length)} ${sql.join(
      names.map((name, place) => sql`when ${sql.lit(place)} then ${sql.lit(name)}`),
      sql` `,
    )} end`;
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table bench_orders as
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(wanted)})
      select n, 'bench-' || n as id, ${moment} as placed,
        ${oneOf(FIRST_NAMES, 7)} as first_name, ${oneOf(SURNAMES, 5)} as last_name,
        ${digits(spread(7919, 1_000_000_000), 9)} as digits,
        ${oneOf(TOWNS, 3)} || ' ' || ${oneOf(ENDS, 2)} as postcode,
        case when n % 3 = 0 then 'cod' else 'card' end as method,
        case when n % 37 = 0 then 'cancelled' when n <= 150 then 'confirmed' when n % 997 = 0 then 'processing' else 'delivered' end as status,
        2000 + ${spread(31, 5000)} as pence
      from numbers`.execute(trx);
    await sql`insert into orders (id, order_number, idempotency_key, request_fingerprint, first_name, last_name,
        email, phone, address, city, postcode, country, payment_method, order_status, payment_state, subtotal_pence,
        shipping_pence, total_pence, order_date, estimated_delivery, archived_at, created_at, updated_at)
      select id, 'ZA' || ${digits(sql`(cast(n as bigint) * 100003) % 1000000000`, 9)}, id, '', first_name, last_name,
        lower(last_name) || n || '@bench.example', '07' || digits, '1 High Street', 'Bath', postcode, 'United Kingdom',
        method, status, ${STATE}, pence, 0, pence, placed, placed, case when n % 200 = 7 then placed end, placed, placed
      from bench_orders`.execute(trx);
    await sql`create temporary table bench_goods as
      select row_number() over (order by variants.id) - 1 as place, variants.id as variant_id, products.id as product_id,
        products.slug, products.name, variants.name as variant, brands.name as brand, variants.sku,
        products.vat_rate
      from variants join products on products.id = variants.product_id join brands on brands.id = products.brand_id
      order by variants.id limit 200`.execute(trx);
    for (const position of [0, 1])
      await sql`insert into order_lines (id, order_id, position, product_id, variant_id, product_slug, name, variant, brand, sku,
          image_url, unit_price_pence, quantity, line_pence, goods_rate)
        select bench_orders.id || ${`.${position}`}, bench_orders.id, ${sql.lit(position)}, product_id, variant_id, slug, name, variant, brand, sku, null, 1000, 1, 1000, vat_rate
        from bench_orders join bench_goods on bench_goods.place =
          (bench_orders.n * ${sql.lit(position * 6 + 1)}) % (select count(*) from bench_goods)`.execute(trx);
    await sql`insert into line_movements (id, order_id, line_id, kind, cause, quantity, stock_back, at, reason)
      select order_lines.id, order_id, order_lines.id, case status when 'cancelled' then 'cancelled' else 'sent' end, 'status', 1,
        case status when 'cancelled' then 1 else 0 end, placed, ''
      from order_lines join bench_orders on bench_orders.id = order_lines.order_id
      where status in ('shipped', 'delivered', 'cancelled')`.execute(trx);
    await sql`insert into payment_ledger (id, order_id, kind, amount_pence, reference, at)
      select id, id, case method when 'cod' then 'cash-received' else 'captured' end, pence, id, placed
      from bench_orders where ${STATE} in ('paid', 'refunded', 'cash received')`.execute(trx);
    await sql`insert into payment_ledger (id, order_id, kind, amount_pence, reference, at)
      select id || '-back', id, 'refunded', pence, id || '-back', placed
      from bench_orders where ${STATE} = 'refunded'`.execute(trx);
    await sql`drop table bench_goods`.execute(trx);
    await sql`drop table bench_orders`.execute(trx);
  });
  if (isPostgres) await sql`analyze`.execute(db);
}

const STATE = sql`case when status = 'cancelled' and method = 'card' then 'failed'
  when method = 'cod' and status = 'delivered' then 'cash received' when method = 'cod' then 'cash due'
  when n % 50 = 0 then 'refunded' else 'paid' end`;

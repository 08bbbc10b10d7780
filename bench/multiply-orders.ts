import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

const SURNAMES = ['Whitfield', 'Okafor', 'Marsh', 'Penhaligon', 'Rahman', 'Sinclair', 'Tregenza', 'Vaughan'];

/** Fills a shop with so many delivered orders of one line each, placed a minute apart up to the last of 2025. */
export async function multiplyOrders(db: Db, wanted: number): Promise<void> {
  const surname = sql`case n % ${sql.lit(SURNAMES.length)} ${sql.join(
    SURNAMES.map((name, place) => sql`when ${sql.lit(place)} then ${sql.lit(name)}`),
    sql` `,
  )} end`;
  const numbers = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(wanted)})`;
  await db.transaction().execute(async (trx) => {
    await sql`${numbers} insert into orders (id, order_number, idempotency_key, request_fingerprint, first_name, last_name,
        email, phone, address, city, postcode, country, payment_method, order_status, subtotal_pence, shipping_pence,
        total_pence, order_date, estimated_delivery, created_at, updated_at)
      select 'bench-' || n, 'ZA' || (100000000 + n), 'bench-' || n, '', 'Alex', ${surname},
        lower(${surname}) || n || '@example.com', '020794' || (600000 + n), '1 High Street', 'Bath', 'BA1 1AA',
        'United Kingdom', 'cod', 'delivered', 2000, 0, 2000, moment, moment, moment, moment
      from (select n, strftime('%Y-%m-%dT%H:%M:00.000Z', '2025-12-31', '-' || n || ' minutes') as moment from numbers) as placed`.execute(
      trx,
    );
    await sql`insert into order_lines (order_id, position, product_id, variant_id, product_slug, name, variant, brand, sku,
        image_url, unit_price_pence, quantity, line_pence)
      select orders.id, 0, 'gone', 'gone', 'gone', 'Rose Radiance Serum', 'Standard', 'Orla & Wren', null,
        (select url from product_pictures order by url limit 1), 2000, 1, 2000
      from orders where orders.id like 'bench-%'`.execute(trx);
  });
}

import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { recountReviews } from '#database/queries/reviews/write-tallies.ts';

/** Rows of one statement, so that no journal grows without bound. */
const AT_ONCE = 50_000;

export type ReviewedProduct = { slug: string; reviews: number };

/**
 * Fills the shop's products with so many reviews together, of every kind and state, with marks and votes: a product of its own has `few`,
 * another `many`, the others share the rest alike. Returns what each of the two has.
 */
export async function multiplyReviews(
  db: Db,
  wanted: number,
  { few, many }: { few: number; many: number },
): Promise<{ few: string; many: string }> {
  const products = await db.selectFrom('products').select(['id', 'slug']).orderBy('slug').execute();
  const [first, second, ...others] = products;
  if (!first || !second || others.length === 0) throw new Error('There are too few products');
  await db.deleteFrom('reviews').execute();
  await fill(db, first.id, few);
  await fill(db, second.id, many);
  const each = Math.floor((wanted - few - many) / others.length);
  for (const [place, { id }] of others.entries())
    await fill(db, id, place === 0 ? wanted - few - many - each * (others.length - 1) : each);
  await recountReviews(
    db,
    products.map(({ id }) => id),
  );
  await sql`analyze`.execute(db);
  return { few: first.slug, many: second.slug };
}

async function fill(db: Db, productId: string, wanted: number): Promise<void> {
  for (let from = 0; from < wanted; from += AT_ONCE)
    await insertSome(db, productId, from, Math.min(AT_ONCE, wanted - from));
}

async function insertSome(db: Db, productId: string, from: number, many: number): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  const oneOf = (values: readonly string[], factor: number) =>
    sql`case (n * ${sql.lit(factor)}) % ${sql.lit(values.length)} ${sql.join(
      values.map((value, place) => sql`when ${sql.lit(place)} then ${sql.lit(value)}`),
      sql` `,
    )} end`;
  const id = sql`cast(${productId} as text) || '-' || cast(n as text)`;
  const moment = isPostgres
    ? sql`to_char(timestamp '2026-10-01' - n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:00.000"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:00.000Z', '2026-10-01', '-' || n || ' minutes')`;
  const numbers = sql`with recursive numbers (n) as (
    select cast(${from} as integer) union all select n + 1 from numbers where n + 1 < cast(${from + many} as integer))`;
  await sql`insert into reviews (id, product_id, variant, stars, title, body, name, email, verified, source, state,
      hidden_reason, age_band, skin_type, undertone, pictured, helpful, unhelpful, helpful_rank, created_at, shown_at, updated_at)
    ${numbers}
    select ${id}, ${productId}, ${oneOf(['', 'Rose', 'Fig', 'Quince'], 7)}, 1 + (n * 13) % 5, 'As I hoped',
      'It does what it says, and the jar is easy to open. I have used it every evening for a month and would buy it again.',
      'Sam', ${id} || '@bench.example', n % 2, 'shop', case when n % 50 = 49 then 'hidden' else 'shown' end,
      case when n % 50 = 49 then 'spam' else '' end, ${oneOf(['under 25', '25 to 34', '35 to 44', '45 to 54'], 3)},
      ${oneOf(['dry', 'oily', 'normal', 'combination', 'sensitive'], 11)}, ${oneOf(['cool', 'warm', 'olive'], 5)},
      case when n % 10 = 0 then 1 else 0 end, n % 7, n % 3, (n * 7919) % 1000 / 1000.0, ${moment}, ${moment}, ${moment}
    from numbers`.execute(db);
  await sql`insert into review_marks (review_id, trait, mark) ${numbers} select ${id}, 'scent', 1 + n % 5 from numbers`.execute(
    db,
  );
}

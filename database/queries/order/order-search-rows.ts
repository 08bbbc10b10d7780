import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { inTransaction } from '#database/transaction.ts';
import { ORDER_PARTS, type OrderPart, type OrderSaid, orderWords } from '#domain/order-search/order-words.ts';
import { ORDER_PART_WEIGHTS } from './order-part-weights.ts';
import { placeOf } from './order-place.ts';

/** Orders written in one transaction, so that nobody waits long for the next one. */
const BATCH = 50;
const MOST_BATCHES = 10;

/** Writes the words of the orders that were placed or changed last. */
export async function indexLatestOrders(db: Db): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES && (await hasDueOrders(db)); batch += 1) await indexDueOrders(db);
}

/** Writes the words of some orders that were placed or changed, the latest first, and returns how many changes there were. */
export async function indexDueOrders(db: Db): Promise<number> {
  const write = async (trx: Db) => {
    const due = await takeDue(trx);
    if (due.length > 0) await writeWords(trx, [...new Set(due)]);
    return due.length;
  };
  return db.isTransaction ? write(db) : inTransaction(db, write);
}

/** True while orders wait whose words are not written yet. */
export async function hasDueOrders(db: Db): Promise<boolean> {
  return (await db.selectFrom('order_search_due').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Takes the latest first: what was just placed is looked for sooner than orders of former years. */
async function takeDue(trx: Db): Promise<string[]> {
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(WRITING_WORDS)})`.execute(trx);
  const { rows } = await sql<{ order_id: string }>`delete from order_search_due where id in (
    select id from order_search_due order by id desc limit ${sql.lit(BATCH)}
  ) returning order_id`.execute(trx);
  return rows.map(({ order_id }) => order_id);
}

/** An arbitrary number, the same in every process. */
const WRITING_WORDS = 7242;

async function writeWords(trx: Db, ids: string[]): Promise<void> {
  const orders = await trx
    .selectFrom('orders')
    .leftJoin('order_search_rows', 'order_search_rows.order_id', 'orders.id')
    .select([
      'orders.id',
      'order_search_rows.place',
      'created_at',
      'order_number as orderNumber',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'phone',
      'postcode',
    ])
    .where('orders.id', 'in', ids)
    .orderBy('created_at')
    .orderBy('orders.id')
    .execute();
  const goods = await listGoods(trx, ids);
  for (const { id, place, created_at, ...said } of orders) {
    const words = orderWords({ ...said, goods: goods.get(id) ?? [] });
    await writeRow(trx, {
      id,
      place: place ?? (await freePlace(trx, created_at)),
      isNew: place === null,
      words,
    });
  }
}

/** The lines of these orders, and what was in their sets. */
async function listGoods(trx: Db, ids: string[]): Promise<Map<string, OrderSaid['goods']>> {
  const [lines, parts] = await Promise.all(
    (['order_lines', 'order_line_parts'] as const).map((table) =>
      trx
        .selectFrom(table)
        .select(['order_id', 'name', 'variant', 'brand', 'sku'])
        .where('order_id', 'in', ids)
        .orderBy('order_id')
        .execute(),
    ),
  );
  const goods = new Map<string, OrderSaid['goods']>();
  for (const { order_id, ...said } of [...(lines ?? []), ...(parts ?? [])]) {
    const others = goods.get(order_id);
    if (others) others.push(said);
    else goods.set(order_id, [said]);
  }
  return goods;
}

/** The first free place of the moment in which the order was placed. */
async function freePlace(trx: Db, createdAt: string): Promise<number> {
  const from = placeOf(createdAt);
  for (let first = from; ; first += STEP) {
    const taken = await trx
      .selectFrom('order_search_rows')
      .select('place')
      .where('place', '>=', first)
      .where('place', '<', first + STEP)
      .execute();
    const places = new Set(taken.map(({ place }) => place));
    for (let place = first; place < first + STEP; place += 1) if (!places.has(place)) return place;
  }
}

const STEP = 1000;

type WordsRow = { id: string; place: number; isNew: boolean; words: Record<OrderPart, string[]> };

async function writeRow(trx: Db, { id, place, isNew, words }: WordsRow): Promise<void> {
  if (isNew) await trx.insertInto('order_search_rows').values({ place, order_id: id }).execute();
  if (engineOf(trx) === 'postgres')
    await sql`insert into order_search (place, words) values (${place}, ${weighed(words)}::tsvector)
      on conflict (place) do update set words = excluded.words`.execute(trx);
  else {
    const texts = ORDER_PARTS.map((part) => words[part].join(' '));
    await sql`insert or replace into order_search (rowid, ${sql.join(ORDER_PARTS.map((part) => sql.ref(part)))})
      values (${place}, ${sql.join(texts)})`.execute(trx);
  }
}

/** The text of a tsvector. Folded words hold letters, digits and marks alone: nothing ends the quotes. */
function weighed(words: Record<OrderPart, string[]>): string {
  return ORDER_PARTS.flatMap((part) =>
    words[part].map((word) => `'${word}':1${ORDER_PART_WEIGHTS[part]}`),
  ).join(' ');
}

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
  const places = await newPlaces(
    trx,
    orders.filter(({ place }) => place === null),
  );
  const rows = orders.map(({ id, place, created_at, ...said }) => ({
    place: place ?? places.get(id) ?? 0,
    words: orderWords({ ...said, goods: goods.get(id) ?? [] }),
  }));
  if (places.size > 0)
    await trx
      .insertInto('order_search_rows')
      .values([...places].map(([order_id, place]) => ({ place, order_id })))
      .execute();
  if (rows.length > 0) await writeRows(trx, rows);
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

/** Gives each of these orders the first free place of the moment in which it was placed. */
async function newPlaces(
  trx: Db,
  orders: readonly { id: string; created_at: string }[],
): Promise<Map<string, number>> {
  const places = new Map<string, number>();
  if (orders.length === 0) return places;
  const taken = await listTaken(
    trx,
    orders.map(({ created_at }) => placeOf(created_at)),
  );
  for (const { id, created_at } of orders) {
    let place = placeOf(created_at);
    // Whether a place behind the first is free was not asked yet.
    if (taken.has(place)) place = await freePlace(trx, place, taken);
    taken.add(place);
    places.set(id, place);
  }
  return places;
}

async function listTaken(trx: Db, places: readonly number[]): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('order_search_rows')
    .select('place')
    .where('place', 'in', places)
    .execute();
  return new Set(rows.map(({ place }) => Number(place)));
}

/** The first place from `from` on that is neither in the table nor among `alsoTaken`. */
async function freePlace(trx: Db, from: number, alsoTaken: ReadonlySet<number>): Promise<number> {
  for (let first = from; ; first += STEP) {
    const taken = await trx
      .selectFrom('order_search_rows')
      .select('place')
      .where('place', '>=', first)
      .where('place', '<', first + STEP)
      .execute();
    const places = new Set(taken.map(({ place }) => Number(place)));
    for (let place = first; place < first + STEP; place += 1)
      if (!places.has(place) && !alsoTaken.has(place)) return place;
  }
}

const STEP = 1000;

type WordsRow = { place: number; words: Record<OrderPart, string[]> };

async function writeRows(trx: Db, rows: readonly WordsRow[]): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    const values = rows.map(({ place, words }) => sql`(${place}, ${weighed(words)}::tsvector)`);
    await sql`insert into order_search (place, words) values ${sql.join(values)}
      on conflict (place) do update set words = excluded.words`.execute(trx);
    return;
  }
  const values = rows.map(
    ({ place, words }) => sql`(${sql.join([place, ...ORDER_PARTS.map((part) => words[part].join(' '))])})`,
  );
  await sql`insert or replace into order_search (rowid, ${sql.join(ORDER_PARTS.map((part) => sql.ref(part)))})
    values ${sql.join(values)}`.execute(trx);
}

/** The text of a tsvector. Folded words hold letters, digits and marks alone: nothing ends the quotes. */
function weighed(words: Record<OrderPart, string[]>): string {
  return ORDER_PARTS.flatMap((part) =>
    words[part].map((word) => `'${word}':1${ORDER_PART_WEIGHTS[part]}`),
  ).join(' ');
}

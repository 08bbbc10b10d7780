import { type RawBuilder, sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { MOST_FOUND } from '#domain/lists/list-query.ts';
import { type OrderReading, orderReadings } from '#domain/order-search/order-question.ts';
import { isSaidWhole, type OrderPart } from '#domain/order-search/order-words.ts';
import { ORDER_PART_WEIGHTS } from './order-part-weights.ts';
import { indexLatestOrders } from './order-search-rows.ts';

/** Places of `order_search_rows`: `from` inclusive, `before` exclusive. */
export type PlaceRange = { from?: number; before?: number };

/** A search of orders that finds something; `isMore` where it finds more than it looks at. */
export type OrderSearch = { match: string; range: PlaceRange; isMore: boolean };

/**
 * Reads a search in the first way that finds an order; null where none does. The words of the latest orders are written first: an order
 * is found as soon as it is placed.
 */
export async function readOrderSearch(
  db: Db,
  text: string,
  { part, range = {} }: { part?: OrderPart; range?: PlaceRange } = {},
): Promise<OrderSearch | null> {
  await indexLatestOrders(db);
  for (const reading of orderReadings(text)) {
    const match = matchOf(db, reading, part);
    const { rows } = await sql<{ found: number }>`select count(*) as found from (
      ${placesFound(db, match, range)} limit ${sql.lit(MOST_FOUND + 1)}
    ) as places`.execute(db);
    const found = rows[0]?.found ?? 0;
    if (found > 0) return { match, range, isMore: found > MOST_FOUND };
  }
  return null;
}

/** The places of orders that match, without an order. */
export function placesFound(
  db: Db,
  match: string,
  { from, before }: PlaceRange = {},
): RawBuilder<{ place: number }> {
  const place = engineOf(db) === 'postgres' ? sql.ref('place') : sql.ref('rowid');
  const found =
    engineOf(db) === 'postgres'
      ? sql`from order_search where words @@ ${match}::tsquery`
      : sql`from order_search where order_search match ${match}`;
  const range = [
    ...(from === undefined ? [] : [sql`and ${place} >= ${from}`]),
    ...(before === undefined ? [] : [sql`and ${place} < ${before}`]),
  ];
  return sql`select ${place} as place ${found} ${sql.join(range, sql` `)}`;
}

/** The ids of the newest orders that match, at most this many. */
export function newestFound(
  db: Db,
  { match, range }: Pick<OrderSearch, 'match' | 'range'>,
  most: number,
): RawBuilder<{ place: number; order_id: string }> {
  return sql`select order_id, place from order_search_rows where place in (
    select place from (${placesFound(db, match, range)} order by place desc limit ${sql.lit(most)}) as newest
  )`;
}

function matchOf(db: Db, reading: OrderReading, part?: OrderPart): string {
  if (engineOf(db) === 'postgres') {
    const weight = part ? ORDER_PART_WEIGHTS[part] : '';
    return joined(reading, (word) => `'${word}'${tsMarks(word, weight)}`, [' & ', ' | ']);
  }
  const match = joined(reading, (word) => (isSaidWhole(word) ? `"${word}"` : `"${word}"*`), [
    ' AND ',
    ' OR ',
  ]);
  return part ? `{${part}} : (${match})` : match;
}

/** Folded words hold letters, digits and marks alone: nothing ends the quotes. */
function joined(reading: OrderReading, word: (word: string) => string, [and, or]: [string, string]): string {
  return reading.map((term) => `(${term.map((all) => `(${all.map(word).join(and)})`).join(or)})`).join(and);
}

function tsMarks(word: string, weight: string): string {
  const marks = (isSaidWhole(word) ? '' : '*') + weight;
  return marks && `:${marks}`;
}

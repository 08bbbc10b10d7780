import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import type { DatedLineState } from '#database/schema.ts';
import type { BegunLine } from '#domain/dated-prices/dated-turn.ts';
import type { DatedLine, OtherDated } from '#domain/dated-prices/plan-dated.ts';

/** The most rows of one statement: SQLite binds so many values, PostgreSQL more. */
const ROWS = 500;

export type NewLine =
  | { productId: string; productName: string; line: DatedLine }
  | { productId: string; productName: string; reason: string };

export async function insertDatedLines(trx: Db, datedId: string, lines: NewLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += ROWS)
    await trx
      .insertInto('dated_price_lines')
      .values(
        lines.slice(start, start + ROWS).map((added) => {
          const line = 'line' in added ? added.line : null;
          return {
            dated_price_id: datedId,
            product_id: added.productId,
            product_name: added.productName,
            variant_id: line?.variantId ?? '',
            variant_name: line?.variantName ?? '',
            old_pence: line?.oldPence ?? null,
            old_original_pence: line?.oldOriginalPence ?? null,
            new_pence: line?.newPence ?? null,
            set_original_pence: null,
            state: line ? ('planned' as const) : ('left' as const),
            reason: 'reason' in added ? added.reason : null,
          };
        }),
      )
      .execute();
}

export type StoredLine = BegunLine & { productId: string; productName: string; state: DatedLineState };

/** The products with lines in this state, the first so many by id. */
export async function listProductsOfLines(
  db: Db,
  datedId: string,
  state: DatedLineState,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('dated_price_lines')
    .select('product_id')
    .distinct()
    .where('dated_price_id', '=', datedId)
    .where('state', '=', state)
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** The lines of some products in this state. */
export async function listLinesOf(
  db: Db,
  { datedId, productIds, state }: { datedId: string; productIds: string[]; state: DatedLineState },
): Promise<StoredLine[]> {
  if (productIds.length === 0) return [];
  const rows = await lineRows(db)
    .where('dated_price_id', '=', datedId)
    .where('state', '=', state)
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('variant_id')
    .execute();
  return rows.flatMap(toLine);
}

export type TurnedRow = {
  productId: string;
  variantId: string | null;
  state: DatedLineState;
  reason: string | null;
  setOriginalPence: number | null;
};

export async function writeTurnedLines(trx: Db, datedId: string, turned: TurnedRow[]): Promise<void> {
  for (const { productId, variantId, state, reason, setOriginalPence } of turned)
    await trx
      .updateTable('dated_price_lines')
      .set({ state, reason, set_original_pence: setOriginalPence })
      .where('dated_price_id', '=', datedId)
      .where('product_id', '=', productId)
      .where('variant_id', '=', variantId ?? '')
      .execute();
}

/** What is still planned will not be done, all for one reason; returns the number of prices. */
export async function leavePlannedLines(trx: Db, datedId: string, reason: string): Promise<number> {
  const result = await trx
    .updateTable('dated_price_lines')
    .set({ state: 'left', reason })
    .where('dated_price_id', '=', datedId)
    .where('state', '=', 'planned')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** A dated price that is not over, in which a product stands; its lines are those that are begun. */
export type StandingDated = OtherDated & { begun: BegunLine[] };

/** The dated prices that are not over, of each of these products that has any. */
export async function listStandingDated(db: Db, productIds: string[]): Promise<Map<string, StandingDated[]>> {
  const standing = new Map<string, StandingDated[]>();
  for (let start = 0; start < productIds.length; start += ROWS) {
    const rows = await db
      .selectFrom('dated_price_lines as line')
      .innerJoin('dated_prices as dated', 'dated.id', 'line.dated_price_id')
      .select([
        'line.product_id',
        'line.variant_id',
        'line.variant_name',
        'line.product_name',
        'line.old_pence',
        'line.old_original_pence',
        'line.new_pence',
        'line.set_original_pence',
        'line.state',
        'dated.id',
        'dated.name',
        'dated.from_at as fromAt',
      ])
      .select(sql<string>`coalesce(dated.stop_at, dated.until_at)`.as('endAt'))
      .where('line.product_id', 'in', productIds.slice(start, start + ROWS))
      .where('line.state', 'in', ['planned', 'begun'])
      .where('dated.ended_at', 'is', null)
      .where('dated.cancelled_at', 'is', null)
      .orderBy('dated.from_at')
      .orderBy('dated.id')
      .execute();
    for (const [productId, ofProduct] of Map.groupBy(rows, ({ product_id }) => product_id))
      standing.set(
        productId,
        [...Map.groupBy(ofProduct, ({ id }) => id).values()].flatMap((lines) => {
          const [first] = lines;
          if (!first) return [];
          const { name, fromAt, endAt } = first;
          const begun = lines.filter(({ state }) => state === 'begun').flatMap(toLine);
          return [{ name, fromAt, endAt, begun }];
        }),
      );
  }
  return standing;
}

/** True where a price of these products is that of another dated price, which must go back first. */
export async function hasBegunElsewhere(trx: Db, datedId: string, productIds: string[]): Promise<boolean> {
  const row = await trx
    .selectFrom('dated_price_lines')
    .select('product_id')
    .where('product_id', 'in', productIds)
    .where('state', '=', 'begun')
    .where('dated_price_id', '<>', datedId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the prices of a product end that hold for a time, by the id of the variant; '' where the product has no variants. */
export async function listDatedEnds(by: Db, slug: string): Promise<Map<string, string>> {
  // Whoever shows the ends has read the product, and a price that ends is written to it.
  const { db } = notedReading(by);
  const rows = await db
    .selectFrom('products')
    .innerJoin('dated_price_lines as line', 'line.product_id', 'products.id')
    .innerJoin('dated_prices as dated', 'dated.id', 'line.dated_price_id')
    .leftJoin('variants', (join) =>
      join
        .onRef('variants.product_id', '=', 'products.id')
        .on((eb) =>
          eb.or([
            eb('variants.id', '=', eb.ref('line.variant_id')),
            eb.and([eb('line.variant_id', '=', ''), eb('variants.price_pence', 'is', null)]),
          ]),
        ),
    )
    .select('variants.id')
    .select(sql<string>`coalesce(dated.stop_at, dated.until_at)`.as('endAt'))
    .where('products.slug', '=', slug)
    .where('line.state', '=', 'begun')
    .execute();
  return new Map(rows.map(({ id, endAt }) => [id ?? '', endAt]));
}

export type ShownLine = {
  productId: string;
  productName: string;
  variantName: string;
  oldPence: number | null;
  newPence: number | null;
  setOriginalPence: number | null;
  state: DatedLineState;
  reason: string | null;
};

/** The lines of one, by name, in a state or another; the first so many. */
export async function listShownLines(
  db: Db,
  datedId: string,
  states: readonly DatedLineState[],
  limit: number,
): Promise<ShownLine[]> {
  return db
    .selectFrom('dated_price_lines')
    .select([
      'product_id as productId',
      'product_name as productName',
      'variant_name as variantName',
      'old_pence as oldPence',
      'new_pence as newPence',
      'set_original_pence as setOriginalPence',
      'state',
      'reason',
    ])
    .where('dated_price_id', '=', datedId)
    .where('state', 'in', states)
    .orderBy('product_name')
    .orderBy('product_id')
    .orderBy('variant_id')
    .limit(limit)
    .execute();
}

export type LineCounts = Record<DatedLineState, number>;

/** The number of prices in each state, of each of these dated prices. */
export async function countLines(db: Db, datedIds: string[]): Promise<Map<string, LineCounts>> {
  const counts = new Map(datedIds.map((id): [string, LineCounts] => [id, { ...NO_LINES }]));
  if (datedIds.length === 0) return counts;
  const rows = await db
    .selectFrom('dated_price_lines')
    .select((eb) => ['dated_price_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('dated_price_id', 'in', datedIds)
    .groupBy(['dated_price_id', 'state'])
    .execute();
  for (const { dated_price_id, state, count } of rows) {
    const ofOne = counts.get(dated_price_id);
    if (ofOne) ofOne[state] = Number(count);
  }
  return counts;
}

const NO_LINES: LineCounts = { planned: 0, begun: 0, left: 0, ended: 0, kept: 0 };

function lineRows(db: Db) {
  return db
    .selectFrom('dated_price_lines')
    .select([
      'product_id',
      'variant_id',
      'variant_name',
      'product_name',
      'old_pence',
      'old_original_pence',
      'new_pence',
      'set_original_pence',
      'state',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number];

/** No line where it is of a product that was left out from the beginning. */
function toLine(row: Row): StoredLine[] {
  if (row.old_pence === null || row.new_pence === null) return [];
  return [
    {
      productId: row.product_id,
      productName: row.product_name,
      variantId: row.variant_id || null,
      variantName: row.variant_name,
      oldPence: row.old_pence,
      oldOriginalPence: row.old_original_pence,
      newPence: row.new_pence,
      setOriginalPence: row.set_original_pence,
      state: row.state,
    },
  ];
}

import { sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { VARIANTS_TEXT } from './shelf-variants.ts';

/** Longest time between the timestamp of a transaction and its commit. */
const LATE_COMMIT_MS = 5000;

/** Where reading of the stock that moved continues: after an entry of the stock log, or from a time (PostgreSQL). */
export type StockMark = { entry: number; time: string };

export type MovedProduct = {
  id: string;
  stock: number;
  pricePence: number;
  formerPence: number | null;
  orderedCount: number;
  /** By their places, as `variantsOf` parses them. */
  variants: string | null;
};

/** The mark from before anything that is read after this call. */
export async function markStock(db: Db): Promise<StockMark> {
  const time = new Date(Date.now() - LATE_COMMIT_MS).toISOString();
  if (engineOf(db) === 'postgres') return { entry: 0, time };
  const { rows } = await sql<{ newest: number | null }>`select max(id) as newest from stock_log`.execute(db);
  return { entry: Number(rows[0]?.newest ?? 0), time };
}

/** Returns the products whose stock moved since the mark as they are now; null when the log no longer reaches back to it. */
export async function readMovedStock(
  db: Db,
  since: StockMark,
): Promise<{ moved: MovedProduct[]; mark: StockMark } | null> {
  const mark = await markStock(db);
  if (engineOf(db) === 'postgres') {
    const moved = await selectMoved(db).where('products.stock_changed_at', '>=', since.time).execute();
    return { moved, mark };
  }
  if (mark.entry === since.entry) return { moved: [], mark };
  const { rows } = await sql<{ oldest: number | null }>`select min(id) as oldest from stock_log`.execute(db);
  if (mark.entry < since.entry || Number(rows[0]?.oldest ?? 0) > since.entry + 1) return null;
  const moved = await selectMoved(db)
    .where(sql<boolean>`products.slug in (select slug from stock_log where id > ${since.entry})`)
    .execute();
  return { moved, mark };
}

function selectMoved(db: Db) {
  return db
    .selectFrom('products')
    .select([
      'products.id',
      'products.stock',
      'products.shown_price_pence as pricePence',
      'products.shown_former_pence as formerPence',
      'products.ordered_count as orderedCount',
      VARIANTS_TEXT.as('variants'),
    ]);
}

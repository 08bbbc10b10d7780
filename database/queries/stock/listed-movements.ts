import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { codeIs, foldedBegins } from '#database/search/text-match.ts';
import { LIST_PAGE_SIZE, type ListPage, MOST_FOUND, MOST_LISTED, pageOf } from '#domain/lists/list-query.ts';
import { foldText } from '#domain/search/search-text.ts';
import type { StockListQuery } from '#domain/stock/stock-list.ts';
import type { StockKind } from '#domain/stock/stock-movement.ts';
import { addDays, isDay, startOfLondonDay } from '#domain/text/london-day.ts';

export type ListedMovement = {
  id: number;
  at: string;
  kind: StockKind;
  productId: string;
  product: string;
  variant: string;
  sku: string | null;
  /** The variant was deleted: these are its last names. */
  isGone: boolean;
  quantity: number;
  stockAfter: number;
  reason: string;
  actor: string | null;
  orderNumber: string | null;
  file: string | null;
  formId: string | null;
};

/** One page of movements, newest first, counted up to a bound. */
export async function listMovements(db: Db, query: StockListQuery): Promise<ListPage<ListedMovement>> {
  const matching = await filtered(db, query);
  if (!matching) return pageOf<ListedMovement>([], 0, query.page);
  const counted = db.selectFrom(
    matching
      .select('id')
      .limit(MOST_LISTED + 1)
      .as('counted'),
  );
  const { found } = await counted
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  const total = Math.min(found, MOST_LISTED);
  const rows = newestFirst(matching)
    .limit(LIST_PAGE_SIZE)
    .offset((query.page - 1) * LIST_PAGE_SIZE);
  const items = query.page > Math.ceil(total / LIST_PAGE_SIZE) ? [] : await named(db, rows);
  return { ...pageOf(items, total, query.page), isMore: found > MOST_LISTED };
}

const BATCH = 1000;

/** All movements of the filters, newest first, some at a time. */
export async function* eachMovement(db: Db, query: StockListQuery): AsyncGenerator<ListedMovement> {
  const matching = await filtered(db, query);
  let last: ListedMovement | undefined;
  while (matching) {
    const rows = last ? matching.where(isOlder(last)) : matching;
    const batch = await named(db, newestFirst(rows).limit(BATCH));
    yield* batch;
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}

/** Who moved stock, the shop itself left out. */
export async function listStockActors(db: Db): Promise<string[]> {
  const actors: string[] = [];
  // One step along the index for each: a distinct would read all of it.
  for (let last = ''; actors.length < 200; ) {
    const next = await db
      .selectFrom('stock_movements')
      .select('actor')
      .where('actor', 'is not', null)
      .where('actor', '>', last)
      .orderBy('actor')
      .limit(1)
      .executeTakeFirst();
    if (!next?.actor) break;
    last = next.actor;
    actors.push(last);
  }
  return actors;
}

function movements(db: Db) {
  return db.selectFrom('stock_movements');
}

type Movements = ReturnType<typeof movements>;

function newestFirst(rows: Movements) {
  return rows.select('id').orderBy('at', 'desc').orderBy('id', 'desc');
}

function isOlder({ at, id }: { at: string; id: number }) {
  return sql<boolean>`(stock_movements.at, stock_movements.id) < (${at}, ${id})`;
}

/** The movements of a query; null where its search finds nothing. */
async function filtered(db: Db, { search, filters }: StockListQuery): Promise<Movements | null> {
  const conditions = (rows: Movements): Movements => {
    let kept = rows;
    if (filters.kind) kept = kept.where('kind', '=', filters.kind);
    // Names the condition of the index.
    if (filters.kind && filters.kind !== 'sold') kept = kept.where(sql<boolean>`kind <> 'sold'`);
    if (filters.actor) kept = kept.where('actor', '=', filters.actor);
    if (filters.product) kept = kept.where('product_id', '=', filters.product);
    if (isDay(filters.from)) kept = kept.where('at', '>=', startOfLondonDay(filters.from));
    if (isDay(filters.to)) kept = kept.where('at', '<', startOfLondonDay(addDays(filters.to, 1)));
    return kept;
  };
  if (!search) return conditions(movements(db));
  const subject = await findSubject(db, search);
  if (subject.values.length === 0) return null;
  const [first, ...others] = subject.values.map((value) =>
    conditions(movements(db).where(subject.column, '=', value)),
  );
  if (!first) return null;
  if (others.length === 0) return first;
  // The newest of each by its own part of an index: together they would be sorted whole.
  const newestOf = (rows: Movements): Expression<{ id: number }> => newestFirst(rows).limit(MOST_FOUND);
  const parts = [first, ...others].map((rows) => sql`select id from (${newestOf(rows)}) as newest`);
  return movements(db).where(sql<SqlBool>`stock_movements.id in (${sql.join(parts, sql` union all `)})`);
}

type Subject = { column: 'order_number' | 'variant_id' | 'product_id'; values: string[] };

const MOST_NAMED = 20;

/** What a search means: the number of an order, a SKU or barcode, else the beginning of a product's name. */
async function findSubject(db: Db, search: string): Promise<Subject> {
  const number = search.toUpperCase();
  const ofOrder = await movements(db)
    .select('id')
    .where('order_number', '=', number)
    .limit(1)
    .executeTakeFirst();
  if (ofOrder) return { column: 'order_number', values: [number] };
  const present = await db
    .selectFrom('variants')
    .select('id')
    .where((eb) => eb.or([codeIs(db, 'variants.sku', search), eb('barcode', '=', search)]))
    .limit(MOST_NAMED)
    .execute();
  const former = await db
    .selectFrom('former_variants')
    .select('id')
    .where((eb) => eb.or([eb('sku', '=', search), eb('barcode', '=', search)]))
    .limit(MOST_NAMED)
    .execute();
  const codes = [...present, ...former].map(({ id }) => id);
  if (codes.length > 0) return { column: 'variant_id', values: codes };
  const folded = foldText(search);
  const products = folded
    ? await db
        .selectFrom('products')
        .select('id')
        .where(foldedBegins(db, 'products.sort_name', folded))
        .orderBy('sort_name')
        .limit(MOST_NAMED)
        .execute()
    : [];
  return { column: 'product_id', values: products.map(({ id }) => id) };
}

async function named(db: Db, ids: Expression<{ id: number }>): Promise<ListedMovement[]> {
  const { rows } = await sql<Omit<ListedMovement, 'isGone'> & { gone: number }>`
    select
      moved.id, moved.at, moved.kind, moved.product_id as "productId",
      coalesce(products.name, former.product_name, '') as product,
      coalesce(variants.name, former.name, '') as variant,
      coalesce(variants.sku, former.sku) as sku,
      case when variants.id is null then 1 else 0 end as gone,
      moved.quantity, moved.stock_after as "stockAfter", moved.reason, moved.actor,
      moved.order_number as "orderNumber", moved.file, moved.form_id as "formId"
    from stock_movements as moved
    left join variants on variants.id = moved.variant_id
    left join products on products.id = moved.product_id
    left join former_variants as former on former.id = moved.variant_id
    where moved.id in (select id from (${ids}) as wanted)
    order by moved.at desc, moved.id desc`.execute(db);
  return rows.map(({ gone, ...row }) => ({ ...row, isGone: gone === 1 }));
}

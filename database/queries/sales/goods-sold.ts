import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import {
  IS_RECEIPT_MOVE,
  isReceivedBefore,
  receivedWhere,
} from '#database/queries/payment/order-receipts.ts';
import type { Pence } from '#domain/money/money.ts';
import { MONEY_KINDS } from '#domain/payment/money-figures.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { addSold, netOf, type SoldGoods } from '#domain/sales/sold-goods.ts';

/** From `since` (UTC, ISO), before `until`. */
export type Bounds = { since: string; until: string };

/** `isThere`: false for one that was deleted since. */
export type SoldProduct = SoldGoods & { productId: string; name: string; brand: string; isThere: boolean };
export type SoldVariant = Omit<SoldProduct, 'isThere'> & {
  variantId: string;
  variant: string;
  sku: string | null;
};

/**
 * The lines that a period says something of, each with its state at both ends: a line is sold with the first money received for its
 * order, no longer sold where that is taken out again, and while it is sold less what was given back for it and what is back in stock. The VAT given back is its share of the line's, so
 * that a line given back whole gives back all of its VAT.
 */
function soldLines({ since, until }: Bounds, touched: RawBuilder<unknown> = touchedIn({ since, until })) {
  const upTo = (moment: string) => sql`moved.at < ${moment}`;
  const back = (column: 'amount_pence' | 'stock_back', before: string) =>
    sql`cast(sum(case when ${upTo(before)} then moved.${sql.ref(column)} else 0 end) as bigint)`;
  // Movements and receipts are read once for all lines: asked for each of them they took most of the time.
  return sql`
    touched as (${touched}),
    went_back as (
      select moved.line_id,
        ${back('amount_pence', since)} as given_before, ${back('amount_pence', until)} as given_until,
        ${back('stock_back', since)} as back_before, ${back('stock_back', until)} as back_until
      from line_movements as moved
      where moved.kind <> 'sent' and ${upTo(until)} and moved.line_id in (select line_id from touched)
      group by moved.line_id
    ),
    received as (
      select moved.order_id, ${receivedWhere(upTo(since))} as is_before, ${receivedWhere(upTo(until))} as is_until
      from payment_ledger as moved
      where moved.kind in ${IS_RECEIPT_MOVE} and ${upTo(until)} and moved.order_id in (select order_id from touched)
      group by moved.order_id
    ),
    states as (
      select order_lines.order_id, order_lines.product_id, order_lines.variant_id, order_lines.name, order_lines.brand, order_lines.variant,
        order_lines.sku, order_lines.quantity, order_lines.unit_cost_pence as unit_cost,
        order_lines.line_pence - order_lines.discount_pence as paid, order_lines.vat_pence as vat,
        received.is_before, received.is_until,
        coalesce(given_before, 0) as given_before, coalesce(given_until, 0) as given_until,
        coalesce(back_before, 0) as back_before, coalesce(back_until, 0) as back_until
      from touched
      join received on received.order_id = touched.order_id
      join order_lines on order_lines.id = touched.line_id
      left join went_back on went_back.line_id = touched.line_id
    ),
    lines as (
      select order_id, product_id, variant_id, name, brand, variant, sku, unit_cost,
        is_until * (quantity - back_until) - is_before * (quantity - back_before) as pieces,
        is_until * (paid - given_until) - is_before * (paid - given_before) as gross,
        is_until * (vat - ${vatOf('given_until')}) - is_before * (vat - ${vatOf('given_before')}) as vat
      from states where is_before = 1 or is_until = 1
    )`;
}

/** The lines that something happened to in a period. */
function touchedIn({ since, until }: Bounds) {
  return sql`
      select order_lines.id as line_id, order_lines.order_id
      from payment_ledger as receipt join order_lines on order_lines.order_id = receipt.order_id
      where receipt.kind in ${IS_RECEIPT_MOVE} and receipt.at >= ${since} and receipt.at < ${until}
      union
      select line_id, order_id from line_movements where kind <> 'sent' and at >= ${since} and at < ${until}`;
}

/** The share of a line's VAT in what was given back of it, rounded half up. */
function vatOf(given: 'given_until' | 'given_before') {
  const sum = sql.ref(given);
  return sql`case when paid = 0 then 0 else (2 * vat * ${sum} + paid) / (2 * paid) end`;
}

const SUMS = sql`
  sum(pieces) as pieces, sum(gross) as gross, sum(vat) as vat,
  coalesce(sum(pieces * unit_cost), 0) as cost,
  coalesce(sum(case when unit_cost is null then pieces end), 0) as unknown_pieces,
  coalesce(sum(case when unit_cost is null then gross - vat end), 0) as unknown_net`;

type Sums = {
  pieces: number | string;
  gross: number | string;
  vat: number | string;
  cost: number | string;
  unknown_pieces: number | string;
  unknown_net: number | string;
};

function soldOf(row: Sums): SoldGoods {
  return {
    pieces: Number(row.pieces),
    grossPence: Number(row.gross),
    vatPence: Number(row.vat),
    costPence: Number(row.cost),
    unknownPieces: Number(row.unknown_pieces),
    unknownNetPence: Number(row.unknown_net),
  };
}

/** Each product of which something was sold or went back, most money first. */
export async function listSoldProducts(db: Db, bounds: Bounds): Promise<SoldProduct[]> {
  type Row = Sums & { product_id: string; name: string; brand: string; is_there: number | boolean };
  const rows = await byDay(bounds, async (day) => {
    const { rows } = await sql<Row>`
      with ${soldLines(day)}
      select product_id, max(name) as name, max(brand) as brand,
        exists (select 1 from products where products.id = lines.product_id) as is_there, ${SUMS}
      from lines group by product_id`.execute(db);
    return rows;
  });
  return [...Map.groupBy(rows, ({ product_id }) => product_id)]
    .map(([productId, of]) => ({
      productId,
      name: latest(of, 'name'),
      brand: latest(of, 'brand'),
      isThere: of.some(({ is_there }) => Boolean(is_there)),
      ...addSold(of.map(soldOf)),
    }))
    .sort((one, other) => netOf(other) - netOf(one) || (one.productId < other.productId ? -1 : 1));
}

/** Each variant of which something was sold or went back, by product. */
export async function listSoldVariants(db: Db, bounds: Bounds): Promise<SoldVariant[]> {
  type Named = { name: string; brand: string; variant: string; sku: string | null };
  type Row = Sums & Named & { product_id: string; variant_id: string };
  const rows = await byDay(bounds, async (day) => {
    const { rows } = await sql<Row>`
      with ${soldLines(day)}
      select product_id, variant_id, max(name) as name, max(brand) as brand, max(variant) as variant, max(sku) as sku, ${SUMS}
      from lines group by product_id, variant_id`.execute(db);
    return rows;
  });
  const variants = [...Map.groupBy(rows, (row) => JSON.stringify([row.product_id, row.variant_id])).values()];
  const sold = variants.map((of) => ({
    productId: of[0]?.product_id ?? '',
    variantId: of[0]?.variant_id ?? '',
    name: latest(of, 'name'),
    brand: latest(of, 'brand'),
    variant: latest(of, 'variant'),
    sku: of.findLast(({ sku }) => sku !== null)?.sku ?? null,
    ...addSold(of.map(soldOf)),
  }));
  const keys = (one: SoldVariant) => [one.name, one.productId, one.variant, one.variantId];
  return sold.sort((one, other) => compareTexts(keys(one), keys(other)));
}

/** All that was sold of goods, less what went back. */
export async function sumSoldGoods(db: Db, bounds: Bounds): Promise<SoldGoods> {
  const rows = await byDay(bounds, async (day) => {
    const { rows } = await sql<Partial<Sums>>`with ${soldLines(day)} select ${SUMS} from lines`.execute(db);
    return rows;
  });
  return addSold(rows.map((row) => soldOf({ ...NONE, ...defined(row) })));
}

/**
 * Reads a period day by day, so that nobody waits for a long one: what was sold in it is the sum of what was sold on its days, since
 * both are differences of the states at their ends.
 */
async function byDay<Row>({ since, until }: Bounds, read: (day: Bounds) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = since; from < until; ) {
    const next = new Date(Date.parse(from) + DAY_MS).toISOString();
    const to = next < until ? next : until;
    rows.push(...(await read({ since: from, until: to })));
    from = to;
    await nextTurn();
  }
  return rows;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function latest<Key extends string>(rows: readonly Record<Key, string>[], key: Key): string {
  return rows.at(-1)?.[key] ?? '';
}

function compareTexts(ones: readonly string[], others: readonly string[]): number {
  for (const [place, one] of ones.entries()) {
    const other = others[place] ?? '';
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

const EVER: Bounds = { since: '', until: '9999' };

/** All that was sold in the orders that had an offer and stand, less what went back; by the codes they had it by, most money first. */
export async function sumSoldWithPromotion(
  db: Db,
  promotionId: string,
): Promise<{ total: SoldGoods; byCode: (SoldGoods & { code: string })[] }> {
  const had = sql`
    select promotion_uses.order_id, promotion_uses.code from promotion_uses join orders on orders.id = promotion_uses.order_id
    where promotion_uses.promotion_id = ${promotionId} and orders.order_status <> 'cancelled'`;
  const touched = sql`
    select order_lines.id as line_id, order_lines.order_id from order_lines
    where order_lines.order_id in (select order_id from (${had}) as had)`;
  const { rows } = await sql<Partial<Sums>>`
    with ${soldLines(EVER, touched)} select ${SUMS} from lines`.execute(db);
  const { rows: ofCodes } = await sql<Sums & { code: string }>`
    with ${soldLines(EVER, touched)} select had.code, ${SUMS}
    from lines join (${had}) as had on had.order_id = lines.order_id
    group by had.code order by sum(gross) - sum(vat) desc, had.code limit ${MOST_CODES}`.execute(db);
  return {
    total: soldOf({ ...NONE, ...defined(rows[0]) }),
    byCode: ofCodes.map((row) => ({ code: row.code, ...soldOf(row) })),
  };
}

const MOST_CODES = 100;

const NONE: Sums = { pieces: 0, gross: 0, vat: 0, cost: 0, unknown_pieces: 0, unknown_net: 0 };

/** Sums of no rows are null. */
function defined(row: Partial<Sums> = {}): Partial<Sums> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** The money of a period beside that of goods, as it was received and given back: by the sums of the dashboard. */
export async function readOtherMoney(
  db: Db,
  { since, until }: Bounds,
): Promise<{ receivedPence: Pence; refundedPence: Pence; deliveryPence: Pence }> {
  const entries = await db
    .selectFrom('payment_ledger')
    .select((eb) => ['kind', eb.fn.sum<number | string>('amount_pence').as('pence')])
    .where('at', '>=', since)
    .where('at', '<', until)
    .where('kind', 'in', MONEY_KINDS)
    .groupBy('kind')
    .execute();
  const { receivedPence, refundedPence } = ledgerSums(
    entries.map(({ kind, pence }) => ({ kind, amountPence: Number(pence) })),
  );
  const id = sql.ref('orders.id');
  const { rows } = await sql<{ delivery: string }>`
    select coalesce(sum(shipping_pence * (${isReceivedBefore(id, until)} - ${isReceivedBefore(id, since)})), 0) as delivery
    from orders where orders.id in (
      select order_id from payment_ledger where kind in ${IS_RECEIPT_MOVE} and at >= ${since} and at < ${until}
    )`.execute(db);
  return { receivedPence, refundedPence, deliveryPence: Number(rows[0]?.delivery ?? 0) };
}

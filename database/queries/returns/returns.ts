import type { Insertable, Selectable, Updateable } from 'kysely';
import * as v from 'valibot';
import type { Db } from '#database/open.ts';
import type { ReturnEventsTable, ReturnLinesTable, ReturnsTable } from '#database/schema.ts';
import type { HeldPiece, Return, ReturnLine } from '#domain/returns/return.ts';
import type { ReturnStepName } from '#domain/returns/return-steps.ts';

export async function findReturn(db: Db, id: string): Promise<Return | null> {
  const row = await db.selectFrom('returns').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ((await withLines(db, [row]))[0] ?? null) : null;
}

/** The return that a request made under its key; null where it made none. */
export async function findReturnUnder(db: Db, key: string): Promise<Return | null> {
  const row = await db.selectFrom('returns').selectAll().where('request_key', '=', key).executeTakeFirst();
  return row ? ((await withLines(db, [row]))[0] ?? null) : null;
}

/** The returns of an order, in the order they were asked. */
export async function listReturnsOf(db: Db, orderId: string): Promise<Return[]> {
  const rows = await db
    .selectFrom('returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();
  return withLines(db, rows);
}

/** Reads the lines of these returns too. */
export async function withLines(db: Db, rows: readonly Selectable<ReturnsTable>[]): Promise<Return[]> {
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('return_lines')
    .selectAll()
    .where(
      'return_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('return_id')
    .orderBy('place')
    .execute();
  const ofReturn = Map.groupBy(lines, ({ return_id }) => return_id);
  return rows.map((row) => toReturn(row, ofReturn.get(row.id) ?? []));
}

function toReturn(row: Selectable<ReturnsTable>, lines: readonly Selectable<ReturnLinesTable>[]): Return {
  return {
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    state: row.state,
    wish: row.wish,
    words: row.words,
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    declaredOn: row.declared_on,
    postage: row.postage,
    answer: row.answer,
    agreedOn: row.agreed_on,
    sentOn: row.sent_on,
    receivedOn: row.received_on,
    inspectedAt: row.inspected_at,
    endsOn: row.ends_on,
    dueOn: row.due_on,
    closedAt: row.closed_at,
    refundedPence: row.refunded_pence,
    version: row.version,
    lines: lines.map(toLine),
  };
}

function toLine(row: Selectable<ReturnLinesTable>): ReturnLine {
  return {
    id: row.id,
    place: row.place,
    lineId: row.line_id,
    wasSent: row.was_sent === 1,
    quantity: row.quantity,
    cause: row.cause,
    reason: row.reason,
    condition: row.condition,
    wantedVariantId: row.wanted_variant_id,
    remedy: row.remedy,
    source: row.source,
    until: row.until_day,
    withDelivery: row.with_delivery === 1,
    mayBeReduced: row.may_be_reduced === 1,
    shelf: row.shelf,
    damaged: row.damaged,
    tester: row.tester,
    binned: row.binned,
    found: row.found,
    refundQuantity: row.refund_quantity,
    refundPence: row.refund_pence,
    reducedPence: row.reduced_pence,
    ground: row.ground,
    exchange:
      row.exchange_variant_id === null
        ? null
        : {
            variantId: row.exchange_variant_id,
            words: row.exchange_words,
            unitPence: row.exchange_unit_pence === null ? null : Number(row.exchange_unit_pence),
          },
    held: row.held_goods === '' ? [] : parseHeld(row.held_goods),
    exchanged: row.exchanged,
    exchangePence: Number(row.exchange_pence),
  };
}

function parseHeld(text: string): HeldPiece[] {
  return v.parse(HELD, JSON.parse(text));
}

const HELD = v.array(
  v.object({ productId: v.string(), variantId: v.string(), slug: v.string(), quantity: v.number() }),
);

/** The place of the next return of an order, under its lock. */
export async function nextReturnPlace(trx: Db, orderId: string): Promise<number> {
  const row = await trx
    .selectFrom('returns')
    .select((eb) => eb.fn.max('place').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}

/** False where a return was made under this key already. */
export async function insertReturn(
  trx: Db,
  row: Insertable<ReturnsTable>,
  lines: readonly Insertable<ReturnLinesTable>[],
): Promise<boolean> {
  const written = await trx
    .insertInto('returns')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  await trx.insertInto('return_lines').values(lines).execute();
  return true;
}

/** Writes a change over the version that was read; false where somebody wrote meanwhile. */
export async function updateReturn(
  trx: Db,
  { id, version }: Pick<Return, 'id' | 'version'>,
  change: Updateable<ReturnsTable>,
): Promise<boolean> {
  const row = await trx
    .updateTable('returns')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateReturnLine(
  trx: Db,
  id: string,
  change: Updateable<ReturnLinesTable>,
): Promise<void> {
  await trx.updateTable('return_lines').set(change).where('id', '=', id).execute();
}

export async function insertReturnEvent(trx: Db, event: Insertable<ReturnEventsTable>): Promise<void> {
  await trx.insertInto('return_events').values(event).execute();
}

export type ReturnEvent = { at: string; actor: string | null; step: ReturnStepName; note: string };

export function listReturnEvents(db: Db, returnId: string): Promise<ReturnEvent[]> {
  return db
    .selectFrom('return_events')
    .select(['at', 'actor', 'step', 'note'])
    .where('return_id', '=', returnId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Approved ones of which nothing came by their day, the oldest first. */
export async function listUnclaimed(db: Db, today: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('returns')
    .select('id')
    .where('state', '=', 'approved')
    .where('ends_on', '<', today)
    .orderBy('ends_on')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the lines of an order were sealed when they were sold, by their id; null: not kept then. */
export async function listSealedLines(db: Db, orderId: string): Promise<Map<string, boolean | null>> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'sealed'])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ id, sealed }) => [id, sealed === null ? null : sealed === 1]));
}

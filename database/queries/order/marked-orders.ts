import type { Db } from '#database/open.ts';
import type { MarkKind, OrderMarks } from '#domain/order-marks/order-marks.ts';

export async function findMarks(db: Db, orderId: string): Promise<OrderMarks> {
  const rows = await db
    .selectFrom('order_marks')
    .select(['kind', 'mark'])
    .where('order_id', '=', orderId)
    .orderBy('mark')
    .execute();
  return marksOf(rows);
}

/** The marks of these orders by their number; unmarked ones are missing. */
export async function listMarks(db: Db, orderNumbers: string[]): Promise<Map<string, OrderMarks>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_marks')
    .innerJoin('orders', 'orders.id', 'order_marks.order_id')
    .select(['orders.order_number as orderNumber', 'order_marks.kind', 'order_marks.mark'])
    .where('orders.order_number', 'in', orderNumbers)
    .orderBy('order_marks.mark')
    .execute();
  const ofOrder = Map.groupBy(rows, ({ orderNumber }) => orderNumber);
  return new Map([...ofOrder].map(([orderNumber, marks]) => [orderNumber, marksOf(marks)]));
}

function marksOf(rows: readonly { kind: MarkKind; mark: string }[]): OrderMarks {
  return {
    person: rows.find(({ kind }) => kind === 'person')?.mark ?? '',
    tags: rows.flatMap(({ kind, mark }) => (kind === 'tag' ? [mark] : [])),
  };
}

/** Writes the marks of an order in place of its former ones. */
export async function writeMarks(trx: Db, orderId: string, { person, tags }: OrderMarks): Promise<void> {
  await trx.deleteFrom('order_marks').where('order_id', '=', orderId).execute();
  const rows = [
    ...tags.map((mark) => ({ order_id: orderId, kind: 'tag' as const, mark })),
    ...(person ? [{ order_id: orderId, kind: 'person' as const, mark: person }] : []),
  ];
  if (rows.length > 0) await trx.insertInto('order_marks').values(rows).execute();
}

/** The marks in use, for a filter. */
export async function listUsedMarks(db: Db, most: number): Promise<{ kind: MarkKind; mark: string }[]> {
  return db
    .selectFrom('order_marks')
    .select(['kind', 'mark'])
    .distinct()
    .orderBy('kind')
    .orderBy('mark')
    .limit(most)
    .execute();
}

/** The ids of orders with a mark. */
export function markedOrders(db: Db, { kind, mark }: { kind: MarkKind; mark: string }) {
  return db.selectFrom('order_marks').select('order_id').where('kind', '=', kind).where('mark', '=', mark);
}

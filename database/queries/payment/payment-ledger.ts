import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import type { LedgerEntry } from '#domain/payment/payment-state.ts';
import type { Tender } from '#domain/payment/tender.ts';

export type LedgerRow = LedgerEntry & {
  tender: Tender;
  reference: string;
  note: string;
  actor: string | null;
  at: string;
};

/** Adds an entry; false where there is one of this kind and reference already. */
export async function insertLedgerEntry(
  trx: Db,
  orderId: string,
  entry: LedgerEntry & { tender: Tender; reference: string; note?: string; actor?: string | null },
  { now, newId }: Stamp,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_ledger')
    .values({
      id: newId(),
      order_id: orderId,
      kind: entry.kind,
      amount_pence: entry.amountPence,
      tender: entry.tender,
      reference: entry.reference,
      note: entry.note ?? '',
      actor: entry.actor ?? null,
      at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Those of these references that no entry has. */
export async function listUnknownReferences(db: Db, references: string[]): Promise<string[]> {
  if (references.length === 0) return [];
  const rows = await db
    .selectFrom('payment_ledger')
    .select('reference')
    .where('reference', 'in', references)
    .execute();
  const known = new Set(rows.map(({ reference }) => reference));
  return references.filter((reference) => !known.has(reference));
}

/** The entries of these orders, by the order's id. */
export async function listLedgerEntries(
  db: Db,
  orderIds: string[],
): Promise<Map<string, (LedgerEntry & { tender: Tender })[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_ledger')
    .select(['order_id as orderId', 'kind', 'amount_pence as amountPence', 'tender'])
    .where('order_id', 'in', orderIds)
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The entries of an order, oldest first. */
export function listLedger(db: Db, orderId: string): Promise<LedgerRow[]> {
  return db
    .selectFrom('payment_ledger')
    .select(['kind', 'amount_pence as amountPence', 'tender', 'reference', 'note', 'actor', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { TransfersTable } from '#database/schema.ts';
import type { Pence } from '#domain/money/money.ts';
import type { TransferKind } from '#domain/transfers/transfer-account.ts';

/** A row of the money that came to the bank for an order, or went back by hand. */
export type TransferRow = {
  id: string;
  orderId: string;
  kind: TransferKind;
  amountPence: Pence;
  /** The day at the bank. */
  day: string;
  reference: string;
  note: string;
  /** The row that was entered by mistake. */
  corrects: string | null;
  actor: string;
  at: string;
};

const COLUMNS = [
  'id',
  'order_id as orderId',
  'kind',
  'amount_pence as amountPence',
  'day',
  'reference',
  'note',
  'corrects',
  'actor',
  'at',
] as const;

export async function insertTransfer(trx: Db, row: Insertable<TransfersTable>): Promise<void> {
  await trx.insertInto('transfers').values(row).execute();
}

/** The row a form made under its key; null where it made none. */
export async function findTransferByKey(db: Db, key: string): Promise<TransferRow | null> {
  const row = await db
    .selectFrom('transfers')
    .select(COLUMNS)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** The rows of an order, oldest first. */
export function listTransfers(db: Db, orderId: string): Promise<TransferRow[]> {
  return db
    .selectFrom('transfers')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

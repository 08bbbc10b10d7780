import { type Insertable, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { PaymentsTable } from '#database/schema.ts';
import type { Pence } from '#domain/money/money.ts';
import type { PaymentPurpose } from '#domain/payment/payment-purpose.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** A payment at a provider. Its id is the key under which it is begun, however often. */
export type Payment = {
  id: string;
  orderId: string;
  provider: string;
  /** The provider's; null until it has replied. */
  reference: string | null;
  clientSecret: string | null;
  amountPence: Pence;
  attempt: number;
  createdAt: string;
  purpose: PaymentPurpose;
};

const COLUMNS = [
  'payments.id',
  'payments.order_id as orderId',
  'payments.provider',
  'payments.reference',
  'payments.client_secret as clientSecret',
  'payments.amount_pence as amountPence',
  'payments.attempt',
  'payments.created_at as createdAt',
  'payments.purpose',
] as const;

export async function insertPayment(trx: Db, payment: Insertable<PaymentsTable>): Promise<void> {
  await trx.insertInto('payments').values(payment).execute();
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  return (await db.selectFrom('payments').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findPaymentByReference(db: Db, reference: string): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/** The payment of the whole order, not that of a difference; null where none is asked for. */
export async function findPaymentOfOrder(db: Db, orderId: string): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('purpose', '=', sql.lit('order'))
    .executeTakeFirst();
  return row ?? null;
}

/** All payments that were begun for an order, oldest first. */
export function listPaymentsOfOrder(db: Db, orderId: string): Promise<Payment[]> {
  return db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Says what a payment is for by now. */
export async function writePaymentPurpose(trx: Db, id: string, purpose: PaymentPurpose): Promise<void> {
  await trx.updateTable('payments').set({ purpose }).where('id', '=', id).execute();
}

/** The card or method an order was paid with, as its provider named it; null where that is not known. */
export async function findPaidWith(
  db: Db,
  orderId: string,
): Promise<{ brand: string; last4: string | null } | null> {
  const row = await db
    .selectFrom('orders')
    .select(['card_brand as brand', 'card_last4 as last4'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.brand ? { brand: row.brand, last4: row.last4 } : null;
}

/** Stores the provider's reference, once; of the order's payment it is the order's as well. */
export async function writePaymentReference(
  trx: Db,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
  { reference, clientSecret }: { reference: string; clientSecret: string | null },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ reference, ...(clientSecret !== null && { client_secret: clientSecret }) })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('orders')
    .set({ payment_reference: reference })
    .where('id', '=', orderId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('payments')
          .select('payments.id')
          .where('payments.id', '=', id)
          .where('payments.purpose', '=', sql.lit('order')),
      ),
    )
    .execute();
}

/** Leaves an attempt behind whose failure the provider repeats, once however many met it; returns the attempt to go on with. */
export async function leaveAttempt(
  db: Db,
  table: 'payments' | 'refunds',
  { id, attempt }: { id: string; attempt: number },
): Promise<number> {
  await db
    .updateTable(table)
    .set({ attempt: attempt + 1 })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
  const row = await db.selectFrom(table).select('attempt').where('id', '=', id).executeTakeFirstOrThrow();
  return row.attempt;
}

/** Notes that a customer is asked by mail to pay; false where that was so before. */
export async function claimAsking(trx: Db, id: string, now: string): Promise<boolean> {
  const row = await trx
    .updateTable('payments')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type OrderPayment = {
  orderId: string;
  orderNumber: string;
  email: string;
  shipping: { name: string; phone: string; address: string; city: string; postcode: string; country: string };
  status: string;
  state: PaymentState;
  holdUntil: string | null;
};

/** The part of an order that decides about its payment. */
export async function findOrderPayment(db: Db, orderId: string): Promise<OrderPayment | null> {
  const row = await db
    .selectFrom('orders')
    .select([
      'id as orderId',
      'order_number as orderNumber',
      'email',
      'first_name',
      'last_name',
      'phone',
      'address',
      'city',
      'postcode',
      'country',
      'order_status as status',
      'payment_state as state',
      'hold_until as holdUntil',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { first_name, last_name, phone, address, city, postcode, country, ...order } = row;
  const name = `${first_name} ${last_name}`;
  return { ...order, shipping: { name, phone, address, city, postcode, country } };
}

/** Payments begun before this time whose outcome the shop does not know yet, and those with a refund under way. */
export async function listUnsettledPayments(db: Db, begunBefore: string): Promise<Payment[]> {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(COLUMNS)
    .where('payments.reference', 'is not', null)
    .where('payments.created_at', '<=', begunBefore)
    .where((eb) =>
      eb.or([
        eb('orders.payment_state', 'in', ['awaiting payment', 'authorised']),
        eb.exists(
          eb
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.order_id', '=', 'orders.id')
            .where('refunds.state', '=', 'pending'),
        ),
      ]),
    )
    .orderBy('payments.created_at')
    .execute();
}

/** Orders that are still to be paid though their time was up before `endedBefore`, or though they were cancelled. */
export async function listOverdueOrders(db: Db, endedBefore: string): Promise<{ orderId: string }[]> {
  return db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select('orders.id as orderId')
    .where('orders.payment_state', 'in', ['awaiting payment', 'authorised'])
    .where('payments.created_at', '<=', endedBefore)
    .where((eb) =>
      eb.or([eb('orders.hold_until', '<=', endedBefore), eb('orders.order_status', '=', 'cancelled')]),
    )
    .orderBy('orders.created_at')
    .execute();
}

/**
 * Payments that ended here, and may still be open at their provider: it could not be asked, or said, of a payment that is not older
 * than `unknownSince`, that it does not know it.
 */
export async function listUnendedPayments(db: Db, unknownSince: string): Promise<Payment[]> {
  return db
    .selectFrom('payments')
    .innerJoin('payment_ledger as ended', 'ended.order_id', 'payments.order_id')
    .select(COLUMNS)
    .where('ended.kind', '=', 'ended')
    .where((eb) =>
      eb.or([
        eb('ended.reference', '=', sql<string>`'unanswered-' || payments.id`),
        eb.and([
          eb('ended.reference', '=', sql<string>`'unknown-' || payments.id`),
          eb('payments.created_at', '>=', unknownSince),
        ]),
      ]),
    )
    .where('payments.reference', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_ledger as word')
            .select('word.id')
            .whereRef('word.order_id', '=', 'payments.order_id')
            .where('word.kind', 'in', ['ended', 'captured'])
            .whereRef('word.reference', '=', 'payments.reference'),
        ),
      ),
    )
    .orderBy('payments.created_at')
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { DisputeState } from '#domain/payment/dispute.ts';
import {
  NO_RISK,
  type PaymentConcern,
  type PaymentRisk,
  paymentConcerns,
} from '#domain/payment/payment-risk.ts';
import { listDisputeStates } from './disputes.ts';

const COLUMNS = [
  'payments.risk_level as level',
  'payments.review',
  'payments.review_reason as reviewReason',
  'payments.fraud_warning as fraudWarning',
] as const;

/** The risk of an order's payment, as its provider last reported it. */
export async function findPaymentRisk(db: Db, orderId: string): Promise<PaymentRisk> {
  const row = await db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('purpose', '=', sql.lit('order'))
    .executeTakeFirst();
  return row ?? NO_RISK;
}

/** The risks of the payments of these orders, by number; orders without a payment at a provider are missing. */
export async function listPaymentRisks(db: Db, orderNumbers: string[]): Promise<Map<string, PaymentRisk>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.order_number as orderNumber', ...COLUMNS])
    .where('orders.order_number', 'in', orderNumbers)
    .where('payments.purpose', '=', sql.lit('order'))
    .execute();
  return new Map(rows.map(({ orderNumber, ...risk }) => [orderNumber, risk]));
}

/** What speaks against sending the goods of an order. */
export async function listConcerns(db: Db, orderId: string): Promise<PaymentConcern[]> {
  const disputes = await db.selectFrom('disputes').select('state').where('order_id', '=', orderId).execute();
  return paymentConcerns({
    risk: await findPaymentRisk(db, orderId),
    disputes: disputes.map(({ state }): DisputeState => state),
    isUnderpaid:
      (await underpaidOrders(db).where('orders.id', '=', orderId).executeTakeFirst()) !== undefined,
  });
}

/** Writes what a provider reports of a payment's risk, and returns what was known before; null where there is no such payment. */
export async function writePaymentRisk(
  trx: Db,
  paymentId: string,
  { level, review, reviewReason }: Omit<PaymentRisk, 'fraudWarning'>,
): Promise<PaymentRisk | null> {
  const before = await trx
    .selectFrom('payments')
    .select(COLUMNS)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!before) return null;
  await trx
    .updateTable('payments')
    .set({ risk_level: level, review, review_reason: reviewReason })
    .where('id', '=', paymentId)
    .execute();
  return before;
}

/** Writes that a card network warned of fraud; false where that was known. */
export async function writeFraudWarning(trx: Db, paymentId: string, kind: string): Promise<boolean> {
  const row = await trx
    .updateTable('payments')
    .set({ fraud_warning: kind })
    .where('id', '=', paymentId)
    .where((eb) => eb.or([eb('fraud_warning', 'is', null), eb('fraud_warning', '!=', kind)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of orders about whose payment there is a suspicion, as a subquery; the words of the index. */
export function suspectedOrders(db: Db) {
  return db
    .selectFrom('payments')
    .select('order_id')
    .where(sql<boolean>`(review = 'open' or fraud_warning is not null or risk_level = 'highest')`);
}

/** What speaks against sending the goods of each of these orders, by number. */
export async function listConcernsOfOrders(
  db: Db,
  orderNumbers: string[],
): Promise<Map<string, PaymentConcern[]>> {
  const risks = await listPaymentRisks(db, orderNumbers);
  const disputes = await listDisputeStates(db, orderNumbers);
  const underpaid = new Set(
    orderNumbers.length === 0
      ? []
      : (await underpaidOrders(db).where('orders.order_number', 'in', orderNumbers).execute()).map(
          ({ orderNumber }) => orderNumber,
        ),
  );
  return new Map(
    orderNumbers.map((orderNumber) => [
      orderNumber,
      paymentConcerns({
        risk: risks.get(orderNumber) ?? NO_RISK,
        disputes: disputes.get(orderNumber) ?? [],
        isUnderpaid: underpaid.has(orderNumber),
      }),
    ]),
  );
}

/** Orders whose provider received less than they cost, as where part of a held sum was taken at the provider itself. */
function underpaidOrders(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('payment_ledger', 'payment_ledger.order_id', 'orders.id')
    .select('orders.order_number as orderNumber')
    .where('payment_ledger.kind', '=', 'captured')
    .groupBy(['orders.order_number', 'orders.total_pence'])
    .having((eb) => eb(eb.fn.sum('payment_ledger.amount_pence'), '<', eb.ref('orders.total_pence')));
}

import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Pence } from '#domain/money/money.ts';
import { failedRefundPence } from '#domain/payment/failed-refund.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { listLedgerEntries } from './payment-ledger.ts';

/** What was to go back of each of these orders and did not, by number; orders without such a refund are missing. */
export async function listFailedRefunds(db: Db, orderNumbers: string[]): Promise<Map<string, Pence>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([
      'orders.id as orderId',
      'orders.order_number as orderNumber',
      'refunds.state',
      'refunds.amount_pence as amountPence',
    ])
    .where('orders.order_number', 'in', orderNumbers)
    .orderBy('refunds.requested_at')
    .orderBy('refunds.id')
    .execute();
  const byOrder = Map.groupBy(rows, ({ orderNumber }) => orderNumber);
  const failed = [...byOrder].filter(([, refunds]) => refunds.some(({ state }) => state === 'failed'));
  const ledgers = await listLedgerEntries(
    db,
    failed.flatMap(([, [first]]) => (first ? [first.orderId] : [])),
  );
  return new Map(
    failed.flatMap(([orderNumber, refunds]) => {
      const kept = refundablePence(ledgers.get(refunds[0]?.orderId ?? '') ?? [], refunds);
      const pence = failedRefundPence(kept, refunds);
      return pence > 0 ? [[orderNumber, pence] as const] : [];
    }),
  );
}

/**
 * The ids of orders whose last refund failed while the shop still has money of them, as a subquery: those for which
 * `failedRefundPence` is above 0. Failed refunds are few, and found by an index of their own.
 */
export function ordersWithFailedRefund(db: Db) {
  return db
    .selectFrom('refunds as failed')
    .innerJoin('orders as owner', 'owner.id', 'failed.order_id')
    .select('failed.order_id')
    .where(sql<boolean>`failed.state = 'failed'`)
    .where('owner.payment_state', 'in', ['paid', 'partly refunded', 'cash received'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'failed.order_id')
            .where('later.state', '!=', 'failed')
            .where(sql<boolean>`(later.requested_at, later.id) > (failed.requested_at, failed.id)`),
        ),
      ),
    );
}

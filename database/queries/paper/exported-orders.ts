import type { Db } from '#database/open.ts';
import { eachBatchOfOrders } from '#database/queries/order/listed-orders.ts';
import { listLedgerEntries } from '#database/queries/payment/payment-ledger.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderListQuery } from '#domain/order/order-list.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { listInvoiceNumbers } from './papers.ts';

export type ExportedOrder = Order & { receivedPence: Pence; refundedPence: Pence; invoiceNumbers: string[] };

/** Every order the query finds, with the sums of its ledger and the numbers of its invoices. */
export async function* eachExportedOrder(db: Db, query: OrderListQuery): AsyncGenerator<ExportedOrder> {
  for await (const orders of eachBatchOfOrders(db, query)) {
    const ids = orders.map(({ id }) => id);
    const [ledgers, invoices] = await Promise.all([listLedgerEntries(db, ids), listInvoiceNumbers(db, ids)]);
    for (const order of orders) {
      const { receivedPence, refundedPence } = ledgerSums(ledgers.get(order.id) ?? []);
      yield { ...order, receivedPence, refundedPence, invoiceNumbers: invoices.get(order.id) ?? [] };
    }
  }
}

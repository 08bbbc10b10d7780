import type { Db } from '#database/open.ts';
import { eachBatchOfOrders } from '#database/queries/order/listed-orders.ts';
import { listLedgerEntries } from '#database/queries/payment/payment-ledger.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderListQuery } from '#domain/order/order-list.ts';
import { type LedgerSums, ledgerSums } from '#domain/payment/payment-state.ts';
import { listPaperNumbers, type PaperNumbers } from './papers.ts';

export type ExportedOrder = Order & LedgerSums & { papers: PaperNumbers };

/** Every order the query finds, with the sums of its ledger and the numbers of its papers. */
export async function* eachExportedOrder(db: Db, query: OrderListQuery): AsyncGenerator<ExportedOrder> {
  for await (const orders of eachBatchOfOrders(db, query)) {
    const ids = orders.map(({ id }) => id);
    const [ledgers, papers] = await Promise.all([listLedgerEntries(db, ids), listPaperNumbers(db, ids)]);
    for (const order of orders)
      yield {
        ...order,
        ...ledgerSums(ledgers.get(order.id) ?? []),
        papers: papers.get(order.id) ?? { invoices: [], creditNotes: [] },
      };
  }
}

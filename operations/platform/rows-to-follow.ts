import { followDueCustomers, hasDueCustomers } from '#database/queries/customers/follow-customers.ts';
import { hasDueOrders, indexDueOrders } from '#database/queries/order/order-search-rows.ts';
import type { Platform } from './platform.ts';
import type { RowsToFollow } from './row-follower.ts';

/** What follows the rows of others while the shop serves. */
export function rowsToFollow({ db, random }: Pick<Platform, 'db' | 'random'>): RowsToFollow[] {
  return [
    {
      doing: 'making orders ready for the search',
      isDue: () => hasDueOrders(db),
      follow: () => indexDueOrders(db),
    },
    {
      doing: 'giving orders and messages to their customers',
      isDue: () => hasDueCustomers(db),
      follow: () => followDueCustomers(db, () => random.id()),
    },
  ];
}

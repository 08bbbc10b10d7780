import { findOrderId } from '#database/queries/order/order-rows.ts';
import { findLastParcel } from '#database/queries/parcels/parcels.ts';
import { shopperMay } from '#domain/order-account/shopper-actions.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Author } from '#operations/platform/staff-write.ts';
import { changeOrderStatus } from './change-order-status.ts';

/** The customer of an order, in its history and in the audit log. */
export const CUSTOMER: Author = { id: null, name: 'The customer' };

/**
 * Cancels an order for the customer who placed it: its stock returns, what was paid is refunded, and a mail says so. False where
 * it cannot be cancelled any more (`SHOPPER_ACTIONS`): somebody packed or cancelled it first.
 */
export async function cancelOwnOrder(platform: Platform, orderNumber: string): Promise<boolean> {
  const changed = await changeOrderStatus(platform, {
    orderNumber,
    to: 'cancelled',
    actor: CUSTOMER,
    // Nobody who sees the pieces is asked: those of an order that was sent once stay out of stock.
    answers: { refunds: true, stock: 'keep-out' },
    isFinal: true,
    alertsStaff: true,
    may: async (order, trx) => {
      const id = await findOrderId(trx, orderNumber);
      const isPartSent = id !== null && (await findLastParcel(trx, id)) !== null;
      return shopperMay('cancel', { ...order, isPartSent });
    },
  });
  return changed.ok;
}

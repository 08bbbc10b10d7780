import { useEffect } from 'react';
import { storeConfirmation } from './confirmation-store.ts';
import { findPlacedOrder } from './find-placed-order.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Asks the shop about a payment that had not arrived when the order was stored. */
export function useNewsOfPayment(order: PlacedOrder | null | undefined): void {
  const isUnpaid = order?.paymentStatus === 'awaiting payment';
  const orderNumber = order?.orderNumber ?? '';
  const email = order?.customerInfo?.email;
  useEffect(() => {
    if (!isUnpaid || !email) return;
    void findPlacedOrder(orderNumber, email).then((found) => {
      if (found.ok && found.order.paymentStatus !== 'awaiting payment') storeConfirmation(found.order);
    });
  }, [isUnpaid, orderNumber, email]);
}

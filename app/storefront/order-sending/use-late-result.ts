import { useEffect } from 'react';
import { storeConfirmation } from './confirmation-store.ts';
import { findPlacedOrder } from './find-placed-order.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Asks for an order again that awaits its payment: at first, and whenever its page is looked at again. */
export function useLateResult(order: PlacedOrder | null) {
  const isOpen = order?.paymentStatus === 'awaiting payment' || order?.paymentStatus === 'authorised';
  const orderNumber = isOpen ? order.orderNumber : '';
  const email = (isOpen && order.customerInfo?.email) || '';
  useEffect(() => {
    if (!orderNumber || !email) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const found = await findPlacedOrder(orderNumber, email);
      if (found.ok) storeConfirmation(found.order);
    };
    void look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [orderNumber, email]);
}

import { useEffect } from 'react';
import { storedValue } from './cart-store.ts';

/** Only whether there are any: what they hold is read by whoever sends them, so that pages stay light. */
const keptOrders = storedValue<boolean>({
  key: 'orders',
  event: 'keptOrdersUpdated',
  parse: (stored) => Array.isArray(stored) && stored.length > 0,
});

const AGAIN_MS = 30_000;

/** While cash orders wait on this device they are sent again: now, when the network is back, and every half minute. */
export function KeptOrderSender() {
  const hasKept = keptOrders.useValue();
  useEffect(() => {
    if (!hasKept) return;
    const send = () =>
      void import('../checkout/send-kept-orders.ts').then((sender) => sender.sendKeptOrders());
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, AGAIN_MS);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [hasKept]);
  return null;
}

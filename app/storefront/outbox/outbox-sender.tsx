import { useEffect } from 'react';
import { useHasKeptOrders } from './has-queued-orders.ts';
import { fetchKeptOrders } from './outbox-part.tsx';

const AGAIN_MS = 30_000;

/** While cash orders wait on this device they are sent again: now, when the network is back, and every half minute. */
export function KeptOrderSender() {
  const hasKept = useHasKeptOrders();
  useEffect(() => {
    if (!hasKept) return;
    const send = () => void import('./send-outbox-orders.ts').then((sender) => sender.sendKeptOrders());
    send();
    // For when there is no network to fetch it by.
    fetchKeptOrders().catch(() => {});
    window.addEventListener('online', send);
    const timer = setInterval(send, AGAIN_MS);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [hasKept]);
  return null;
}

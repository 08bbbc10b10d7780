import { useEffect } from 'react';
import { useHasOutboxOrders } from './has-queued-orders.ts';
import { fetchOutboxOrders } from './outbox-part.tsx';

const AGAIN_MS = 30_000;

/** While cash orders wait on this device they are sent again: now, when the network is back, and every half minute. */
export function OutboxSender() {
  const hasKept = useHasOutboxOrders();
  useEffect(() => {
    if (!hasKept) return;
    const send = () => void import('./send-outbox-orders.ts').then((sender) => sender.sendOutboxOrders());
    send();
    // For when there is no network to fetch it by.
    fetchOutboxOrders().catch(() => {});
    window.addEventListener('online', send);
    const timer = setInterval(send, AGAIN_MS);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [hasKept]);
  return null;
}

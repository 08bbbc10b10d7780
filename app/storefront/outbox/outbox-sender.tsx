import { useEffect } from 'react';
import { useHasOutboxOrders } from './has-outbox-orders.ts';
import { fetchOutboxOrders } from './outbox-part.tsx';

const AGAIN_MS = 30_000;

/** Sends waiting orders again: at once, when the network is back, and every half minute. */
export function OutboxSender() {
  const hasOrders = useHasOutboxOrders();
  useEffect(() => {
    if (!hasOrders) return;
    const send = () => void import('./send-outbox-orders.ts').then((sender) => sender.sendOutboxOrders());
    send();
    // Fetched now, while there may be a network.
    fetchOutboxOrders().catch(() => {});
    window.addEventListener('online', send);
    const timer = setInterval(send, AGAIN_MS);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [hasOrders]);
  return null;
}

import { useEffect } from 'react';
import { useKeptOrders } from '../checkout/kept-order-store.ts';

const AGAIN_MS = 30_000;

/** While cash orders wait on this device they are sent again: now, when the network is back, and every half minute. */
export function KeptOrderSender() {
  const isWaiting = useKeptOrders().some(({ problem }) => problem === null);
  useEffect(() => {
    if (!isWaiting) return;
    const send = () =>
      void import('../checkout/send-kept-orders.ts').then((sender) => sender.sendKeptOrders());
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, AGAIN_MS);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [isWaiting]);
  return null;
}

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { OrderToPay } from './order-to-pay.ts';

const ASK_AFTER_MS = 3_000;
const ASK_EVERY_MS = 20_000;

/** Keeps an order as the shop knows it: asked while the bank has not replied, when the hold ends, and when the tab is looked at again. */
export function usePaymentNews(first: OrderToPay): { order: OrderToPay; askAgain: () => Promise<void> } {
  const { load, data, state } = useFetcher<{ order: OrderToPay | null }>();
  const [order, setOrder] = useState(first);
  const asked = useRef(0);
  useEffect(() => {
    if (data?.order) setOrder(data.order);
  }, [data]);
  const { link, step, held } = order;
  const askAgain = useCallback(() => load(paths.payOrderByLink(link)), [load, link]);
  const askIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void askAgain();
  });
  const isOpen = step === 'pay' || step === 'confirm' || step === 'wait';

  useEffect(() => {
    if (!isOpen) return;
    const ask = () => askIfSeen();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [isOpen]);

  useEffect(() => {
    if (step !== 'wait' || state !== 'idle') return;
    const after = Math.min(ASK_AFTER_MS * 1.3 ** asked.current, ASK_EVERY_MS);
    const timer = setTimeout(() => {
      asked.current += 1;
      askIfSeen();
    }, after);
    return () => clearTimeout(timer);
  }, [step, state]);

  const until = isOpen && held ? held.until : null;
  useEffect(() => {
    if (until === null) return;
    const left = Date.parse(until) - Date.now();
    const timer = left > 0 ? setTimeout(() => askIfSeen(), left + ASK_AFTER_MS) : undefined;
    return () => clearTimeout(timer);
  }, [until]);

  return { order, askAgain };
}

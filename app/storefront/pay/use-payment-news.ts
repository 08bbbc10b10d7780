import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { OrderToPay } from './order-to-pay.ts';

const ASK_AFTER_MS = 3_000;
const ASK_EVERY_MS = 30_000;

type News = {
  order: OrderToPay;
  /** True once the hold has passed, until the shop has said what became of the order. */
  isHoldOver: boolean;
  askAgain: () => Promise<void>;
};

/**
 * Keeps an order as the shop knows it: asked while the bank has not replied, from the end of the hold on, and when the tab is
 * looked at again. Where the shop cannot be asked, it is asked again after a growing pause.
 */
export function usePaymentNews(first: OrderToPay): News {
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
  const until = isOpen && held ? held.until : null;
  const [passed, setPassed] = useState<string | null>(null);
  const isHoldOver = until !== null && passed === until;
  const isNewsDue = step === 'wait' || isHoldOver;

  useEffect(() => {
    if (!isOpen) return;
    const ask = () => askIfSeen();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [isOpen]);

  useEffect(() => {
    if (!isNewsDue || state !== 'idle') return;
    const after = Math.min(ASK_AFTER_MS * 1.3 ** asked.current, ASK_EVERY_MS);
    const timer = setTimeout(() => {
      asked.current += 1;
      askIfSeen();
    }, after);
    return () => clearTimeout(timer);
  }, [isNewsDue, state]);

  useEffect(() => {
    if (until === null) return;
    const left = Math.max(0, Date.parse(until) - Date.now());
    const timer = setTimeout(() => setPassed(until), left);
    return () => clearTimeout(timer);
  }, [until]);

  return { order, isHoldOver, askAgain };
}

import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#domain/cart/cart.ts';
import { nameAsToday } from './cart-changes.ts';
import { type CartCheck, checkCart, type DeliveryAsked } from './cart-check.ts';

const SETTLE_MS = 250;
const RESPOND_WITHIN_MS = 10_000;

/** Shared by the drawer, the cart and the checkout, so that each starts from the last response. */
let lastCheck: CartCheck | null = null;

/**
 * `check` is null until the shop has responded; `offline` is true while its last request failed. `place` is where it goes, as
 * far as it is known: the same object as long as it is the same place.
 */
export function useCartCheck(
  items: readonly CartItem[],
  { place, service }: DeliveryAsked,
): {
  check: CartCheck | null;
  offline: boolean;
  /** Applies news from another response at once, and asks the shop again. */
  applyNews: (change: (before: CartCheck) => CartCheck) => void;
} {
  const [check, setCheck] = useState(lastCheck);
  const [offline, setOffline] = useState(false);
  const [asked, setAsked] = useState(0);
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the page is looked at again
  useEffect(() => {
    if (items.length === 0) return;
    const asking = new AbortController();
    const timer = setTimeout(ask, first.current ? 0 : SETTLE_MS);
    first.current = false;

    async function ask() {
      const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(RESPOND_WITHIN_MS)]);
      const result = await checkCart(items, { place, service, signal });
      if (asking.signal.aborted) return;
      setOffline(result === null);
      if (result === null) return;
      lastCheck = result;
      nameAsToday(result.lines);
      setCheck(result);
    }

    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [items, place, service, asked]);

  useEffect(() => {
    const askAgain = () => document.visibilityState === 'visible' && setAsked((times) => times + 1);
    window.addEventListener('online', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      window.removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, []);

  function applyNews(change: (before: CartCheck) => CartCheck) {
    setCheck((before) => before && change(before));
    setAsked((times) => times + 1);
  }

  return { check, offline, applyNews };
}

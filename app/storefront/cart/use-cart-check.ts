import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#domain/cart/cart.ts';
import { type CartCheck, checkCart } from './cart-check.ts';

const SETTLE_MS = 250;
const RESPOND_WITHIN_MS = 10_000;

/** Kept between the drawer, the cart and the checkout, so that each begins with what the last one knew. */
let lastCheck: CartCheck | null = null;

/** The shop's last word on these items: null until there is one. `offline` when it could not be asked just now. */
export function useCartCheck(items: readonly CartItem[]): {
  check: CartCheck | null;
  offline: boolean;
  /** What the shop said elsewhere counts at once, and it is asked again for the rest. */
  learn: (change: (before: CartCheck) => CartCheck) => void;
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
      const answer = await checkCart(
        items,
        AbortSignal.any([asking.signal, AbortSignal.timeout(RESPOND_WITHIN_MS)]),
      );
      if (asking.signal.aborted) return;
      setOffline(answer === null);
      if (answer === null) return;
      lastCheck = answer;
      setCheck(answer);
    }

    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [items, asked]);

  useEffect(() => {
    const askAgain = () => document.visibilityState === 'visible' && setAsked((times) => times + 1);
    window.addEventListener('online', askAgain);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      window.removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, []);

  function learn(change: (before: CartCheck) => CartCheck) {
    setCheck((before) => before && change(before));
    setAsked((times) => times + 1);
  }

  return { check, offline, learn };
}

import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '#domain/cart/cart.ts';
import type { OfferChoice } from '#domain/promotions/offer-choice.ts';
import { nameAsToday } from './cart-changes.ts';
import { type CartAsked, type CartCheck, checkCart } from './cart-check.ts';

const SETTLE_MS = 250;
const RESPOND_WITHIN_MS = 10_000;

/** Shared by the drawer, the cart and the checkout, so that each starts from the last response. */
let lastCheck: CartCheck | null = null;

/**
 * `check` is null until the shop has responded; `offline` is true while its last request failed. `place` is where it goes, as
 * far as it is known, and `choice` what the shopper chose of offers: the same objects as long as they are the same.
 */
export function useCartCheck(
  items: readonly CartItem[],
  { place, service, choice, email }: Pick<CartAsked, 'place' | 'service' | 'email'> & { choice: OfferChoice },
): {
  check: CartCheck | null;
  /** Who the shop is told to ask about: nobody where no offer could depend on it. */
  who: string | null;
  offline: boolean;
  /** Applies news from another response at once, and asks the shop again. */
  applyNews: (change: (before: CartCheck) => CartCheck) => void;
} {
  const [check, setCheck] = useState(lastCheck);
  const [offline, setOffline] = useState(false);
  const [asked, setAsked] = useState(0);
  const first = useRef(true);
  const who = choice.codes.length > 0 || (check?.offers.atHand.length ?? 0) > 0 ? email : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the page is looked at again
  useEffect(() => {
    if (items.length === 0) return;
    const asking = new AbortController();
    const timer = setTimeout(ask, first.current ? 0 : SETTLE_MS);
    first.current = false;

    async function ask() {
      const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(RESPOND_WITHIN_MS)]);
      const result = await checkCart(items, { place, service, ...choice, email: who, signal });
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
  }, [items, place, service, choice, who, asked]);

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

  return { check, who, offline, applyNews };
}

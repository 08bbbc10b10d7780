import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { sayNoConnection } from '#app/script-delivery/say-no-connection.ts';
import { isShopReachable, untilReachable } from '#app/script-delivery/shop-reachable.ts';

/**
 * Blocks a navigation while the browser reports no network, before the current page is unmounted. It continues once the shop
 * responds; `stay` cancels it.
 */
export function useOfflineBlock(): { isLost: boolean; stay: () => void } {
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) => {
    const isBlocked = navigator.onLine === false && addressOf(currentLocation) !== addressOf(nextLocation);
    if (isBlocked) void sayIfLost();
    return isBlocked;
  });
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (state !== 'blocked') return setLost(false);
    let isAsked = true;
    const goOn = () => {
      if (isAsked) proceed?.();
    };
    isShopReachable().then((isReachable) => {
      if (isReachable) return goOn();
      setLost(isAsked);
      return untilReachable().then(goOn);
    });
    return () => {
      isAsked = false;
    };
  }, [state, proceed]);

  return { isLost: isLost && state === 'blocked', stay: () => reset?.() };
}

/** Said here, since the page itself cannot change while parts of it wait for their scripts. */
async function sayIfLost() {
  if (!(await isShopReachable())) sayNoConnection();
}

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

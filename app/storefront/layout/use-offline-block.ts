import { useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { isShopReachable } from './shop-unreachable.ts';

/**
 * Blocks a navigation while the browser reports no network, before the current page is unmounted. `tryAgain` continues
 * it once the shop responds, as does the browser's 'online' event; `stay` cancels it.
 */
export function useOfflineBlock(): { isLost: boolean; tryAgain: () => Promise<boolean>; stay: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      navigator.onLine === false && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  const { state, proceed, reset } = blocker;
  const [isLost, setLost] = useState(false);

  const tryAgain = useCallback(async () => {
    const isReachable = await isShopReachable();
    if (isReachable) proceed?.();
    setLost(!isReachable);
    return isReachable;
  }, [proceed]);

  useEffect(() => {
    if (state !== 'blocked') return setLost(false);
    void tryAgain();
  }, [state, tryAgain]);

  return { isLost: isLost && state === 'blocked', tryAgain, stay: () => reset?.() };
}

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

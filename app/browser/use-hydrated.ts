import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * False on the server and during hydration, then true. What only the browser knows is rendered in pieces after hydration: React would
 * render the change of a store at once and answer no press meanwhile.
 */
export function useHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(never, yes, no));
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

import { useSyncExternalStore } from 'react';

/** False on the server and while its page is hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

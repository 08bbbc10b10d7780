import { useSyncExternalStore } from 'react';

/** The shade picked on a product's page; `asked` is the variant its address named when the page was opened. */
export type ChosenShade = { product: string; asked: string | null; shade: string | null };

let chosen: ChosenShade | null = null;
const listeners = new Set<() => void>();

/** A store and no property: a new property would remove the recommended products until their script has loaded. */
export function setChosenShade(next: ChosenShade | null) {
  chosen = next;
  for (const listener of listeners) listener();
}

/** Returns null until a variant has been picked on this page. */
export function useChosenShade(product: string, asked: string | null): ChosenShade | null {
  const current = useSyncExternalStore(subscribe, read, readOnServer);
  return current?.product === product && current.asked === asked ? current : null;
}

const read = () => chosen;
const readOnServer = () => null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let waits = 0;
const listeners = new Set<() => void>();

/** True while the script of a page waits for the shop. */
export const isRouteAwaited = (): boolean => waits > 0;

export function subscribeToRouteWait(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteRouteWait(change: 1 | -1): void {
  waits += change;
  for (const listener of listeners) listener();
}

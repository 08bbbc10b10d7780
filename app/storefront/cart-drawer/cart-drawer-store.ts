import { dismissPageToasts } from '#app/ui/toast-store.ts';

let open = false;
const listeners = new Set<() => void>();

export function openCartDrawer(): void {
  set(true);
}

/** Closed by the shopper or a new page: what was said of adding something is over as well. */
export function closeCartDrawer(): void {
  set(false);
  dismissPageToasts();
}

export const isCartDrawerOpen = () => open;

export function subscribeToCartDrawer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: boolean) {
  open = next;
  for (const listener of listeners) listener();
}

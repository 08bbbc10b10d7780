import { dismissPageToasts } from '#app/ui/toast-store.ts';

let open = false;
const listeners = new Set<() => void>();

export function openCartDrawer(): void {
  set(true);
}

/** Also removes the message about the added item. */
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

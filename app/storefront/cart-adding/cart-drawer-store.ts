import { dismissPageToasts } from '#app/ui/toast-store.ts';

let open = false;
const listeners = new Set<() => void>();
let prepare = () => {};

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

/** Names what fetches the script of the drawer. */
export function prepareCartDrawerBy(fetchEarly: () => void): void {
  prepare = fetchEarly;
}

/** For a button that is about to be pressed, so that the script is there in time. */
export const openingCartSoon = { onPointerEnter: () => prepare(), onFocus: () => prepare() };

function set(next: boolean) {
  open = next;
  for (const listener of listeners) listener();
}

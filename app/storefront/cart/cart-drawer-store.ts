let open = false;
const listeners = new Set<() => void>();

export function openCartDrawer(): void {
  set(true);
}

export function closeCartDrawer(): void {
  set(false);
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

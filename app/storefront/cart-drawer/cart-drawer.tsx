import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLater } from '#app/browser/use-later.ts';
import { whenQuiet } from '#app/script-delivery/when-quiet.ts';
import {
  closeCartDrawer,
  isCartDrawerOpen,
  prepareCartDrawerBy,
  subscribeToCartDrawer,
} from '#app/storefront/cart-adding/cart-drawer-store.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { CART_ERROR_TEXT } from '#domain/words/messages.ts';

const closed = () => false;

/** Opens after an item was added. Its script is fetched then at the latest, so that pages stay light. */
export function CartDrawer() {
  const open = useSyncExternalStore(subscribeToCartDrawer, isCartDrawerOpen, closed);
  const part = useLater(open, fetchPanel, sayItFailed);
  const { key } = useLocation();
  useEffect(() => {
    prepareCartDrawerBy(fetchEarly);
    // What is added when the network is gone still shows.
    void whenQuiet().then(fetchEarly);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => closeCartDrawer, [key]);
  return part && <part.CartDrawerPanel open={open} />;
}

const fetchPanel = () => import('./cart-drawer-panel.tsx');

const NO_CONNECTION_TEXT =
  'No connection. What you added is in your cart, which can be opened once you are connected again.';

function sayItFailed() {
  closeCartDrawer();
  showToast(navigator.onLine === false ? NO_CONNECTION_TEXT : CART_ERROR_TEXT, 'alert');
}

function fetchEarly() {
  // A failure is reported when the drawer is opened.
  fetchPanel().catch(() => {});
}

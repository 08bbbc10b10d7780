import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '#app/ui/dialog.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { closeCartDrawer, isCartDrawerOpen, subscribeToCartDrawer } from './cart-drawer-store.ts';
import { useCartCount } from './cart-store.ts';

const CartDrawerContent = lazy(() => import('./cart-drawer-content.tsx'));
const closed = () => false;

/** Opens after something was added. What it shows is fetched then, so that pages stay light. */
export function CartDrawer() {
  const open = useSyncExternalStore(subscribeToCartDrawer, isCartDrawerOpen, closed);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  const count = useCartCount();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(closeCartDrawer, [key]);

  return (
    <Dialog open={open} onClose={closeCartDrawer} shape="drawer" title={<DrawerTitle count={count} />}>
      {wasOpen && (
        <Suspense fallback={<DrawerSkeleton />}>
          <CartDrawerContent open={open} />
        </Suspense>
      )}
    </Dialog>
  );
}

function DrawerTitle({ count }: { count: number }) {
  return (
    <>
      Cart{' '}
      <span className="font-sans text-sm text-ink-soft">{count === 1 ? '1 item' : `${count} items`}</span>
    </>
  );
}

function DrawerSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-9" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}

import { useShop } from '#app/shop/use-shop.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { NO_ORDERS_TAKEN } from '#domain/words/messages.ts';

/** Shown until the browser's storage has been read. */
export function CartSkeleton() {
  const { takesOrders } = useShop();
  return (
    <>
      <noscript>
        <p className="mt-8 max-w-prose rounded-card bg-blush-soft p-6">
          {!takesOrders && `${NO_ORDERS_TAKEN}. `}
          Your cart is saved in your browser, which needs JavaScript. Please switch it on to order. You can
          still browse everything without it.
        </p>
      </noscript>
      <div className="needs-script mt-8 grid gap-10 md:grid-cols-[1fr_24rem] md:gap-16" aria-busy="true">
        <p className="sr-only">Loading your cart</p>
        <div className="grid content-start">
          <SkeletonLine />
          <SkeletonLine />
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </>
  );
}

function SkeletonLine() {
  return (
    <div className="flex gap-4 border-b border-line py-5 sm:gap-6 sm:py-7">
      <Skeleton className="h-30 w-24 rounded-lg sm:h-40 sm:w-32" />
      <div className="grid min-w-0 flex-1 content-start gap-2.5">
        <Skeleton className="h-3 w-20" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-24 max-w-full" />
        <Skeleton className="mt-3 h-11 w-32 max-w-full rounded-full" />
      </div>
    </div>
  );
}

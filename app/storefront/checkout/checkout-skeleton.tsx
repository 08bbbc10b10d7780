import { useShop } from '#app/shop/use-shop.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { NO_ORDERS_TAKEN } from '#domain/words/messages.ts';
import { CheckoutTitle } from './checkout-title.tsx';

/** Shown until the browser's storage has been read; without script it stays and gives the reason. */
export function CheckoutSkeleton() {
  const { takesOrders } = useShop();
  return (
    <div className="wrap min-h-[75dvh] pt-8 pb-16 sm:pt-12">
      <CheckoutTitle />
      <h1 className="heading-1">Checkout</h1>
      <noscript>
        <p className="mt-4 max-w-prose rounded-card bg-blush-soft p-5">
          {takesOrders
            ? 'Ordering needs JavaScript, because your cart is saved in this browser. Please switch it on and try again.'
            : `${NO_ORDERS_TAKEN}.`}
        </p>
      </noscript>
      <div aria-hidden="true" className="needs-script mt-8 grid gap-10 md:grid-cols-[1fr_25rem]">
        <div className="grid gap-5">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-40" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}

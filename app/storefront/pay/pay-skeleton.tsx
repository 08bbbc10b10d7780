import type { ReactNode } from 'react';
import { Skeleton } from '#app/ui/skeleton.tsx';

/** Shown until it is known whether this tab has the order; without script `children` stand in its place. */
export function PaySkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>{import.meta.env.SSR && children}</noscript>
      <div aria-hidden="true" className="needs-script checkout-columns">
        <div className="checkout-summary">
          <div className="checkout-order">
            <Skeleton className="h-11 md:h-72" />
          </div>
        </div>
        <div className="checkout-form grid content-start gap-5">
          <Skeleton className="h-14 w-3/4" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-72" />
        </div>
      </div>
    </>
  );
}

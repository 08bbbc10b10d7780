import { lazy, Suspense } from 'react';
import { afterFirstMove } from '#app/script-delivery/after-first-move.ts';

const RecentlyViewed = lazy(afterFirstMove(() => import('./recently-viewed.tsx')));

/** The recently viewed products, for the foot of a page; its script is fetched after the first move. */
export function RecentlyViewedPart({ without }: { without?: readonly string[] }) {
  return (
    <Suspense>
      <RecentlyViewed without={without} />
    </Suspense>
  );
}

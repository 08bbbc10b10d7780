import { lazy, Suspense } from 'react';
import { ErrorFence } from '#app/ui/error-fence.tsx';
import { useHasKeptOrders } from './has-queued-orders.ts';

/** To be fetched while there is a network, for when there is none. */
export function fetchKeptOrders() {
  return import('./outbox-orders.tsx');
}

const KeptOrders = lazy(() => fetchKeptOrders().then((part) => ({ default: part.KeptOrders })));

/** The orders kept on this device, where there are any: few visitors ever need their script. */
export function KeptOrdersPart() {
  if (!useHasKeptOrders()) return null;
  return (
    <ErrorFence fallback={null}>
      <Suspense>
        <KeptOrders />
      </Suspense>
    </ErrorFence>
  );
}

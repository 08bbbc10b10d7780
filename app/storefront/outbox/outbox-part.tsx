import { lazy, Suspense } from 'react';
import { ErrorFence } from '#app/ui/error-fence.tsx';
import { useHasOutboxOrders } from './has-outbox-orders.ts';

/** Fetched while there is a network, for when there is none. */
export function fetchOutboxOrders() {
  return import('./outbox-orders.tsx');
}

const OutboxOrders = lazy(() => fetchOutboxOrders().then((part) => ({ default: part.OutboxOrders })));

/** The outbox orders, where there are any: few visitors ever need their script. */
export function OutboxPart() {
  if (!useHasOutboxOrders()) return null;
  return (
    <ErrorFence fallback={null}>
      <Suspense>
        <OutboxOrders />
      </Suspense>
    </ErrorFence>
  );
}

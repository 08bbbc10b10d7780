import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import type { OutboxOrder } from '#domain/order/outbox-order.ts';
import { discardOrder } from './discard-order.ts';
import { OutboxOrderCard } from './outbox-order-card.tsx';
import { useOutboxOrders } from './outbox-store.ts';
import { DISCARD_UNKNOWN, discardDetail } from './outbox-words.ts';
import { restoreOutboxOrder } from './restore-outbox-order.ts';

/** Orders that wait to be sent, or were refused when they were. */
export function OutboxOrders() {
  const orders = useOutboxOrders();
  const [discarding, setDiscarding] = useState<OutboxOrder | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const navigate = useNavigate();
  if (orders.length === 0) return null;

  async function discard(order: OutboxOrder) {
    setDiscarding(null);
    setUnknown(null);
    setAsking(order.idempotencyKey);
    const result = await discardOrder(order);
    setAsking(null);
    if (result.kind === 'unknown') setUnknown(order.idempotencyKey);
    if (result.kind === 'discarded') {
      showToast('The order has been discarded. We have not received it.');
      // Its card, which had the focus, is gone.
      document.getElementById('main')?.focus();
    }
    if (result.kind === 'placed') {
      showToast(`This order has already been placed as ${result.orderNumber}.`);
      navigate(paths.confirmation(result.orderNumber));
    }
  }

  return (
    <section aria-label="Orders kept on this device" className="mt-6 grid gap-3">
      {orders.map((order) => (
        <OutboxOrderCard
          key={order.idempotencyKey}
          order={order}
          isAsking={asking === order.idempotencyKey}
          note={unknown === order.idempotencyKey ? DISCARD_UNKNOWN : null}
          onRestore={() => restore(order)}
          onDiscard={() => setDiscarding(order)}
        />
      ))}
      <ConfirmDialog
        open={discarding !== null}
        text="Discard this order?"
        detail={discarding ? discardDetail(discarding) : undefined}
        confirmLabel="Discard"
        cancelLabel="Cancel"
        onConfirm={() => discarding && void discard(discarding)}
        onCancel={() => setDiscarding(null)}
      />
    </section>
  );
}

async function restore(order: OutboxOrder) {
  const result = await restoreOutboxOrder(order);
  if (result === 'restored') showToast('The items are back in your cart.');
  else if (result === 'all-gone') showToast('These products are no longer available.', 'alert');
  else showToast('We cannot be reached right now. Please try again.', 'alert');
}

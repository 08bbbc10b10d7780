import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import type { KeptOrder } from '#domain/kept-order.ts';
import { formatPounds } from '#domain/money.ts';
import { discardKeptOrder, useKeptOrders } from '../checkout/kept-order-store.ts';
import { KEPT_ON_THIS_DEVICE } from '../checkout/kept-words.ts';
import { restoreKeptOrder } from '../checkout/restore-kept-order.ts';

/** Orders that have not reached the shop: waiting to be sent, or refused when they were (decision 7). */
export function KeptOrders() {
  const orders = useKeptOrders();
  const [discarding, setDiscarding] = useState<KeptOrder | null>(null);
  if (orders.length === 0) return null;
  return (
    <section aria-label="Orders kept on this device" className="mt-6 grid gap-3">
      {orders.map((order) => (
        <div
          key={order.idempotencyKey}
          className="grid gap-3 rounded-card border border-line-strong bg-surface p-5 sm:p-6"
        >
          <p className="text-sm text-ink-soft">{describe(order)}</p>
          {order.problem === null ? (
            <p role="status">{KEPT_ON_THIS_DEVICE}</p>
          ) : (
            <p role="status">
              <strong className="font-semibold">An order kept on this device could not be placed:</strong>{' '}
              {order.problem}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {order.problem !== null && (
              <Button size="small" variant="dark" onClick={() => putBack(order)}>
                Put the items back in the cart
              </Button>
            )}
            <Button size="small" variant="outline" onClick={() => setDiscarding(order)}>
              Discard
            </Button>
          </div>
        </div>
      ))}
      <ConfirmDialog
        open={discarding !== null}
        text="Discard this order?"
        detail="It is removed from this device and not sent again. If the shop has received it before, it stays placed."
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={() => {
          if (discarding) discardKeptOrder(discarding);
          setDiscarding(null);
        }}
        onCancel={() => setDiscarding(null)}
      />
    </section>
  );
}

async function putBack(order: KeptOrder) {
  const result = await restoreKeptOrder(order);
  if (result === 'restored') showToast('The items are back in your cart.');
  else if (result === 'all-gone') showToast('None of these products is sold any more.', 'alert');
  else showToast('The shop cannot be reached just now. Please try again.', 'alert');
}

function describe({ request: { items, customerInfo, expectedTotalPence } }: KeptOrder): string {
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  const total = expectedTotalPence === null ? '' : ` · ${formatPounds(expectedTotalPence)} on delivery`;
  return `Order for ${customerInfo.firstName} ${customerInfo.lastName} · ${count} ${count === 1 ? 'item' : 'items'}${total}`;
}

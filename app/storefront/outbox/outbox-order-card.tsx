import { Button } from '#app/ui/button.tsx';
import { formatPounds } from '#domain/money/money.ts';
import type { OutboxOrder } from '#domain/order/outbox-order.ts';
import { SAVED_ON_THIS_DEVICE } from './outbox-words.ts';

export function OutboxOrderCard({
  order,
  isAsking,
  note,
  onRestore,
  onDiscard,
}: {
  order: OutboxOrder;
  isAsking: boolean;
  note: string | null;
  onRestore: () => void;
  onDiscard: () => void;
}) {
  return (
    <div className="grid gap-3 rounded-card border border-line-strong bg-surface p-5 sm:p-6">
      <p className="text-sm text-ink-soft">{describe(order)}</p>
      {order.problem === null ? (
        <p role="status">{SAVED_ON_THIS_DEVICE}</p>
      ) : (
        <p role="status">
          <strong className="font-semibold">An order kept on this device could not be placed:</strong>{' '}
          {order.problem}
        </p>
      )}
      <p role="alert" className="font-medium text-rose-deep empty:hidden">
        {note}
      </p>
      <div className="flex flex-wrap gap-3">
        {order.problem !== null && (
          <Button size="small" variant="dark" onClick={onRestore}>
            Put the items back in the cart
          </Button>
        )}
        <Button size="small" variant="outline" disabled={isAsking} onClick={onDiscard}>
          {isAsking ? 'Asking the shop…' : 'Discard'}
        </Button>
      </div>
    </div>
  );
}

function describe({ request: { items, customerInfo, expectedTotalPence } }: OutboxOrder): string {
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  const total = expectedTotalPence === null ? '' : ` · ${formatPounds(expectedTotalPence)} on delivery`;
  return `Order for ${customerInfo.firstName} ${customerInfo.lastName} · ${count} ${count === 1 ? 'item' : 'items'}${total}`;
}

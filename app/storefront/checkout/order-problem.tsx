import { Button } from '#app/ui/button.tsx';
import { sameLine } from '#domain/cart.ts';
import { formatPounds } from '#domain/money.ts';
import type { PendingOrder } from '#domain/pending-order.ts';
import type { OrderAnswer } from './order-answer.ts';

/** Why the order was not placed, and the next step where there is one. */
export function OrderProblem({
  text,
  refusal,
  items,
  onItems,
  onAccept,
}: {
  text: string;
  refusal: OrderAnswer;
  items: PendingOrder['items'];
  onItems: (items: PendingOrder['items']) => void;
  onAccept: (totalPence: number) => void;
}) {
  return (
    <div className="grid gap-3 rounded-xl border border-rose bg-surface p-4">
      <p className="font-medium text-rose-deep">{text}</p>
      {refusal.kind === 'price-changed' && (
        <Button variant="dark" onClick={() => onAccept(refusal.totalPence)}>
          Accept {formatPounds(refusal.totalPence)} and place order
        </Button>
      )}
      {(refusal.kind === 'lines-short' || refusal.kind === 'lines-gone') && (
        <Button variant="dark" onClick={() => onItems(withWhatIsLeft(items, refusal))}>
          {refusal.kind === 'lines-short' ? 'Change to what is left' : 'Remove it from the order'}
        </Button>
      )}
    </div>
  );
}

function withWhatIsLeft(
  items: PendingOrder['items'],
  refusal: Extract<OrderAnswer, { kind: 'lines-short' | 'lines-gone' }>,
): PendingOrder['items'] {
  return items.flatMap((item) => {
    const line = refusal.lines.find((short) => sameLine(short, item));
    if (!line) return [item];
    const left = refusal.kind === 'lines-short' ? line.stock : 0;
    return left > 0 ? [{ ...item, quantity: Math.min(item.quantity, left) }] : [];
  });
}

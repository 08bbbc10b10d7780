import { Button } from '#app/ui/button.tsx';
import { sameLine } from '#domain/cart.ts';
import type { PendingOrder } from '#domain/pending-order.ts';
import type { Refusal } from './answer-text.ts';

/** Why the order was not placed, and the next step where there is one. */
export function OrderProblem({
  text,
  refusal,
  items,
  onItems,
}: {
  text: string;
  refusal: Refusal;
  items: PendingOrder['items'];
  onItems: (items: PendingOrder['items']) => void;
}) {
  return (
    <div className="grid gap-3 rounded-xl border border-rose bg-surface p-4">
      <p className="font-medium text-rose-deep">{text}</p>
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
  refusal: Extract<Refusal, { kind: 'lines-short' | 'lines-gone' }>,
): PendingOrder['items'] {
  return items.flatMap((item) => {
    const line = refusal.lines.find((short) => sameLine(short, item));
    if (!line) return [item];
    const left = refusal.kind === 'lines-short' ? line.stock : 0;
    return left > 0 ? [{ ...item, quantity: Math.min(item.quantity, left) }] : [];
  });
}

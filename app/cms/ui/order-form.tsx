import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { MoveButtons } from '#app/cms/reorder/move-buttons.tsx';
import { ReorderStatus } from '#app/cms/reorder/reorder-status.tsx';
import { useReorder } from '#app/cms/reorder/use-reorder.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { UnsavedWarning } from './unsaved-warning.tsx';

export type OrderItem = { id: string; name: string; note?: string };

/** Sends `ids` in the order made by dragging or the arrow buttons. Without script an arrow is saved at once. */
export function OrderForm({
  items,
  result,
}: {
  items: OrderItem[];
  result: { ok: boolean; message: string } | undefined;
}) {
  const {
    items: order,
    setItems: setOrder,
    ...reorder
  } = useReorder({
    initial: items,
    keyOf: ({ id }) => id,
    movedText: ({ name }, place, count) => `${name}: place ${place} of ${count}`,
  });
  const isSending = useNavigation().formMethod === 'POST';
  const isDirty = order.some(({ id }, place) => id !== items[place]?.id);
  useEffect(() => setOrder(items), [items, setOrder]);
  useEffect(() => {
    if (result) showToast(result.message, result.ok ? 'status' : 'alert');
  }, [result]);

  return (
    <Form method="post" preventScrollReset>
      <ReorderStatus announcement={reorder.announcement} />
      <ol ref={reorder.list} className="overflow-clip rounded-card border border-line bg-surface">
        {order.map(({ id, name, note }, place) => (
          <li
            key={id}
            {...reorder.row(place)}
            {...reorder.grip(place)}
            className={`flex cursor-grab items-center gap-3 border-t border-line px-4 py-1.5 text-sm first:border-t-0 ${reorder.draggedPlace === place ? 'bg-blush-soft' : ''}`}
          >
            <input type="hidden" name="ids" value={id} />
            <span aria-hidden="true" className="text-ink-soft">
              ⠿
            </span>
            <span className="w-8 text-right text-ink-soft tabular-nums">{place + 1}</span>
            <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
              {name}
              {note && <span className="font-normal text-ink-soft"> · {note}</span>}
            </span>
            <MoveButtons name={name} place={place} count={order.length} submits onMove={reorder.move} />
          </li>
        ))}
      </ol>
      <div className="sticky bottom-0 mt-5 flex items-center justify-end gap-3 border-t border-line bg-surface/95 py-3">
        <p role="status" className="mr-auto text-sm text-ink-soft">
          {isDirty ? 'Not saved yet' : ''}
        </p>
        <Button type="submit" variant="dark" aria-disabled={isSending}>
          Save order
        </Button>
      </div>
      <UnsavedWarning isDirty={isDirty && !isSending} />
    </Form>
  );
}

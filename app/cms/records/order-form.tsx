import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { MoveButtons } from '#app/cms/reorder/move-buttons.tsx';
import { PlaceField } from '#app/cms/reorder/place-field.tsx';
import { ReorderStatus } from '#app/cms/reorder/reorder-status.tsx';
import { useReorder } from '#app/cms/reorder/use-reorder.ts';
import { UnsavedWarning } from '#app/cms/sending/unsaved-warning.tsx';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { Button } from '#app/ui/button.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import type { OrderItem, OrderResult } from './order-result.ts';
import { SaveBar } from './save-bar.tsx';

/** Sends `ids` in the order made by dragging or the arrow buttons. Without script an arrow is saved at once. */
export function OrderForm({
  items,
  result,
  failed,
  canSortByName = false,
}: {
  items: OrderItem[];
  result: OrderResult | undefined;
  /** 'Error saving brand. Please try again.' */
  failed: string;
  /** Offers to sort them by name. */
  canSortByName?: boolean | undefined;
}) {
  const [opened, setOpened] = useState(items);
  const {
    items: order,
    setItems: setOrder,
    ...reorder
  } = useReorder({
    initial: () => inOrder(items, result && !result.ok ? result.ids : undefined),
    keyOf: ({ id }) => id,
    movedText: ({ name }, place, count) => `${name}: place ${place} of ${count}`,
  });
  const isSending = useNavigation().formMethod === 'POST';
  const isDirty = order.some(({ id }, place) => id !== opened[place]?.id);
  const meanwhile = result && !result.ok ? result.meanwhile : undefined;
  useEffect(() => {
    if (result?.ok) showDone({ message: result.message });
  }, [result]);
  // A saved order is the new beginning; under unsaved changes nothing loaded again replaces them.
  const [shown, setShown] = useState({ items, result });
  if (shown.items !== items || shown.result !== result) {
    setShown({ items, result });
    if (!isDirty || (result?.ok && shown.result !== result)) {
      setOpened(items);
      setOrder(items);
    }
  }

  function takeTheirs(theirs: OrderItem[]) {
    setOpened(theirs);
    setOrder(theirs);
  }

  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="opened" value={(meanwhile?.items ?? opened).map(({ id }) => id).join(' ')} />
      <ReorderStatus announcement={reorder.announcement} />
      {canSortByName && (
        <p className="needs-script mb-3">
          <Button variant="outline" size="small" onClick={() => setOrder(byName(order))}>
            Sort A to Z
          </Button>
        </p>
      )}
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
            <PlaceField name={name} place={place} count={order.length} onMove={reorder.move} />
            <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
              {name}
              {note && <span className="font-normal text-ink-soft"> · {note}</span>}
            </span>
            <MoveButtons name={name} place={place} count={order.length} submits onMove={reorder.move} />
          </li>
        ))}
      </ol>
      <SaveBar
        isDirty={isDirty}
        isSending={isSending}
        label={meanwhile && isDirty ? 'Save mine over it' : 'Save order'}
        className="mt-5"
      >
        <OrderRefusal result={result} failed={failed} order={order} onTakeTheirs={takeTheirs} />
      </SaveBar>
      <UnsavedWarning isDirty={isDirty && !isSending} />
    </Form>
  );
}

function byName(items: OrderItem[]): OrderItem[] {
  return items.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

/** The items in the order of these ids; those not named follow as they were. */
function inOrder(items: OrderItem[], ids: string[] = []): OrderItem[] {
  const named = ids.flatMap((id) => items.filter((item) => item.id === id));
  return [...named, ...items.filter((item) => !named.includes(item))];
}

import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { moveItem } from '#domain/lists/reorder.ts';
import { UnsavedWarning } from './unsaved-warning.tsx';

export type OrderItem = { id: string; name: string; note?: string };

/**
 * Puts records into an order, by dragging or by the arrow buttons; sends `ids` in that order. Without script an arrow
 * sends `move` ('up 3') and is saved at once.
 */
export function OrderForm({
  items,
  answer,
}: {
  items: OrderItem[];
  answer: { ok: boolean; message: string } | undefined;
}) {
  const [order, setOrder] = useState(items);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const isSending = useNavigation().formMethod === 'POST';
  const list = useRef<HTMLOListElement>(null);
  const isDirty = order.some(({ id }, place) => id !== items[place]?.id);
  useEffect(() => setOrder(items), [items]);
  useEffect(() => {
    if (answer) showToast(answer.message, answer.ok ? 'status' : 'alert');
  }, [answer]);

  function move(from: number, to: number) {
    if (to < 0 || to >= order.length) return;
    setOrder(moveItem(order, from, to));
    setSaid(`${order[from]?.name}: place ${to + 1} of ${order.length}`);
  }

  return (
    <Form method="post" preventScrollReset>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="overflow-clip rounded-card border border-line bg-surface">
        {order.map(({ id, name, note }, place) => (
          <li
            key={id}
            draggable
            onDragStart={() => setDragged(place)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === null || dragged === place) return;
              move(dragged, place);
              setDragged(place);
            }}
            onDragEnd={() => setDragged(null)}
            className={`flex cursor-grab items-center gap-3 border-t border-line px-4 py-1.5 text-sm first:border-t-0 ${dragged === place ? 'bg-blush-soft' : ''}`}
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
            <Arrow direction="up" place={place} name={name} isLast={place === 0} onMove={move} />
            <Arrow
              direction="down"
              place={place}
              name={name}
              isLast={place === order.length - 1}
              onMove={move}
            />
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

function Arrow({
  direction,
  place,
  name,
  isLast,
  onMove,
}: {
  direction: 'up' | 'down';
  place: number;
  name: string;
  isLast: boolean;
  onMove: (from: number, to: number) => void;
}) {
  return (
    <button
      type="submit"
      name="move"
      value={`${direction} ${place}`}
      aria-disabled={isLast}
      aria-label={`Move ${name} ${direction}`}
      className="grid size-9 place-items-center rounded-full hover:bg-blush-soft aria-disabled:opacity-30"
      onClick={(event) => {
        event.preventDefault();
        onMove(place, direction === 'up' ? place - 1 : place + 1);
      }}
    >
      <span aria-hidden="true">{direction === 'up' ? '↑' : '↓'}</span>
    </button>
  );
}

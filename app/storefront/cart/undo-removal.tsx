import { useEffect, useRef } from 'react';
import type { CartItem } from '#domain/cart/cart.ts';

export type RemovedItem = { item: CartItem; place: number };

/** Names the removed item. Undo takes the focus, since the button that had it is gone. */
export function UndoRemoval({
  removed,
  onUndo,
}: {
  removed: RemovedItem | null;
  onUndo: (removed: RemovedItem) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);

  return (
    <div role="status">
      {removed && (
        <p className="mt-6 flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-blush-soft py-1 pr-2 pl-5">
          <span>{removed.item.name} is out of your cart.</span>
          <button
            ref={button}
            type="button"
            className="btn btn-quiet btn-small"
            onClick={() => onUndo(removed)}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

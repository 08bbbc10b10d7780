import { useEffect, useRef } from 'react';
import { nameFromId } from './wish.ts';

type Removed = { id: string; place: number };

/** Names the removed product and focuses 'Undo', because the pressed button is gone. */
export function UndoWish({
  removed,
  name,
  onUndo,
}: {
  removed: Removed | null;
  name: string | null;
  onUndo: (removed: Removed) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);

  return (
    <div role="status">
      {removed && (
        <p className="mb-8 flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-blush-soft py-1 pr-2 pl-5">
          <span>{name ?? nameFromId(removed.id)} is off your wishlist.</span>
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

import { useEffect, useRef } from 'react';

/** A change of the cart that can be undone, in words. */
export type Undoable = { text: string; undo: () => void };

/** Names what left the cart. Undo takes the focus, since the button that had it is gone. */
export function UndoRemoval({ undoable, onUndone }: { undoable: Undoable | null; onUndone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (undoable) button.current?.focus();
  }, [undoable]);

  function undo() {
    undoable?.undo();
    onUndone();
  }

  return (
    <div role="status">
      {undoable && (
        <p className="mt-6 flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-blush-soft py-1 pr-2 pl-5">
          <span>{undoable.text}</span>
          <button ref={button} type="button" className="btn btn-quiet btn-small" onClick={undo}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

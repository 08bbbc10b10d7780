import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#app/ui/dialog.tsx';

/**
 * A dialog opened from within a form and outside it in the document, since forms cannot be nested; none of its events reach
 * the form. Its content begins anew each time.
 */
export function FormDialog({ open, children, ...dialog }: ComponentProps<typeof Dialog>) {
  const [isMounted, setMounted] = useState(open);
  if (open && !isMounted) setMounted(true);
  if (!isMounted) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps events from the form that React finds around the dialog
    <div
      className="contents"
      onInput={stop}
      onChange={stop}
      onSubmit={stop}
      onKeyDown={stop}
      onPaste={stop}
      onBlur={stop}
    >
      <Dialog {...dialog} open={open}>
        {open && children}
      </Dialog>
    </div>,
    document.body,
  );
}

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

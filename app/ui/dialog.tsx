import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import { hostToasts } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

export type DialogShape = 'modal' | 'drawer' | 'sheet';

/**
 * A native modal dialog: the browser holds the focus inside and restores it on closing. A drawer slides in from the
 * right, a sheet from below. Keep it mounted and set `open`.
 */
export function Dialog({
  open,
  onClose,
  title,
  shape = 'modal',
  footer,
  className,
  children,
}: {
  open: boolean;
  /** Called for its button, Escape and a press beside it. */
  onClose: () => void;
  title: ReactNode;
  shape?: DialogShape;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const ref = useOpenDialog(open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog already
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames('dialog', `dialog-${shape}`, className)}
      onClose={onClose}
      onClick={closeWhenBeside}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
          <h2 id={titleId} className="font-display text-xl">
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className="icon-button" aria-label="Close">
              <CloseIcon />
            </button>
          </form>
        </header>
        <Toaster host={titleId} />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
        {footer && <footer className="border-t border-line px-5 py-4">{footer}</footer>}
      </div>
      <ToastHost host={titleId} open={open} />
    </dialog>
  );
}

export function useOpenDialog(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) showDialog(dialog);
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return ref;
}

/** Opens a modal dialog over a page that does not move: the style sheet keeps the width of its scrollbar, which goes. */
export function showDialog(dialog: HTMLDialogElement) {
  if (!document.querySelector('dialog:modal')) {
    const root = document.documentElement;
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  }
  dialog.showModal();
}

export function closeWhenBeside(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close();
}

function ToastHost({ host, open }: { host: string; open: boolean }) {
  useEffect(() => (open ? hostToasts(host) : undefined), [host, open]);
  return null;
}

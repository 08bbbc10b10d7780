import { useId } from 'react';
import { Button } from './button.tsx';
import { closeWhenBeside, useOpenDialog } from './dialog.tsx';

/** What `confirm()` would ask, in the shop's own dress. Focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  text,
  detail,
  confirmLabel = 'OK',
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
}: {
  open: boolean;
  text: string;
  /** For instance 'This action cannot be undone.' */
  detail?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Also by Escape or a press beside it. */
  onCancel: () => void;
}) {
  const id = useId();
  const ref = useOpenDialog(open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog already
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-text`}
      aria-describedby={detail ? `${id}-detail` : undefined}
      className="dialog dialog-modal dialog-small"
      onClose={() => open && onCancel()}
      onClick={closeWhenBeside}
    >
      <div className="grid gap-3 p-6">
        <p id={`${id}-text`} className="font-display text-xl text-balance">
          {text}
        </p>
        {detail && (
          <p id={`${id}-detail`} className="text-ink-soft">
            {detail}
          </p>
        )}
        <div className="mt-3 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onCancel} autoFocus>
            {cancelLabel}
          </Button>
          <Button variant="dark" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

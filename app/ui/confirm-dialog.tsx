import { useId } from 'react';
import { Button } from './button.tsx';
import { closeWhenBeside, useOpenDialog } from './dialog.tsx';

/** A `confirm()` in the shop's style. Focus starts on the harmless button. */
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
  /** Such as 'This action cannot be undone.' */
  detail?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Called on Escape and on a press beside the dialog too. */
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

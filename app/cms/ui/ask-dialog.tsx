import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showDialog } from '#app/ui/dialog.tsx';
import { InertEnter } from './inert-enter.tsx';
import { MoveTargetField } from './move-target-field.tsx';

/** The question an action returns before it does something that cannot be undone. */
export type Ask = {
  intent: string;
  ids: string[];
  /** The number of records the list finds, if all of them are meant; asked again where it is another by then. */
  allFound?: number;
  text: string;
  detail?: string;
  confirmLabel: string;
  /** The button that changes nothing: 'Cancel', where it cannot be taken for what is asked. */
  keepLabel?: string;
  /** What was paid for the orders, where cancelling them may give it back. */
  refunds?: { orders: number; pence: number };
  /** What the question names as doubtful of each order, to be sent along with the answer. */
  doubts?: string[];
  /** Products need another brand or category first: those that may take them. */
  moveTo?: { kind: 'brand' | 'category'; targets: { id: string; name: string }[] } | undefined;
};

/**
 * The question an action returned. Confirming sends the same form again with `confirmed`. The server renders it open, so that
 * it works without script; with script it becomes modal. Focus starts on the button that changes nothing.
 */
export function AskDialog({
  ask,
  action,
  onSubmit,
  children,
}: {
  ask: Ask | null | undefined;
  /** The page that asked, if not the one in view. */
  action?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children?: ReactNode;
}) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const isSending = useNavigation().state === 'submitting';
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !ask) return;
    dialog.close();
    showDialog(dialog);
  }, [ask]);
  if (!ask) return null;
  return (
    <dialog
      ref={ref}
      open
      role="alertdialog"
      aria-labelledby={`${id}-text`}
      aria-describedby={ask.detail ? `${id}-detail` : undefined}
      className="dialog dialog-modal dialog-small"
    >
      <Form
        id={`${id}-form`}
        method="post"
        preventScrollReset
        className="grid gap-3 overflow-y-auto p-6"
        action={action}
        onSubmit={(event) => {
          ref.current?.close();
          onSubmit?.(event);
        }}
      >
        <InertEnter />
        <input type="hidden" name="intent" value={ask.intent} />
        <input type="hidden" name="confirmed" value="yes" />
        {ask.ids.map((each) => (
          <input key={each} type="hidden" name="ids" value={each} />
        ))}
        {ask.doubts?.map((doubt) => (
          <input key={doubt} type="hidden" name="doubt" value={doubt} />
        ))}
        {ask.allFound !== undefined && (
          <>
            <input type="hidden" name="all" value="yes" />
            <input type="hidden" name="expected" value={ask.allFound} />
          </>
        )}
        <p id={`${id}-text`} className="font-display text-xl text-balance">
          {ask.text}
        </p>
        {ask.detail && (
          <p id={`${id}-detail`} className="text-ink-soft">
            {ask.detail}
          </p>
        )}
        {ask.moveTo && <MoveTargetField {...ask.moveTo} leaving={ask.ids} />}
        {children}
      </Form>
      <div className="flex flex-wrap justify-end gap-3 px-6 pb-6">
        <form method="dialog">
          <Button type="submit" variant="outline" autoFocus>
            {ask.keepLabel ?? 'Cancel'}
          </Button>
        </form>
        <Button type="submit" form={`${id}-form`} variant="dark" aria-disabled={isSending}>
          {ask.confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { UnsavedWarning } from '#app/cms/sending/unsaved-warning.tsx';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { TextAreaField } from '#app/ui/field.tsx';
import type { NoteResult } from './run-inbox-command.ts';

/** A note that somebody else saved meanwhile is shown before it is replaced: the form is then sent again over theirs. */
export function NoteForm({
  note,
  maxLength,
  canChange,
  result,
  onDirty,
  children,
}: {
  note: string;
  maxLength: number;
  canChange: boolean;
  result: NoteResult | undefined;
  /** Hears of unsaved changes where the page warns of them, because it has another form. */
  onDirty?: (isDirty: boolean) => void;
  /** The buttons. */
  children: ReactNode;
}) {
  const [isDirty, setDirty] = useState(false);
  const isSending = useNavigation().formMethod === 'POST';
  // Under unsaved changes a note loaded again does not replace what was typed.
  const [opened, setOpened] = useState(note);
  if (opened !== note && !isDirty) setOpened(note);
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (!result?.ok) return;
    if (result.isNote) setDirty(false);
    showDone({ message: result.message });
  }, [result]);
  return (
    <Form method="post" key={opened} onInput={() => setDirty(true)}>
      <fieldset disabled={!canChange} className="grid gap-3">
        {result?.ok === false && (
          <p role="alert" className="rounded-card bg-blush-soft px-4 py-3 text-sm text-rose-deep">
            {result.message}
          </p>
        )}
        <input type="hidden" name="noteWas" value={result?.noteNow ?? opened} />
        <TextAreaField
          label="Note"
          name="note"
          rows={5}
          maxLength={maxLength}
          defaultValue={result?.submitted?.note ?? opened}
          hint="For the staff alone"
          optional
        />
        <div className="flex flex-wrap gap-2">{children}</div>
      </fieldset>
      {!onDirty && <UnsavedWarning isDirty={isDirty && !isSending} />}
    </Form>
  );
}

import { type ReactNode, useEffect } from 'react';
import { Form } from 'react-router';
import { TextAreaField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import type { NoteResult } from './run-inbox-command.ts';

/** A note that somebody else saved meanwhile is shown before it is replaced: the form is then sent again over theirs. */
export function NoteForm({
  note,
  maxLength,
  canChange,
  result,
  children,
}: {
  note: string;
  maxLength: number;
  canChange: boolean;
  result: NoteResult | undefined;
  /** The buttons. */
  children: ReactNode;
}) {
  useEffect(() => {
    if (result?.ok) showToast(result.message);
  }, [result]);
  return (
    <Form method="post" key={note}>
      <fieldset disabled={!canChange} className="grid gap-3">
        {result?.ok === false && (
          <p role="alert" className="rounded-card bg-blush-soft px-4 py-3 text-sm text-rose-deep">
            {result.message}
          </p>
        )}
        <input type="hidden" name="noteWas" value={result?.noteNow ?? note} />
        <TextAreaField
          label="Note"
          name="note"
          rows={5}
          maxLength={maxLength}
          defaultValue={result?.submitted?.note ?? note}
          hint="For the staff alone"
          optional
        />
        <div className="flex flex-wrap gap-2">{children}</div>
      </fieldset>
    </Form>
  );
}

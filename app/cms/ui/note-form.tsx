import { type ReactNode, useEffect } from 'react';
import { data, Form } from 'react-router';
import { TextAreaField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';

/** What an inbox's page answers to a move or a note. */
export type NoteResult = {
  ok: boolean;
  message: string;
  typed?: Record<string, string>;
  /** What somebody else noted meanwhile. */
  noteNow?: string;
};

type Noted =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'noted-meanwhile'; note: string };

export function answerNoted(noted: Noted, typed: Record<string, string>) {
  if (noted.ok) return data<NoteResult>({ ok: true, message: 'Note saved.' });
  if (noted.problem === 'not-found') throw data(null, { status: 404 });
  const message = `Somebody noted meanwhile: ‘${noted.note}’. Yours is not saved yet; save again to put it in its place.`;
  return data<NoteResult>({ ok: false, message, typed, noteNow: noted.note }, 409);
}

/** A note of somebody else's since is told before it is replaced: the form then goes out again over theirs. */
export function NoteForm({
  note,
  maxLength,
  canAnswer,
  answer,
  children,
}: {
  note: string;
  maxLength: number;
  canAnswer: boolean;
  answer: NoteResult | undefined;
  /** The buttons. */
  children: ReactNode;
}) {
  useEffect(() => {
    if (answer?.ok) showToast(answer.message);
  }, [answer]);
  return (
    <Form method="post">
      <fieldset disabled={!canAnswer} className="grid gap-3">
        {answer?.ok === false && (
          <p role="alert" className="rounded-card bg-blush-soft px-4 py-3 text-sm text-rose-deep">
            {answer.message}
          </p>
        )}
        <input type="hidden" name="noteWas" value={answer?.noteNow ?? note} />
        <TextAreaField
          label="Note"
          name="note"
          rows={5}
          maxLength={maxLength}
          defaultValue={answer?.typed?.note ?? note}
          hint="For the staff alone"
          optional
        />
        <div className="flex flex-wrap gap-2">{children}</div>
      </fieldset>
    </Form>
  );
}

/** Moves what the page shows: the button's intent is where to. */
export function MoveButton({ to, children }: { to: string; children: string }) {
  return (
    <button type="submit" name="intent" value={to} className="btn btn-outline btn-small">
      {children}
    </button>
  );
}

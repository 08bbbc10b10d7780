import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import type { SaveResult } from '#domain/lists/save-result.ts';
import { UnsavedWarning } from './unsaved-warning.tsx';

/**
 * The frame of every form in /cms: keeps what was typed on any failure, goes to the first field to blame, tells when
 * somebody saved meanwhile, warns before leaving unsaved, and saves with Ctrl S.
 */
export function EditorForm({
  version,
  answer,
  saveLabel,
  children,
  aside,
}: {
  /** Of the record as it was read; null for a new one. */
  version: number | null;
  answer: SaveResult | undefined;
  saveLabel: string;
  children: ReactNode;
  /** Beside the fields on a desk, below them on a phone. */
  aside?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(false);
  const isSending = useNavigation().formMethod === 'POST';
  useAnswer(form, answer, setDirty);
  useSaveShortcut(form);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="grid grid-cols-1 gap-5"
      onInput={() => setDirty(true)}
      onSubmit={(event: FormEvent) => isSending && event.preventDefault()}
    >
      {version !== null && <input type="hidden" name="version" value={version} />}
      <Refusal answer={answer} />
      <div
        className={aside ? 'grid items-start gap-5 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]' : undefined}
      >
        <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
        {aside && <div className="grid min-w-0 grid-cols-1 gap-5">{aside}</div>}
      </div>
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur sm:-mx-8 sm:px-8">
        <p role="status" className="mr-auto text-sm text-ink-soft">
          {isDirty ? 'Not saved yet' : ''}
        </p>
        <Button type="submit" variant="dark" aria-disabled={isSending}>
          {isSending ? 'Saving…' : saveLabel}
        </Button>
      </div>
      <UnsavedWarning isDirty={isDirty && !isSending} />
    </Form>
  );
}

/** A titled group of fields. */
export function FieldGroup({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 className="font-semibold">{title}</h2>
        {hint && <p className="mt-0.5 text-sm text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

function Refusal({ answer }: { answer: SaveResult | undefined }) {
  const here = useLocation().pathname;
  if (!answer || answer.ok) return null;
  const count = Object.keys(answer.errors).length;
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-blush-soft px-5 py-4 text-sm">
      <p className="font-semibold text-rose-deep">{answer.message}</p>
      {count > 0 && (
        <p>{count === 1 ? 'One field needs another look.' : `${count} fields need another look.`}</p>
      )}
      {answer.meanwhile && (
        <>
          <p>
            Saved by {answer.meanwhile.actor}, <Moment at={answer.meanwhile.at} />. What you typed is still
            here, and nothing of theirs is overwritten.
          </p>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <a href={here} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              See what they saved, in a new tab
            </a>
            <button
              type="submit"
              name="saveOver"
              value={answer.meanwhile.version}
              className="underline underline-offset-4"
            >
              Save mine over it
            </button>
          </p>
        </>
      )}
    </div>
  );
}

function useAnswer(
  form: React.RefObject<HTMLFormElement | null>,
  answer: SaveResult | undefined,
  setDirty: (dirty: boolean) => void,
) {
  useEffect(() => {
    if (!answer) return;
    if (answer.ok) {
      setDirty(false);
      showToast(answer.message);
      return;
    }
    setDirty(true);
    const field = form.current?.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
  }, [answer, form, setDirty]);
}

function useSaveShortcut(form: React.RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    }
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [form]);
}

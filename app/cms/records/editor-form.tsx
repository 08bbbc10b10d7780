import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { UnsavedWarning } from '#app/cms/ui/unsaved-warning.tsx';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import type { SaveResult } from '#domain/lists/save-result.ts';

/**
 * The frame of every form in /cms: shows submitted values again on any failure, focuses the first invalid field, says when
 * somebody saved meanwhile, warns before leaving unsaved, and saves with Ctrl S.
 */
export function EditorForm({
  version,
  result,
  saveLabel,
  children,
  aside,
}: {
  /** The record's when it was read; null for a new one. */
  version: number | null;
  result: SaveResult | undefined;
  saveLabel: string;
  children: ReactNode;
  /** Placed beside the fields on a desk, below them on a phone. */
  aside?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(false);
  const isSending = useNavigation().formMethod === 'POST';
  useResult(form, result, setDirty);
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
      <Refusal result={result} />
      <div className={aside ? 'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]' : undefined}>
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

function Refusal({ result }: { result: SaveResult | undefined }) {
  const here = useLocation().pathname;
  if (!result || result.ok) return null;
  const count = Object.keys(result.errors).length;
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-blush-soft px-5 py-4 text-sm">
      <p className="font-semibold text-rose-deep">{result.message}</p>
      {count > 0 && (
        <p>{count === 1 ? 'One field needs another look.' : `${count} fields need another look.`}</p>
      )}
      {result.meanwhile && (
        <>
          <p>
            Saved by {result.meanwhile.actor}, <Moment at={result.meanwhile.at} />. What you typed is still
            here, and nothing of theirs is overwritten.
          </p>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <a href={here} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              See what they saved, in a new tab
            </a>
            <button
              type="submit"
              name="saveOver"
              value={result.meanwhile.version}
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

function useResult(
  form: React.RefObject<HTMLFormElement | null>,
  result: SaveResult | undefined,
  setDirty: (dirty: boolean) => void,
) {
  useEffect(() => {
    if (!result) return;
    if (result.ok) {
      setDirty(false);
      showToast(result.message);
      return;
    }
    setDirty(true);
    const field = form.current?.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
  }, [result, form, setDirty]);
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

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FieldErrors } from '#app/cms/fields/errors-after-edit.ts';
import type { FormValues } from '#app/cms/fields/form-values.ts';
import { UnsavedWarning } from '#app/cms/sending/unsaved-warning.tsx';
import { showDone } from '#app/cms/undo/undo-store.ts';
import type { SaveResult } from '#domain/lists/save-result.ts';
import type { FieldWords } from './conflict-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveRefusal } from './save-refusal.tsx';

/** What a form was filled with. */
export type Opened = {
  /** The record's when it was read; null for a new one. */
  version: number | null;
  values: FormValues;
};

const NO_WORDS: FieldWords = () => ({});

/**
 * The frame of every form in /cms: shows submitted values again on any failure, focuses the first invalid field, says beside
 * Save what was refused and what somebody else saved meanwhile, warns before leaving unsaved, and saves with Ctrl S.
 */
export function EditorForm({
  stored,
  result,
  errors,
  onEdit,
  failed,
  wordsOf = NO_WORDS,
  saveLabel,
  children,
  aside,
}: {
  stored: Opened;
  result: SaveResult | undefined;
  /** The errors of `result` that are still true. */
  errors: FieldErrors;
  onEdit(event: FormEvent<HTMLFormElement>): void;
  /** 'Error saving brand. Please try again.' */
  failed: string;
  wordsOf?: FieldWords;
  saveLabel: string;
  children: ReactNode;
  /** Placed beside the fields on a desk, below them on a phone. */
  aside?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(false);
  const opened = useOpened(stored, isDirty);
  const isSending = useNavigation().formMethod === 'POST';
  const isConflict = result?.ok === false && result.meanwhile !== undefined;
  useResult(form, result, setDirty);
  useSaveShortcut(form);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="grid grid-cols-1 gap-5"
      onInput={(event: FormEvent<HTMLFormElement>) => {
        setDirty(true);
        onEdit(event);
      }}
      onSubmit={(event: FormEvent) => isSending && event.preventDefault()}
    >
      {opened.version !== null && <input type="hidden" name="version" value={opened.version} />}
      <div className={aside ? 'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]' : undefined}>
        <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
        {aside && <div className="grid min-w-0 grid-cols-1 gap-5">{aside}</div>}
      </div>
      <SaveBar
        isDirty={isDirty}
        isSending={isSending}
        label={isConflict ? 'Save with these choices' : saveLabel}
        className="-mx-4 px-4 sm:-mx-8 sm:px-8"
      >
        <SaveRefusal
          result={result}
          errors={errors}
          failed={failed}
          opened={opened.values}
          wordsOf={wordsOf}
        />
      </SaveBar>
      <UnsavedWarning isDirty={isDirty && !isSending} />
    </Form>
  );
}

/**
 * Returns what the form was filled with. Under unsaved changes it stays, whatever is loaded again, so that a save never
 * overwrites unseen values; a version that moved without changing a field is followed.
 */
function useOpened(stored: Opened, isDirty: boolean): Opened {
  const [opened, setOpened] = useState(stored);
  const isSame = fieldsText(opened) === fieldsText(stored);
  if (opened.version !== stored.version && (!isDirty || isSame)) {
    setOpened(stored);
    return stored;
  }
  return opened;
}

/** What a save could overwrite: archiving moves the version, but changes no field. */
function fieldsText({ values: { version, updatedAt, isArchived, ...fields } }: Opened): string {
  return JSON.stringify(fields);
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
      showDone({ message: result.message });
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

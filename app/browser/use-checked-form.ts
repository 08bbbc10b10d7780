import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

export type FormErrors = Partial<Record<string, string>>;

/** A form the server refused: the error and the submitted value of each field. */
export type RefusedForm = { errors: FormErrors; values?: Partial<Record<string, string>> };

export type CheckedField = (name: string) => {
  name: string;
  id: string;
  error: string | undefined;
  defaultValue: string | undefined;
};

type Checked = { ok: true } | { ok: false; errors: FormErrors };

/**
 * Checks a form in the browser by the rule it is given, shows one error a field until that field is edited, and moves
 * the focus to the first field in error, which announces it. The server's refusal is shown in the same way.
 */
export function useCheckedForm<Result extends Checked>({
  name: formName,
  parse,
  refused,
}: {
  /** Prefix of the fields' ids. */
  name: string;
  /** Without it the browser's own validation applies. */
  parse?: (values: Record<string, FormDataEntryValue>) => Result;
  refused?: RefusedForm;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>(refused?.errors ?? {});
  const refusedBefore = useRef(refused);

  useEffect(() => {
    if (refusedBefore.current === refused) return;
    refusedBefore.current = refused;
    setErrors(refused?.errors ?? {});
    focusFirstError(form, refused?.errors);
  }, [refused]);

  function refuse(found: FormErrors) {
    setErrors(found);
    focusFirstError(form, found);
  }

  /** Returns the parsed form, or null after showing its errors. */
  function checkForm(): Extract<Result, { ok: true }> | null {
    if (!form.current || !parse) return null;
    const parsed = parse(Object.fromEntries(new FormData(form.current)));
    refuse(parsed.ok ? {} : parsed.errors);
    return isAccepted(parsed) ? parsed : null;
  }

  function clearError({ target }: FormEvent) {
    const edited = target instanceof Element ? target.getAttribute('name') : null;
    if (edited) setErrors((before) => (before[edited] ? { ...before, [edited]: undefined } : before));
  }

  const field: CheckedField = (name) => ({
    name,
    id: `${formName}-${name}`,
    error: errors[name],
    defaultValue: refused?.values?.[name],
  });

  return {
    form,
    field,
    checkForm,
    refuse,
    formProps: {
      ref: form,
      noValidate: parse !== undefined,
      onInput: clearError,
      onSubmit: (event: FormEvent) => {
        if (parse && !checkForm()) event.preventDefault();
      },
    },
  };
}

function isAccepted<Result extends Checked>(result: Result): result is Extract<Result, { ok: true }> {
  return result.ok;
}

/** Focuses the first field in error, in the order of the page. */
function focusFirstError(form: RefObject<HTMLFormElement | null>, errors: FormErrors = {}): void {
  const names = Object.keys(errors);
  const first = [...(form.current?.elements ?? [])].find((field) =>
    names.includes(field.getAttribute('name') ?? ''),
  );
  if (first instanceof HTMLElement) first.focus();
}

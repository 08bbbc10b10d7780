import { useEffect, useRef } from 'react';

/** After a refusal the first field with an error has the focus; where none is to blame, the password. */
export function useFocusOnRefusal(refusal: object | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const field =
      form.current?.querySelector('[aria-invalid="true"]') ??
      form.current?.querySelector('[name="password"]');
    if (field instanceof HTMLElement) field.focus();
  }, [refusal]);
  return form;
}

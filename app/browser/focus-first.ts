/** The first field with an error, in the order of the page. */
export function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const first = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}

/** Leads to the first option of a picker that can be bought; the picker says what is wanted. */
export function askToChoose(within: ParentNode, group: string): void {
  const options = [...within.querySelectorAll<HTMLInputElement>(`input[name="${group}"]`)];
  const first = options.find((option) => option.checkVisibility()) ?? options[0];
  first?.closest('fieldset')?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}

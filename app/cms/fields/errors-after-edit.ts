export type FieldErrors = Record<string, string>;

/**
 * Returns the errors still true after an edit: one that the form's rule finds is shown, in its present words, while the rule
 * finds it; one that only the server knew goes with the first edit of its field.
 */
export function errorsAfterEdit(
  { refused, shown, isRule }: { refused: FieldErrors; shown: FieldErrors; isRule(name: string): boolean },
  found: FieldErrors,
  edited: string,
): FieldErrors {
  const left: FieldErrors = {};
  for (const name of Object.keys(refused)) {
    const now = isRule(name) ? found[name] : name === edited ? undefined : shown[name];
    if (now !== undefined) left[name] = now;
  }
  return left;
}

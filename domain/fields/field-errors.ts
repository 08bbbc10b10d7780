import type { BaseIssue } from 'valibot';

/** The first message for each field, keyed by the field's own name; 'form' for issues of no field. */
export function fieldErrors(
  issues: readonly BaseIssue<unknown>[],
  fieldOf: (issue: BaseIssue<unknown>) => string = lastName,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[fieldOf(issue)] ??= issue.message;
  return errors;
}

/** The field's name with its place in a list, from 0: 'items.0.quantity'; outside lists, the default of `fieldErrors`. */
export function fieldInList(issue: BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((item) => item.key);
  const place = path.findLastIndex((key) => typeof key === 'number');
  return place < 1 ? lastName(issue) : path.slice(place - 1).join('.');
}

/** The last name on the path: 'firstName' of customerInfo.firstName, 'items' of items.0. */
function lastName(issue: BaseIssue<unknown>): string {
  const names = (issue.path ?? []).map((item) => item.key).filter((key) => typeof key === 'string');
  return names.at(-1) ?? 'form';
}

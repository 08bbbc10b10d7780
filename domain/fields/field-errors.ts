import type { BaseIssue } from 'valibot';

/** As many as a person reads, and an answer of 4 kB holds. */
const MOST_ERRORS = 30;

/** The first message for each field, keyed by the field's own name; 'form' for issues of no field. Of many fields the first ones. */
export function fieldErrors(
  issues: readonly BaseIssue<unknown>[],
  fieldOf: (issue: BaseIssue<unknown>) => string = lastName,
): Record<string, string> {
  const errors: Record<string, string> = {};
  let count = 0;
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (errors[field] !== undefined) continue;
    errors[field] = issue.message;
    count += 1;
    if (count === MOST_ERRORS) break;
  }
  return errors;
}

/** The field's name with its place in a list, from 0: 'items.0.quantity'; outside lists, the default of `fieldErrors`. */
export function fieldInList(issue: BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((item) => item.key);
  const place = path.findLastIndex((key) => typeof key === 'number');
  return place < 1 ? lastName(issue) : path.slice(place - 1).join('.');
}

/** The field's name with its group's: 'billing.postcode'. */
export function fieldInGroup(issue: BaseIssue<unknown>): string {
  return (issue.path ?? []).map((item) => item.key).join('.') || 'form';
}

/** The last name on the path: 'firstName' of customerInfo.firstName, 'items' of items.0. */
function lastName(issue: BaseIssue<unknown>): string {
  const names = (issue.path ?? []).map((item) => item.key).filter((key) => typeof key === 'string');
  return names.at(-1) ?? 'form';
}

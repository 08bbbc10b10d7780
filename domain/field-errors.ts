import type { BaseIssue } from 'valibot';

/** The first message for each field, keyed by the field's own name; 'form' where no field is to blame. */
export function fieldErrors(issues: readonly BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[fieldOf(issue)] ??= issue.message;
  return errors;
}

/** The last name on the path: 'firstName' of customerInfo.firstName, 'items' of items.0. */
function fieldOf(issue: BaseIssue<unknown>): string {
  const names = (issue.path ?? []).map((item) => item.key).filter((key) => typeof key === 'string');
  return names.at(-1) ?? 'form';
}

import { MAIL_LABELS } from '#domain/mail/mail-request.ts';

/** The label of a stored mail's kind; the kind itself where this version knows none. */
export function mailKindLabel(kind: string): string {
  const labels: Record<string, string> = MAIL_LABELS;
  return labels[kind] ?? kind;
}

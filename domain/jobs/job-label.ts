import * as v from 'valibot';
import { MAIL_LABELS, mailRequestSchema } from '#domain/mail/mail-request.ts';

/** Returns what a job is, in words for staff. */
export function jobLabel({ kind, payload }: { kind: string; payload: string }): string {
  if (kind === 'clean-up') return 'Cleaning up';
  if (kind !== 'send-mail') return kind;
  const request = v.safeParse(v.pipe(v.string(), v.parseJson(), mailRequestSchema), payload);
  return request.success ? `Mail: ${MAIL_LABELS[request.output.mail]}` : 'Mail';
}

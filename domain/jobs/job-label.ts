import * as v from 'valibot';
import { MAIL_LABELS, type MailRequest, mailRequestSchema } from '#domain/mail/mail-request.ts';
import type { JobKind } from './job-kinds.ts';

const LABELS: Record<JobKind, string> = {
  'clean-up': 'Cleaning up',
  'watch-tickets': 'Watching the deadlines of requests',
  'end-returns': 'Ending returns of which nothing came',
  'ask-for-reviews': 'Asking buyers for reviews',
  'apply-retention': 'Erasing what was kept long enough',
  'check-stock': 'Comparing stock with its movements',
  'send-mail': 'Mail',
  'send-test-mail': 'Test mail',
  'ask-to-pay': 'Asking for a payment',
  'expire-order': 'Ending an unpaid order',
  'remind-transfer': 'Reminding of a bank transfer',
  'end-payment': 'Ending a payment',
  'reconcile-payments': 'Asking about open payments',
  'settle-payment': 'Reading a payment',
  'ask-cash-orders': 'Asking about cash orders',
  'refund-payment': 'Refund',
  'move-orders': 'A status for many orders',
  'fetch-pictures': 'Fetching pictures from elsewhere',
  'alert-staff': 'Alert to staff',
  'gather-alerts': 'Gathering alerts to staff',
  'count-buyers': 'Counting who bought what',
  'correct-vat': 'Putting VAT right',
  'renew-pages': 'Drawing pages anew',
  'turn-by-time': 'Beginning and ending what has a time',
  'make-backup': 'Making a backup',
  'plan-backup': 'Planning backups',
  'tell-of-stock': 'Telling who waits for stock',
};

/** Returns what a job is, in words for staff; the kind itself where this version knows none. */
export function jobLabel({ kind, payload }: { kind: string; payload: string }): string {
  const labels: Record<string, string> = LABELS;
  if (kind !== 'send-mail') return labels[kind] ?? kind;
  const request = requestOf({ kind, payload });
  return request ? `Mail: ${MAIL_LABELS[request.mail]}` : LABELS['send-mail'];
}

/** Returns the mail that a job is to send; null for another job. */
export function requestOf({ kind, payload }: { kind: string; payload: string }): MailRequest | null {
  if (kind !== 'send-mail') return null;
  const request = v.safeParse(v.pipe(v.string(), v.parseJson(), mailRequestSchema), payload);
  return request.success ? request.output : null;
}

import * as v from 'valibot';
import { MAIL_KINDS, mailRequestSchema } from '#domain/mail/mail-request.ts';
import { staffNewsSchema } from '#domain/mail/staff-news.ts';

/** The jobs of the shop and what each is given. Ids are row ids. */
export const JOB_PAYLOADS = {
  /** Deletes what is stored no longer than it is needed. */
  'clean-up': v.object({}),
  /** Erases what was kept of people as long as the owner's settings say. */
  'apply-retention': v.object({}),
  /** Compares the stock of every variant with the sum of its movements. */
  'check-stock': v.object({}),
  /** Alerts staff to requests and complaints that are due soon. */
  'watch-tickets': v.object({}),
  /** Ends approved returns of which nothing came. */
  'end-returns': v.object({}),
  /** Asks buyers for reviews, the owner's days after delivery. */
  'ask-for-reviews': v.object({}),
  'send-mail': mailRequestSchema,
  /** Sends a mail with invented facts to whoever edits its words. */
  'send-test-mail': v.object({
    mail: v.picklist(MAIL_KINDS),
    to: v.string(),
    subject: v.string(),
    introduction: v.string(),
  }),
  /** Ends an unpaid order whose time is up. */
  'expire-order': v.object({ orderId: v.string() }),
  /** Ends a payment that was begun for a total which is another by now. */
  'end-payment': v.object({ paymentId: v.string() }),
  /** Mails the customer of an order that is still not paid: some minutes after it was placed, or after a payment failed. */
  'ask-to-pay': v.object({ orderId: v.string(), after: v.picklist(['placing', 'failure']) }),
  /** Mails the customer of an order whose bank transfer has not come, before the time is over. */
  'remind-transfer': v.object({ orderId: v.string() }),
  /** Asks about payments whose outcome is open. */
  'reconcile-payments': v.object({}),
  /** Works on a message of a payment provider. */
  'settle-payment': v.object({
    reference: v.string(),
    key: v.nullable(v.string()),
    about: v.optional(v.literal('fraud-warning')),
  }),
  /** Asks about cash orders nobody packed, and cancels those not confirmed in time. */
  'ask-cash-orders': v.object({}),
  'refund-payment': v.object({ refundId: v.string() }),
  /** Works on a status for many orders: sets it, undoes it, or makes it final. */
  'move-orders': v.object({ moveId: v.string() }),
  /** Fetches pictures of other servers; `after`: the last product whose addresses are gathered, null when all are. */
  'fetch-pictures': v.object({ after: v.nullable(v.string()) }),
  /** Mails those who wait for a variant that is back. */
  'tell-of-stock': v.object({ variantId: v.string() }),
  /** Mails an alert to the staff who chose it. */
  'alert-staff': v.object({ news: staffNewsSchema }),
  /** Puts the VAT of papers right that were reviewed under this statement until then. */
  'correct-vat': v.object({ statement: v.string(), until: v.string(), actor: v.string() }),
  /** Has pages drawn anew on a day from which they say something else. */
  'renew-pages': v.object({}),
  /** Begins and ends what has a time: dated prices, slides, the announcement. */
  'turn-by-time': v.object({}),
  'make-backup': v.object({ planned: v.boolean() }),
  /** Asks for a backup that is due by the owner's plan. */
  'plan-backup': v.object({}),
  /** Counts who bought what in the last weeks. */
  'count-buyers': v.object({}),
  /** Alerts of what is told together: low stock, failed jobs. */
  'gather-alerts': v.object({}),
};

export type JobKind = keyof typeof JOB_PAYLOADS;

export type JobPayload<Kind extends JobKind> = v.InferOutput<(typeof JOB_PAYLOADS)[Kind]>;

/** A job to be written: `runAt` (UTC, ISO) is now if left out; of jobs with one `key` only one waits at a time. */
export type NewJob<Kind extends JobKind = JobKind> = {
  [K in Kind]: { kind: K; payload: JobPayload<K>; runAt?: string; key?: string };
}[Kind];

/** How often jobs without a cause of their own run, in milliseconds. */
export const SCHEDULE: {
  kind:
    | 'clean-up'
    | 'apply-retention'
    | 'watch-tickets'
    | 'end-returns'
    | 'ask-for-reviews'
    | 'reconcile-payments'
    | 'ask-cash-orders'
    | 'gather-alerts'
    | 'plan-backup'
    | 'count-buyers'
    | 'check-stock'
    | 'turn-by-time';
  everyMs: number;
}[] = [
  { kind: 'clean-up', everyMs: 60 * 60 * 1000 },
  { kind: 'watch-tickets', everyMs: 60 * 60 * 1000 },
  { kind: 'end-returns', everyMs: 60 * 60 * 1000 },
  { kind: 'ask-for-reviews', everyMs: 60 * 60 * 1000 },
  { kind: 'apply-retention', everyMs: 24 * 60 * 60 * 1000 },
  { kind: 'ask-cash-orders', everyMs: 60 * 60 * 1000 },
  { kind: 'reconcile-payments', everyMs: 5 * 60 * 1000 },
  { kind: 'gather-alerts', everyMs: 15 * 60 * 1000 },
  { kind: 'plan-backup', everyMs: 60 * 60 * 1000 },
  { kind: 'count-buyers', everyMs: 24 * 60 * 60 * 1000 },
  { kind: 'check-stock', everyMs: 24 * 60 * 60 * 1000 },
  { kind: 'turn-by-time', everyMs: 5 * 60 * 1000 },
];

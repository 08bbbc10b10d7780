import type { Db } from '#database/open.ts';
import type { JobSubject } from '#domain/jobs/job-subject.ts';

/** The record of /cms that a job is about. */
export type JobRecord =
  | { page: 'order'; orderNumber: string }
  | { page: 'message' | 'application'; id: string; name: string };

/** Returns the record of each subject, null where it is gone. */
export function findJobRecords(db: Db, subjects: (JobSubject | null)[]): Promise<(JobRecord | null)[]> {
  return Promise.all(subjects.map((subject) => (subject ? findJobRecord(db, subject) : null)));
}

async function findJobRecord(db: Db, { kind, id }: JobSubject): Promise<JobRecord | null> {
  if (kind === 'message' || kind === 'reply') return findMessageOf(db, kind, id);
  if (kind === 'application') {
    const row = await db
      .selectFrom('trade_applications')
      .select(['id', 'contact_name as name'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? { page: 'application', ...row } : null;
  }
  const orders = db.selectFrom('orders').select('order_number as orderNumber');
  const found =
    kind === 'order'
      ? orders.where('id', '=', id)
      : kind === 'refund'
        ? orders.where('id', 'in', db.selectFrom('refunds').select('order_id').where('id', '=', id))
        : orders.where('id', 'in', db.selectFrom('payments').select('order_id').where('reference', '=', id));
  const row = await found.executeTakeFirst();
  return row ? { page: 'order', ...row } : null;
}

async function findMessageOf(db: Db, kind: 'message' | 'reply', id: string): Promise<JobRecord | null> {
  const messages = db.selectFrom('contact_messages').select(['id', 'name']);
  const found =
    kind === 'message'
      ? messages.where('id', '=', id)
      : messages.where(
          'id',
          'in',
          db.selectFrom('message_replies').select('message_id').where('id', '=', id),
        );
  const row = await found.executeTakeFirst();
  return row ? { page: 'message', ...row } : null;
}

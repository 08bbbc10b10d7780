import { type RawBuilder, sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { eraseOrders } from '#database/queries/customers/erase-orders.ts';
import { eraseApplications, eraseMessages } from '#database/queries/customers/erase-person.ts';
import { eraseFromAudit } from '#database/queries/customers/erase-traces.ts';
import { forgetAskers } from '#database/queries/questions/erase-questions.ts';
import { forgetAddresses } from '#database/queries/reviews/erase-reviews.ts';
import type { Schema } from '#database/schema.ts';
import { COMPLAINT } from '#domain/inbox/complaint.ts';
import { MOST_COUNTED, type RetentionKind } from '#domain/retention/retention-kinds.ts';
import { findDueOrders, type OrderPlace } from './due-orders.ts';
import { erasePapers } from './erase-papers.ts';

/** Rows erased in one transaction, so that nobody waits long for the next one. */
const AT_ONCE = 100;

export type RetentionStep = {
  erased: number;
  /** Where the next step begins; null where nothing is left. */
  next: OrderPlace | 'again' | null;
};

/** Erases some rows of a kind that are older than `cut`, in the caller's transaction. */
export async function eraseSomeDue(
  trx: Db,
  kind: RetentionKind,
  { cut, from, now }: { cut: string; from: OrderPlace | 'again' | null; now: string },
): Promise<RetentionStep> {
  if (kind === 'orders' || kind === 'unpaid-orders') {
    const after = from === 'again' ? null : from;
    const found = await findDueOrders(trx, { cut, after, neverPaid: kind === 'unpaid-orders' });
    if (found.ids.length > 0) {
      await eraseOrders(trx, found.ids, now);
      if (kind === 'orders') await erasePapers(trx, found.ids, now);
    }
    return { erased: found.ids.length, next: found.after };
  }
  const { table, id = 'id', isDue, erase } = DUE_ROWS[kind];
  const lock = engineOf(trx) === 'postgres' ? sql` for update` : sql``;
  const { rows } = await sql<{ id: string }>`select ${sql.ref(id)} as id from ${sql.table(table)}
    where ${isDue(cut)} limit ${sql.lit(AT_ONCE)}${lock}`.execute(trx);
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) await erase(trx, ids);
  return { erased: ids.length, next: ids.length === AT_ONCE ? 'again' : null };
}

/** Counts what is of a kind and older than `cut`, up to a bound. */
export async function countDue(db: Db, kind: RetentionKind, cut: string): Promise<number> {
  if (kind === 'orders' || kind === 'unpaid-orders') {
    let count = 0;
    let after: OrderPlace | null = null;
    do {
      const found: Awaited<ReturnType<typeof findDueOrders>> = await findDueOrders(db, {
        ...{ cut, after },
        neverPaid: kind === 'unpaid-orders',
      });
      count += found.ids.length;
      after = found.after;
    } while (after && count < MOST_COUNTED);
    return Math.min(count, MOST_COUNTED);
  }
  const { table, isDue } = DUE_ROWS[kind];
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${sql.table(table)} where ${isDue(cut)} limit ${sql.lit(MOST_COUNTED)}
  ) as due`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

type DueRows = {
  table: keyof Schema;
  /** The column that names a row. */
  id?: string;
  isDue(cut: string): RawBuilder<boolean>;
  erase(trx: Db, ids: string[]): Promise<void>;
};

const COMPLAINTS = sql.lit(COMPLAINT);

/** A message is as old as the last that was written about it. */
const isOldMessage = (cut: string) => sql<boolean>`created_at < ${cut}
  and (answered_at is null or answered_at < ${cut})
  and not exists (select 1 from message_replies where message_id = contact_messages.id and message_replies.at >= ${cut})
  and not exists (select 1 from tickets where message_id = contact_messages.id and tickets.state = 'open')`;

const DUE_ROWS: Record<Exclude<RetentionKind, 'orders' | 'unpaid-orders'>, DueRows> = {
  messages: {
    table: 'contact_messages',
    isDue: (cut) => sql`subject <> ${COMPLAINTS} and ${isOldMessage(cut)}`,
    erase: eraseMessages,
  },
  complaints: {
    table: 'contact_messages',
    isDue: (cut) => sql`subject = ${COMPLAINTS} and ${isOldMessage(cut)}`,
    erase: eraseMessages,
  },
  tickets: {
    table: 'tickets',
    isDue: (cut) => sql`state <> 'open' and answered_at < ${cut}`,
    async erase(trx, ids) {
      await deleteRows(trx, 'tickets', 'id', ids);
      await eraseFromAudit(trx, ids);
    },
  },
  applications: {
    table: 'trade_applications',
    isDue: (cut) => sql`status <> 'approved' and created_at < ${cut}`,
    erase: eraseApplications,
  },
  'trade-accounts': {
    table: 'trade_applications',
    isDue: (cut) => sql`status = 'approved' and created_at < ${cut}`,
    erase: eraseApplications,
  },
  'newsletter-unconfirmed': {
    table: 'newsletter_subscribers',
    isDue: (cut) => sql`status = 'pending' and updated_at < ${cut}`,
    erase: eraseSubscribers,
  },
  'newsletter-left': {
    table: 'newsletter_subscribers',
    isDue: (cut) => sql`status = 'unsubscribed' and updated_at < ${cut}`,
    erase: eraseSubscribers,
  },
  'stock-requests': {
    table: 'stock_requests',
    isDue: (cut) => sql`asked_at < ${cut}`,
    erase: (trx, ids) => deleteRows(trx, 'stock_requests', 'id', ids),
  },
  'reviews-unproven': {
    table: 'reviews',
    isDue: (cut) => sql`state = 'unproven' and created_at < ${cut}`,
    erase: (trx, ids) => deleteRows(trx, 'reviews', 'id', ids),
  },
  reviews: {
    table: 'reviews',
    isDue: (cut) => sql`email is not null and created_at < ${cut}`,
    erase: forgetAddresses,
  },
  'questions-unproven': {
    table: 'questions',
    isDue: (cut) => sql`state = 'unproven' and created_at < ${cut}`,
    erase: (trx, ids) => deleteRows(trx, 'questions', 'id', ids),
  },
  questions: {
    table: 'questions',
    isDue: (cut) => sql`email is not null and created_at < ${cut}`,
    erase: forgetAskers,
  },
  mails: {
    table: 'mails',
    isDue: (cut) => sql`created_at < ${cut}`,
    erase: (trx, ids) => deleteRows(trx, 'mails', 'id', ids),
  },
  'customer-notes': {
    table: 'customers',
    isDue: (cut) => sql`last_seen_at < ${cut}
      and not exists (select 1 from customer_links where customer_id = customers.id)`,
    async erase(trx, ids) {
      await deleteRows(trx, 'customers', 'id', ids);
      await eraseFromAudit(trx, ids);
    },
  },
  searches: {
    table: 'search_misses',
    id: 'question',
    isDue: (cut) => sql`last_at < ${cut}`,
    erase: (trx, ids) => deleteRows(trx, 'search_misses', 'question', ids),
  },
  'failed-jobs': {
    table: 'jobs',
    isDue: (cut) => sql`state = 'failed' and ended_at < ${cut}`,
    erase: (trx, ids) => deleteRows(trx, 'jobs', 'id', ids),
  },
  audit: {
    table: 'audit_log',
    isDue: (cut) => sql`at < ${cut}`,
    async erase(trx, ids) {
      await deleteRows(trx, 'audit_items', 'entry_id', ids);
      await deleteRows(trx, 'audit_log', 'id', ids);
    },
  },
};

async function eraseSubscribers(trx: Db, ids: string[]): Promise<void> {
  await deleteRows(trx, 'newsletter_subscribers', 'id', ids);
  await eraseFromAudit(trx, ids);
}

async function deleteRows(trx: Db, table: keyof Schema, column: string, ids: string[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})`.execute(trx);
}

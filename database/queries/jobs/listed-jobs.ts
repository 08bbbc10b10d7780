import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import type { FailedJobListQuery } from '#domain/jobs/job-list.ts';
import { jobSubject } from '#domain/jobs/job-subject.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import { findJobRecords, type JobRecord } from './job-subjects.ts';

export type FailedJob = {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
  error: string;
  failedAt: string;
  /** The record it is about; null without one that has a page. */
  about: JobRecord | null;
};

export async function listFailedJobs(db: Db, query: FailedJobListQuery): Promise<ListPage<FailedJob>> {
  const failed = db.selectFrom('jobs').where('state', '=', 'failed');
  const rows = failed
    .select((eb) => [
      'id',
      'kind',
      'payload',
      'attempts',
      eb.fn.coalesce('last_error', eb.val('')).as('error'),
      eb.fn.coalesce('ended_at', 'created_at').as('failedAt'),
    ])
    .orderBy('ended_at', 'desc')
    .orderBy('id');
  const page = await readListPage(failed, rows, query.page);
  const records = await findJobRecords(db, page.items.map(jobSubject));
  return { ...page, items: page.items.map((job, place) => ({ ...job, about: records[place] ?? null })) };
}

export async function findFailedJob(trx: Db, id: string): Promise<{ kind: string; payload: string } | null> {
  const row = await trx
    .selectFrom('jobs')
    .select(['kind', 'payload'])
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteFailedJob(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** Mails whose last attempt failed and that are tried again by themselves, with the reason of the latest; null for none. */
export async function findDelayedMails(db: Db): Promise<{ count: number; error: string } | null> {
  const delayed = db
    .selectFrom('jobs')
    .where('state', '=', 'waiting')
    .where('kind', 'in', ['send-mail', 'send-test-mail'])
    .where('last_error', 'is not', null);
  const { count } = await delayed
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const last = await delayed.select('last_error').orderBy('run_at', 'desc').limit(1).executeTakeFirst();
  return last ? { count: Number(count), error: last.last_error ?? '' } : null;
}

/** The failed jobs that wait for staff and ended after this time. */
export async function countJobsFailedSince(db: Db, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .where('ended_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

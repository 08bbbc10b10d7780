import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import type { FailedJobListQuery } from '#domain/jobs/job-list.ts';
import type { ListPage } from '#domain/lists/list-query.ts';

export type FailedJob = {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
  error: string;
  failedAt: string;
};

export function listFailedJobs(db: Db, query: FailedJobListQuery): Promise<ListPage<FailedJob>> {
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
  return readListPage(failed, rows, query.page);
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

import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** The failed jobs in /cms, the latest first. */
export const FAILED_JOB_LIST = { sorts: ['-failed'], filters: {} } as const satisfies ListShape;

export type FailedJobListQuery = ListQuery<typeof FAILED_JOB_LIST>;

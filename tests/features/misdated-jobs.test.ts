import { expect, test } from 'vitest';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { bringBackJobs } from '#jobs/bring-back-jobs.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;

describeOnBothEngines('jobs of a clock that ran ahead', (shop) => {
  test('come back with the delay they were written with; those of the right time stay', async () => {
    const { db, random, clock } = shop().platform;
    await db.deleteFrom('jobs').execute();
    const nowMs = clock.now();
    const at = (ms: number) => new Date(nowMs + ms).toISOString();
    const add = (key: string, createdMs: number, delayMs: number) =>
      insertJob(
        db,
        { kind: 'clean-up', payload: {}, key, runAt: at(createdMs + delayMs) },
        { now: at(createdMs), newId: () => random.id() },
      );
    await add('due', 3 * YEAR_MS, 0);
    await add('delayed', 3 * YEAR_MS, 2 * HOUR_MS);
    await add('right', -HOUR_MS, 72 * HOUR_MS);
    await add('retried', -HOUR_MS, 3 * YEAR_MS);
    expect(await bringBackJobs(db, at(0))).toBe(3);
    const rows = await db.selectFrom('jobs').select(['unique_key', 'run_at']).execute();
    expect(new Map(rows.map(({ unique_key, run_at }) => [unique_key, run_at]))).toEqual(
      new Map([
        ['due', at(0)],
        ['delayed', at(2 * HOUR_MS)],
        ['right', at(71 * HOUR_MS)],
        ['retried', at(0)],
      ]),
    );
    expect(await bringBackJobs(db, at(0))).toBe(0);
    await db.deleteFrom('jobs').execute();
  });
});

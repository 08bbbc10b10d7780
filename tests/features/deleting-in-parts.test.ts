import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteSome } from '#database/delete-some.ts';
import { cleanUp } from '#jobs/clean-up.ts';
import { describeOnBothEngines } from '../support/shop.ts';

describeOnBothEngines('old rows', (shop) => {
  const count = async () => {
    const { n } = await shop()
      .platform.db.selectFrom('jobs')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('id', 'like', 'old-%')
      .executeTakeFirstOrThrow();
    return n;
  };
  const addJobs = (many: number) =>
    shop()
      .platform.db.insertInto('jobs')
      .values(
        Array.from({ length: many }, (_, place) => ({
          id: `old-${place}`,
          kind: 'clean-up',
          payload: '{}',
          unique_key: null,
          run_at: '2020-01-01T00:00:00.000Z',
          created_at: '2020-01-01T00:00:00.000Z',
          state: 'done' as const,
          ended_at: '2020-01-01T00:00:00.000Z',
        })),
      )
      .execute();

  test('are deleted a part at a time, so that nobody waits for all of them', async () => {
    await addJobs(700);
    const { db } = shop().platform;
    const isOld = sql<boolean>`id like 'old-%'`;
    expect(await deleteSome(db, 'jobs', isOld)).toBe(true);
    expect(await count()).toBe(400);
    expect(await deleteSome(db, 'jobs', isOld)).toBe(true);
    expect(await deleteSome(db, 'jobs', isOld)).toBe(false);
    expect(await count()).toBe(0);
  });

  test('are all gone after cleaning up', async () => {
    await addJobs(700);
    await cleanUp(shop().platform, {}, 'a-job');
    expect(await count()).toBe(0);
  });
});

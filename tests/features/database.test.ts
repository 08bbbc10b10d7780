import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../support/shop.ts';

describeOnBothEngines('reading', (shop) => {
  test('does not wait for an open transaction, and does not see what it has not committed', async () => {
    const { db } = shop().platform;
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('brands').set({ description: 'not yet' }).execute();
      const seen = await db.selectFrom('brands').select('id').where('description', '=', 'not yet').execute();
      expect(seen).toEqual([]);
    });
    const after = await db.selectFrom('brands').select('id').where('description', '=', 'not yet').execute();
    expect(after).toHaveLength(14);
  });

  test('writers take turns: no update of many at once is lost', async () => {
    const { db } = shop().platform;
    await db.updateTable('revisions').set({ revision: 0 }).execute();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 === 0
          ? db.updateTable('revisions').set({ revision: sql`revision + 1` }).execute()
          : db
              .transaction()
              .execute((trx) => trx.updateTable('revisions').set({ revision: sql`revision + 1` }).execute()),
      ),
    );
    const { revision } = await db.selectFrom('revisions').select('revision').executeTakeFirstOrThrow();
    expect(revision).toBe(30);
  });
});

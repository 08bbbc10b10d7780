import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { DatabaseLog } from '#database/database-log.ts';
import { type OpenDatabase, openDatabase } from '#database/open.ts';
import { type CatalogueWatch, watchCatalogue } from '#database/watch/catalogue-watch.ts';
import { copyPreparedDatabase } from '../support/shop.ts';

const LISTENING = sql<{ pid: number }>`select pid from pg_stat_activity
  where datname = current_database() and query like 'listen%'`;
const WATCH_FAILS = 'watching the catalogue fails';

type Watched = {
  database: OpenDatabase;
  other: OpenDatabase;
  watch: CatalogueWatch;
  logged: string[];
  changes: string[];
  close(): Promise<void>;
};

async function openWatched(engine: 'sqlite' | 'postgres'): Promise<Watched> {
  const { address, remove } = await copyPreparedDatabase(engine);
  const logged: string[] = [];
  const changes: string[] = [];
  const log: DatabaseLog = {
    info: (_, message) => logged.push(message),
    warn: (_, message) => logged.push(message),
  };
  const database = openDatabase(address, log);
  const other = openDatabase(address);
  const listener = {
    catalogueChanged: () => changes.push('all'),
    stockChanged: (slugs: string[]) => changes.push(...slugs),
  };
  const watch = await watchCatalogue(database, listener, log);
  return {
    ...{ database, other, watch, logged, changes },
    async close() {
      await watch.close();
      await Promise.all([database.close(), other.close()]);
      await remove();
    },
  };
}

describe.skipIf(inject('preparedShop').postgresUrl === null)('the catalogue watch on PostgreSQL', () => {
  let watched: Watched;
  beforeEach(async () => {
    watched = await openWatched('postgres');
  });
  afterEach(() => watched.close());

  const listeningPids = async () => (await LISTENING.execute(watched.other.db)).rows.map(({ pid }) => pid);
  const terminate = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(watched.other.db);
  const notify = (payload: string) =>
    sql`select pg_notify('zabelle_catalogue', ${payload})`.execute(watched.other.db);

  test('listens again after its connection was terminated, and logs the loss once', async () => {
    const [lost = 0] = await listeningPids();
    await terminate(lost);
    await expect.poll(listeningPids, { timeout: 5000 }).not.toContain(lost);
    await expect.poll(listeningPids, { timeout: 5000 }).toHaveLength(1);
    await expect.poll(() => watched.logged).toContain('LISTEN zabelle_catalogue succeeds again');
    expect(watched.logged.filter((message) => message === 'LISTEN zabelle_catalogue fails')).toHaveLength(1);
    await notify('["rose-radiance-serum"]');
    await expect.poll(() => watched.changes).toContain('rose-radiance-serum');
  });

  test('a connection terminated inside a transaction fails that transaction alone', async () => {
    const { db } = watched.database;
    const broken = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await terminate(rows[0]?.pid ?? 0);
      await expect.poll(() => watched.logged).toContain('a PostgreSQL connection broke');
      await sql`select 1`.execute(trx);
    });
    await expect(broken).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test.each(['not json', '{"slugs":[]}', '[1]', ''])('ignores the foreign payload %j', async (payload) => {
    await notify(payload);
    await notify('["rose-radiance-serum"]');
    await expect.poll(() => watched.changes).toEqual(['rose-radiance-serum']);
    expect(watched.logged).toEqual(['a foreign NOTIFY on zabelle_catalogue was ignored']);
  });

  test('polling that fails drops every page, and is logged once and again when it recovers', async () => {
    await sql`alter table revisions rename to revisions_away`.execute(watched.other.db);
    await expect.poll(() => watched.changes.length, { timeout: 5000 }).toBeGreaterThan(2);
    expect(watched.changes).toContain('all');
    await sql`alter table revisions_away rename to revisions`.execute(watched.other.db);
    await expect
      .poll(() => watched.logged, { timeout: 5000 })
      .toEqual([WATCH_FAILS, 'watching the catalogue succeeds again']);
  });
});

test('on SQLite a check that fails drops every page and is logged once', async () => {
  const watched = await openWatched('sqlite');
  const { database, watch } = watched;
  if (database.engine !== 'sqlite') throw new Error('Opened another engine');
  await sql`alter table revisions rename to revisions_away`.execute(watched.other.db);
  watch.check();
  watch.check();
  expect(watched.changes).toEqual(['all', 'all']);
  expect(watched.logged).toEqual([WATCH_FAILS]);
  await sql`alter table revisions_away rename to revisions`.execute(watched.other.db);
  watch.check();
  expect(watched.logged).toEqual([WATCH_FAILS, 'watching the catalogue succeeds again']);
  await watched.close();
});

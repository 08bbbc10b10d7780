import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { DatabaseLog } from '#database/database-log.ts';
import { openDatabase } from '#database/open.ts';
import { SERVING_LIMITS, withPatience } from '#database/postgres-limits.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { type SilentProxy, silentProxy } from '../support/silent-proxy.ts';
import { postForm, signInAs } from '../support/staff.ts';

const LIMITS = {
  connections: 3,
  // As in a shop: a busy machine takes seconds to start a connection.
  connectMs: SERVING_LIMITS.connectMs,
  statementMs: 1500,
  lockMs: 800,
  idleInTransactionMs: 1500,
};
const UNAVAILABLE = { name: 'DatabaseUnavailable' };

describe.skipIf(inject('preparedShop').postgresUrl === null)('a PostgreSQL server that falls silent', () => {
  let shop: TestShop;
  let proxy: SilentProxy;
  beforeAll(async () => {
    shop = await openTestShop('postgres', {
      through: async (url) => {
        proxy = await silentProxy(url);
        return { url: proxy.url, limits: LIMITS };
      },
    });
  });
  afterEach(async () => {
    proxy.speak();
    await expect.poll(() => sql`select 1`.execute(shop.platform.db).then(() => 'back', String)).toBe('back');
    shop.errors.length = 0;
  });
  afterAll(async () => {
    await shop.close();
    await proxy.close();
  });

  // Before any other outage: the end of one drops every page.
  test('makes pages respond 503 in the words of the shop, and cached ones as before', async () => {
    const { cookie } = await signInAs(shop, 'owner');
    const cached = await (await shop.get('/brands')).text();
    expect(cached).toContain('<h1');
    proxy.fallSilent();
    const asked = [
      ...['/product/rose-radiance-serum', '/about', '/about.data', '/cms/orders', '/cms/orders/export'],
      '/cms/orders.data',
    ];
    const responses = await Promise.all([
      ...asked.map((path) => shop.get(path, { cookie })),
      postForm(shop, '/cms/sign-in', { email: 'a@b.co', password: 'x' }),
    ]);
    for (const [place, { status, headers }] of responses.entries()) {
      expect(status, asked[place]).toBe(503);
      expect(headers.get('retry-after'), asked[place]).toBe('5');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const again = await shop.get('/brands');
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(cached);
  });

  test('makes the API respond 503 with Retry-After, not wait for ever', async () => {
    proxy.fallSilent();
    const responses = await Promise.all([
      shop.get('/api/products'),
      shop.post('/api/orders', orderOf(), freshKey()),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ code: 'unavailable' });
    }
  });

  test('ends a transaction under way, and the next one finds a connection', async () => {
    const { db } = shop.platform;
    const broken = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.fallSilent();
      await sql`select 1`.execute(trx);
    });
    await expect(broken).rejects.toMatchObject(UNAVAILABLE);
    proxy.speak();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});

describe.skipIf(inject('preparedShop').postgresUrl === null)('the limits towards PostgreSQL', () => {
  const open = (limits = LIMITS, log?: DatabaseLog) =>
    openDatabase({ engine: 'postgres', url: inject('preparedShop').postgresUrl ?? '', limits }, log);
  const patient = { ...LIMITS, ...withPatience(LIMITS) };

  test.each([
    ['a statement', 'busy', sql`select pg_sleep(20)`],
    ['a lock', 'busy', sql`select pg_advisory_xact_lock(4711)`],
  ])('%s that takes too long is ended', async (_, reason, statement) => {
    const [{ db, close }, holder] = [open(), open(patient)];
    await holder.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(trx);
      await expect(statement.execute(db)).rejects.toMatchObject({ ...UNAVAILABLE, reason });
    });
    await Promise.all([close(), holder.close()]);
  });

  test('work that finds no free connection is refused after a while', async () => {
    const { db, close } = open(patient);
    const release = Promise.withResolvers<void>();
    const holders = Array.from({ length: LIMITS.connections }, () =>
      db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await release.promise;
      }),
    );
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ ...UNAVAILABLE, reason: 'busy' });
    release.resolve();
    await Promise.all(holders);
    await close();
  });

  test('a transaction that does nothing for too long is ended', async () => {
    const logged: string[] = [];
    const log = { info: () => {}, warn: (_: object, message: string) => logged.push(message) };
    const { db, close } = open(LIMITS, log);
    const idle = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await expect.poll(() => logged).toEqual(['a PostgreSQL connection broke']);
      await sql`select 1`.execute(trx);
    });
    await expect(idle).rejects.toMatchObject(UNAVAILABLE);
    await close();
  });

  test('imports and migrations may take their time', () => {
    expect(withPatience(SERVING_LIMITS)).toMatchObject({ statementMs: 0, lockMs: 0, idleInTransactionMs: 0 });
  });
});

describe('a full disk under SQLite', () => {
  test('makes writes respond 503 until there is room again, and reads go on', async () => {
    const shop = await openTestShop('sqlite');
    const { database } = shop;
    if (database.engine !== 'sqlite') throw new Error('Opened another engine');
    const { writer } = database.connections;
    const pages = Number(writer.prepare('pragma page_count').get()?.page_count);
    const send = () => shop.post('/api/orders', orderOf(), freshKey());
    writer.exec(`pragma max_page_count = ${pages}`);
    let status = 201;
    for (let sent = 0; status === 201 && sent < 200; sent++) status = (await send()).status;
    expect(status).toBe(503);
    expect((await shop.get('/product/rose-radiance-serum')).status).toBe(200);
    expect(shop.errors.join('\n')).toMatch(/cannot be written to/);
    shop.errors.length = 0;
    writer.exec('pragma max_page_count = 1073741823');
    expect((await send()).status).toBe(201);
    await shop.close();
  });
});

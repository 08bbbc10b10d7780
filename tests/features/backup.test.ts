import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseAddress, openDatabase } from '#database/open.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { RECENT_MS } from '#domain/people/recent-sign-in.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { runDueJob } from '#jobs/run-job.ts';
import { verifyBackup } from '#server/backup/backup-manifest.ts';
import { childBackups } from '#server/backup/child-backups.ts';
import { type BackupSettings, makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { NO_MAILS } from '../support/stripe-shop.ts';

const root = mkdtempSync(join(tmpdir(), 'zabelle-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PAGE = '/cms/settings/backups';
const NOW = new Date('2026-11-28T19:23:00Z');

describeOnBothEngines('a backup', (shop) => {
  let settings: BackupSettings;
  let owner: Record<string, string>;
  beforeAll(async () => {
    const { address } = shop();
    const dataDir =
      address.engine === 'sqlite' ? dirname(address.file) : mkdtempSync(join(root, 'postgres-'));
    settings = { dataDir, database: address, mediaBucket: null };
    mkdirSync(join(dataDir, 'media', 'ab12-10x10'), { recursive: true });
    writeFileSync(join(dataDir, 'media', 'ab12-10x10', 'master.avif'), 'the picture');
    writeFileSync(join(dataDir, 'media', 'ab12-10x10', `w.avif.${freshId()}`), 'half a picture');
    writeFileSync(join(dataDir, 'shop.key'), 'the key');
    shop().platform.backups = childBackups(settings);
    owner = await signInAs(shop(), 'owner');
    await shop().post('/api/orders', orderOf(), freshKey());
  });

  const freshId = () => shop().platform.random.id();

  /** An empty place of the same engine. */
  const emptyPlace = async (name: string): Promise<BackupSettings> => {
    const dataDir = join(root, `${shop().engine}-${name}`);
    const { database } = settings;
    if (database.engine === 'sqlite')
      return { ...settings, dataDir, database: { engine: 'sqlite', file: join(dataDir, 'shop.db') } };
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const made = `restored_${freshId().replaceAll('-', '')}`;
    await client.query(`create database ${made}`);
    await client.end();
    const url = new URL(database.url);
    url.pathname = `/${made}`;
    return { ...settings, dataDir, database: { engine: 'postgres', url: url.href } };
  };

  /** Every row of every table. */
  const contentOf = async (address: DatabaseAddress): Promise<Record<string, string[]>> => {
    const opened = openDatabase(address);
    try {
      const tables =
        opened.engine === 'sqlite'
          ? sql<{
              name: string;
            }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`
          : sql<{
              name: string;
            }>`select table_name as name from information_schema.tables where table_schema = 'public'`;
      const content: Record<string, string[]> = {};
      for (const { name } of (await tables.execute(opened.db)).rows) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(opened.db);
        content[name] = rows.map((row) => JSON.stringify(row)).sort();
      }
      return content;
    } finally {
      await opened.close();
    }
  };

  test('is restored into an empty place with every row, picture and the key; nothing is overwritten', async () => {
    const { path } = await makeBackup(settings, { planned: false, now: NOW });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const listed = execFileSync('tar', ['-tf', path], { encoding: 'utf8' }).trim().split('\n');
    const database = shop().engine === 'sqlite' ? 'shop.db' : 'shop.sql';
    expect(listed).toEqual([database, 'shop.key', 'media/ab12-10x10/master.avif', 'manifest.json']);
    const place = await emptyPlace('whole');
    await restoreBackup(place, path);
    const [before, after] = [await contentOf(settings.database), await contentOf(place.database)];
    delete before.shop_facts;
    delete after.shop_facts;
    expect(after).toEqual(before);
    expect(after.orders?.length).toBe(1);
    expect(readFileSync(join(place.dataDir, 'media/ab12-10x10/master.avif'), 'utf8')).toBe('the picture');
    expect(readFileSync(join(place.dataDir, 'shop.key'), 'utf8')).toBe('the key');
    await expect(restoreBackup(place, path)).rejects.toThrow(/Nothing was restored: .* holds a shop already/);
    const emptyFolder = { ...place, dataDir: join(place.dataDir, 'other') };
    if (shop().engine === 'postgres')
      await expect(restoreBackup(emptyFolder, path)).rejects.toThrow(/holds tables already/);
    expect(await contentOf(place.database).then(({ orders }) => orders?.length)).toBe(1);
  });

  test('of which any part is damaged or missing is refused, and nothing is left of it', async () => {
    const { path } = await makeBackup(settings, { planned: false, now: new Date(NOW.getTime() + 1000) });
    const whole = readFileSync(path);
    const place = await emptyPlace('damaged');
    const broken = join(root, `${shop().engine}-broken.tar`);
    const refused = async (bytes: Uint8Array, words: RegExp) => {
      writeFileSync(broken, bytes);
      await expect(restoreBackup(place, broken)).rejects.toThrow(words);
    };
    const changed = Buffer.from(whole);
    changed[5000] = (changed[5000] ?? 0) ^ 1;
    await refused(changed, /is damaged/);
    await refused(whole.subarray(0, whole.length - 4096), /ends before its content|no manifest/);
    await refused(whole.subarray(0, 300), /ends before its content/);
    await refused(Buffer.from('no backup'.repeat(200)), /it is no backup/);
    expect(readdirSync(root).filter((name) => name === `${shop().engine}-damaged`)).toEqual([]);
    const other = shop().engine === 'sqlite' ? 'postgres://u@localhost/none' : join(root, 'none.db');
    const elsewhere: DatabaseAddress =
      shop().engine === 'sqlite' ? { engine: 'postgres', url: other } : { engine: 'sqlite', file: other };
    await expect(restoreBackup({ ...place, database: elsewhere }, path)).rejects.toThrow(
      /backup of a shop on/,
    );
  });

  const work = async () => {
    const handlers = jobHandlers(NO_MAILS);
    while (await runDueJob(shop().platform, handlers, { worker: 'test', lane: 'backups' }));
  };

  test('is made by a press, in another process, downloaded and deleted by its owner', async () => {
    expect(await (await shop().get(PAGE, owner)).text()).toContain('Make a backup now');
    await postForm(shop(), PAGE, { intent: 'make' }, owner);
    await postForm(shop(), PAGE, { intent: 'make' }, owner);
    expect(await (await shop().get(PAGE, owner)).text()).toContain('The backup is being made');
    const before = (await shop().platform.backups.list()).length;
    await work();
    const files = await shop().platform.backups.list();
    expect(files.length).toBe(before + 1);
    const page = await (await shop().get(PAGE, owner)).text();
    expect(page).toContain('within the last day');
    const [{ name } = { name: '' }] = files;
    const download = await shop().get(`/cms/backups/${name}`, owner);
    const copy = join(root, `${shop().engine}-download.tar`);
    writeFileSync(copy, new Uint8Array(await download.arrayBuffer()));
    expect((await verifyBackup(copy)).engine).toBe(shop().engine);
    for (const strange of ['..%2Fshop.db', 'shop.db', 'zabelle-2026-11-28-000000.tar'])
      expect((await shop().get(`/cms/backups/${strange}`, owner)).status).toBe(404);
    expect(await (await postForm(shop(), PAGE, { intent: 'delete', ids: name }, owner)).text()).toContain(
      'It cannot be brought back',
    );
    await postForm(shop(), PAGE, { intent: 'delete', ids: name, confirmed: 'yes' }, owner);
    expect((await shop().platform.backups.list()).length).toBe(before);
  });

  test('is made by the plan when it is due, and the last seven of these are kept', async () => {
    const { platform } = shop();
    const plan = async () => {
      const stamp = { now: '2026-01-01T00:00:00.000Z', newId: freshId };
      await platform.db.deleteFrom('jobs').where('kind', '=', 'plan-backup').execute();
      await insertJob(platform.db, { kind: 'plan-backup', payload: {} }, stamp);
      while (await runDueJob(platform, jobHandlers(NO_MAILS), { worker: 'test', lane: 'others' }));
      return platform.db
        .selectFrom('jobs')
        .select('payload')
        .where('kind', '=', 'make-backup')
        .where('state', '=', 'waiting')
        .execute();
    };
    expect(await plan()).toEqual([]);
    await postForm(shop(), PAGE, { intent: 'plan', plan: 'daily' }, owner);
    expect(await plan()).toEqual([]);
    await writeShopFact(platform.db, 'backup_made', '');
    const folder = join(settings.dataDir, 'backups');
    const [any] = await platform.backups.list();
    for (let day = 10; day < 20; day++)
      copyFileSync(join(folder, any?.name ?? ''), join(folder, `zabelle-2025-01-${day}-000000-planned.tar`));
    expect(await plan()).toEqual([{ payload: JSON.stringify({ planned: true }) }]);
    await work();
    const planned = (await platform.backups.list()).filter(({ name }) => name.includes('planned'));
    expect(planned.length).toBe(7);
    expect(planned.at(-1)?.name).toContain('2025-01-14');
  });

  test('that cannot be made says why, on its page, until one is made', async () => {
    const { platform } = shop();
    const file = join(root, `${shop().engine}-a-file`);
    writeFileSync(file, '');
    const works = platform.backups;
    const elsewhere = childBackups({ ...settings, dataDir: join(file, 'below') });
    platform.backups = { ...works, make: elsewhere.make };
    await postForm(shop(), PAGE, { intent: 'make' }, owner);
    await work();
    platform.backups = works;
    expect(await readShopFact(platform.db, 'backup_failed')).toMatch(/^\d{4}-.* \w/);
    expect(await (await shop().get(PAGE, owner)).text()).toContain('The last try failed');
    await postForm(shop(), PAGE, { intent: 'make' }, owner);
    await work();
    expect(await readShopFact(platform.db, 'backup_failed')).toBeNull();
  });

  test('is made and downloaded after a recent sign-in alone', async () => {
    const [any] = await shop().platform.backups.list();
    await shop()
      .platform.db.updateTable('session')
      .set({ createdAt: new Date(Date.now() - RECENT_MS - 60_000).toISOString() })
      .execute();
    for (const intent of ['make', 'plan', 'delete', 'not-invented-yet']) {
      const response = await postForm(shop(), PAGE, { intent, plan: 'off' }, { ...owner, origin: ORIGIN });
      expect(response.headers.get('location')).toContain('again=1');
    }
    const download = await shop().get(`/cms/backups/${any?.name}`, owner);
    expect(download.headers.get('location')).toContain('again=1');
  });
});

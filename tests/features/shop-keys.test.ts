import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type DatabaseAddress, openDatabase } from '#database/open.ts';
import { ownerLinkToken } from '#operations/people/owner-link.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { ConfigError } from '#server/platform/config.ts';
import { keyLines, openShopKeys } from '#server/platform/open-shop-keys.ts';
import { copyPreparedDatabase, describeOnBothEngines } from '../support/shop.ts';
import { cookieOf, createAccount, PASSWORD, postForm, signIn } from '../support/staff.ts';
import { totp } from '../support/totp.ts';

const folder = mkdtempSync(join(tmpdir(), 'zabelle-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FORMER = { session: 's'.repeat(64), links: 'l'.repeat(43) };
const [ONE, TWO] = ['one-long-random-text-of-the-environment', 'two-long-random-text-of-the-environment'];

describe.each(['sqlite', 'postgres'] as const)('the keys of a shop (%s)', (engine) => {
  if (engine === 'postgres' && inject('preparedShop').postgresUrl === null) return;

  let address: DatabaseAddress;
  let dataDir: string;
  const removals: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    const copy = await copyPreparedDatabase(engine);
    address = copy.address;
    removals.push(copy.remove);
    dataDir = mkdtempSync(join(folder, 'data-'));
  });
  afterAll(async () => {
    for (const remove of removals) await remove();
  });

  const open = async (shopKeys: string[] = [], beginsNewKeys = false) => {
    const database = openDatabase(address);
    try {
      return await openShopKeys(database, { dataDir, shopKeys, beginsNewKeys });
    } finally {
      await database.close();
    }
  };
  const facts = async () => {
    const { db, close } = openDatabase(address);
    const rows = await db.selectFrom('shop_facts').select(['name', 'value']).execute();
    await close();
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  };
  const writeFormer = async () => {
    const { db, close } = openDatabase(address);
    await db
      .insertInto('shop_facts')
      .values([
        { name: 'session_secret', value: FORMER.session },
        { name: 'link_key', value: FORMER.links },
      ])
      .execute();
    await close();
  };
  const keyFile = () => join(dataDir, 'shop.key');

  test('of an earlier version are taken over, and stand readable nowhere in the database', async () => {
    await writeFormer();
    const { keys, state } = await open([ONE]);
    expect({ keys, state }).toEqual({ keys: FORMER, state: 'sealed-anew' });
    const stored = await facts();
    expect(Object.keys(stored)).toEqual(expect.not.arrayContaining(['session_secret', 'link_key']));
    for (const secret of Object.values(FORMER)) expect(JSON.stringify(stored)).not.toContain(secret);
    expect(await open([ONE])).toMatchObject({ keys: FORMER, state: 'opened', sealedBy: 'environment' });
    expect(existsSync(keyFile())).toBe(false);
  });

  test('move between sealing keys without a change, by every way', async () => {
    const givens = [[ONE], [TWO, ONE], [TWO], [ONE, TWO]];
    const { keys } = await open(engine === 'sqlite' ? [] : [ONE]);
    for (const given of givens) expect((await open(given)).keys).toEqual(keys);
    expect((await open([ONE])).state).toBe('opened');
  });

  test('sealed from the environment do not open without it, and nothing is changed', async () => {
    const { keys } = await open([ONE]);
    const before = await facts();
    await expect(open([])).rejects.toThrow('SHOP_KEY, which is not set');
    await expect(open([TWO])).rejects.toThrow('another SHOP_KEY');
    await expect(open([TWO])).rejects.toBeInstanceOf(ConfigError);
    expect(await facts()).toEqual(before);
    expect((await open([ONE])).keys).toEqual(keys);
  });

  test('are begun anew where the owner says so, and come back with their sealing key', async () => {
    const { keys } = await open([ONE]);
    const anew = await open([TWO], true);
    expect(anew.state).toBe('lost');
    expect(anew.keys).not.toEqual(keys);
    expect(await open([TWO], true)).toMatchObject({ keys: anew.keys, state: 'opened' });
    expect(await open([ONE])).toMatchObject({ keys, state: 'found-again' });
  });

  test('opened by eight at once are one keyring', async () => {
    const given = engine === 'sqlite' ? [] : [ONE];
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(given)));
    expect(new Set(opened.map(({ keys }) => keys.session)).size).toBe(1);
    expect(opened.filter(({ state }) => state === 'made')).toHaveLength(1);
  });

  test('and the link of the first owner cannot be read from the database', async () => {
    const database = openDatabase(address);
    const config = { demoShop: null, publicUrl: '', dataDir, mediaBucket: null, shopKeys: [ONE] };
    const token = await ownerLinkToken(await buildPlatform(database, config));
    const later = await ownerLinkToken(await buildPlatform(database, config));
    await database.close();
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(later).toBe(token);
    expect(JSON.stringify(await facts())).not.toContain(token);
  });

  if (engine === 'postgres')
    test('without SHOP_KEY stand in the database, and every start says so', async () => {
      await writeFormer();
      for (const state of ['sealed-anew', 'opened'] as const) {
        const opened = await open();
        expect(opened).toMatchObject({ keys: FORMER, state, sealedBy: null });
        expect(keyLines(opened, dataDir).join()).toContain('Set SHOP_KEY');
      }
      expect((await open([ONE])).keys).toEqual(FORMER);
      expect(JSON.stringify(await facts())).not.toContain(FORMER.links);
    });

  if (engine === 'sqlite') {
    test('are sealed by a file of this user alone, made once', async () => {
      await writeFormer();
      expect((await open()).keys).toEqual(FORMER);
      const [content, { mode }] = [readFileSync(keyFile(), 'utf8'), statSync(keyFile())];
      expect(mode & 0o777).toBe(0o600);
      expect(await open()).toMatchObject({ keys: FORMER, state: 'opened', sealedBy: 'file' });
      expect(readFileSync(keyFile(), 'utf8')).toBe(content);
      const file = address.engine === 'sqlite' ? address.file : '';
      expect(readFileSync(file).includes(FORMER.session)).toBe(false);
    });

    test('whose file is gone are made anew, and found again with it', async () => {
      const { keys } = await open();
      const kept = readFileSync(keyFile());
      rmSync(keyFile());
      const anew = await open();
      expect(anew.state).toBe('lost');
      expect(keyLines(anew, dataDir).join()).toContain('New ones were made');
      expect(anew.keys.session).not.toBe(keys.session);
      expect((await open()).keys).toEqual(anew.keys);
      writeFileSync(keyFile(), kept);
      expect(await open()).toMatchObject({ keys, state: 'found-again' });
    });

    test('whose file holds something else stop the start with a sentence', async () => {
      await open();
      writeFileSync(keyFile(), '');
      await expect(open()).rejects.toThrow('holds no key');
      await expect(open()).rejects.toBeInstanceOf(ConfigError);
    });

    test('survive the end of the process at any moment of the move', async () => {
      await writeFormer();
      for (let afterMs = 0; afterMs <= 60; afterMs += 12) {
        const child = spawn(process.execPath, [
          new URL('../support/keys-in-process.ts', import.meta.url).pathname,
          JSON.stringify({ address, dataDir }),
        ]);
        // It may have ended by itself before it is killed.
        const closed = once(child, 'close');
        await once(child.stdout, 'data');
        await new Promise((resolve) => setTimeout(resolve, afterMs));
        child.kill('SIGKILL');
        await closed;
        const stored = await facts();
        const isMoved = stored.keyring?.startsWith('file:') === true;
        expect(isMoved ? stored.session_secret : undefined).toBeUndefined();
        expect(isMoved || stored.session_secret === FORMER.session).toBe(true);
        expect(isMoved && !existsSync(keyFile())).toBe(false);
        if (isMoved) {
          expect((await open()).keys).toEqual(FORMER);
          const { db, close } = openDatabase(address);
          await db.deleteFrom('shop_facts').where('name', '=', 'keyring').execute();
          await close();
          await writeFormer();
          rmSync(keyFile());
        }
      }
      expect((await open()).keys).toEqual(FORMER);
    });
  }
});

describeOnBothEngines('a second step whose key is gone', (shop) => {
  test('opens by no code, and does not break the sign-in', async () => {
    const email = 'sealed@example.com';
    await createAccount(shop().platform, { name: 'Sealed', email, role: 'support' });
    const session = await signIn(shop(), email, PASSWORD);
    const account = (fields: Record<string, string>) => postForm(shop(), '/cms/account', fields, session);
    const setup = await (await account({ intent: 'begin', password: PASSWORD })).text();
    const secret = /font-mono text-sm break-all">([A-Z2-7]+)</.exec(setup)?.[1] ?? '';
    const [, backup = ''] = /<li>([A-Za-z0-9-]{8,})<\/li>/.exec(setup) ?? [];
    expect((await account({ intent: 'confirm', code: totp(secret, -1) })).status).toBe(200);
    await sql`update "twoFactor" set secret = ${'0'.repeat(160)}`.execute(shop().platform.db);
    for (const code of [totp(secret, 1), backup]) {
      const cookie = cookieOf(await postForm(shop(), '/cms/sign-in', { email, password: PASSWORD }));
      const tried = await postForm(shop(), '/cms/second-step', { code }, { ...session, cookie });
      expect(tried.status).toBe(401);
    }
  });
});

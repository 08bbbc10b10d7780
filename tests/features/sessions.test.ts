import { createHash } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { findAccountByEmail } from '#database/queries/people/accounts.ts';
import { SESSION_LONGEST_MS } from '#domain/people/session-life.ts';
import { createOwner, ownerLinkToken } from '#operations/people/owner-link.ts';
import { makePasswordLink, redeemStaffLink } from '#operations/people/staff-links.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { cookieOf, createAccount, PASSWORD, postForm, signIn } from '../support/staff.ts';

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnBothEngines('a session of staff', (shop) => {
  const sessions = () => shop().platform.db.selectFrom('session').selectAll().execute();
  const staff = async (name: string) => {
    const email = `${name}@example.com`;
    await createAccount(shop().platform, { name, email, role: 'support' });
    return signIn(shop(), email, PASSWORD);
  };

  test('is stored as a digest that opens nothing', async () => {
    const session = await staff('digest');
    const token =
      decodeURIComponent(session.cookie)
        .replace(/^[^=]*=/, '')
        .split('.')[0] ?? '';
    const [row] = await sessions();
    expect(row?.token).toBe(createHash('sha256').update(token).digest('hex'));
    const stolen = session.cookie.replace(token, row?.token ?? '');
    expect((await shop().get('/cms/orders', session)).status).toBe(200);
    expect((await shop().get('/cms/orders', { cookie: stolen })).status).toBe(302);
  });

  test('ends a month after it began, however much it is used', async () => {
    const session = await staff('month');
    const { db } = shop().platform;
    const before = (await sessions()).length;
    await db
      .updateTable('session')
      .set({ createdAt: ago(SESSION_LONGEST_MS - 60_000) })
      .execute();
    expect((await shop().get('/cms/orders', session)).status).toBe(200);
    expect(await (await shop().get('/cms/account', session)).text()).toContain('This one');
    await db
      .updateTable('session')
      .set({ createdAt: ago(SESSION_LONGEST_MS + 60_000) })
      .execute();
    expect((await shop().get('/cms/orders', session)).status).toBe(302);
    expect((await shop().get('/api/orders', session)).status).toBe(401);
    expect(await sessions()).toHaveLength(before - 1);
  });

  test('that is a day old is prolonged in the database and in the browser at once', async () => {
    const session = await staff('sliding');
    const fresh = await shop().get('/cms/orders', session);
    expect(fresh.headers.getSetCookie()).toEqual([]);
    const { db } = shop().platform;
    const expiresAt = new Date(Date.now() + 12 * DAY_MS).toISOString();
    await db.updateTable('session').set({ expiresAt }).execute();
    // Responses of the API carry no cookie, so they must not use the occasion up.
    expect((await shop().get('/api/orders', session)).status).toBe(200);
    const renewed = await shop().get('/cms/orders', session);
    expect(cookieOf(renewed)).toBe(session.cookie);
    expect(renewed.headers.getSetCookie()[0]).toContain('Max-Age=1209600');
    expect((await sessions()).some((row) => row.expiresAt > expiresAt)).toBe(true);
    await db.updateTable('session').set({ expiresAt }).execute();
    const out = await postForm(shop(), '/cms/sign-out', {}, session);
    expect(out.headers.getSetCookie().join()).toContain('Max-Age=0');
    expect(out.headers.getSetCookie().join()).not.toContain('Max-Age=1209600');
  });
});

describeOnBothEngines('becoming owner', (shop) => {
  const rows = async () => {
    const { db } = shop().platform;
    return [
      await db.selectFrom('user').select('email').execute(),
      await db.selectFrom('account').select('userId').execute(),
    ];
  };
  const owner = { name: 'The Owner', email: 'first@example.com', password: PASSWORD };

  test('that breaks between any two steps leaves nothing, and the link works again', async () => {
    const { platform } = shop();
    const token = (await ownerLinkToken(platform)) ?? '';
    for (const table of ['user', 'account', 'audit_log']) {
      await expect(createOwner(breakingAt(platform, table), token, owner), table).rejects.toThrow('broken');
      expect(await rows(), table).toEqual([[], []]);
      expect((await shop().get(`/cms/welcome?token=${token}`)).status, table).toBe(200);
    }
    const made = await postForm(shop(), `/cms/welcome?token=${token}`, owner);
    expect((await shop().get('/cms/orders', { cookie: cookieOf(made) })).status).toBe(200);
  });

  test('an account that has no password gets one by a new link', async () => {
    const { platform } = shop();
    const account = await findAccountByEmail(platform.db, owner.email);
    await platform.db.deleteFrom('account').execute();
    const link = await makePasswordLink(platform, { id: 'console', name: 'Console' }, account?.id ?? '');
    const password = 'another walnut ladder';
    expect(await redeemStaffLink(platform, link.ok ? link.token : '', { name: '', password })).toEqual({
      ok: true,
      email: owner.email,
    });
    expect((await signIn(shop(), owner.email, password)).cookie).not.toBe('');
  });
});

/** The platform as it is when a process ends just before its first write to this table. */
function breakingAt(platform: Platform, table: string): Platform {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === table)
        throw new Error('broken');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...platform, db: platform.db.withPlugin(plugin) };
}

import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ACCOUNT_CHANGES, isAccountChange, WITHOUT_MAIL_OF_CHANGE } from '#domain/people/account-changes.ts';
import { isFree, RECENT_MS } from '#domain/people/recent-sign-in.ts';
import { describeOnSqlite, ORIGIN } from '../support/shop.ts';
import { cookieOf, createAccount, PASSWORD, postForm, signIn, signInAs } from '../support/staff.ts';
import { totp } from '../support/totp.ts';

const source = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** Every intent a page's action knows. */
const intentsOf = (file: string) =>
  [...source(file).matchAll(/case '([a-z-]+)':/g)].map(([, intent = '']) => intent);

const PAGES = [
  { page: 'account', path: '/cms/account', file: 'app/cms/account/own-account-page.tsx' },
  { page: 'people', path: '/cms/people', file: 'app/cms/people/people-page.tsx' },
] as const;

describeOnSqlite('a sign-in of more than ten minutes ago', (shop) => {
  let owner: Record<string, string>;
  const staff = async (name: string) => {
    const email = `${name}@example.com`;
    await createAccount(shop().platform, { name, email, role: 'support' });
    return { email, session: await signIn(shop(), email, PASSWORD), id: await idOf(email) };
  };
  const idOf = async (email: string) => {
    const { db } = shop().platform;
    const row = db.selectFrom('user').select('id').where('email', '=', email);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const age = () =>
    shop()
      .platform.db.updateTable('session')
      .set({ createdAt: new Date(Date.now() - RECENT_MS - 60_000).toISOString() })
      .execute();
  const everything = async () => {
    const { db } = shop().platform;
    return [
      await db.selectFrom('user').selectAll().orderBy('id').execute(),
      await db.selectFrom('account').selectAll().orderBy('id').execute(),
      await db.selectFrom('passkey').selectAll().orderBy('id').execute(),
      await db.selectFrom('twoFactor').selectAll().orderBy('id').execute(),
      await db.selectFrom('staff_links').selectAll().orderBy('digest').execute(),
      await db.selectFrom('session').select('id').orderBy('id').execute(),
    ];
  };
  const addPasskey = (userId: string, id: string) =>
    shop()
      .platform.db.insertInto('passkey')
      .values({
        id,
        name: `Key ${id}`,
        userId,
        createdAt: '2026-01-01T00:00:00.000Z',
        ...{ publicKey: 'x', credentialID: id, counter: 0, deviceType: 'singleDevice', backedUp: 0 },
      })
      .execute();
  const mailsTo = async (userId: string) => {
    const rows = await shop()
      .platform.db.selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'send-mail')
      .execute();
    return rows
      .map(({ payload }): Record<string, unknown> => JSON.parse(payload))
      .filter(({ mail, userId: to }) => mail === 'account-changed' && to === userId)
      .map(({ change }) => String(change));
  };

  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });

  test.each(PAGES)('changes nothing by any form of $page, known or not', async ({ page, path, file }) => {
    const intents = [...intentsOf(file), '', 'not-invented-yet'];
    expect(intents.length).toBeGreaterThan(8);
    const id = await idOf('owner@example.com');
    await addPasskey(id, `walk-${page}`);
    await age();
    const before = await everything();
    const fields = { id, ids: id, confirmed: 'yes', role: 'support', name: 'X', email: 'x@example.com' };
    const passwords = { password: PASSWORD, current: PASSWORD, wanted: 'another long password' };
    for (const intent of intents.filter((one) => !isFree(page, one))) {
      for (const spelling of [path, `${path}/`, path.toUpperCase().replace('/CMS', '/cms')]) {
        const sent = await postForm(shop(), spelling, { ...fields, ...passwords, intent }, owner);
        expect(sent.status, `${intent} ${spelling}`).toBe(302);
        expect(sent.headers.get('location'), intent).toBe(
          `/cms/sign-in?again=1&to=${encodeURIComponent(path)}`,
        );
      }
    }
    expect(await everything()).toEqual(before);
    // Pages are read, and alerts chosen, as before.
    expect((await shop().get(path, owner)).status).toBe(200);
    expect((await postForm(shop(), '/cms/account', { intent: 'alerts' }, owner)).status).toBe(200);
  });

  test('begins no passkey', async () => {
    const { session } = await staff('passkey');
    const begin = () =>
      shop().send('/cms/passkey', {
        method: 'POST',
        headers: { ...session, 'content-type': 'application/json' },
        body: '{}',
      });
    expect((await begin()).status).toBe(200);
    await age();
    const refused = await begin();
    expect(refused.status).toBe(302);
    expect(refused.headers.get('location')).toContain('/cms/sign-in?again=1');
  });

  test('is renewed by signing in, which ends the former session', async () => {
    const { email, session, id } = await staff('renewed');
    await age();
    const page = await shop().get('/cms/sign-in?again=1&to=%2Fcms%2Faccount', session);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Sign in once more');
    const again = await postForm(
      shop(),
      '/cms/sign-in?again=1&to=%2Fcms%2Faccount',
      { email, password: PASSWORD },
      session,
    );
    expect(again.headers.get('location')).toBe('/cms/account');
    const fresh = { cookie: cookieOf(again), origin: ORIGIN };
    expect((await shop().get('/cms/orders', session)).status).toBe(302);
    expect((await postForm(shop(), '/cms/account', { intent: 'end-others' }, fresh)).status).toBe(200);
    const { db } = shop().platform;
    const rows = await db.selectFrom('session').select('id').where('userId', '=', id).execute();
    expect(rows).toHaveLength(1);
  });

  test('every change of an account is mailed to its person', async () => {
    owner = await signIn(shop(), 'owner@example.com', PASSWORD);
    const { email, id, session } = await staff('told');
    let own: Record<string, string> = session;
    const account = async (fields: Record<string, string>) => {
      const sent = await postForm(shop(), '/cms/account', fields, own);
      expect(sent.status, fields.intent).toBe(200);
      if (cookieOf(sent)) own = { cookie: cookieOf(sent), origin: ORIGIN };
      return sent.text();
    };
    const setUp = async () => {
      const setup = await account({ intent: 'begin', password: PASSWORD });
      const secret = /font-mono text-sm break-all">([A-Z2-7]+)</.exec(setup)?.[1] ?? '';
      await account({ intent: 'confirm', code: totp(secret) });
    };
    await setUp();
    await account({ intent: 'switch-off', password: PASSWORD });
    await signIn(shop(), email, PASSWORD);
    await account({ intent: 'end-others' });
    await addPasskey(id, 'told');
    await account({ intent: 'remove-passkey', id: 'told' });
    await setUp();
    const people = (fields: Record<string, string>) => postForm(shop(), '/cms/people', fields, owner);
    await people({ intent: 'reset-second-factor', ids: id, confirmed: 'yes' });
    await people({ intent: 'role', id, role: 'manager' });
    await account({ intent: 'password', current: PASSWORD, wanted: 'another long password' });
    const made = await (await people({ intent: 'password-link', id })).text();
    const link = /\/cms\/join\?token=[0-9a-f]+/.exec(made)?.[0] ?? '';
    await addPasskey(id, 'left');
    const joined = await postForm(shop(), link, { password: 'a third long password' });
    expect(joined.headers.get('location')).toBe('/cms/account?after=new-password');
    own = { cookie: cookieOf(joined), origin: ORIGIN };
    const page = await (await shop().get('/cms/account?after=new-password', own)).text();
    expect(page).toContain('Passkeys still open your account: Key left.');
    await account({ intent: 'remove-passkey', id: 'left' });
    const told = new Set(await mailsTo(id));
    // A passkey is added by a browser alone.
    const expected = Object.keys(ACCOUNT_CHANGES).filter((change) => change !== 'person.add-passkey');
    expect([...told].toSorted()).toEqual(expected.toSorted());
  });
});

test('every entry on people in the audit log has a mail, or is named as one without', () => {
  const files = ['change-people', 'choose-alerts', 'join-shop', 'own-account', 'staff-links'];
  const actions = files.flatMap((file) =>
    [...source(`operations/people/${file}.ts`).matchAll(/'(person\.[a-z-]+)'/g)].map(([, name = '']) => name),
  );
  expect(actions.length).toBeGreaterThan(12);
  for (const action of actions)
    expect(isAccountChange(action) !== WITHOUT_MAIL_OF_CHANGE.includes(action), action).toBe(true);
});

import { beforeAll, expect, test } from 'vitest';
import { describeOnSqlite, ORIGIN } from '../support/shop.ts';
import { cookieOf, createAccount, PASSWORD, postForm, signIn, signInAs } from '../support/staff.ts';
import { totp } from '../support/totp.ts';

describeOnSqlite('people', (shop) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const act = (fields: Record<string, string>, as = owner) => postForm(shop(), '/cms/people', fields, as);

  test('an invitation lets one person in, once, in the role it names', async () => {
    const invited = await act({ intent: 'invite', name: 'Sam', email: 'Sam@example.com', role: 'support' });
    const shown = await invited.text();
    expect(shown).toContain('so the link is not mailed: copy it');
    expect(shown).not.toContain('mailed to them too');
    const link = linkIn(shown);
    expect((await shop().get(link)).status).toBe(200);
    const short = await postForm(shop(), link, { name: 'Sam', password: 'short' });
    expect(short.status).toBe(422);
    const joined = await postForm(shop(), link, { name: 'Sam Lee', password: PASSWORD });
    expect(joined.status).toBe(302);
    const session = { cookie: cookieOf(joined) };
    expect((await shop().get('/cms/orders', session)).status).toBe(200);
    expect((await shop().get('/cms/people', session)).status).toBe(403);
    expect((await shop().get(link)).status).toBe(410);
    const again = await postForm(shop(), link, { name: 'Eve', password: PASSWORD });
    expect(again.headers.getSetCookie()).toEqual([]);
    const taken = await act({ intent: 'invite', name: 'Sam', email: 'sam@example.com', role: 'owner' });
    expect(await taken.text()).toContain('This email has an account already');
  });

  test('a link that was withdrawn or has run out does not open', async () => {
    const first = linkIn(
      await (await act({ intent: 'invite', name: 'A', email: 'a@example.com', role: 'support' })).text(),
    );
    const { db } = shop().platform;
    const { digest } = await db.selectFrom('staff_links').select('digest').executeTakeFirstOrThrow();
    await act({ intent: 'withdraw', id: digest });
    expect((await shop().get(first)).status).toBe(410);
    const second = linkIn(
      await (await act({ intent: 'invite', name: 'B', email: 'b@example.com', role: 'support' })).text(),
    );
    await db.updateTable('staff_links').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect((await shop().get(second)).status).toBe(410);
    expect(
      (await postForm(shop(), second, { name: 'B', password: PASSWORD })).headers.getSetCookie(),
    ).toEqual([]);
    const rows = await db.selectFrom('staff_links').select('digest').execute();
    expect(rows.every((row) => !second.includes(row.digest))).toBe(true);
  });

  test('the table of permissions has the words of the menu', async () => {
    const page = await (await shop().get('/cms/people', owner)).text();
    const areas = [...page.matchAll(/<th scope="row"[^>]*>([^<]*)</g)].map(([, area]) => area);
    for (const area of ['Pages', 'Newsletter', 'Hero slides', 'Trade']) expect(areas).toContain(area);
    expect(page).toContain('view, change status, enter, archive, refund, delete, export');
  });

  test('the shop always keeps an owner', async () => {
    const { db } = shop().platform;
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow();
    const losing: Record<string, string>[] = [
      { intent: 'role', id, role: 'manager' },
      { intent: 'remove', ids: id, confirmed: 'yes' },
    ];
    for (const fields of losing) {
      const refused = await act(fields);
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('The shop needs an owner');
    }
    expect((await shop().get('/cms/people', owner)).status).toBe(200);
  });

  test('removing somebody ends their sessions; a new role counts at once', async () => {
    const manager = await signInAs(shop(), 'manager');
    const { db } = shop().platform;
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'manager@example.com')
      .executeTakeFirstOrThrow();
    expect((await shop().get('/cms/audit', manager)).status).toBe(200);
    await act({ intent: 'role', id, role: 'support' });
    expect((await shop().get('/cms/audit', manager)).status).toBe(403);
    const question = await (await act({ intent: 'remove', id })).text();
    expect(question).toContain('Are you sure you want to remove this person?');
    await act({ intent: 'remove', ids: id, confirmed: 'yes' });
    expect((await shop().get('/cms/orders', manager)).status).toBe(302);
  });

  test('a link for a new password ends every session of the account', async () => {
    const support = await signInAs(shop(), 'support');
    const { db } = shop().platform;
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'support@example.com')
      .executeTakeFirstOrThrow();
    const link = linkIn(await (await act({ intent: 'password-link', id })).text());
    const wanted = 'quite another password';
    expect((await postForm(shop(), link, { password: wanted })).status).toBe(302);
    expect((await shop().get('/cms/orders', support)).status).toBe(302);
    expect(
      cookieOf(await postForm(shop(), '/cms/sign-in', { email: 'support@example.com', password: PASSWORD })),
    ).toBe('');
    expect((await signIn(shop(), 'support@example.com', wanted)).cookie).not.toBe('');
  });

  test('ten wrong passwords lock an email, known or not, and the owner opens it again', async () => {
    for (const email of ['locked@example.com', 'nobody@example.com']) {
      if (email === 'locked@example.com')
        await createAccount(shop().platform, { name: 'Lock', email, role: 'support' });
      for (let tries = 0; tries < 10; tries += 1)
        expect((await postForm(shop(), '/cms/sign-in', { email, password: 'wrong' })).status).toBe(401);
      const locked = await postForm(shop(), '/cms/sign-in', { email, password: PASSWORD });
      expect(locked.status).toBe(429);
      expect(await locked.text()).toContain('Too many wrong passwords');
    }
    const { db } = shop().platform;
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'locked@example.com')
      .executeTakeFirstOrThrow();
    expect(await (await shop().get('/cms/people', owner)).text()).toContain('Locked');
    await act({ intent: 'unlock', id });
    expect(
      (await postForm(shop(), '/cms/sign-in', { email: 'locked@example.com', password: PASSWORD })).status,
    ).toBe(302);
  });

  test('a second step: begun by password, on by a code, asked for at sign-in, each code once', async () => {
    await createAccount(shop().platform, { name: 'Two', email: 'two@example.com', role: 'support' });
    let session = await signIn(shop(), 'two@example.com', PASSWORD);
    const account = (fields: Record<string, string>) => postForm(shop(), '/cms/account', fields, session);
    expect((await account({ intent: 'begin', password: 'wrong' })).status).toBe(422);
    const setup = await (await account({ intent: 'begin', password: PASSWORD })).text();
    const secret = /font-mono text-sm break-all">([A-Z2-7]+)</.exec(setup)?.[1] ?? '';
    const backup = /<li>([A-Za-z0-9-]{8,})<\/li>/.exec(setup)?.[1] ?? '';
    expect(secret.length).toBeGreaterThan(20);
    const refused = await account({ ...setUpOf(setup), intent: 'confirm', code: '000000' });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    for (const kept of [secret, backup, '<svg']) expect(again.includes(kept), kept).toBe(true);
    expect((await account({ intent: 'confirm', code: totp(secret) })).status).toBe(200);

    const first = await postForm(shop(), '/cms/sign-in', { email: 'two@example.com', password: PASSWORD });
    expect(first.headers.get('location')).toBe('/cms/second-step');
    const step = { cookie: cookieOf(first), origin: 'http://shop.test' };
    expect((await shop().get('/cms/orders', step)).status).toBe(302);
    expect((await postForm(shop(), '/cms/second-step', { code: '000000' }, step)).status).toBe(401);
    const second = await postForm(shop(), '/cms/second-step', { code: totp(secret, 1) }, step);
    expect(second.status).toBe(302);
    expect((await shop().get('/cms/orders', { cookie: cookieOf(second) })).status).toBe(200);
    // The step is spent: its cookie opens nothing any more.
    expect((await postForm(shop(), '/cms/second-step', { code: totp(secret, 1) }, step)).status).toBe(401);

    const other = await postForm(shop(), '/cms/sign-in', { email: 'two@example.com', password: PASSWORD });
    const otherStep = { cookie: cookieOf(other), origin: 'http://shop.test' };
    const byBackup = await postForm(shop(), '/cms/second-step', { code: backup }, otherStep);
    expect(byBackup.status).toBe(302);
    session = { cookie: cookieOf(byBackup), origin: 'http://shop.test' };
    const third = await postForm(shop(), '/cms/sign-in', { email: 'two@example.com', password: PASSWORD });
    const thirdStep = { cookie: cookieOf(third), origin: 'http://shop.test' };
    expect((await postForm(shop(), '/cms/second-step', { code: backup }, thirdStep)).status).toBe(401);
    expect((await account({ intent: 'switch-off', password: PASSWORD })).status).toBe(200);
    expect(
      (await postForm(shop(), '/cms/sign-in', { email: 'two@example.com', password: PASSWORD })).headers.get(
        'location',
      ),
    ).toBe('/cms');
  });

  test('signing out everywhere else leaves this session alone', async () => {
    await createAccount(shop().platform, { name: 'Many', email: 'many@example.com', role: 'support' });
    const here = await signIn(shop(), 'many@example.com', PASSWORD);
    const there = await signIn(shop(), 'many@example.com', PASSWORD);
    await postForm(shop(), '/cms/account', { intent: 'end-others' }, here);
    expect((await shop().get('/cms/orders', here)).status).toBe(200);
    expect((await shop().get('/cms/orders', there)).status).toBe(302);
    const changed = await postForm(
      shop(),
      '/cms/account',
      { intent: 'password', current: PASSWORD, wanted: 'a new long password' },
      here,
    );
    expect(changed.status).toBe(200);
    expect((await shop().get('/cms/orders', { cookie: cookieOf(changed) })).status).toBe(200);
  });

  test('the audit log lists who did what, and is searched', async () => {
    const log = async (query = '') => plain(await (await shop().get(`/cms/audit${query}`, owner)).text());
    const all = await log();
    for (const words of [
      'person: invite',
      'person: join',
      'person: role',
      'sign in: locked',
      'sign in: done',
    ])
      expect(all, words).toContain(words);
    expect(await log('?kind=person&search=Sam')).toContain('Sam Lee');
    expect(await log('?kind=person&search=Sam')).not.toContain('sign in: done');
    expect(await log('?from=2020-01-01&to=2020-01-02')).toContain('Nothing found');
    expect(all).not.toContain(PASSWORD);
  });

  test('resetting a second step asks first', async () => {
    const { db } = shop().platform;
    await createAccount(shop().platform, { name: 'Reset', email: 'reset@example.com', role: 'support' });
    const person = db.selectFrom('user').selectAll().where('email', '=', 'reset@example.com');
    const { id } = await person.executeTakeFirstOrThrow();
    await db.updateTable('user').set({ twoFactorEnabled: 1 }).where('id', '=', id).execute();
    const asked = await (await act({ intent: 'reset-second-factor', id })).text();
    expect(asked).toContain('Reset the second step of this person?');
    expect((await person.executeTakeFirstOrThrow()).twoFactorEnabled).toBe(1);
    const reset = await act({ intent: 'reset-second-factor', ids: id, confirmed: 'yes' });
    expect(reset.status).toBe(200);
    expect((await person.executeTakeFirstOrThrow()).twoFactorEnabled).toBe(0);
  });

  test('ten wrong codes lock the account, which is logged, and the owner opens it again', async () => {
    const { db } = shop().platform;
    const email = 'codes@example.com';
    await createAccount(shop().platform, { name: 'Codes', email, role: 'support' });
    const session = await signIn(shop(), email, PASSWORD);
    const account = (fields: Record<string, string>) => postForm(shop(), '/cms/account', fields, session);
    const setup = await (await account({ intent: 'begin', password: PASSWORD })).text();
    const secret = /font-mono text-sm break-all">([A-Z2-7]+)</.exec(setup)?.[1] ?? '';
    await account({ intent: 'confirm', code: totp(secret) });
    const step = async () => ({
      cookie: cookieOf(await postForm(shop(), '/cms/sign-in', { email, password: PASSWORD })),
      origin: ORIGIN,
    });
    for (let challenge = 0; challenge < 2; challenge += 1) {
      const headers = await step();
      for (let guess = 0; guess < 5; guess += 1)
        await postForm(shop(), '/cms/second-step', { code: '000000' }, headers);
    }
    const locked = await postForm(shop(), '/cms/second-step', { code: totp(secret, 1) }, await step());
    expect(await locked.text()).toContain('Too many attempts');
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const entries = db.selectFrom('audit_log').select(['action', 'after']).where('subject_id', '=', id);
    expect(await entries.execute()).toContainEqual({
      action: 'sign-in.locked',
      after: '{"after":"wrong codes"}',
    });
    expect(await (await shop().get('/cms/people', owner)).text()).toContain('Locked');
    await act({ intent: 'unlock', id });
    const opened = await postForm(shop(), '/cms/second-step', { code: totp(secret, 1) }, await step());
    expect(opened.status).toBe(302);
    expect(await entries.execute()).toContainEqual({
      action: 'sign-in.done',
      after: '{"how":"by password and code"}',
    });
  });

  test.each([
    'password1234',
    'PEOPLE-joining@example.com',
    'Zabelle2026!!',
    'beauty shop 2026',
    'qwertyuiop12',
    'aaaaaaaaaaaaaa',
  ])('the password %s is refused wherever one is chosen', async (password) => {
    const email = 'people-joining@example.com';
    const invited = await act({ intent: 'invite', name: 'Joining', email, role: 'support' });
    const link = linkIn(await invited.text());
    const joining = await postForm(shop(), link, { name: 'Joining', password });
    expect(joining.status).toBe(422);
    expect(await joining.text()).toContain('This password is easily guessed.');
    const { db } = shop().platform;
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'two@example.com')
      .executeTakeFirstOrThrow();
    const reset = linkIn(await (await act({ intent: 'password-link', id })).text());
    const forTwo = password.startsWith('PEOPLE') ? 'two@example.com' : password;
    expect((await postForm(shop(), reset, { password: forTwo })).status).toBe(422);
    const own = { intent: 'password', current: PASSWORD, wanted: password };
    if (!password.startsWith('PEOPLE'))
      expect(await (await postForm(shop(), '/cms/account', own, owner)).text()).toContain(
        'This password is easily guessed.',
      );
  });

  test('passkeys begin with a challenge for this shop, and an invented response is refused', async () => {
    const challenge = await shop().send('/cms/passkey/sign-in', {
      method: 'POST',
      headers: { origin: 'http://shop.test', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(challenge.status).toBe(200);
    const forged = await shop().send('/cms/passkey/sign-in', {
      method: 'POST',
      headers: {
        origin: 'http://shop.test',
        'content-type': 'application/json',
        cookie: cookieOf(challenge),
      },
      body: JSON.stringify({ response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }),
    });
    expect(forged.status).toBe(401);
    expect(forged.headers.getSetCookie().join()).not.toContain('session_token');
  });
});

/** The hidden fields that carry a second step's set-up along. */
function setUpOf(html: string): Record<string, string> {
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { uri: field('uri'), backupCodes: field('backupCodes') };
}

function linkIn(html: string): string {
  const link = /\/cms\/join\?token=[0-9a-f]+/.exec(html)?.[0];
  if (!link) throw new Error('There is no link on the page');
  return link;
}

function plain(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
}

import { expect, test } from 'vitest';
import { requireSecondStep } from '#operations/people/second-step-rule.ts';
import { shopLog } from '#server/platform/shop-log.ts';
import { describeOnSqlite, ORIGIN, openTestShop } from '../support/shop.ts';
import { cookieOf, createAccount, PASSWORD, postForm, signIn, signInAs } from '../support/staff.ts';
import { totp } from '../support/totp.ts';

describeOnSqlite('a second step required of all staff', (shop) => {
  test('lets whoever has none do nothing but set it up', async () => {
    const owner = await signInAs(shop(), 'owner');
    await createAccount(shop().platform, { name: 'Sam', email: 'sam@example.com', role: 'manager' });
    const sam = await signIn(shop(), 'sam@example.com', PASSWORD);
    await postForm(shop(), '/cms/people', { intent: 'require-second-step', required: 'yes' }, owner);
    for (const path of ['/cms', '/cms/orders', '/cms/orders.data', '/cms/people'])
      expect([202, 302], path).toContain((await shop().get(path, sam)).status);
    expect((await shop().get('/cms/orders', sam)).headers.get('location')).toBe('/cms/account');
    expect((await shop().get('/api/orders', sam)).status).toBe(403);
    const account = (fields: Record<string, string>) => postForm(shop(), '/cms/account', fields, sam);
    expect((await account({ intent: 'alerts' })).status).toBe(403);
    const page = await (await shop().get('/cms/account', sam)).text();
    expect(page).toContain('Set up your second step first');
    expect(page).not.toContain('Where you are signed in');
    const setup = await (await account({ intent: 'begin', password: PASSWORD })).text();
    const secret = /font-mono text-sm break-all">([A-Z2-7]+)</.exec(setup)?.[1] ?? '';
    const on = await account({ intent: 'confirm', code: totp(secret) });
    expect(on.status).toBe(200);
    const session = { cookie: cookieOf(on), origin: ORIGIN };
    expect((await shop().get('/cms/orders', session)).status).toBe(200);
    const off = await postForm(shop(), '/cms/account', { intent: 'switch-off', password: PASSWORD }, session);
    expect(off.status).toBe(409);
    await requireSecondStep(shop().platform, { id: 'x', name: 'X' }, false);
    expect((await shop().get('/cms/orders', owner)).status).toBe(200);
  });
});

test('refused sign-ins and permissions are logged, without the password', async () => {
  const lines: { fields: object; message: string }[] = [];
  const note = (fields: object, message: string) => void lines.push({ fields, message });
  const shop = await openTestShop('sqlite', { log: { info: note, warn: note, error: note } });
  try {
    const support = await signInAs(shop, 'support');
    await postForm(shop, '/cms/sign-in', { email: 'support@example.com', password: 'my-wrong-secret' });
    await postForm(shop, '/cms/sign-in', { email: 'my-typed-secret@example.com', password: 'x' });
    expect((await shop.get('/cms/people', support)).status).toBe(403);
    const refused = lines.filter(({ fields }) => 'security' in fields);
    expect(refused.map(({ message }) => message)).toEqual([
      'a sign-in was refused',
      'a sign-in was refused',
      'a permission was refused',
    ]);
    expect(refused[2]?.fields).toMatchObject({ role: 'support', permission: 'people.view' });
    expect(JSON.stringify(lines)).not.toContain('secret');
  } finally {
    await shop.close();
  }
});

test('lines about refusals are bounded, and say how many were left out', () => {
  const lines: string[] = [];
  let time = 0;
  const log = shopLog({ write: (line: string) => void lines.push(line) }, () => time);
  for (let count = 0; count < 1000; count += 1) log.warn({ security: true }, 'refused');
  expect(lines).toHaveLength(60);
  time = 60_000;
  log.warn({ security: true }, 'refused');
  expect(lines).toHaveLength(61);
  expect(lines[60]).toContain('"leftOut":940');
});

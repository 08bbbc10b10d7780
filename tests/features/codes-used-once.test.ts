import { expect, test } from 'vitest';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';
import { cookieOf, createAccount, PASSWORD, postForm, signIn } from '../support/staff.ts';
import { totp } from '../support/totp.ts';

describeOnBothEngines('a code of the second step', (shop) => {
  const begin = async (name: string) => {
    const email = `${name}@example.com`;
    await createAccount(shop().platform, { name, email, role: 'support' });
    const session = await signIn(shop(), email, PASSWORD);
    const account = (fields: Record<string, string>) => postForm(shop(), '/cms/account', fields, session);
    const setup = await (await account({ intent: 'begin', password: PASSWORD })).text();
    const secret = /font-mono text-sm break-all">([A-Z2-7]+)</.exec(setup)?.[1] ?? '';
    const backup = [...setup.matchAll(/<li>([A-Za-z0-9-]{8,})<\/li>/g)].map(([, code = '']) => code);
    expect((await account({ intent: 'confirm', code: totp(secret, -1) })).status).toBe(200);
    const step = async () => ({
      cookie: cookieOf(await postForm(shop(), '/cms/sign-in', { email, password: PASSWORD })),
      origin: ORIGIN,
    });
    const open = async (code: string, headers?: Record<string, string>) =>
      (await postForm(shop(), '/cms/second-step', { code }, headers ?? (await step()))).status;
    return { secret, backup, step, open };
  };

  test('opens once, and no earlier one after it', async () => {
    const { secret, open } = await begin('once');
    // That of switching it on is used too.
    expect(await open(totp(secret, -1))).toBe(401);
    const [now, next] = [totp(secret), totp(secret, 1)];
    expect(await open(next)).toBe(302);
    expect(await open(next)).toBe(401);
    expect(await open(now)).toBe(401);
  });

  test('that was used spends no more than an attempt: the next one opens the same sign-in', async () => {
    const { secret, open, step } = await begin('patient');
    const now = totp(secret);
    expect(await open(now)).toBe(302);
    const headers = await step();
    expect(await open(now, headers)).toBe(401);
    expect(await open(totp(secret, 1), headers)).toBe(302);
  });

  test.each(['app', 'backup'])('sent six times at once opens once: %s', async (kind) => {
    const { secret, backup, step, open } = await begin(`raced-${kind}`);
    const code = kind === 'app' ? totp(secret, 1) : (backup[0] ?? '');
    const steps = [];
    for (let count = 0; count < 6; count += 1) steps.push(await step());
    const statuses = await Promise.all(steps.map((headers) => open(code, headers)));
    expect(statuses.filter((status) => status === 302)).toHaveLength(1);
    expect(await open(code)).toBe(401);
  });

  test('tried beside an open session is counted as any other', async () => {
    const { step } = await begin('beside');
    const email = 'beside-other@example.com';
    await createAccount(shop().platform, { name: 'Other', email, role: 'support' });
    const other = await signIn(shop(), email, PASSWORD);
    const { cookie } = await step();
    const both = { ...other, cookie: `${other.cookie}; ${cookie}` };
    const guess = async () => (await postForm(shop(), '/cms/sign-in/again', { code: '000000' }, both)).status;
    for (let count = 0; count < 3; count += 1) expect(await guess()).toBe(401);
    const { db } = shop().platform;
    const rows = await db.selectFrom('twoFactor').select('failedVerificationCount').execute();
    expect(rows.some(({ failedVerificationCount }) => failedVerificationCount === 3)).toBe(true);
  });
});

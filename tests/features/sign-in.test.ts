import { expect, test } from 'vitest';
import { signInStaff } from '#operations/people/sign-in.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { createAccount, PASSWORD } from '../support/staff.ts';

describeOnBothEngines('guessing passwords', (shop) => {
  test('of three hundred guesses at once ten are checked, and the last of them locks the email', async () => {
    const { platform } = shop();
    const email = 'guessed@example.com';
    await createAccount(platform, { name: 'Guessed', email, role: 'support' });
    let checked = 0;
    const counting: Platform = {
      ...platform,
      staff: {
        ...platform.staff,
        async signIn() {
          checked += 1;
          await new Promise(setImmediate);
          return { ok: false, problem: 'wrong-credentials' };
        },
      },
    };
    const guesses = Array.from({ length: 300 }, (_, guess) =>
      signInStaff(counting, { email, password: `guess number ${guess}` }, new Headers()),
    );
    const problems = (await Promise.all(guesses)).map((result) => (result.ok ? '' : result.problem));
    expect(checked).toBe(10);
    expect(problems.filter((problem) => problem === 'locked')).toHaveLength(290);
    const signIn = () => signInStaff(platform, { email, password: PASSWORD }, new Headers());
    expect(await signIn()).toEqual({ ok: false, problem: 'locked' });
    const locks = platform.db.selectFrom('audit_log').select('after').where('action', '=', 'sign-in.locked');
    expect(await locks.execute()).toEqual([{ after: '{"after":"wrong passwords"}' }]);

    const later = { ...platform, clock: { now: () => Date.now() + 15 * 60_000 + 1000 } };
    expect((await signInStaff(later, { email, password: PASSWORD }, new Headers())).ok).toBe(true);
  });

  test('nine wrong passwords and the right one lock nothing', async () => {
    const email = 'forgetful@example.com';
    await createAccount(shop().platform, { name: 'Forgetful', email, role: 'support' });
    const signIn = (password: string) => signInStaff(shop().platform, { email, password }, new Headers());
    for (let guess = 0; guess < 9; guess += 1) expect((await signIn('wrong')).ok).toBe(false);
    expect((await signIn(PASSWORD)).ok).toBe(true);
    for (let guess = 0; guess < 9; guess += 1) expect((await signIn('wrong')).ok).toBe(false);
    expect((await signIn(PASSWORD)).ok).toBe(true);
  });

  test('of many sign-ins at once some are refused as busy, counted against nobody, and the rest are checked', async () => {
    const { platform } = shop();
    const attempts = Array.from({ length: 40 }, (_, who) =>
      signInStaff(platform, { email: `crowd${who}@example.com`, password: 'wrong' }, new Headers()),
    );
    const problems = (await Promise.all(attempts)).map((result) => (result.ok ? '' : result.problem));
    expect(problems.filter((problem) => problem === 'wrong-credentials').length).toBeGreaterThanOrEqual(20);
    const busy = problems.filter((problem) => problem === 'busy').length;
    expect(busy).toBeGreaterThan(0);
    const counted = await platform.db
      .selectFrom('sign_in_failures')
      .select('email')
      .where('email', 'like', 'crowd%')
      .where('failures', '>', 0)
      .execute();
    expect(counted).toHaveLength(40 - busy);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { readCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { findAccountByEmail } from '#database/queries/people/accounts.ts';
import { changeSlideStates, deleteSlides } from '#operations/content/change-hero-slides.ts';
import { changePageStatuses, deletePages, reorderPages } from '#operations/content/change-pages.ts';
import { setRole } from '#operations/people/change-people.ts';
import { removePasskey } from '#operations/people/own-account.ts';
import { invite, redeemStaffLink, withdrawLink } from '#operations/people/staff-links.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { createAccount, PASSWORD, postForm, signInAs } from '../support/staff.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

describeOnBothEngines('writes of staff', (shop) => {
  let owner: Record<string, string>;
  let actor: { id: string; name: string };
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    actor = await account('owner@example.com');
  });

  const account = async (email: string) => {
    const found = await findAccountByEmail(shop().platform.db, email);
    if (!found) throw new Error(`There is no account of ${email}`);
    return found;
  };
  const log = () => shop().platform.db.selectFrom('audit_log').selectAll().execute();
  const revision = () => readCatalogueRevision(shop().platform.db);

  /** The audit entry of a write has the id of an earlier one, so that the database refuses it. */
  const platformThatCannotLog = async (): Promise<Platform> => {
    const [{ id } = { id: '' }] = await log();
    return { ...shop().platform, random: { ...shop().platform.random, id: () => id } };
  };

  const addPasskey = async (userId: string, id: string) => {
    const { db } = shop().platform;
    const row = {
      id,
      name: 'Telephone',
      userId,
      createdAt: null,
      publicKey: 'key',
      credentialID: id,
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: 0,
    };
    await db.insertInto('passkey').values(row).execute();
  };
  const passkeys = async () =>
    (await shop().platform.db.selectFrom('passkey').select('id').orderBy('id').execute()).map(({ id }) => id);

  test('a passkey that is not there, or is another person’s, is not removed and nothing is logged', async () => {
    await createAccount(shop().platform, { name: 'Kim', email: 'kim@example.com', role: 'support' });
    await addPasskey((await account('kim@example.com')).id, 'of-kim');
    await addPasskey(actor.id, 'of-owner');
    const before = await log();
    for (const id of ['none', 'of-kim']) {
      const refused = await postForm(shop(), '/cms/account', { intent: 'remove-passkey', id }, owner);
      expect(refused.status).toBe(404);
    }
    expect(await passkeys()).toEqual(['of-kim', 'of-owner']);
    expect(await log()).toEqual(before);
    const removed = await postForm(
      shop(),
      '/cms/account',
      { intent: 'remove-passkey', id: 'of-owner' },
      owner,
    );
    expect(await removed.text()).toContain('Passkey removed');
    expect(await passkeys()).toEqual(['of-kim']);
    const added = (await log()).filter(({ id }) => before.every((entry) => entry.id !== id));
    expect(added.map(({ action, actor, before }) => ({ action, actor, before }))).toEqual([
      { action: 'person.remove-passkey', actor: 'The owner', before: '{"passkey":"Telephone"}' },
    ]);
  });

  test('a change that cannot be logged is not made', async () => {
    const { db } = shop().platform;
    const broken = await platformThatCannotLog();
    const kim = await account('kim@example.com');
    await addPasskey(actor.id, 'second');
    const [slide] = await db.selectFrom('hero_slides').selectAll().execute();
    const invited = await invite(shop().platform, actor, {
      name: 'Robin',
      email: 'robin@example.com',
      role: 'support',
    });
    const token = invited.ok ? invited.token : '';
    const [link] = await db.selectFrom('staff_links').selectAll().execute();
    const [entries, seen] = [await log(), await revision()];
    const changes = [
      () => removePasskey(broken, actor, 'second'),
      () => setRole(broken, actor, kim.id, 'manager'),
      () => withdrawLink(broken, actor, link?.digest ?? ''),
      () => redeemStaffLink(broken, token, { name: 'Robin', password: PASSWORD }),
      () => deleteSlides(broken, actor, [slide?.id ?? '']),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow();
    expect(await passkeys()).toEqual(['of-kim', 'second']);
    expect((await account('kim@example.com')).role).toBe('support');
    expect(await db.selectFrom('staff_links').selectAll().execute()).toEqual([link]);
    expect(await findAccountByEmail(db, 'robin@example.com')).toBe(null);
    expect(
      await db
        .selectFrom('hero_slides')
        .selectAll()
        .where('id', '=', slide?.id ?? '')
        .execute(),
    ).toEqual([slide]);
    expect([await log(), await revision()]).toEqual([entries, seen]);
  });

  test('a command that changes nothing leaves the audit log and the page cache alone', async () => {
    const { platform } = shop();
    const page = await platform.db
      .selectFrom('pages')
      .select('id')
      .where('status', '=', 'published')
      .where('kind', '=', 'article')
      .executeTakeFirstOrThrow();
    const slide = await platform.db
      .selectFrom('hero_slides')
      .select('id')
      .where('active', '=', 1)
      .executeTakeFirstOrThrow();
    const opened = await platform.db.selectFrom('pages').select('id').orderBy('position').execute();
    const order = { ids: [], opened: opened.map(({ id }) => id) };
    await reorderPages(platform, actor, order);
    const [entries, seen] = [await log(), await revision()];
    expect(await changePageStatuses(platform, actor, [page.id, NOBODY], 'published')).toBe(0);
    expect(await deletePages(platform, actor, [NOBODY])).toBe(0);
    await reorderPages(platform, actor, order);
    expect(await changeSlideStates(platform, actor, [slide.id, NOBODY], 'activate')).toBe(0);
    expect(await setRole(platform, actor, actor.id, 'owner')).toEqual({ ok: true });
    expect([await log(), await revision()]).toEqual([entries, seen]);

    expect(await changePageStatuses(platform, actor, [page.id], 'draft')).toBe(1);
    expect(await revision()).toBe(seen + 1);
    expect(await log()).toHaveLength(entries.length + 1);
  });

  test('an invitation stays open when its email has an account meanwhile, and lets one in when it is free', async () => {
    const { platform } = shop();
    const person = { name: 'Alex', email: 'alex@example.com', role: 'support' as const };
    const invited = await invite(platform, actor, person);
    const token = invited.ok ? invited.token : '';
    await createAccount(platform, person);
    const join = () => redeemStaffLink(platform, token, { name: 'Alex', password: PASSWORD });
    expect(await join()).toEqual({ ok: false, problem: 'email-taken' });
    const page = await shop().get(`/cms/join?token=${token}`);
    expect(page.status).toBe(200);
    await platform.db.deleteFrom('user').where('email', '=', person.email).execute();
    const results = await Promise.all([join(), join()]);
    expect(results.toSorted((a, b) => Number(b.ok) - Number(a.ok))).toEqual([
      { ok: true, email: person.email },
      { ok: false, problem: 'link-used' },
    ]);
  });
});

import { afterEach, beforeAll, expect, test } from 'vitest';
import { londonField } from '#domain/text/london-clock.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { runJobs } from '../support/stripe-shop.ts';

const HOUR = 3_600_000;

describeOnBothEngines('slides and announcements for a time', (shop) => {
  let owner: Record<string, string>;
  let passedMs = 0;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    shop().platform.clock.now = () => Date.now() + passedMs;
  });
  afterEach(() => {
    passedMs = 0;
  });
  const save = (path: string, fields: Record<string, string>) => postForm(shop(), path, fields, owner);
  const inHours = (hours: number) => londonField(new Date(Date.now() + hours * HOUR).toISOString());
  const pass = async (hours: number) => {
    passedMs += hours * HOUR;
    await runJobs(shop());
  };
  const onHome = async (words: string) => (await (await shop().get('/')).text()).includes(words);

  test('a slide is on the cached home page from its first minute until its last', async () => {
    const fields = { title: 'WEEKEND ONLY', order: '1', active: 'on', type: 'promotion' };
    const created = await save('/cms/hero/new', {
      ...fields,
      shownFrom: inHours(1),
      shownUntil: inHours(3),
    });
    expect(created.status).toBe(302);
    const record = await (await shop().get(created.headers.get('location') ?? '', owner)).text();
    expect(record).toContain(`value="${inHours(1)}"`);
    expect(await (await shop().get('/cms/hero', owner)).text()).toMatch(/from (<!-- -->)?<time/);
    expect(await onHome('WEEKEND')).toBe(false);
    await pass(0.9);
    expect(await onHome('WEEKEND')).toBe(false);
    await pass(0.2);
    await expect.poll(() => onHome('WEEKEND')).toBe(true);
    const { items } = await (await shop().get('/api/hero-slides')).json();
    expect(items.map(({ title }: { title: string }) => title)).toContain('WEEKEND ONLY');
    await pass(2);
    await expect.poll(() => onHome('WEEKEND')).toBe(false);
  });

  test('an announcement for a time replaces the other in its time, and nobody reads it before', async () => {
    const form = await (await shop().get('/cms/settings', owner)).text();
    const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? '0';
    const fields = {
      ...{ name: 'Zabelle', description: 'Balms.', supportEmail: 'a@b.example' },
      ...{ enquiriesEmail: 'a@b.example', phone: '+44 20 7946 0958', place: 'London' },
      ...{ businessHours: 'Mon-Fri', announcement: 'Every day words', version },
      ...{ datedAnnouncement: 'Weekend words', announcementFrom: inHours(1) },
    };
    const refused = await save('/cms/settings/shop', fields);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Until is required');
    const reversed = await save('/cms/settings/shop', { ...fields, announcementUntil: inHours(0.5) });
    expect(await reversed.text()).toContain('Until must be after it begins');
    const saved = await save('/cms/settings/shop', { ...fields, announcementUntil: inHours(3) });
    expect(saved.status, await saved.clone().text()).toBe(200);
    await expect.poll(() => onHome('Every day words')).toBe(true);
    expect(await onHome('Weekend words')).toBe(false);
    expect(await (await shop().get('/api/shop')).text()).not.toContain('Weekend words');
    await pass(1.1);
    await expect.poll(() => onHome('Weekend words')).toBe(true);
    expect((await (await shop().get('/api/shop')).json()).announcement).toBe('Weekend words');
    await pass(2);
    await expect.poll(() => onHome('Weekend words')).toBe(false);
    expect(await onHome('Every day words')).toBe(true);
  });

  test('a time that is none, or ends before it begins, is named beside its field', async () => {
    const fields = { title: 'WRONG', order: '1', type: 'default' };
    for (const [times, message] of [
      [{ shownFrom: 'soon' }, 'Shown from must be a day and a time in London'],
      [{ shownFrom: inHours(2), shownUntil: inHours(1) }, 'Shown until must be after it begins'],
    ] as const) {
      const refused = await save('/cms/hero/new', { ...fields, ...times });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(message);
    }
  });
});

import { beforeAll, expect, test } from 'vitest';
import { describeOnSqlite, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnSqlite('a page the law asks for', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const command = async (intent: string, ids: string) =>
    (await postForm(shop(), '/cms/pages', { intent, ids, confirmed: 'yes' }, staff)).text();

  test('cannot be deleted, archived or made a draft, and the reason is given', async () => {
    const { id } = await page(shop(), 'privacy');
    for (const [intent, done] of [
      ['delete', 'deleted'],
      ['archive', 'archived'],
      ['unpublish', 'made drafts'],
    ]) {
      const answer = await command(intent ?? '', id);
      expect(answer).toContain(`such pages can be edited, not ${done}. Nothing was changed.`);
    }
    expect((await shop().get('/privacy')).status).toBe(200);
    const record = await (await shop().get(`/cms/pages/${id}`, staff)).text();
    expect(record).not.toContain('value="delete"');
  });

  test('keeps its address, and can be edited', async () => {
    const { id, title, version } = await page(shop(), 'privacy');
    const form = { title, body: 'Ours', slug: 'privacy', status: 'published', version: String(version) };
    for (const change of [{ slug: 'our-privacy' }, { status: 'draft' }]) {
      const refused = await postForm(shop(), `/cms/pages/${id}`, { ...form, ...change }, staff);
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('it keeps its address and stays published');
    }
    const saved = await postForm(shop(), `/cms/pages/${id}`, { ...form, title: 'Our privacy notice' }, staff);
    expect(saved.status).toBe(200);
    await expect.poll(async () => (await shop().get('/privacy')).text()).toContain('Our privacy notice');
  });

  test('another page or an article can be archived and restored', async () => {
    const { id, title } = await page(shop(), 'clean-brushes');
    await command('archive', id);
    await expect.poll(async () => (await shop().get('/beauty-tips/clean-brushes')).status).toBe(404);
    const list = async (query: string) => (await shop().get(`/cms/pages${query}`, staff)).text();
    expect(await list('')).not.toContain(title);
    expect(await list('?archived=yes')).toContain(title);
    expect(await (await shop().get('/sitemap.xml')).text()).not.toContain('clean-brushes');
    await command('restore', id);
    await expect.poll(async () => (await shop().get('/beauty-tips/clean-brushes')).status).toBe(200);
  });
});

function page(shop: TestShop, slug: string) {
  return shop.platform.db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
}

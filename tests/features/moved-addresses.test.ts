import { beforeAll, expect, test } from 'vitest';
import { describeOnSqlite, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnSqlite('an address that changed', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const follow = async (path: string) => {
    const response = await shop().get(path);
    return [response.status, response.headers.get('location')];
  };

  async function rename(kind: 'brands' | 'categories', from: string, to: string) {
    const { id, name, version } = await shop()
      .platform.db.selectFrom(kind)
      .select(['id', 'name', 'version'])
      .where('slug', '=', from)
      .executeTakeFirstOrThrow();
    const saved = await postForm(
      shop(),
      `/cms/${kind}/${id}`,
      { name, slug: to, version: String(version) },
      staff,
    );
    expect(saved.status).toBe(200);
  }

  test('of a category leads on, however often it changed', async () => {
    await rename('categories', 'skincare', 'skin-care');
    await expect
      .poll(() => follow('/categories/skincare?sort=rating'))
      .toEqual([301, '/categories/skin-care?sort=rating']);
    await rename('categories', 'skin-care', 'skin');
    for (const former of ['skincare', 'skin-care', 'Skincare'])
      for (const path of [`/categories/${former}`, `/products/${former}`])
        await expect.poll(() => follow(path)).toEqual([301, '/categories/skin']);
    expect(await (await shop().get('/sitemap.xml')).text()).not.toContain('/categories/skincare<');
  });

  test('leads nowhere else once it is in use again', async () => {
    await rename('categories', 'skin', 'skincare');
    await expect.poll(() => follow('/categories/skincare')).toEqual([200, null]);
    expect(await follow('/categories/skin')).toEqual([301, '/categories/skincare']);
    await rename('categories', 'makeup', 'skin');
    await expect.poll(() => follow('/categories/skin')).toEqual([200, null]);
    expect(await follow('/categories/makeup')).toEqual([301, '/categories/skin']);
  });

  test('of a brand leads on', async () => {
    await rename('brands', 'halden', 'halden-of-bergen');
    await expect
      .poll(() => follow('/products?brand=halden'))
      .toEqual([301, '/products?brand=halden-of-bergen']);
  });

  test('of a page or an article leads on, and so does a page that became an article', async () => {
    const created = await postForm(
      shop(),
      '/cms/pages/new',
      { kind: 'page', title: 'Our workshop', body: 'Words', status: 'published' },
      staff,
    );
    expect(created.status).toBe(302);
    await savePage(shop(), staff, 'our-workshop', { slug: 'the-workshop' });
    await expect.poll(() => follow('/pages/our-workshop')).toEqual([301, '/pages/the-workshop']);
    await savePage(shop(), staff, 'the-workshop', { kind: 'article' });
    await expect.poll(() => follow('/pages/our-workshop')).toEqual([301, '/beauty-tips/the-workshop']);
    expect(await follow('/pages/the-workshop')).toEqual([301, '/beauty-tips/the-workshop']);
    await savePage(shop(), staff, 'the-workshop', { slug: 'workshop' });
    await expect.poll(() => follow('/beauty-tips/the-workshop')).toEqual([301, '/beauty-tips/workshop']);
  });
});

async function savePage(
  shop: TestShop,
  staff: Record<string, string>,
  slug: string,
  change: Record<string, string>,
): Promise<void> {
  const { id, title, body, kind, version } = await shop.platform.db
    .selectFrom('pages')
    .select(['id', 'title', 'body', 'kind', 'version'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const form = { title, body, kind, slug, status: 'published', version: String(version), ...change };
  expect((await postForm(shop, `/cms/pages/${id}`, form, staff)).status).toBe(200);
}

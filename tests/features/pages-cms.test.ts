import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('pages and articles in /cms', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const save = (path: string, fields: Record<string, string>) => postForm(shop(), path, fields, staff);
  const read = async (path: string) => plain(await (await shop().get(path, staff)).text());

  test('the list has them all, searched by title and text, filtered by kind and status', async () => {
    const all = await read('/cms/pages');
    for (const title of ['Privacy notice', 'Clean brushes, better makeup']) expect(all).toContain(title);
    expect(await read('/cms/pages?kind=article')).not.toContain('Privacy notice');
    expect(await read('/cms/pages?status=draft')).toContain('No page found');
    const found = await read('/cms/pages?search=phenoxyethanol');
    expect(found).toContain('How to read the back of the bottle');
    expect(found).not.toContain('Privacy notice');
  });

  test('a draft is seen by nobody; published it has its address, its link in the footer and its place in the audit log', async () => {
    const fields = {
      kind: 'page',
      title: 'Gift wrapping',
      body: '## Ribbons\n\nBy {{shop.name}}, **free**.\n\n{{product:rose-radiance-serum}}',
      footer: 'help',
      footerLabel: 'Gifts',
    };
    const created = await save('/cms/pages/new', { ...fields, status: 'draft' });
    expect(created.status).toBe(302);
    expect((await shop().get('/pages/gift-wrapping')).status).toBe(404);
    const { id, published_at } = await page(shop(), 'gift-wrapping');
    expect(published_at).toBeNull();
    const saved = await save(`/cms/pages/${id}`, {
      ...fields,
      slug: 'gift-wrapping',
      status: 'published',
      version: '1',
    });
    expect(saved.status).toBe(200);
    await expect.poll(async () => (await shop().get('/pages/gift-wrapping')).status).toBe(200);
    const html = plain(await (await shop().get('/pages/gift-wrapping')).text());
    expect(html).toContain('<h2 id="ribbons">Ribbons</h2>');
    expect(html).toContain('By Zabelle, <strong>free</strong>.');
    expect(html).toContain('href="/product/rose-radiance-serum"');
    expect(plain(await (await shop().get('/about')).text())).toContain('href="/pages/gift-wrapping"');
    const log = await shop()
      .platform.db.selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('at')
      .execute();
    expect(log.map(({ action }) => action).toSorted()).toEqual(['page.create', 'page.update']);
  });

  test('visitors see an edited page at their next visit', async () => {
    const { id, version, title, body, summary } = await page(shop(), 'cookies');
    await shop().get('/cookies');
    const fields = { kind: 'page', title, slug: 'cookies', summary, footer: 'legal', status: 'published' };
    await save(`/cms/pages/${id}`, { ...fields, body: `${body}\n\nBaked by us.`, version: String(version) });
    await expect.poll(() => read('/cookies')).toContain('Baked by us.');
  });

  test('an article is linked to products in their order; unknown ones are left out', async () => {
    await save('/cms/pages/new', {
      kind: 'article',
      title: 'On roses',
      body: 'A rose.',
      status: 'published',
      products: 'wild-rose-solid-perfume no-such rose-radiance-serum',
    });
    await expect.poll(() => read('/beauty-tips')).toContain('On roses');
    const article = await read('/beauty-tips/on-roses');
    const grid = article.slice(article.indexOf('In this article'));
    expect(grid.indexOf('wild-rose-solid-perfume')).toBeGreaterThan(0);
    expect(grid.indexOf('rose-radiance-serum')).toBeGreaterThan(grid.indexOf('wild-rose-solid-perfume'));
    expect(article).toContain('"@type":"Article"');
  });

  test('missing and unknown values are named and the submitted ones shown', async () => {
    const refused = await save('/cms/pages/new', { summary: 'Kept words', body: 'By {{shop.nmae}}' });
    expect(refused.status).toBe(422);
    const text = plain(await refused.text());
    for (const words of [
      'Error saving page. Please try again.',
      'Title is required',
      'does not know',
      'Kept words',
    ])
      expect(text).toContain(words);
    const taken = await save('/cms/pages/new', {
      title: 'Privacy',
      slug: 'privacy',
      body: 'x',
      kind: 'article',
    });
    expect(taken.status).toBe(409);
    const html = plain(await taken.text());
    expect(html).toContain('Another page has this slug');
    expect(html).toContain('Error saving article. Please try again.');
  });

  test('the second of two people saving one page is refused, and may save over it', async () => {
    const { id } = await page(shop(), 'terms');
    const fields = {
      kind: 'page',
      title: 'Terms',
      slug: 'terms',
      footer: 'legal',
      status: 'published',
      version: '1',
    };
    expect((await save(`/cms/pages/${id}`, { ...fields, body: 'First' })).status).toBe(200);
    const second = await save(`/cms/pages/${id}`, { ...fields, body: 'Second' });
    expect(second.status).toBe(409);
    expect(plain(await second.text())).toContain('Nothing was overwritten');
    expect((await page(shop(), 'terms')).body).toBe('First');
    await save(`/cms/pages/${id}`, { ...fields, body: 'Second', saveOver: '2' });
    expect((await page(shop(), 'terms')).body).toBe('Second');
  });

  test('the footer follows the owner’s order', async () => {
    const { id } = await page(shop(), 'faq');
    const form = await (await shop().get('/cms/pages/order', staff)).text();
    const opened = /name="opened" value="([^"]+)"/.exec(form)?.[1] ?? '';
    await postForm(shop(), '/cms/pages/order', { ids: id, opened }, staff);
    await expect
      .poll(async () => before(await read('/contact'), 'href="/faq"', 'href="/shipping"'))
      .toBe(true);
  });

  test('the preview is what visitors get, with nothing in it that could run', async () => {
    const response = await postForm(
      shop(),
      '/cms/pages/reading',
      {
        body: '## {{shop.name}}\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n{{product:rose-radiance-serum}}',
      },
      staff,
    );
    const { blocks, products } = await response.json();
    expect(blocks.map(({ kind }: { kind: string }) => kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'product',
    ]);
    expect(JSON.stringify(blocks)).not.toContain('javascript:');
    expect(products).toHaveLength(1);
  });

  test('products are found by a few letters, and Ctrl K finds pages by their title', async () => {
    const found = await (await shop().get('/cms/pages/products?text=rose+rad', staff)).json();
    expect(found.products[0]).toMatchObject({ slug: 'rose-radiance-serum', isShown: true });
    expect(await read('/cms/jump?text=privacy')).toContain('Privacy notice');
    expect(await read('/cms/jump?text=new+art')).toContain('New article');
  });

  test('a picture in a text or on a cover counts as used', async () => {
    const { db } = shop().platform;
    const key = '0123456789abcdef0123-800x500';
    await db
      .insertInto('pictures')
      .values({
        key,
        width: 800,
        height: 500,
        bytes: 1,
        name: 'cover',
        created_at: '2020-01-01T00:00:00.000Z',
      })
      .execute();
    expect(await read('/cms/pictures?use=unused')).toContain(key);
    await db
      .updateTable('pages')
      .set({ body: `![A cover](/media/${key}/800.webp)` })
      .where('slug', '=', 'faq')
      .execute();
    expect(await read('/cms/pictures?use=unused')).not.toContain(key);
  });

  test('an unpublished page leaves the shop and its footer, deleting asks first', async () => {
    const { id } = await page(shop(), 'faq');
    await save('/cms/pages', { intent: 'unpublish', ids: id });
    await expect.poll(async () => (await shop().get('/faq')).status).toBe(404);
    expect(plain(await (await shop().get('/')).text())).not.toContain('href="/faq"');
    await save('/cms/pages', { intent: 'publish', ids: id });
    await expect.poll(async () => (await shop().get('/faq')).status).toBe(200);
    const question = plain(await (await save('/cms/pages', { intent: 'delete', ids: id })).text());
    expect(question).toContain('Are you sure you want to delete this page?');
    expect(question).toContain('This action cannot be undone.');
    await save('/cms/pages', { intent: 'delete', ids: id, confirmed: 'yes' });
    await expect.poll(async () => (await shop().get('/faq')).status).toBe(404);
    expect((await shop().get(`/cms/pages/${id}`, staff)).status).toBe(404);
    const article = await page(shop(), 'clean-brushes');
    const askedArticle = plain(
      await (await save('/cms/pages', { intent: 'delete', ids: article.id })).text(),
    );
    expect(askedArticle).toContain('Are you sure you want to delete this article?');
  });
});

function before(text: string, one: string, other: string): boolean {
  return text.indexOf(one) >= 0 && text.indexOf(one) < text.indexOf(other);
}

function page(shop: TestShop, slug: string) {
  return shop.platform.db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
}

function plain(text: string): string {
  return text.replaceAll('<!-- -->', '');
}

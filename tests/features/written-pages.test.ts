import { expect, test } from 'vitest';
import { articles } from '#database/seed/articles/articles.ts';
import { demoPictures } from '#database/seed/demo-pictures.ts';
import { STANDING_PAGES } from '#domain/content/page.ts';
import { longDay } from '#domain/text/london-day.ts';
import { addStandingPages } from '#operations/content/add-standing-pages.ts';
import { DELIVERY_FORM } from '../support/delivery-settings.ts';
import { deliverBy, flatPlan } from '../support/flat-plan.ts';
import { describeOnSqlite, openTestShop, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { testStamp } from '../support/test-stamp.ts';

describeOnSqlite('the pages every shop has', (shop) => {
  test('each has its text, the date of its last change and a link in the footer', async () => {
    const home = await text(shop(), '/');
    for (const slug of STANDING_PAGES) {
      const response = await shop().get(`/${slug}`);
      expect(response.status, slug).toBe(200);
      const page = plain(await response.text());
      expect(page, slug).toContain(`Last changed ${longDay(testStamp().now)}`);
      expect(page, slug).toContain('Still have a question?');
      expect(page, slug).not.toContain('{{');
      expect(home, slug).toContain(`href="/${slug}"`);
    }
  });

  test('are true of returns, storage and the law', async () => {
    const returns = await text(shop(), '/returns');
    for (const words of ['Model cancellation form', 'Consumer Rights Act 2015', 'hygiene seal', '14 days'])
      expect(returns).toContain(words);
    const cookies = await text(shop(), '/cookies');
    for (const key of ['cart', 'currentOrder', 'deliveryPlace', 'orders', 'confirmations', 'unpaidOrder'])
      expect(cookies).toContain(key);
    expect(await text(shop(), '/faq')).toContain('"@type":"FAQPage"');
  });

  test('follow the settings: name, address and the price of delivery', async () => {
    const owner = await signInAs(shop(), 'owner');
    expect(await text(shop(), '/shipping')).toContain('£5.99');
    const saved = await postForm(
      shop(),
      '/cms/settings/delivery',
      {
        ...DELIVERY_FORM,
        returnAddress: '1 Return Row\nLeeds',
        version: '0',
      },
      owner,
    );
    expect(saved.status).toBe(200);
    await deliverBy(shop(), flatPlan({ pricePence: 350, freeFromPence: 4000 }));
    await expect.poll(() => text(shop(), '/shipping')).toContain('£3.50');
    expect(await text(shop(), '/shipping')).toContain('The price is the same for all of them.');
    expect(await text(shop(), '/returns')).toContain('1 Return Row, Leeds');
    expect(await text(shop(), '/terms')).not.toContain('Company number');
  });

  test('an unpublished or unknown page responds 404, an address in capitals redirects', async () => {
    expect((await shop().get('/pages/no-such')).status).toBe(404);
    expect((await shop().get('/beauty-tips/no-such')).status).toBe(404);
    const standing = await shop().get('/pages/privacy');
    expect([standing.status, standing.headers.get('location')]).toEqual([301, '/privacy']);
    const capital = await shop().get('/beauty-tips/Clean-Brushes');
    expect([capital.status, capital.headers.get('location')]).toEqual([301, '/beauty-tips/clean-brushes']);
  });

  test('each article of the demo has a picture of its own, with a text and for sharing', async () => {
    const index = await (await shop().get('/beauty-tips')).text();
    for (const { slug } of articles) {
      const picture = demoPictures[`article-${slug}`];
      const page = await (await shop().get(`/beauty-tips/${slug}`)).text();
      for (const html of [page, index]) {
        expect(html, slug).toContain(`alt="${picture?.alt}"`);
        expect(html, slug).toContain(`/${picture?.key}/`);
      }
      expect(page, slug).toMatch(new RegExp(`"image":"[^"]*${picture?.key}`));
    }
  });

  test('a page that nobody edited follows the release', async () => {
    const { platform } = shop();
    const { db } = platform;
    await addStandingPages(platform);
    await db
      .updateTable('pages')
      .set({ body: 'Words of an earlier release', summary: 'Of before' })
      .where('slug', '=', 'returns')
      .execute();
    expect(await addStandingPages(platform)).toBe(true);
    const page = await text(shop(), '/returns');
    expect(page).toContain('Model cancellation form');
    expect(page).not.toContain('Of before');
    expect(await addStandingPages(platform)).toBe(false);
  });

  test('the owner’s edit and deletion outlive the next start', async () => {
    const { platform } = shop();
    const { db } = platform;
    await addStandingPages(platform);
    await db
      .updateTable('pages')
      .set({ body: 'Our own words', version: 2 })
      .where('slug', '=', 'privacy')
      .execute();
    await db.deleteFrom('pages').where('slug', '=', 'accessibility').execute();
    expect(await addStandingPages(platform)).toBe(false);
    const rows = await db.selectFrom('pages').select(['slug', 'body']).execute();
    expect(rows.find(({ slug }) => slug === 'privacy')?.body).toBe('Our own words');
    expect(rows.some(({ slug }) => slug === 'accessibility')).toBe(false);
  });
});

test('an article is shared with its own picture', async () => {
  const shop = await openTestShop('sqlite', { publicUrl: 'https://zabelle.example' });
  const page = await (await shop.get('/beauty-tips/clean-brushes')).text();
  const key = demoPictures['article-clean-brushes']?.key;
  expect(page).toContain(`property="og:image" content="https://zabelle.example/media/${key}/`);
  await shop.close();
});

describeOnSqlite('the magazine', (shop) => {
  test('lists its articles with the newest first, and every article has products, neighbours and facts', async () => {
    const index = await text(shop(), '/beauty-tips');
    const articles = [
      ...new Set([...index.matchAll(/href="(\/beauty-tips\/[a-z-]+)"/g)].map(([, path = '']) => path)),
    ];
    expect(articles.length).toBeGreaterThanOrEqual(7);
    expect(articles[0]).toBe('/beauty-tips/the-order-of-skincare');
    for (const path of articles) {
      const page = await text(shop(), path);
      expect(page, path).toContain('"@type":"Article"');
      expect(page, path).toContain('The Zabelle team');
      expect(page, path).toContain('In this article');
      expect(page, path).toContain('/product/');
    }
    expect(await text(shop(), '/')).toContain('href="/beauty-tips"');
  });

  test('is removed with the demo content, except changed articles; other pages stay', async () => {
    const owner = await signInAs(shop(), 'owner');
    const { db } = shop().platform;
    await db.updateTable('pages').set({ version: 2 }).where('slug', '=', 'clean-brushes').execute();
    await postForm(shop(), '/cms/settings/demo', { intent: 'remove', confirmed: 'yes' }, owner);
    const left = await db.selectFrom('pages').select('slug').where('kind', '=', 'article').execute();
    expect(left).toEqual([{ slug: 'clean-brushes' }]);
    expect((await shop().get('/privacy')).status).toBe(200);
  });
});

describeOnSqlite('a hostile text', (shop) => {
  test('is shown as plain text', async () => {
    const { db } = shop().platform;
    await db
      .updateTable('pages')
      .set({ body: 'A <script>alert("x")</script> [y](javascript:alert(2)) <img src=x onerror=alert(3)>' })
      .where('slug', '=', 'cookies')
      .execute();
    const page = await (await shop().get('/cookies')).text();
    const body = page.slice(page.indexOf('class="prose"'), page.indexOf('Still have a question?'));
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toMatch(/<script|<img|javascript:/);
  });
});

test('a shop that never was a demo has its pages and no article', async () => {
  const shop = await openTestShop('sqlite', { demoShop: false });
  const { db } = shop.platform;
  await db.deleteFrom('pages').execute();
  expect(await addStandingPages(shop.platform)).toBe(true);
  const rows = await db.selectFrom('pages').select(['kind', 'status']).execute();
  expect(rows).toHaveLength(STANDING_PAGES.length);
  expect(rows.every(({ kind, status }) => kind !== 'article' && status === 'published')).toBe(true);
  await shop.close();
});

test('the sitemap names pages and articles', async () => {
  const shop = await openTestShop('sqlite', { publicUrl: 'https://shop.example' });
  const xml = await (await shop.get('/sitemap.xml')).text();
  expect(xml).toContain('<loc>https://shop.example/returns</loc>');
  expect(xml).toContain('<loc>https://shop.example/beauty-tips/clean-brushes</loc>');
  await shop.close();
});

async function text(shop: TestShop, path: string): Promise<string> {
  return plain(await (await shop.get(path)).text());
}

function plain(page: string): string {
  return page.replaceAll('<!-- -->', '');
}

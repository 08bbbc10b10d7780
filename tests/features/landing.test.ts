import { expect, test } from 'vitest';
import { LANDING_SLUGS } from '#domain/listing/landing-slug.ts';
import { describeOnSqlite, openTestShop, type TestShop } from '../support/shop.ts';

describeOnSqlite('the landing pages', (shop) => {
  test('each shows products of the catalogue under themes, none twice', async () => {
    for (const slug of LANDING_SLUGS) {
      const { status, html } = await read(shop(), `/${slug}`);
      expect(status, slug).toBe(200);
      expect(html.match(/<h1/g), slug).toHaveLength(1);
      const products = productsOf(html);
      expect(products.length, slug).toBeGreaterThan(2);
      expect(new Set(products).size, slug).toBe(products.length);
      expect(themesOf(html).length, slug).toBeGreaterThan(1);
    }
  });

  test('a theme holds products that match its words', async () => {
    const { html } = await read(shop(), '/skincare');
    expect(themesOf(html)).toEqual(['cleanse', 'treat', 'moisturise', 'protect', 'more']);
    expect(productsOf(themeOf(html, 'protect'))).toEqual(['daylight-mineral-fluid-spf-30']);
    expect(productsOf(themeOf(html, 'cleanse'))).toContain('damask-cleansing-balm');
    const { html: barber } = await read(shop(), '/barber-supplies');
    expect(productsOf(themeOf(barber, 'cut'))).toContain('tilt-cutting-scissors');
    expect(themesOf(barber), 'nothing in the catalogue is for shaving').not.toContain('shave');
  });

  test('the figures are those of the listing', async () => {
    const { html } = await read(shop(), '/skincare');
    const [, count = '', price = ''] = /(\d+) products from £([\d.]+)/.exec(html) ?? [];
    const listing = (await read(shop(), '/categories/skincare?sort=price-low')).html;
    expect(listing).toContain(`${count} products`);
    expect(listing).toContain(`£${price}`);
  });

  test('the trail is described for search engines', async () => {
    const { html } = await read(shop(), '/nail-care');
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(facts)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Nail Care' }],
    });
  });

  test('all of them are in the footer', async () => {
    const { html } = await read(shop(), '/about');
    for (const slug of LANDING_SLUGS) expect(html).toContain(`href="/${slug}"`);
  });

  test("the head's text describes its picture", async () => {
    const { html } = await read(shop(), '/skincare');
    expect(html).toContain('alt="Serum, cream and mist side by side"');
    const { html: nails } = await read(shop(), '/nail-care');
    expect(nails, 'of a product where the page has no category').toMatch(/<img [^>]*alt="[^"]*Nail Lacquer"/);
  });

  test('the trade page opens with the picture nearest to the trade', async () => {
    const { html } = await read(shop(), '/wholesale');
    expect(html).toContain('alt="Paddle brush, hair straightener, comb and scissors laid out"');
  });

  test('categories of other names are found by their words', async () => {
    const { db } = shop().platform;
    await db
      .updateTable('categories')
      .set({ slug: 'facial-serums', name: 'Facial Serums' })
      .where('slug', '=', 'skincare')
      .execute();
    shop().pages.catalogueChanged();
    const { html } = await read(shop(), '/skincare');
    expect(html).toContain('href="/categories/facial-serums"');
    expect(themesOf(html)).toContain('treat');
  });

  test('sold-out products are not shown, and a page where all are has a friendly notice', async () => {
    const { db } = shop().platform;
    for (const word of ['Nail', 'Coat', 'Cuticle'])
      await db.updateTable('products').set({ stock: 0 }).where('name', 'like', `%${word}%`).execute();
    shop().pages.catalogueChanged();
    expect(themesOf((await read(shop(), '/nail-care')).html)).toEqual(['hands']);
    await db.updateTable('products').set({ stock: 0 }).execute();
    shop().pages.catalogueChanged();
    const { status, html } = await read(shop(), '/nail-care');
    expect(status).toBe(200);
    expect(html).toContain('All sold out for the moment');
    expect(html).toContain('href="/products"');
  });

  test('a catalogue without such products leads to all products', async () => {
    const { db } = shop().platform;
    await db.updateTable('products').set({ status: 'archived' }).execute();
    shop().pages.catalogueChanged();
    const { status, html } = await read(shop(), '/spa-essentials');
    expect(status).toBe(200);
    expect(html).toContain('Nothing on this shelf yet');
  });
});

test('each is in the sitemap, with itself as its canonical address', async () => {
  const shop = await openTestShop('sqlite', { publicUrl: 'https://zabelle.example' });
  const html = await (await shop.get('/makeup-artist?ref=letter')).text();
  expect(html).toContain('<link rel="canonical" href="https://zabelle.example/makeup-artist"/>');
  const sitemap = await (await shop.get('/sitemap.xml')).text();
  for (const slug of LANDING_SLUGS) expect(sitemap).toContain(`https://zabelle.example/${slug}</loc>`);
  await shop.close();
});

test('a catalogue that cannot be read gives the empty page with 503', async () => {
  const shop = await openTestShop('sqlite');
  await shop.platform.db.schema.alterTable('products').renameTo('hidden').execute();
  shop.expectError(/no such table/);
  const { status, html } = await read(shop, '/skincare');
  expect(status).toBe(503);
  expect(html).toContain('Nothing on this shelf yet');
  await shop.close();
});

async function read(shop: TestShop, path: string): Promise<{ status: number; html: string }> {
  const response = await shop.get(path);
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') };
}

function themesOf(html: string): string[] {
  return [...html.matchAll(/<section id="([a-z-]+)"/g)].map(([, id = '']) => id);
}

function themeOf(html: string, id: string): string {
  return html.split(`<section id="${id}"`)[1]?.split('</section>')[0] ?? '';
}

function productsOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="\/product\/([^"]+)"/g)].map(([, slug = '']) => slug);
}

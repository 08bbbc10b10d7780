import { expect, test } from 'vitest';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { describeOnSqlite, openTestShop, type TestShop } from '../support/shop.ts';

describeOnSqlite('the public pages', (shop) => {
  test('the home page has its sections in order', async () => {
    const page = await textOf(shop(), '/');
    const order = [
      'BEAUTY REDEFINED',
      'SALON QUALITY AT HOME',
      'MAKEUP MAGIC',
      'Trending Beauty Products',
      'Shop by category',
      'New in',
      'Beauty Essentials Collection',
      'What Our Customers Say',
    ].map((words) => page.indexOf(words));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    for (const words of [
      'Shop Now - Free Shipping',
      'on orders over £50',
      'Watch tutorial',
      'FEATURED',
      'Up to 70% off',
    ]) {
      expect(page.includes(words), words).toBe(true);
    }
    for (const percent of [60, 50, 70, 45, 35, 55])
      expect(page.includes(`Up to ${percent}% off`), `${percent}`).toBe(true);
  });

  test('a new product is in the row of new ones until it sells out', async () => {
    const { db } = shop().database;
    const newIn = async () =>
      /aria-labelledby="new-in".*?<\/section>/s.exec(await (await shop().get('/')).text())?.[0] ?? '';
    const change = (to: { created_at?: string; stock?: number }) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('products').set(to).where('slug', '=', 'gloss-standard-conditioner').execute();
        await moveCatalogueRevision(trx);
      });
    expect((await newIn()).match(/<article/g)).toHaveLength(4);
    expect(await newIn()).not.toContain('/product/gloss-standard-conditioner"');
    await change({ created_at: '2999-01-01T00:00:00.000Z' });
    await expect.poll(newIn, { timeout: 5000 }).toContain('/product/gloss-standard-conditioner"');
    await change({ stock: 0 });
    await expect.poll(newIn, { timeout: 5000 }).not.toContain('/product/gloss-standard-conditioner"');
    await change({ created_at: '2025-01-01T00:00:00.000Z', stock: 160 });
  });

  test('styles load first and scripts after first paint', async () => {
    const page = await (await shop().get('/')).text();
    const [seen = '', later = ''] = page.split('<template id="late-links">');
    const [first, ...others] = seen.match(/<link [^>]*>/g) ?? [];
    expect(first).toContain('rel="stylesheet"');
    expect(others.filter((link) => /stylesheet|modulepreload/.test(link))).toEqual([]);
    expect(seen).not.toMatch(/<script[^>]* (src|type="module")/);
    expect(later.match(/<link rel="modulepreload"/g)?.length).toBeGreaterThan(5);
  });

  test('a page drawn by script loads it at once, after its styles', async () => {
    for (const path of ['/cart', '/checkout', '/wishlist']) {
      const page = await (await shop().get(path)).text();
      const [first, ...others] = page.match(/<link [^>]*>/g) ?? [];
      expect(first, path).toContain('rel="stylesheet"');
      const scripts = others.filter((link) => link.includes('modulepreload'));
      expect(scripts.length, path).toBeGreaterThan(5);
      for (const link of scripts) expect(link, path).toMatch(/ fetchpriority="low"/i);
      expect(page, path).toContain('<script type="module"');
    }
  });

  test('each featured brand shows the picture of its best product and one whole sentence', async () => {
    const html = await (await shop().get('/brands')).text();
    const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      expect(card).toContain('shelf-card-picture');
      expect(plain(card).match(/[.!?]<\/p>/g), card.slice(0, 200)).toHaveLength(1);
    }
    const { url } = await shop()
      .platform.db.selectFrom('products')
      .innerJoin('brands', 'brands.id', 'products.brand_id')
      .innerJoin('product_pictures', 'product_pictures.product_id', 'products.id')
      .where('brands.slug', '=', 'halden')
      .where('product_pictures.position', '=', 0)
      .select('product_pictures.url')
      .orderBy('products.weighted_rating', 'desc')
      .executeTakeFirstOrThrow();
    expect(cards.find((card) => card.includes('halden'))).toContain(url);
  });

  test('an unknown path shows the home page with 404 and a notice', async () => {
    const response = await shop().get('/no/such/page');
    expect(response.status).toBe(404);
    const page = plain(await response.text());
    expect(page).toContain('BEAUTY REDEFINED');
    expect(page).toContain('noindex');
  });

  test('an unknown product responds 404, a renamed one redirects', async () => {
    const missing = await shop().get('/product/no-such');
    expect(missing.status).toBe(404);
    const page = plain(await missing.text());
    expect(page).toContain('Error loading product');
    expect(page).toContain('Please try again later');
    const { db } = shop().platform;
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'rose-radiance-serum')
      .executeTakeFirstOrThrow();
    await db.insertInto('former_product_slugs').values({ slug: 'old-rose', product_id: id }).execute();
    const renamed = await shop().get('/product/old-rose');
    expect([renamed.status, renamed.headers.get('location')]).toEqual([301, '/product/rose-radiance-serum']);
  });

  test('the other address of a category redirects, an unknown category is empty', async () => {
    const other = await shop().get('/products/makeup?sort=rating');
    expect([other.status, other.headers.get('location')]).toEqual([301, '/categories/makeup?sort=rating']);
    const unknown = await shop().get('/categories/no-such');
    expect(unknown.status).toBe(404);
    expect(plain(await unknown.text())).toContain('No Products Found');
  });

  test('the listing is complete in its HTML: filters, count, pages and unit prices', async () => {
    const page = await textOf(shop(), '/products');
    expect(page).toContain(`${demoProducts.length} products`);
    expect(page).toContain('/ litre');
    expect(page).toContain('page=2');
    expect(await textOf(shop(), '/products?search=nothingfindsthis')).toContain('No Products Found');
  });

  test('the list view describes each product, an empty result shows popular ones', async () => {
    const firstWords = 'Velvet seats, face powder and a crush of coats';
    expect(await textOf(shop(), '/products?view=list&sort=name')).toContain(firstWords);
    expect(await textOf(shop(), '/products?sort=name')).not.toContain(firstWords);
    const nothing = await textOf(shop(), '/products?search=nothingfindsthis');
    expect(nothing).toContain('Our favourites');
    expect(nothing).toContain('Add to Cart');
    expect(nothing).not.toContain('Clear all filters');
  });

  test('the first photograph of a product is of the selected shade', async () => {
    const html = await (await shop().get('/product/rouge-de-perle-satin-lipstick?variant=framboise')).text();
    const [first = ''] = html.slice(html.indexOf('id="picture-1"')).match(/<img [^>]*>/) ?? [];
    expect(first).toContain('alt="Rouge de Perle Satin Lipstick in Framboise"');
    expect(html).toMatch(
      /<input[^>]*value="Framboise"[^>]*checked=""|<input[^>]*checked=""[^>]*value="Framboise"/,
    );
  });

  test('a sold-out product says so on its button and promises no delivery day', async () => {
    const soldOut = await textOf(shop(), '/product/hold-fast-setting-mist');
    expect(soldOut).toMatch(/aria-label="Add to Cart, sold out"[^>]*>Sold out</);
    expect(soldOut).not.toMatch(/[Dd]elivered (in|by)/);
    expect(await textOf(shop(), '/product/rose-radiance-serum')).toContain('Delivered in 3-5 working days');
    const found = await textOf(shop(), '/products?search=hold+fast+setting+mist');
    expect(found).toContain('Add to Cart: Hold Fast Setting Mist, sold out');
  });

  test('a product page carries structured data from real facts only', async () => {
    const html = await (await shop().get('/product/rose-radiance-serum')).text();
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
      ([, json = '']) => JSON.parse(json),
    );
    const product = facts.find((fact) => fact['@type'] === 'Product');
    expect(product).toMatchObject({ name: 'Rose Radiance Serum', brand: { name: 'Orla & Wren' } });
    expect(JSON.stringify(product)).toContain('"priceCurrency":"GBP"');
    expect(product.aggregateRating, 'example ratings are no facts').toBeUndefined();
    const trail = facts.find((fact) => fact['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement[1]).toMatchObject({ name: 'Products', item: '/products' });
  });

  test('without PUBLIC_URL the canonical address is whole on the local machine alone', async () => {
    const canonicalAt = async (host: string) => {
      const html = await (await shop().getByPort(host, '/products')).text();
      return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    };
    expect(await canonicalAt('localhost:3000')).toBe('http://localhost:3000/products');
    expect(await canonicalAt('127.0.0.1:3000')).toBe('http://127.0.0.1:3000/products');
    expect(await canonicalAt('evil.example:3000')).toBe('/products');
    expect(await canonicalAt('localhost.evil.example:3000')).toBe('/products');
  });

  test('without PUBLIC_URL the canonical address and the structured data are paths', async () => {
    const path = '/product/rose-radiance-serum';
    const html = await (await shop().get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`);
    expect(html).toContain(`"url":"${path}"`);
    for (const page of ['/', '/products?page=2', '/categories/makeup', '/about'])
      expect(await (await shop().get(page)).text()).toContain(`<link rel="canonical" href="${page}"/>`);
  });

  test('every part of a page is in its place in the HTML', async () => {
    for (const path of [
      '/',
      '/products',
      '/product/rose-radiance-serum',
      '/skincare',
      '/about',
      '/beauty-tips',
    ])
      expect(await (await shop().get(path)).text(), path).not.toMatch(/<div hidden|<template id="[BP]:/);
  });

  test('the sitemap lists the pages and robots.txt links to it', async () => {
    const sitemap = await (await shop().get('/sitemap.xml', {}, 'http://localhost:3000')).text();
    expect(sitemap).toContain('<loc>http://localhost:3000/product/rose-radiance-serum</loc>');
    expect(sitemap).toContain('/categories/makeup</loc>');
    const robots = await (await shop().get('/robots.txt', {}, 'http://192.168.1.7:3000')).text();
    expect(robots).toContain('Sitemap: http://192.168.1.7:3000/sitemap.xml');
  });

  test('a Host header from outside is never repeated to others', async () => {
    for (const path of [
      '/',
      '/products',
      '/sitemap.xml',
      '/robots.txt',
      '/api/openapi.json',
      '/api/products',
    ]) {
      const response = await shop().get(path, {}, 'http://evil.example');
      expect(await response.text(), path).not.toContain('evil.example');
    }
    expect((await shop().get('/sitemap.xml', {}, 'http://10.evil.example')).status).toBe(404);
  });

  test('every link of the home page leads to a page', async () => {
    const html = await (await shop().get('/')).text();
    const links = new Set(
      [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    );
    // One of each kind: the menu alone has a link for every type of product.
    const kinds = new Map([...links].map((link) => [link.replace(/=[^&]*/g, ''), link]));
    for (const link of kinds.values()) expect((await shop().get(link)).status, link).toBeLessThan(400);
  });
});

test('many categories are some cards and an index from A to Z, all linked', async () => {
  const shop = await openTestShop('sqlite');
  const { db } = shop.platform;
  const now = new Date(0).toISOString();
  const names = Array.from({ length: 30 }, (_, index) => `Kind ${index}`);
  await db.transaction().execute(async (trx) => {
    const rows = names.map((name) => ({
      id: name,
      slug: slugFrom(name),
      name,
      description: '',
      color: '#ff69b4',
      icon: 'tags',
      created_at: now,
      updated_at: now,
    }));
    await trx.insertInto('categories').values(rows).execute();
    await moveCatalogueRevision(trx);
  });
  const page = await (await shop.get('/categories')).text();
  expect(page.match(/Explore Collection/g)).toHaveLength(12);
  expect(plain(page)).toContain('All categories, A to Z');
  for (const name of ['Skincare', ...names]) expect(page).toContain(`href="/categories/${slugFrom(name)}"`);
  await shop.close();
});

test('a shop that is no demo makes no example claims', async () => {
  const shop = await openTestShop('sqlite', { demoShop: false });
  const home = await textOf(shop, '/');
  expect(home).not.toContain('What Our Customers Say');
  expect(home).not.toContain('Demo shop');
  expect(await textOf(shop, '/about')).not.toContain('50K+');
  await shop.close();
});

test('a catalogue that cannot be read gives the empty state with 503, not cached', async () => {
  const shop = await openTestShop('sqlite');
  await shop.platform.db.schema.alterTable('products').renameTo('hidden').execute();
  shop.expectError(/no such table/);
  for (const [path, words] of [
    ['/products', 'No Products Found'],
    ['/', 'No Products Found'],
    ['/categories', 'No categories found'],
    ['/product/rose-radiance-serum', 'Error loading product'],
  ] as const) {
    const response = await shop.get(path);
    expect(response.status, path).toBe(503);
    expect(response.headers.get('cache-control'), path).toBe('no-store');
    expect(plain(await response.text()).includes(words), path).toBe(true);
  }
  await shop.close();
});

test('links keep their addresses', () => {
  expect({
    search: paths.search('rose & co'),
    brand: paths.brand('orla-wren'),
    category: paths.category('makeup'),
    product: paths.product('rose'),
    confirmation: paths.confirmation('ZA123456789'),
    signIn: cmsPaths.signIn('/cms/orders?page=2'),
    orders: cmsPaths.orders(),
  }).toMatchInlineSnapshot(`
    {
      "brand": "/products?brand=orla-wren",
      "category": "/categories/makeup",
      "confirmation": "/checkout?order=ZA123456789",
      "orders": "/cms/orders",
      "product": "/product/rose",
      "search": "/products?search=rose+%26+co",
      "signIn": "/cms/sign-in?to=%2Fcms%2Forders%3Fpage%3D2",
    }
  `);
});

async function textOf(shop: TestShop, path: string): Promise<string> {
  return plain(await (await shop.get(path)).text());
}

function plain(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
}

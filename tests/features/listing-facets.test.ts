import { expect, test } from 'vitest';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { listProductsAndFacets } from '#database/queries/listing/list-products.ts';
import { parseListing } from '#domain/listing/listing.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';

describeOnBothEngines('filters of a listing', (shop) => {
  const read = (search: string) =>
    listProductsAndFacets(shop().database.db, parseListing(new URLSearchParams(search)));
  const slugs = async (search: string) => (await read(search)).results.items.map(({ id }) => id);
  const page = async (path: string) => {
    const response = await shop().get(path);
    return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') };
  };

  test('every value a filter offers leaves as many products as it says', async () => {
    for (const asked of [
      '',
      'category=makeup',
      'search=serum',
      'category=skincare&concern=dryness&stock=in',
    ]) {
      const { facets } = await read(asked);
      expect(facets.groups.length, asked).toBeGreaterThan(4);
      for (const { param, options } of facets.groups)
        for (const { slug, count } of options) {
          const others = new URLSearchParams(asked);
          others.set(param, slug);
          expect((await read(String(others))).results.total, `${others}`).toBe(count);
        }
    }
  });

  test('types, attributes, prices, shades and sizes are filters', async () => {
    const { facets } = await read('category=makeup');
    const params = facets.groups.map(({ param }) => param);
    expect(params).toEqual(
      expect.arrayContaining(['type', 'price', 'rating', 'shade', 'finish', 'standard']),
    );
    const lipsticks = await slugs('category=makeup&type=lipstick');
    expect(lipsticks).toContain('rouge-de-perle-satin-lipstick');
    expect(await slugs('type=lipstick&shade=red&price=under-40')).toContain('rouge-de-perle-satin-lipstick');
    for (const path of ['/products?shade=red', '/categories/makeup?shade=red'])
      expect(await (await shop().get(path)).text()).toContain(
        '/product/blank-verse-matte-lipstick?variant=red-letter',
      );
    expect(await slugs('type=lipstick&price=under-5')).toEqual([]);
    const { results } = await read('category=skincare&price=20-40&sort=price-low');
    const prices = results.items.map(({ pricePence }) => pricePence);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(2000);
    expect(Math.max(...prices)).toBeLessThan(4000);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('the biggest saving comes first', async () => {
    const { results } = await read('offer=yes&sort=saving');
    const savings = results.items.map(
      ({ pricePence, originalPricePence }) => 1 - pricePence / (originalPricePence ?? 1),
    );
    expect(savings.length).toBeGreaterThan(3);
    expect(savings).toEqual(savings.toSorted((a, b) => b - a));
  });

  test('an order counts at once: sold out, a product leaves the head of the bestsellers', async () => {
    const { slug: id } = await shop()
      .database.db.selectFrom('products')
      .select('slug')
      .where('stock', '>', 0)
      .orderBy('stock')
      .orderBy('slug')
      .executeTakeFirstOrThrow();
    const before = (await read('')).facets.inStock;
    const { variants } = (await (await shop().get(`/api/products/${id}`)).json()) as {
      variants: { name: string; stock: number }[];
    };
    const lines = variants.filter((variant) => variant.stock > 0);
    for (const { name, stock: quantity } of lines) {
      const placed = await shop().post('/api/orders', orderOf([{ id, variant: name, quantity }]), freshKey());
      expect(placed.status, `${id} ${quantity}`).toBe(201);
    }
    expect((await slugs('sort=bestselling'))[0]).not.toBe(id);
    expect((await read('')).facets.inStock).toBe(before - 1);
    expect(await slugs('stock=in&sort=bestselling')).not.toContain(id);
  });

  test('what staff write is on the next page', async () => {
    const { db } = shop().database;
    await read('');
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('products')
        .set({ status: 'draft' })
        .where('slug', '=', 'rouge-de-perle-satin-lipstick')
        .execute();
      await moveCatalogueRevision(trx);
    });
    expect(await slugs('type=lipstick')).not.toContain('rouge-de-perle-satin-lipstick');
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('products')
        .set({ status: 'published' })
        .where('slug', '=', 'rouge-de-perle-satin-lipstick')
        .execute();
      await moveCatalogueRevision(trx);
    });
    expect(await slugs('type=lipstick')).toContain('rouge-de-perle-satin-lipstick');
  });

  test('what is new and what sells best are called so, and the menu says which is open', async () => {
    for (const [path, heading] of [
      ['/products?sort=newest', 'New in'],
      ['/products?sort=bestselling', 'Bestsellers'],
      ['/products?sort=saving&offer=yes', 'Offers'],
      ['/products', 'All Products'],
    ]) {
      const { html } = await page(String(path));
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(html.match(/aria-current="page" class="nav-item[^>]*>([^<]+)/)?.[1], path).toBe(
        heading === 'New in' ? 'New' : heading,
      );
    }
    for (const [path, heading] of [
      ['/products?sort=newest&stock=in', 'New in'],
      ['/products?sort=saving&offer=yes&price=10-20', 'Offers'],
      ['/products?sort=bestselling&type=lipstick', 'Bestsellers'],
      ['/products?suits=gift&price=15-30', 'Gifts'],
      ['/products?suits=gift&stock=in', 'Gifts'],
    ])
      expect((await page(String(path))).html, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    const gifts = (await page('/products?suits=gift')).html;
    for (const band of ['Under £15', '£15 to £29.99', '£30 to £49.99', '£50 and over'])
      expect(gifts, band).toContain(band);
  });

  test('one type of a category is a page for search engines, named for it; more filters are not', async () => {
    const lipstick = await page('/categories/makeup?type=lipstick');
    expect(lipstick.html).toMatch(/<h1[^>]*>Lipstick<\/h1>/);
    expect(lipstick.html).toContain('<title>Lipstick | Zabelle</title>');
    expect(lipstick.html).toContain('rel="canonical" href="/categories/makeup?type=lipstick"');
    expect(lipstick.html).not.toContain('name="robots"');
    const vegan = await page('/categories/makeup?standard=vegan');
    expect(vegan.html).toMatch(/<h1[^>]*>Vegan makeup<\/h1>/);
    for (const path of [
      '/categories/makeup?standard=vegan',
      '/categories/makeup?type=lipstick&type=lip-liner',
      '/categories/makeup?type=lipstick&shade=red',
      '/categories/makeup?type=lipstick&brand=halden',
      '/products?type=lipstick',
      '/products?price=under-20',
    ])
      expect((await page(path)).html, path).toContain('content="noindex, follow"');
  });

  test('complexion is filtered by depth and undertone of one shade, and not by the names of paints', async () => {
    for (const type of ['foundation', 'concealer', 'skin-tint']) {
      const params = (await read(`type=${type}`)).facets.groups.map(({ param }) => param);
      expect(params, type).toEqual(expect.arrayContaining(['depth', 'undertone']));
      expect(params, type).not.toContain('shade');
    }
    const lipsticks = (await read('type=lipstick')).facets.groups.map(({ param }) => param);
    expect(lipsticks).toContain('shade');
    expect(lipsticks).not.toContain('depth');
    const html = (await page('/categories/makeup?type=foundation')).html;
    for (const words of ['Depth of shade', 'Undertone', 'Very fair', 'Olive']) expect(html).toContain(words);
    expect((await page('/products?depth=deep&undertone=olive')).html).toContain(
      '/product/first-draft-foundation?variant=teak',
    );
  });

  test('a listing holds the products of which one variant meets all filters of variants', async () => {
    const variants = await shop()
      .database.db.selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .leftJoin('product_types', 'product_types.id', 'products.type_id')
      .select([
        'products.slug',
        'product_types.complexion',
        'variants.stock',
        'variants.chosen_depth as depth',
      ])
      .select(['variants.chosen_undertone as undertone', 'variants.shade_family as family'])
      .select((eb) => eb.fn.coalesce('variants.price_pence', 'products.price_pence').as('pence'))
      .execute();
    const slugsOf = (meets: (variant: (typeof variants)[number]) => boolean) =>
      [...new Set(variants.filter(meets).map(({ slug }) => slug))].sort();
    const all = async (search: string) => {
      const response = await shop().get(`/api/products?pageSize=100&${search}`);
      return (await response.json()).items.map(({ id }: { id: string }) => id).sort();
    };
    for (const depth of ['very fair', 'fair', 'deep', 'very deep'])
      for (const undertone of ['cool', 'warm', 'olive'])
        expect(await all(`stock=in&depth=${depth.replace(' ', '-')}&undertone=${undertone}`)).toEqual(
          slugsOf(
            (each) =>
              each.complexion === 1 && each.depth === depth && each.undertone === undertone && each.stock > 0,
          ),
        );
    for (const family of ['red', 'berry', 'nude'])
      expect(await all(`stock=in&price=20-40&shade=${family}`)).toEqual(
        slugsOf(
          (each) =>
            each.complexion !== 1 &&
            each.family === family &&
            each.stock > 0 &&
            each.pence >= 2000 &&
            each.pence < 4000,
        ),
      );
  });

  test('a shade that sells out leaves the listings of what is in stock, without a catalogue write', async () => {
    const id = 'first-draft-foundation';
    const asked = 'type=foundation&depth=deep&undertone=olive&stock=in';
    expect(await slugs(asked)).toContain(id);
    const { variants } = (await (await shop().get(`/api/products/${id}`)).json()) as {
      variants: { name: string; stock: number }[];
    };
    const teak = variants.find(({ name }) => name === 'Teak');
    const lines = [{ id, variant: 'Teak', quantity: teak?.stock ?? 0 }];
    expect((await shop().post('/api/orders', orderOf(lines), freshKey())).status).toBe(201);
    expect(await slugs(asked)).not.toContain(id);
    expect(await slugs('type=foundation&depth=deep&undertone=olive')).toContain(id);
  });

  test('over nothing there is nothing to sort, view or filter, and the categories stand below', async () => {
    const { html } = await page('/products?search=zzzqqq');
    for (const words of ['Sort by', 'aria-label="Grid"', 'id="filters"', 'aria-label="Filters"'])
      expect(html, words).not.toContain(words);
    expect(html).toContain('Choose a category');
    const { length } = await shop().database.db.selectFrom('categories').select('id').execute();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(main.match(/class="category-arch"/g)).toHaveLength(length);
    const filtered = (await page('/products?search=serum&price=under-5')).html;
    expect(filtered).toContain('aria-label="Filters"');
    expect(filtered).not.toContain('Sort by');
  });

  test('a value that the shop does not have is ignored', async () => {
    const { total } = (await read('')).results;
    expect((await read('skin-type=bogus&type=no-such&shade=octarine')).results.total).toBe(total);
    const half = await page('/categories/skincare?concern=dryness&skin-type=bogus');
    expect(half.html).toContain('Concern: dryness');
    expect(half.html).not.toContain('bogus');
    expect((await (await shop().get('/api/products?type=no-such')).json()).total).toBe(0);
  });

  test('values without a product are not offered, unless chosen', async () => {
    const found = await page('/products?search=red+lipstick');
    expect(found.html).not.toMatch(/class="filter-count">0</);
    expect(found.html).not.toContain('Filters (');
    const nothing = await page('/products?search=zzzqqq');
    expect(nothing.html).not.toMatch(/class="filter-count">0</);
    expect(nothing.html).not.toContain('>Availability<');
    expect((await page('/products?search=zzzqqq&stock=in')).html).toContain('>Availability<');
    expect((await page('/products?search=serum&brand=no-such')).html).toContain('Filters (1)');
  });

  test('many types are shown by group, the types of the chosen group below', async () => {
    const links = (html: string) => /<nav aria-label="Types of Makeup".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const makeup = links((await page('/categories/makeup')).html);
    for (const group of ['All', 'Face', 'Eyes', 'Lips', 'Nails']) expect(makeup).toContain(`>${group}<`);
    expect(makeup).not.toContain('>Mascara<');
    const lipstick = links((await page('/categories/makeup?type=lipstick')).html);
    expect(lipstick).toMatch(/aria-current="page"[^>]*>Lips</);
    expect(lipstick).toMatch(/aria-current="page"[^>]*>Lipstick</);
    expect(lipstick).not.toContain('>Mascara<');
    expect(links((await page('/categories/makeup?type=lipstick&type=mascara')).html)).not.toContain(
      '>Mascara<',
    );
  });

  test('filters are form fields, so that they work without script, and each choice can be taken away', async () => {
    const { html } = await page('/categories/skincare?concern=dryness&type=serums');
    expect(html).toMatch(
      /<input type="checkbox"[^>]* name="concern"[^>]* checked="" value="dryness"|<input type="checkbox"[^>]*name="concern"[^>]*value="dryness"/,
    );
    expect(html).toContain('Apply filters');
    expect(html).toContain('Concern: dryness');
    expect(html).toContain('href="/categories/skincare?type=serums"');
    expect(html).toContain('href="/categories/skincare?concern=dryness"');
    expect(html).not.toContain('>Only<');
  });

  test('a filter offers its most frequent values, and a link to all that works without script', async () => {
    const typesIn = (html: string) => new Set(html.match(/name="type" value="[^"]+"/g)).size;
    const { html } = await page('/products');
    expect(typesIn(html)).toBe(8);
    expect(html).toMatch(/<a [^>]*rel="nofollow"[^>]*href="\/products\?facet=type"[^>]*>Show all \d\d</);
    const all = await page('/products?facet=type');
    const { facets } = await read('');
    const types = facets.groups.find(({ param }) => param === 'type');
    expect(types?.options).toHaveLength(8);
    expect(typesIn(all.html)).toBe(types?.optionCount);
    expect(all.html).toContain('>Makeup · Lips<');
    expect(all.html).toContain('>Show fewer<');
    expect(all.html).toContain('content="noindex, follow"');
    expect(all.html).toContain('<input type="hidden" name="facet" value="type"/>');
  });

  test('a closed filter has its values for browsers without script alone, unless one is chosen', async () => {
    const concern = (html: string) =>
      /<legend[^>]*>Concern<\/legend>(<noscript>)?<ul/.exec(html.replaceAll(/<div[^>]*>/g, ''));
    expect(concern((await page('/products')).html)?.[1]).toBe('<noscript>');
    expect(concern((await page('/products?concern=dryness')).html)?.[1]).toBeUndefined();
  });

  test('fields sent empty leave the address', async () => {
    const sent = '/products?search=&brand=&concern=dryness&rating=&q=';
    for (const time of ['first', 'once the clean address is cached']) {
      const response = await shop().get(sent);
      expect(response.status, time).toBe(302);
      expect(response.headers.get('location')).toBe('/products?concern=dryness');
      expect((await page('/products?concern=dryness')).status).toBe(200);
    }
    expect((await shop().get('/products?search=')).headers.get('location')).toBe('/products');
    expect((await shop().get('/no-such-page?search=')).status).toBe(404);
  });

  test('a category links to its types and its landing page, which links back', async () => {
    const { html } = await page('/categories/skincare');
    expect(html).toContain('href="/categories/skincare?type=serums"');
    expect(html).toMatch(/<a [^>]*href="\/skincare"[^>]*>Skincare guide<\/a>/);
    expect((await page('/skincare')).html).toContain('href="/categories/skincare"');
  });

  test('the API filters likewise, and refuses what is no value', async () => {
    const found = await (await shop().get('/api/products?type=lipstick&shade=red&pageSize=50')).json();
    expect(found.total).toBe((await read('type=lipstick&shade=red')).results.total);
    expect((await shop().get('/api/products?price=cheap')).status).toBe(400);
  });
});

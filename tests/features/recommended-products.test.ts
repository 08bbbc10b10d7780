import { expect, test } from 'vitest';
import { findProduct } from '#database/queries/catalogue/products.ts';
import { listPairsOfCart } from '#database/queries/recommended/cart-pairs.ts';
import { listRecommended } from '#database/queries/recommended/recommended-products.ts';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { writeStock } from '../support/sets.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';

const FOUNDATION = 'first-draft-foundation';

describeOnBothEngines('recommended products', (shop) => {
  test('what is used together, of other types and in stock, its own brand first', async () => {
    const { pairs, alike } = await recommended(shop(), FOUNDATION);
    expect(pairs.map(({ id }) => id).slice(0, 2)).toEqual([
      'footnote-concealer',
      'poudre-de-soie-loose-powder',
    ]);
    expect(pairs).toHaveLength(4);
    expect(alike).toEqual([]);
    const { pairs: withShampoo } = await recommended(shop(), 'gloss-standard-shampoo');
    expect(withShampoo[0]?.id).toBe('gloss-standard-conditioner');
  });

  test('every demo product has pairs in stock, none of them itself, of its type or named twice', async () => {
    for (const { slug } of demoProducts) {
      const product = await found(shop(), slug);
      const { pairs, ofBrand } = await listRecommended(shop().platform.db, product, null);
      const ids = [...pairs, ...ofBrand].map(({ id }) => id);
      expect(new Set([slug, ...ids]).size, slug).toBe(ids.length + 1);
      // A perfume may have but one: most of what is worn with it smells of something else.
      expect(product.category.slug === 'fragrances' ? [1, 2, 4] : [2, 4], slug).toContain(pairs.length);
      for (const { id, stock } of pairs) {
        expect(stock, `${slug} ${id}`).toBeGreaterThan(0);
        expect((await found(shop(), id)).type?.slug, `${slug} ${id}`).not.toBe(product.type?.slug);
      }
    }
  }, 60_000);

  test('tools for styling stand beside what protects and parts hair, scissors beside the comb for cutting', async () => {
    const pairsOf = async (slug: string) =>
      (await recommended(shop(), slug)).pairs.map(({ id }) => id).toSorted();
    // One of the two oils: they have nearly the same stars.
    for (const tool of ['bellows-curling-wand', 'flatstone-ceramic-styler'])
      expect(
        (await pairsOf(tool)).filter((id) => !['camellia-hair-essence', 'matinee-shine-oil'].includes(id)),
        tool,
      ).toEqual(['green-room-paddle-brush', 'heat-cue-protect-spray', 'stage-left-sectioning-clips']);
    expect(await pairsOf('tilt-cutting-scissors')).toContain('tang-carbon-cutting-comb');
    expect(await pairsOf('tang-carbon-cutting-comb')).toContain('tilt-cutting-scissors');
  });

  test('beside a perfume stands nothing that smells of another, nor a perfume to wear instead', async () => {
    const pairsOf = async (slug: string) => (await recommended(shop(), slug)).pairs.map(({ id }) => id);
    for (const { slug } of demoProducts.filter(({ category }) => category === 'fragrances'))
      for (const { id, category, brand } of (await recommended(shop(), slug)).pairs) {
        const { brand: house } = await found(shop(), slug);
        const layered = ['cedar-hour-perfume-oil', 'wild-rose-solid-perfume'];
        if (category.slug === 'fragrances' && !layered.includes(id) && !layered.includes(slug))
          expect([id, brand.slug], slug).toEqual(['nocturne-discovery-set', house.slug]);
      }
    expect(await pairsOf('ink-and-fig-eau-de-parfum')).toEqual(
      expect.arrayContaining(['ink-and-fig-body-cream', 'ink-and-fig-candle']),
    );
    expect(await pairsOf('after-the-opera-eau-de-parfum')).toContain('damask-deodorant-balm');
    for (const slug of ['gants-blancs-eau-de-parfum', 'after-the-opera-eau-de-parfum']) {
      const ids = await pairsOf(slug);
      expect(ids.join(' '), slug).not.toMatch(/ink-and-fig|candle|almond|hand-mask|brush/);
    }
  });

  test('what is more from the brand of a set is none of its parts', async () => {
    const set = await found(shop(), 'first-light-ritual-set');
    const { ofBrand } = await recommended(shop(), set.id);
    expect(ofBrand.length).toBeGreaterThan(0);
    for (const { slug } of set.parts) expect(ofBrand.map(({ id }) => id)).not.toContain(slug);
  });

  test('a lip pencil is shown in the shade nearest to the chosen lipstick', async () => {
    const { pairs } = await recommended(shop(), 'blank-verse-matte-lipstick', '#b3131f');
    expect(pairs.find(({ id }) => id === 'margin-lip-pencil')?.shown?.slug).toBe('red-ink');
    const page = await textOf(shop(), '/product/blank-verse-matte-lipstick?variant=red-letter');
    expect(page).toContain('href="/product/margin-lip-pencil?variant=red-ink"');
  });

  test('a sold-out product offers ones of its type', async () => {
    const { db } = shop().platform;
    await db
      .updateTable('variants')
      .set({ stock: 0 })
      .where('product_id', 'in', (eb) =>
        eb.selectFrom('products').select('id').where('slug', '=', 'rose-radiance-serum'),
      )
      .execute();
    await db.updateTable('products').set({ stock: 0 }).where('slug', '=', 'rose-radiance-serum').execute();
    shop().pages.catalogueChanged();
    const { alike } = await recommended(shop(), 'rose-radiance-serum');
    expect(alike.length).toBeGreaterThan(0);
    const page = await textOf(shop(), '/product/rose-radiance-serum');
    expect(page).toContain('Similar, and in stock');
    for (const { id, stock } of alike) {
      expect(stock).toBeGreaterThan(0);
      expect((await found(shop(), id)).type?.slug).toBe('serums');
      expect(page).toContain(`href="/product/${id}`);
    }
  });

  test('a sold-out product without another of its type offers others of its group, and does not call them similar', async () => {
    const mist = await found(shop(), 'hold-fast-setting-mist');
    await writeStock(shop(), mist.id, 0);
    shop().pages.catalogueChanged();
    const { alike } = await recommended(shop(), mist.id);
    expect(alike).toHaveLength(3);
    for (const { id, stock, category } of alike) {
      expect(stock, id).toBeGreaterThan(0);
      expect(category.slug, id).toBe('makeup');
    }
    const page = await textOf(shop(), `/product/${mist.id}`);
    expect(page).toContain('More in Makeup');
    expect(page).not.toContain('Similar, and in stock');
  });

  test('a sold-out set offers its parts in stock and names the one that is sold out', async () => {
    const set = 'first-light-ritual-set';
    await writeStock(shop(), 'damask-cleansing-balm', 5);
    await writeStock(shop(), 'petal-dew-facial-mist', 0);
    shop().pages.catalogueChanged();
    const { alike } = await recommended(shop(), set);
    expect(alike[0]?.id).toBe('damask-cleansing-balm');
    expect(alike.map(({ id }) => id)).not.toContain('petal-dew-facial-mist');
    const page = await textOf(shop(), `/product/${set}`);
    expect(page).toContain('Its parts and others, in stock');
    const inside = page.slice(page.indexOf('What’s inside'));
    const [balm = '', mist = ''] = inside.split('<li').slice(1, 3);
    expect(mist).toContain('>Sold out<');
    expect(balm).not.toContain('>Sold out<');
  });

  test('the cart offers what is used together with the products in it, once each', async () => {
    const { db } = shop().platform;
    const lines = ['gloss-standard-shampoo', FOUNDATION, 'gone'].map((slug) => ({ slug, variant: 'None' }));
    const pairs = await listPairsOfCart(db, lines);
    expect(pairs.slice(0, 2).map(({ id }) => id)).toEqual([
      'footnote-concealer',
      'gloss-standard-conditioner',
    ]);
    expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
    const data = await (await shop().get(`/cart.data?with=${FOUNDATION}:Linen,gone`)).text();
    expect(data).toContain('footnote-concealer');
  });

  test('the cart offers shades that go with those in it', async () => {
    const { db } = shop().platform;
    const shownFor = async (variant: string) => {
      const pairs = await listPairsOfCart(db, [{ slug: 'rouge-de-perle-satin-lipstick', variant }]);
      return pairs.find(({ id }) => id === 'margin-lip-pencil')?.shown?.slug;
    };
    expect(await shownFor('Framboise')).toBe('red-ink');
    expect(await shownFor('Nue')).toBe('parchment');
    expect(await shownFor('None')).toBeUndefined();
  });

  test('what was bought together often enough comes first', async () => {
    const { db } = shop().platform;
    for (const table of ['variants', 'products'] as const)
      await db.updateTable(table).set({ stock: 500 }).execute();
    const ids = ['plot-twist-mascara', 'fig-leaf-lip-balm', 'night-watch-hand-balm'];
    const items = ids.map((id) => ({ id, variant: 'Standard', quantity: 1 }));
    const firstTwo = async () => {
      const { pairs } = await recommended(shop(), 'plot-twist-mascara');
      return pairs.slice(0, 2).map(({ id }) => id);
    };
    for (let orders = 1; orders <= 5; orders += 1) {
      expect(await firstTwo()).not.toContain('night-watch-hand-balm');
      const response = await shop().post('/api/orders', orderOf(items), freshKey());
      expect(response.status).toBe(201);
    }
    expect((await firstTwo()).sort()).toEqual(['fig-leaf-lip-balm', 'night-watch-hand-balm']);
  });

  test('the page tells type, attributes and the depth of a shade, with links to more of it', async () => {
    const page = await textOf(shop(), `/product/${FOUNDATION}`);
    expect(page).toContain('href="/categories/makeup?type=foundation"');
    expect(page).toContain('href="/categories/makeup?coverage=medium"');
    expect(page).toMatch(/Very fair, (?:cool|neutral|warm|olive) undertone/);
    const shades = [...page.matchAll(/<input[^>]*name="variant"[^>]*value="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect([shades[0], shades.at(-1)]).toEqual(['Vellum', 'Ebony']);
  });
});

async function found({ platform }: TestShop, slug: string) {
  const product = await findProduct(platform.db, slug);
  if (!product) throw new Error(`${slug} is not in the demo`);
  return product;
}

async function recommended(shop: TestShop, slug: string, shade: string | null = null) {
  return listRecommended(shop.platform.db, await found(shop, slug), shade);
}

async function textOf(shop: TestShop, path: string): Promise<string> {
  return (await (await shop.get(path)).text()).replaceAll('<!-- -->', '');
}

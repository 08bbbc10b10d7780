import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import { readSettings, readSettingsVersion } from '#database/queries/shop/shop-settings.ts';
import type { BulkChange } from '#domain/catalogue/bulk/bulk-change.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';
import { changeInBulk } from '#operations/catalogue/change-in-bulk.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import { createProduct, saveProduct } from '#operations/catalogue/save-product.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import type { AuditAction } from '#operations/platform/seen-changes.ts';
import { staffWrite } from '#operations/platform/staff-write.ts';
import { type Moderation, moderateReview } from '#operations/reviews/moderate-review.ts';
import { postReview } from '#operations/reviews/post-review.ts';
import { proveReview } from '#operations/reviews/prove-review.ts';
import { changeSettings } from '#operations/shop/change-settings.ts';
import { pageKeyOf } from '#server/pages/page-key.ts';
import { pageRenderer, type RenderPage } from '#server/pages/render-page.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { addSet } from '../support/sets.ts';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';

const STAFF = { id: 'staff', name: 'Staff' };

/** An edit of one of the shop's things; `nth` chooses which. */
type Edit =
  | { kind: 'product'; nth: number; fields: Partial<ProductFields> }
  | { kind: 'moved product'; nth: number; brand: number; category: number }
  | { kind: 'bulk'; nth: number; change: BulkChange }
  | { kind: 'new product' | 'deleted product' | 'order'; nth: number }
  | { kind: 'review'; nth: number; stars: number; isHidden: boolean; reply: string }
  | { kind: 'brand' | 'category' | 'type' | 'slide' | 'page'; nth: number; text: string }
  | { kind: 'settings'; text: string };

const nth = fc.nat(1000);
const text = fc.constantFrom('Dune', 'Fern', 'Moth', 'Opal');
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('product' as const),
    nth,
    fields: fc.oneof<fc.Arbitrary<Partial<ProductFields>>[]>(
      fc.record({ name: text.map((word) => `${word} balm`) }),
      fc.record({ description: text.map((word) => `${word} in a jar.`) }),
      fc.record({ pricePence: fc.integer({ min: 100, max: 9000 }), originalPricePence: fc.constant(null) }),
      fc.record({ featured: fc.boolean() }),
      fc.record({ reviewCount: fc.nat(900), rating: fc.constantFrom(3, 4.5) }),
      fc.record({ ingredients: text }),
      fc.record({ status: fc.constantFrom('published' as const, 'draft' as const) }),
    ),
  }),
  fc.record({ kind: fc.constant('moved product' as const), nth, brand: nth, category: nth }),
  fc.record({
    kind: fc.constant('bulk' as const),
    nth,
    change: fc.constantFrom<BulkChange>(
      { kind: 'stock', how: 'set', count: 0 },
      { kind: 'stock', how: 'set', count: 40 },
      { kind: 'publish' },
      { kind: 'archive' },
      { kind: 'feature' },
      { kind: 'attribute', how: 'add', attribute: 'concern', value: 'dryness' },
    ),
  }),
  fc.record({
    kind: fc.constantFrom('new product' as const, 'deleted product' as const, 'order' as const),
    nth,
  }),
  fc.record({
    kind: fc.constantFrom(
      'brand' as const,
      'category' as const,
      'type' as const,
      'slide' as const,
      'page' as const,
    ),
    nth,
    text,
  }),
  fc.record({
    kind: fc.constant('review' as const),
    nth,
    stars: fc.integer({ min: 1, max: 5 }),
    isHidden: fc.boolean(),
    reply: fc.oneof(fc.constant(''), text),
  }),
  fc.record({ kind: fc.constant('settings' as const), text }),
);

describeOnBothEngines('cached pages after edits', (shop) => {
  let render: RenderPage;
  let products: { id: string; slug: string }[];
  let addresses: string[];
  /** Of the watch, about writes of the catalogue. */
  let calls = 0;
  beforeAll(async () => {
    const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
    render = pageRenderer(build, shop().platform, {});
    const { pages } = shop();
    const changed = pages.catalogueChanged.bind(pages);
    pages.catalogueChanged = (change) => {
      calls += 1;
      changed(change);
    };
    await addSet(shop(), 'still-light-primer', ['press-night-hair-mask × 2', 'tilt-cutting-scissors']);
    const { db } = shop().platform;
    products = await db.selectFrom('products').select(['id', 'slug']).orderBy('slug').execute();
    const categories = await db.selectFrom('categories').select('slug').execute();
    const brands = await db.selectFrom('brands').select('slug').execute();
    addresses = [
      ...[
        '/',
        '/products',
        '/products?sort=newest',
        '/products?search=rose',
        '/products?offer=yes',
        '/brands',
      ],
      ...[
        '/categories',
        '/about',
        '/beauty-tips',
        '/wishlist',
        '/checkout',
        '/privacy',
        '/skincare',
        '/nothing',
      ],
      ...['/product/no-such-product', '/categories/makeup?stock=in', '/categories/makeup?page=2'],
      ...categories.slice(0, 4).map(({ slug }) => `/categories/${slug}`),
      ...brands.slice(0, 3).map(({ slug }) => `/products?brand=${slug}`),
      ...products.filter((_, place) => place % 9 === 0).map(({ slug }) => `/product/${slug}`),
      ...['still-light-primer', 'press-night-hair-mask'].flatMap((slug) => [
        `/product/${slug}`,
        `/product/${slug}.data`,
      ]),
      ...['/_.data', '/categories/makeup.data', '/products.data'],
    ];
  }, 60_000);

  const isCached = (address: string) => shop().pages.get(pageKeyOf(address)?.key ?? '') !== null;

  const one = <Thing>(things: readonly Thing[], place: number): Thing => {
    const thing = things[place % things.length];
    if (thing === undefined) throw new Error('There is none');
    return thing;
  };

  const save = async (id: string, fields: Partial<ProductFields>) => {
    const record = await findProductRecord(shop().platform.db, id);
    if (!record) return;
    const { id: _id, version, importKey, updatedAt, ...product } = record;
    await saveProduct(shop().platform, STAFF, { id, version, product: { ...product, ...fields } });
  };

  const saveRow = async (
    table: 'brands' | 'categories' | 'product_types' | 'hero_slides' | 'pages',
    column: 'description' | 'name' | 'title' | 'summary',
    action: AuditAction,
    place: number,
    value: string,
  ) => {
    const ids = await shop().platform.db.selectFrom(table).select('id').orderBy('id').execute();
    const { id } = one(ids, place);
    await staffWrite(shop().platform, STAFF, async ({ trx, record }) => {
      await trx
        .updateTable(table as 'brands')
        .set({ [column]: column === 'name' ? `${value} ${id}` : value })
        .where('id', '=', id)
        .execute();
      record({ action, subjectId: id, subject: id, before: null, after: { [column]: value } });
    });
  };

  /** Written by somebody who proves the address, then shown or hidden, and replied to. */
  const review = async (
    { slug }: { slug: string },
    { stars, isHidden, reply }: { stars: number; isHidden: boolean; reply: string },
  ) => {
    const { platform } = shop();
    const posted = await postReview(platform, {
      ...{ product: slug, pictures: [], proof: { by: 'email', email: `${randomUUID()}@example.com` } },
      review: {
        ...{ requestKey: '', stars, title: 'As I hoped', body: '', name: '', variant: '', incentive: '' },
        ...{ ageBand: null, skinType: null, undertone: null, concern: null, hairType: null, marks: [] },
      },
    });
    if (!posted.ok) return;
    const { id } = posted;
    const expiresAt = platform.clock.now() + 60_000;
    await proveReview(platform, signedToken(platform.keys, { purpose: 'prove-review', id, expiresAt }));
    const moderate = async (moderation: Moderation) => {
      const { version } = await platform.db
        .selectFrom('reviews')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await moderateReview(platform, STAFF, { id, version, ...moderation });
    };
    await moderate({ step: 'show' });
    if (reply) await moderate({ step: 'reply', text: reply });
    if (isHidden) await moderate({ step: 'hide', reason: 'spam', note: '' });
  };

  /** Other pages than its product's follow an order later. */
  const placeOrder = async (slug: string) => {
    const placed = await shop().post('/api/orders', orderOf([{ id: slug, quantity: 1 }]), freshKey());
    if (placed.status !== 201) return;
    await expect.poll(() => isCached('/products'), { timeout: 120_000, interval: 50 }).toBe(false);
  };

  const carryOut = async (edit: Edit): Promise<void> => {
    const { platform } = shop();
    const { db } = platform;
    switch (edit.kind) {
      case 'product':
        return save(one(products, edit.nth).id, edit.fields);
      case 'moved product': {
        const brands = await db.selectFrom('brands').select('id').orderBy('id').execute();
        const categories = await db.selectFrom('categories').select('id').orderBy('id').execute();
        return save(one(products, edit.nth).id, {
          brandId: one(brands, edit.brand).id,
          categoryId: one(categories, edit.category).id,
          typeId: null,
        });
      }
      case 'bulk': {
        const ids = [one(products, edit.nth).id, one(products, edit.nth + 7).id];
        await changeInBulk(platform, STAFF, { ids, change: edit.change, title: 'Many' });
        return;
      }
      case 'new product': {
        const record = await findProductRecord(db, one(products, edit.nth).id);
        if (!record) return;
        const { id, version, importKey, updatedAt, ...product } = record;
        const slug = `new-${edit.nth}`;
        await createProduct(platform, STAFF, {
          ...product,
          slug,
          name: `New ${edit.nth}`,
          parts: [],
          originalPricePence: null,
          variants: product.variants.map((variant) => ({
            ...variant,
            id: null,
            sku: null,
            originalPricePence: null,
          })),
        });
        return;
      }
      case 'deleted product':
        await deleteProducts(platform, STAFF, [one(products, edit.nth).id]);
        return;
      case 'order':
        return placeOrder(one(products, edit.nth).slug);
      case 'brand':
        return saveRow('brands', 'name', 'brand.update', edit.nth, edit.text);
      case 'category':
        return saveRow('categories', 'name', 'category.update', edit.nth, edit.text);
      case 'type':
        return saveRow('product_types', 'name', 'product-type.update', edit.nth, edit.text);
      case 'slide':
        return saveRow('hero_slides', 'title', 'slide.update', edit.nth, edit.text);
      case 'page':
        return saveRow('pages', 'summary', 'page.update', edit.nth, edit.text);
      case 'review':
        return review(one(products, edit.nth), edit);
      case 'settings': {
        const settings = await readSettings(db);
        const version = await readSettingsVersion(db, 'shop');
        await changeSettings(platform, STAFF, 'shop', {
          version,
          value: { ...settings.shop, name: edit.text },
        });
      }
    }
  };

  const fill = async () => {
    for (const address of addresses) await (await shop().get(address)).arrayBuffer();
  };

  /** The cached pages that differ from what would be rendered now. */
  const outdated = async () => {
    const found: string[] = [];
    for (const address of addresses) {
      if (!isCached(address)) continue;
      const fresh = await (await render(new Request(ORIGIN + address), '')).text();
      const cached = await (await shop().get(address)).text();
      if (cached !== fresh) found.push(address);
    }
    return found;
  };

  /** Waits until the watch read the revision after the last write: the second call it makes from now on did. */
  const noticed = async () => {
    for (const _ of ['one that may have begun before', 'one that began after']) {
      const before = calls;
      await staffWrite(shop().platform, STAFF, async ({ record }) =>
        record({ action: 'product.look', subjectId: '', subject: '', before: {}, after: {} }),
      );
      const isNoticed = async () => {
        await (await shop().get('/orders')).arrayBuffer();
        return calls > before;
      };
      await expect.poll(isNoticed, { timeout: 120_000, interval: 50 }).toBe(true);
    }
  };

  test('a page is rendered the same twice', async () => {
    await fill();
    expect(addresses.filter(isCached).length).toBeGreaterThan(addresses.length - 5);
    expect(await outdated()).toEqual([]);
  });

  test('every cached page is what would be rendered now, whatever was edited', async () => {
    await fc.assert(
      fc.asyncProperty(edits, async (edit) => {
        await fill();
        await carryOut(edit);
        await noticed();
        expect(await outdated()).toEqual([]);
      }),
      // Each engine has triggers of its own, the same cache.
      { numRuns: shop().engine === 'sqlite' ? 10 : 4, endOnFailure: true },
    );
  }, 240_000);

  test('a saved description drops the pages that show the product, and leaves the others', async () => {
    await fill();
    const before = addresses.filter(isCached);
    const product = one(products, 4);
    await save(product.id, { description: 'Made of rain.' });
    await noticed();
    const left = addresses.filter(isCached);
    expect(left.length).toBeGreaterThan(before.length / 4);
    expect(left).toEqual(expect.arrayContaining(['/privacy', '/checkout']));
    expect(left).not.toContain(`/product/${product.slug}`);
  });

  test('a review drops the page of its product and those with its card, and leaves the others', async () => {
    await fill();
    const before = addresses.filter(isCached);
    const product = one(products, 9);
    expect(before).toContain(`/product/${product.slug}`);
    await review(product, { stars: 4, isHidden: false, reply: 'Thank you' });
    await noticed();
    const left = addresses.filter(isCached);
    expect(left).not.toContain(`/product/${product.slug}`);
    expect(left.length).toBeGreaterThan(before.length / 4);
    expect(left).toEqual(expect.arrayContaining(['/privacy', '/checkout']));
    expect(await outdated()).toEqual([]);
  });

  test('a revision that something else moved drops every page', async () => {
    await fill();
    await shop().platform.db.updateTable('revisions').set({ revision: 1_000_000 }).execute();
    await noticed();
    expect(addresses.filter(isCached)).toEqual([]);
  });

  test('every column of a product is noted when it is saved, but for what orders write', async () => {
    const { db } = shop().platform;
    const row = await db.selectFrom('products').selectAll().limit(1).executeTakeFirstOrThrow();
    const { readFileSync } = await import('node:fs');
    const migration = new URL(
      `../../database/migrations/0217_noted_item_data.${shop().engine}.sql`,
      import.meta.url,
    );
    const sql = readFileSync(migration, 'utf8');
    const noted = /after update of\s+([\w\s,]+?)\s+on products/.exec(sql)?.[1]?.split(/,\s*/) ?? [];
    const ofOrders = [
      'stock',
      'stock_changed_at',
      'ordered_count',
      'shown_price_pence',
      'shown_former_pence',
    ];
    const derived = ['id', 'shown_amount', 'shown_due_at'];
    expect([...noted, ...ofOrders, ...derived].toSorted()).toEqual(Object.keys(row).toSorted());
  });
});

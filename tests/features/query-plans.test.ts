import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#database/open.ts';
import { listBrands } from '#database/queries/catalogue/brands.ts';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { upToDiscount } from '#database/queries/catalogue/discounts.ts';
import { listFeaturedPictures } from '#database/queries/catalogue/featured-pictures.ts';
import { listNewest, listPopular, listTrending } from '#database/queries/catalogue/products.ts';
import { takeStock } from '#database/queries/catalogue/take-stock.ts';
import { listProductRows } from '#database/queries/catalogue-editing/listed-products.ts';
import { claimDueJob, isJobDue } from '#database/queries/jobs/job-rows.ts';
import { listProducts } from '#database/queries/listing/list-products.ts';
import {
  hasOtherChannels,
  listBestSellers,
  listChannelOrders,
  listOrdersToPack,
} from '#database/queries/order/dashboard.ts';
import { listChannelMoney, listDayMoney } from '#database/queries/order/day-money.ts';
import { eachBatchOfOrders, listOrderRows } from '#database/queries/order/listed-orders.ts';
import { listPictureUses } from '#database/queries/pictures/picture-uses.ts';
import { listPopularOfBrand, listPopularOfType } from '#database/queries/recommended/popular-first.ts';
import { reviewsOfProduct } from '#database/queries/reviews/shown-reviews.ts';
import {
  listSoldProducts,
  listSoldVariants,
  readOtherMoney,
  sumSoldGoods,
} from '#database/queries/sales/goods-sold.ts';
import { listTouchedSets } from '#database/queries/sets/follow-parts.ts';
import { listOfferedParts, listSetsWith, listShownParts } from '#database/queries/sets/set-parts.ts';
import { listMovements } from '#database/queries/stock/listed-movements.ts';
import { codeHits } from '#database/search/code-hits.ts';
import { PRODUCT_LIST } from '#domain/catalogue/product-list.ts';
import { JOB_LANE_NAMES } from '#domain/jobs/job-lanes.ts';
import { parseListing, SORTS } from '#domain/listing/listing.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { ORDER_LIST } from '#domain/order/order-list.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import { pictureUrl } from '#domain/pictures/picture.ts';
import { FIRST_REVIEWS, REVIEW_SORTS, type ReviewListQuery } from '#domain/reviews/review-list.ts';
import { STOCK_LIST } from '#domain/stock/stock-list.ts';
import { orderOf } from '../support/order-requests.ts';
import { queryPlans } from '../support/query-plans.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

type Query = [name: string, ask: (db: Db) => Promise<unknown>];

/** One process serves every visitor: a query that scans the whole catalogue makes the others wait. */
describe('what SQLite reads', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('sqlite');
  });
  afterAll(() => shop.close());

  const listed = (search: string) => (db: Db) => listProducts(db, parseListing(new URLSearchParams(search)));

  test.each<Query>([
    ['popular products', (db) => listPopular(db, 8)],
    ['popular products of a type', (db) => listPopularOfType(db, 'any', 12)],
    ['popular products of a brand', (db) => listPopularOfBrand(db, 'any', 12)],
  ])('reads the first products in the order of an index: %s', async (_name, ask) => {
    const plans = await queryPlans(shop, ask);
    const ofProducts = plans.filter((plan) => plan.some((step) => /^(SCAN|SEARCH) products\b/.test(step)));
    expect(ofProducts.length).toBeGreaterThan(0);
    for (const plan of ofProducts) expect(plan.join('\n')).not.toMatch(/TEMP B-TREE FOR .*ORDER BY/);
  });

  test('reviews of a product are read in the order of an index, and counted from an index alone', async () => {
    const ask = (more: Partial<ReviewListQuery>) => (db: Db) =>
      reviewsOfProduct(db, 'any', { ...FIRST_REVIEWS, ...more });
    await shop.database.db
      .insertInto('review_tallies')
      .values({ product_id: await anyProduct(), example: 0, stars_5: 40, pictured: 40 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const id = await anyProduct();
    for (const sort of REVIEW_SORTS) {
      const plans = await queryPlans(shop, (db) => reviewsOfProduct(db, id, { ...FIRST_REVIEWS, sort }));
      // The rows of a page are read by their ids.
      const ofReviews = plans.filter(
        ([first = '', ...rest]) =>
          !/\breviews USING INDEX \S+ \(id=\?\)/.test(first) &&
          [first, ...rest].some((step) => /\breviews USING\b/.test(step)),
      );
      expect(ofReviews.length, sort).toBeGreaterThan(0);
      for (const plan of ofReviews) {
        expect(plan.join('\n'), sort).not.toMatch(/TEMP B-TREE FOR .*ORDER BY|SCAN reviews/);
        expect(plan[0], sort).toMatch(/INDEX reviews_shown_by_/);
      }
    }
    const [counted] = (await queryPlans(shop, ask({ skinType: 'dry', age: '25 to 34' }))).filter((plan) =>
      plan.some((step) => /\breviews USING\b/.test(step)),
    );
    expect(counted?.[0]).toMatch(/USING COVERING INDEX reviews_shown_by_person/);
  });

  const anyProduct = async () => {
    const { id } = await shop.database.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'rose-radiance-serum')
      .executeTakeFirstOrThrow();
    return id;
  };

  test('listings go through all products once, in the order of an index, and then read those of their page alone', async () => {
    const plans = await queryPlans(shop, async (db) => {
      for (const sort of SORTS) await listed(`sort=${sort}`)(db);
      await listed('category=makeup&brand=halden&price=under-40&concern=dryness&stock=in&offer=yes')(db);
    });
    const scans = plans.filter((plan) => plan.some((step) => /^SCAN products\b/.test(step)));
    expect(scans).toHaveLength(1);
    expect(scans[0]?.[0]).toBe('SCAN products USING INDEX products_by_name');
    expect(scans[0]?.join('\n')).not.toContain('TEMP B-TREE');
  });

  const inCms = (search: string) => (db: Db) =>
    listProductRows(db, parseListQuery(new URLSearchParams(search), PRODUCT_LIST));

  test.each<Query>(
    [
      '',
      'sort=name',
      'sort=-name',
      'sort=price',
      'sort=stock',
      'status=draft&sort=name',
      'stock=low&sort=stock',
    ].map((search): Query => [`/cms/products?${search}`, inCms(search)]),
  )('counts and sorts products for staff from an index alone: %s', async (_name, ask) => {
    const plans = await queryPlans(shop, ask);
    for (const plan of plans.slice(0, 2)) {
      expect(plan.join('\n')).toMatch(/ products USING COVERING INDEX/);
      expect(plan.join('\n')).not.toContain('TEMP B-TREE');
    }
  });

  test.each([
    '',
    'kind=sold',
    'kind=damaged',
    'actor=A',
    'product=p',
    'from=2026-01-01&to=2026-02-01',
    'search=MB-1',
  ])('stock movements are found by an index, in its order: %s', async (search) => {
    const plans = await queryPlans(shop, (db) =>
      listMovements(db, parseListQuery(new URLSearchParams(search), STOCK_LIST)),
    );
    const steps = plans.flat();
    // Nearly all are sold: of the table little more is read than the page, or the bound of the count.
    if (search !== 'kind=sold')
      expect(steps.filter((step) => /^SCAN (stock_movements|moved)(?! USING)/.test(step))).toEqual([]);
    const [counted = [], page = []] = plans.slice(search.startsWith('search') ? -2 : 0);
    expect(counted.join('\n')).not.toContain('TEMP B-TREE');
    // Only the rows of the page are sorted once more.
    expect(page.filter((step) => step.includes('TEMP B-TREE')).length).toBeLessThanOrEqual(1);
  });

  test('the best sellers are read from the orders of their time, by indexes alone', async () => {
    const [plan = []] = await queryPlans(shop, (db) => listBestSellers(db, '2026-01-01T00:00:00.000Z', 5));
    expect(plan[0]).toContain('SEARCH orders USING COVERING INDEX orders_by_creation');
    expect(plan[1]).toContain('SEARCH order_lines USING COVERING INDEX order_lines_sold');
  });

  test('a picture of many products is read as far as it is shown', async () => {
    const { db } = shop.database;
    const product = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    const key = '0123456789abcdef0123-800x1000';
    const url = pictureUrl(key);
    for (let number = 0; number < 40; number += 1)
      await db
        .insertInto('products')
        .values({
          ...product,
          id: `same-${number}`,
          slug: `same-${number}`,
          import_key: null,
          image_url: url,
        })
        .execute();
    const uses = await listPictureUses(db, [key]);
    expect(uses.get(key)?.places).toHaveLength(10);
    expect(uses.get(key)?.hasMore).toBe(true);
    const plans = await queryPlans(shop, (recorded) => listPictureUses(recorded, [key]));
    expect(
      plans.flat().filter((step) => /^SCAN (products|variants|order_lines|product_pictures)\b/.test(step)),
    ).toEqual([]);
  });

  test.each<Query>([
    ['trending', (db) => listTrending(db, 8)],
    ['their pictures', listFeaturedPictures],
  ])('featured products from their index: %s', async (_name, ask) => {
    const steps = (await queryPlans(shop, ask)).flat();
    expect(steps).toContain('SCAN products USING INDEX products_featured');
  });

  test.each<Query>([
    ['of the brands', listBrands],
    ['of the categories', listCategories],
    ['of reductions', upToDiscount],
  ])('counts from an index alone: %s', async (_name, ask) => {
    const steps = (await queryPlans(shop, ask)).flat().filter((step) => / products\b/.test(step));
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step).toContain('USING COVERING INDEX');
  });

  test('the newest products by an index alone, and the shown ones by their ids', async () => {
    const steps = (await queryPlans(shop, (db) => listNewest(db, 4))).flat();
    expect(steps.filter((step) => /^SCAN products/.test(step))).toEqual([
      'SCAN products USING COVERING INDEX products_by_popularity',
    ]);
  });

  test('sets and their parts are looked up by index', async () => {
    const { db } = shop.database;
    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'rose-radiance-serum')
      .executeTakeFirstOrThrow();
    for (const ask of [
      (recorded: Db) => listTouchedSets(recorded, [id]),
      (recorded: Db) => listShownParts(recorded, id),
      (recorded: Db) => listSetsWith(recorded, id),
      (recorded: Db) => listOfferedParts(recorded, [id], true),
    ]) {
      const steps = (await queryPlans(shop, ask)).flat();
      expect(steps.filter((step) => /^SCAN (products|variants)\b/.test(step))).toEqual([]);
    }
  });

  test('a product in no set is not looked for among sets by its order', async () => {
    const plain = { id: 'tang-carbon-cutting-comb', variant: 'Standard', quantity: 1 };
    const { db } = shop.database;
    const row = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id as variantId', 'products.id as productId'])
      .where('slug', '=', plain.id)
      .executeTakeFirstOrThrow();
    const plans = await queryPlans(shop, (recorded) =>
      takeStock(recorded, [{ ...row, quantity: 1 }], { at: new Date().toISOString(), actor: null }),
    );
    expect(plans).toHaveLength(2);
  });

  test.each(JOB_LANE_NAMES)('what the lane of %s runs next stands at the end of an index', async (lane) => {
    const now = new Date().toISOString();
    const plans = await queryPlans(shop, async (recorded) => {
      await isJobDue(recorded, { now, lane });
      await claimDueJob(recorded, { now, until: now, worker: 'nobody', lane });
    });
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan.join('\n')).toMatch(
        lane === 'others'
          ? /SCAN jobs USING COVERING INDEX jobs_by_priority/
          : /SEARCH jobs USING COVERING INDEX jobs_waiting_by_kind/,
      );
      expect(plan.join('\n')).not.toContain('TEMP B-TREE');
    }
  });

  test('the orders of a day are read by their day, in whichever order they are listed', async () => {
    for (const sort of ORDER_LIST.sorts) {
      const address = new URLSearchParams({ from: '2026-01-05', to: '2026-01-05', sort });
      const plans = await queryPlans(shop, (recorded) =>
        listOrderRows(recorded, parseListQuery(address, ORDER_LIST)),
      );
      const orders = plans
        .flat()
        .filter((step) => /^(SCAN|SEARCH) orders\b/.test(step) && !step.includes('(id=?)'));
      expect(orders).toHaveLength(2);
      for (const step of orders) expect(step).toMatch(/orders_by_creation \(created_at>/);
    }
  });

  test.each([
    ['to-pack', 'orders_by_status'],
    ['to-check', 'orders_by_status'],
    ['difference', 'orders_with_difference'],
  ])(
    'the orders of a state of packing are read by an index, and no table whole: %s',
    async (status, index) => {
      const address = new URLSearchParams({ status, sort: 'placed' });
      const plans = await queryPlans(shop, async (recorded) => {
        await listOrderRows(recorded, parseListQuery(address, ORDER_LIST));
        await listOrdersToPack(recorded, 5);
      });
      const steps = plans.flat();
      expect(
        steps.filter((step) => /^SCAN (?!USING|CONSTANT|found|\()/.test(step) && !step.includes('USING')),
      ).toEqual([]);
      expect(steps.join('\n')).toContain(index);
    },
  );

  const month = periodBounds({ from: '2026-01-01', to: '2026-01-31' });
  test.each<Query>([
    ['by product', (db) => listSoldProducts(db, month)],
    ['by variant', (db) => listSoldVariants(db, month)],
    ['of all goods', (db) => sumSoldGoods(db, month)],
    ['money beside goods', (db) => readOtherMoney(db, month)],
    ['money by channel', (db) => listChannelMoney(db, '2026-01-01', 30)],
    ['orders by channel', (db) => listChannelOrders(db, '2026-01-01', 30)],
    ['whether there are other channels', hasOtherChannels],
  ])('a report of sales reads the rows of its time, and no table of orders whole: %s', async (_name, ask) => {
    const steps = (await queryPlans(shop, ask)).flat();
    expect(steps.length).toBeGreaterThan(0);
    const whole =
      /^SCAN (orders|order_lines|payment_ledger|receipt|line_movements|moved|papers|paper_rates)\b/;
    // Orders with a discount stand in an index of their own.
    expect(steps.filter((step) => whole.test(step) && !step.includes('orders_discounted'))).toEqual([]);
  });

  test('a code is looked for among the codes, and not in every product', async () => {
    for (const code of ['gift', 'ORL-SER-030', '5012345678900']) {
      const plans = await queryPlans(shop, (recorded) => codeHits(recorded, code));
      expect(plans.flat().filter((step) => /^SCAN (products|variants)\b/.test(step))).toEqual([]);
    }
  });

  test('the money of a time reads the orders with a discount, and not the order of every receipt', async () => {
    const plans = await queryPlans(shop, (recorded) => listDayMoney(recorded, '2026-01-01', 30));
    const orders = plans.flat().filter((step) => / orders\b/.test(step));
    expect(orders[0]).toMatch(/^SCAN orders USING .*INDEX orders_discounted/);
    expect(plans.flat().join('\n')).not.toContain('SCAN receipt');
  });

  test('a long export of orders continues where its last batch ended', async () => {
    await shop.post('/api/orders', orderOf([{ id: 'rose-radiance-serum', quantity: 1 }]), {
      'idempotency-key': 'one of many',
    });
    const { db } = shop.database;
    const placed = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const names = Array.from({ length: 450 }, (_, number) => `copy-${number}`);
    for (const name of names)
      await db
        .insertInto('orders')
        .values({ ...placed, id: name, order_number: name, idempotency_key: name })
        .execute();
    const exported: string[] = [];
    const all = parseListQuery(new URLSearchParams('from=2020-01-01'), ORDER_LIST);
    const plans = await queryPlans(shop, async (recorded) => {
      for await (const orders of eachBatchOfOrders(recorded, all))
        exported.push(...orders.map(({ orderNumber }) => orderNumber));
    });
    expect(exported.sort()).toEqual([placed.order_number, ...names].sort());
    const batches = plans.flat().filter((step) => / orders\b/.test(step));
    expect(batches.at(-1)).toContain('(created_at,id)<(?,?)');
  });
});

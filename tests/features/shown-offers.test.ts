import { expect, test } from 'vitest';
import { insertProduct } from '#database/queries/catalogue-editing/write-product.ts';
import { NO_SHADE_WORDS } from '#domain/catalogue/shade-words.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { testStamp } from '../support/test-stamp.ts';

describeOnBothEngines('the offer a card shows', (shop) => {
  const card = async () =>
    (await (await shop().get('/api/products?search=quartet')).json()).items.find(
      ({ id }: { id: string }) => id === 'quartet',
    );
  const places = async (sort: string) => {
    const { items } = await (await shop().get(`/api/products?sort=${sort}&brand=halden&pageSize=96`)).json();
    return items.map(({ price }: { price: number }) => price);
  };

  test('is the cheapest variant in stock, with its own unit price', async () => {
    await insertQuartet(shop());
    expect(await card()).toMatchObject({ price: 12, amount: 30, unitPrice: '£400.00 / litre' });
    const listing = (await (await shop().get('/products?search=quartet')).text()).replaceAll('<!-- -->', '');
    expect(listing).toMatch(/from <\/span>£12\.00/);
    expect(listing).toContain('£400.00 / litre');
    const page = await (await shop().get('/product/quartet')).text();
    expect(page).toMatch(/<input[^>]*checked=""[^>]*value="30 ml"|<input[^>]*value="30 ml"[^>]*checked=""/);
  });

  test('changes when that one sells out, and when it comes back', async () => {
    const bought = await shop().post(
      '/api/orders',
      orderOf([{ id: 'quartet', variant: '30 ml', quantity: 2 }]),
      freshKey(),
    );
    expect(bought.status).toBe(201);
    // Lists follow an order within a second (docs/decisions/001-pages-follow-stock-by-count.md).
    await expect.poll(card).toMatchObject({ price: 20, amount: 50 });
    for (const [sort, sign] of [
      ['price-low', 1],
      ['price-high', -1],
    ] as const) {
      const prices = await places(sort);
      expect(prices).toEqual(prices.toSorted((a: number, b: number) => sign * (a - b)));
    }
    const { orderNumber } = await bought.json();
    const actor = { id: 'test', name: 'A test' };
    expect(await changeOrderStatus(shop().platform, { orderNumber, to: 'cancelled', actor })).toMatchObject({
      ok: true,
    });
    await expect.poll(card).toMatchObject({ price: 12, amount: 30 });
  });

  test('is the cheapest of all where everything is sold out', async () => {
    await shop().post('/api/orders', orderOf([{ id: 'quartet', variant: '30 ml', quantity: 2 }]), freshKey());
    await shop().post('/api/orders', orderOf([{ id: 'quartet', variant: '50 ml', quantity: 2 }]), freshKey());
    await shop().post('/api/orders', orderOf([{ id: 'quartet', variant: '75 ml', quantity: 2 }]), freshKey());
    await expect.poll(card).toMatchObject({ price: 8, amount: 10 });
  });

  test('is what categories and structured data name', async () => {
    const page = await (await shop().get('/product/quartet')).text();
    expect(page).toContain('"price":"8.00"');
    expect(page).not.toContain('AggregateRating');
  });
});

/** Sizes whose order, price and stock disagree: the first is sold out, the third the cheapest in stock. */
async function insertQuartet(shop: TestShop): Promise<void> {
  const { db } = shop.platform;
  const brand = await db
    .selectFrom('brands')
    .select(['id', 'name'])
    .where('slug', '=', 'halden')
    .executeTakeFirstOrThrow();
  const category = await db.selectFrom('categories').select(['id', 'name']).executeTakeFirstOrThrow();
  const variant = (name: string, pricePence: number | null, amount: number, stock: number) => ({
    name,
    sku: null,
    barcode: null,
    pricePence,
    originalPricePence: null,
    amount,
    grams: null,
    costPence: null,
    stock,
    imageUrl: null,
    shade: null,
    ...NO_SHADE_WORDS,
  });
  await db.transaction().execute((trx) =>
    insertProduct(
      trx,
      {
        slug: 'quartet',
        name: 'Quartet',
        brand,
        category,
        description: 'Four sizes.',
        pricePence: 3500,
        originalPricePence: null,
        discountPercent: null,
        imageUrl: null,
        featured: false,
        rating: 5,
        reviewCount: 0,
        amount: 100,
        unit: 'ml',
        features: [],
        howToUse: '',
        ingredients: '',
        warnings: '',
        periodAfterOpeningMonths: null,
        sealedForHygiene: false,
        vatRate: 'standard',
        importKey: null,
        variants: [
          variant('10 ml', 800, 10, 0),
          variant('50 ml', 2000, 50, 2),
          variant('30 ml', 1200, 30, 2),
          variant('75 ml', null, 75, 2),
        ],
      },
      { ...testStamp(), stock: { kind: 'opening', actor: null } },
    ),
  );
}

import { beforeAll, expect, test } from 'vitest';
import { listBulkProducts } from '#database/queries/bulk/bulk-products.ts';
import { FREE_QUESTION, FREE_QUESTION_IN_LIST } from '#domain/money/free-price.ts';
import { previewInBulk } from '#operations/catalogue/preview-in-bulk.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnSqlite('a price of £0.00', (shop) => {
  let staff: Record<string, string>;
  let id = '';
  beforeAll(async () => {
    staff = await signInAs(shop(), 'owner');
    ({ id } = await shop()
      .platform.db.selectFrom('products')
      .select('id')
      .where('slug', '=', SERUM.id)
      .executeTakeFirstOrThrow());
  });
  const priceNow = async () => (await listBulkProducts(shop().platform.db, [id]))[0]?.pricePence;
  const cell = (fields: Record<string, string>) =>
    postForm(shop(), `/cms/products/${id}/cell`, { field: 'price', value: '0', ...fields }, staff);

  test('is asked about in the form of a product', async () => {
    const form = await productFormOf(shop(), id, staff);
    const free = { ...form, pricePence: '0', originalPricePence: '', discountPercent: '' };
    const asked = await postForm(shop(), `/cms/products/${id}`, free, staff);
    expect(asked.status).toBe(422);
    expect((await asked.text()).replaceAll('<!-- -->', '')).toContain(FREE_QUESTION);
    expect(await priceNow()).toBe(3360);
  });

  test('is asked about in the list, where a second Enter means it', async () => {
    const asked = await cell({ was: '3360' });
    expect(asked.status).toBe(409);
    expect(await asked.text()).toContain(FREE_QUESTION_IN_LIST);
    expect(await priceNow()).toBe(3360);
  });

  test('is left out of changes of many that do not say it is meant', async () => {
    const change = { kind: 'price', how: 'set', amount: 0, ending: null } as const;
    const { db } = shop().platform;
    expect(await previewInBulk(db, [id], change)).toMatchObject({ changed: 0, refused: 1 });
    expect(await previewInBulk(db, [id], { ...change, how: 'lower', amount: 3360 })).toMatchObject({
      refused: 1,
    });
    expect(await previewInBulk(db, [id], { ...change, allowsFree: true })).toMatchObject({ changed: 1 });
  });

  test('that is meant is saved, and such an order pays its delivery', async () => {
    expect((await cell({ was: '3360', confirmed: 'yes' })).status).toBe(200);
    expect(await priceNow()).toBe(0);
    const placed = await (await shop().post('/api/orders', orderOf(), freshKey())).json();
    expect(placed).toMatchObject({ subtotal: 0, shipping: 5.99, total: 5.99 });
    const form = await productFormOf(shop(), id, staff);
    expect(form.isFree).toBe('on');
    expect((await postForm(shop(), `/cms/products/${id}`, form, staff)).status).toBe(200);
  });
});

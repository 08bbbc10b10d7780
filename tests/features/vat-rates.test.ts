import { beforeAll, expect, test } from 'vitest';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { quoteToPlace } from '#operations/order/quote-to-place.ts';
import { writeOrder } from '#operations/order/write-order.ts';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { registerForVat } from '../support/vat-shop.ts';

describeOnSqlite('rates of VAT', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'owner');
    await importText(
      shop().platform.db,
      [
        'id,name,price,stock,status,vat',
        'V1,Book of Scents,10,50,published,zero',
        'V2,Sun Cream for Hospitals,21,50,published,5%',
        'V3,Plain Cream,12,50,published,',
      ].join('\n'),
    );
  });
  const read = async (path: string) => (await shop().get(path)).json();
  const items = ['book-of-scents', 'sun-cream-for-hospitals', 'plain-cream'].map((id) => ({
    id,
    variant: 'Standard',
    quantity: 1,
  }));

  test('come by an import, are shown by the API, and an unknown one is reported', async () => {
    const rates = await Promise.all(items.map(async ({ id }) => (await read(`/api/products/${id}`)).vatRate));
    expect(rates).toEqual(['zero', 'reduced', 'standard']);
    const { findings } = await importText(shop().platform.db, 'id,name,price,vat\nV4,Odd Cream,5,17.5\n');
    expect(findings).toContainEqual(expect.objectContaining({ column: 'vat', value: '17.5' }));
    await importText(shop().platform.db, 'id,name,price\nV1,Book of Scents,10\n');
    expect((await read('/api/products/book-of-scents')).vatRate).toBe('zero');
  });

  test('are chosen in the form of a product', async () => {
    const { id } = await shop()
      .platform.db.selectFrom('products')
      .select('id')
      .where('slug', '=', 'tang-carbon-cutting-comb')
      .executeTakeFirstOrThrow();
    const form = await productFormOf(shop(), id, staff);
    expect(form.vatRate).toBe('standard');
    const saved = await postForm(shop(), `/cms/products/${id}`, { ...form, vatRate: 'reduced' }, staff);
    expect(saved.status).toBe(200);
    const again = await productFormOf(shop(), id, staff);
    expect(again.vatRate).toBe('reduced');
    await postForm(shop(), `/cms/products/${id}`, { ...again, vatRate: 'standard' }, staff);
    const odd = await postForm(shop(), `/cms/products/${id}`, { ...again, vatRate: 'half' }, staff);
    expect(odd.status).toBe(422);
  });

  test('do not matter to a shop without VAT', async () => {
    const cart = await (await shop().post('/api/cart', { items })).json();
    expect(cart.items.map(({ vatRatePercent }: { vatRatePercent: null }) => vatRatePercent)).toEqual([
      null,
      null,
      null,
    ]);
    const placed = await (await shop().post('/api/orders', orderOf(items), freshKey())).json();
    expect(placed.vatIncluded).toBeNull();
  });

  test('of the goods are copied into an order, and its delivery follows them', async () => {
    await registerForVat(shop());
    const cart = await (await shop().post('/api/cart', { items })).json();
    expect(cart.items.map(({ vatRatePercent }: { vatRatePercent: number }) => vatRatePercent)).toEqual([
      0, 5, 20,
    ]);
    const placed = await (await shop().post('/api/orders', orderOf(items), freshKey())).json();
    expect(placed).toMatchObject({ subtotal: 43, shipping: 5.99, total: 48.99 });
    const { db } = shop().platform;
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom('order_lines')
      .select(['vat_rate_percent as rate', 'vat_pence as vat'])
      .where('order_id', '=', order.id)
      .orderBy('position')
      .execute();
    // Delivery of £5.99 over £10, £21 and £12 of goods: 139, 293 and 167 pence.
    expect(lines).toEqual([
      { rate: 0, vat: 0 },
      { rate: 5, vat: 100 },
      { rate: 20, vat: 200 },
    ]);
    expect(order.shipping_vat_pence).toBe(14 + 28);
    expect(placed.vatIncluded).toBe(3.42);
  });

  test('decide whether the page of a product says that its price includes VAT', async () => {
    const page = async (slug: string) => (await shop().get(`/product/${slug}`)).text();
    await expect.poll(() => page('plain-cream')).toContain('inc. VAT');
    expect(await page('book-of-scents')).not.toContain('inc. VAT');
  });

  test('are those of the moment of writing, where one changed after the quote', async () => {
    const { platform } = shop();
    const parsed = parseOrderRequest(orderOf([{ id: 'plain-cream', quantity: 2 }]));
    if (!parsed.ok) throw new Error('The order of the test is not valid');
    const request = parsed.order;
    const quoted = await quoteToPlace(platform, request);
    if (!quoted.ok) throw new Error('The order of the test has no quote');
    const setRate = (vat_rate: 'zero' | 'standard') =>
      platform.db.updateTable('products').set({ vat_rate }).where('slug', '=', 'plain-cream').execute();
    await setRate('zero');
    const { quote } = quoted;
    const [idempotencyKey = ''] = Object.values(freshKey());
    const fingerprints: [string] = ['f'];
    const writing = {
      idempotencyKey,
      fingerprints,
      request,
      quote,
      provider: null,
      holdMs: null,
      holders: [],
    };
    const written = await writeOrder(platform, writing);
    expect(quote.lines[0]?.vatRatePercent).toBe(20);
    expect(written).toMatchObject({ ok: true, order: { totalPence: quote.totals.totalPence, vatPence: 0 } });
    await setRate('standard');
  });
});

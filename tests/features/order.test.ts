import { expect, test } from 'vitest';
import { estimatedDelivery } from '#domain/delivery/estimated-delivery.ts';
import { CUSTOMER, freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';

describeOnBothEngines('placing an order', (shop) => {
  test('the catalogue prices it, delivery is added and the stock is taken', async () => {
    const before = await stockOf(shop(), 'rose-radiance-serum');
    const response = await shop().post('/api/orders', orderOf(), freshKey());
    expect(response.status).toBe(201);
    const order = await response.json();
    expect(order).toMatchObject({
      subtotal: 33.6,
      shipping: 5.99,
      total: 39.59,
      orderStatus: 'confirmed',
      items: [{ id: 'rose-radiance-serum', variant: 'Standard', quantity: 1, price: 33.6, lineTotal: 33.6 }],
    });
    expect(order.orderNumber).toMatch(/^ZA\d{9}$/);
    const place = { country: 'United Kingdom', postcode: CUSTOMER.postcode };
    expect(order.estimatedDelivery).toBe(estimatedDelivery(Date.parse(order.orderDate), place));
    expect(await stockOf(shop(), 'rose-radiance-serum')).toBe(before - 1);
  });

  test('from £50 it ships free', async () => {
    const response = await shop().post('/api/orders', orderOf([{ ...SERUM, quantity: 2 }]), freshKey());
    expect(await response.json()).toMatchObject({ subtotal: 67.2, shipping: 0, total: 67.2 });
  });

  test('a missing, null or blank field gives the same exact message', async () => {
    for (const empty of [undefined, null, '', '   ']) {
      const customerInfo = Object.fromEntries(Object.keys(CUSTOMER).map((field) => [field, empty]));
      const response = await shop().post('/api/orders', orderOf([SERUM], { customerInfo }), freshKey());
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({
        code: 'invalid-order',
        errors: {
          firstName: 'First name is required',
          lastName: 'Last name is required',
          email: 'Email is required',
          phone: 'Phone number is required',
          address: 'Address is required',
          city: 'City is required',
          postcode: 'Postcode is required',
        },
      });
    }
  });

  test('a card order asks for the card with the exact messages', async () => {
    const response = await shop().post(
      '/api/orders',
      orderOf([SERUM], { paymentMethod: 'card' }),
      freshKey(),
    );
    expect((await response.json()).errors).toEqual({
      cardNumber: 'Card number is required',
      expiryDate: 'Expiry date is required',
      cvv: 'CVV is required',
      cardholderName: 'Cardholder name is required',
    });
  });

  test('of a card only brand and last four digits remain, and no more in any table, response or log', async () => {
    const response = await shop().post(
      '/api/orders',
      orderOf([SERUM], { paymentMethod: 'card', card: TEST_CARD }),
      freshKey(),
    );
    expect(response.status).toBe(201);
    const text = await response.text();
    expect(JSON.parse(text).card).toEqual({ brand: 'Visa', last4: '4242' });
    const rows = JSON.stringify(await shop().platform.db.selectFrom('orders').selectAll().execute());
    for (const secret of ['4242424242424242', '4242 4242 4242 4242', '"739"', '12/30']) {
      expect(text + rows + shop().errors.join()).not.toContain(secret);
    }
  });

  test('a declined card places nothing and takes no stock', async () => {
    const before = await stockOf(shop(), 'rose-radiance-serum');
    const card = { ...TEST_CARD, cardNumber: '4000 0000 0000 0002' };
    const response = await shop().post(
      '/api/orders',
      orderOf([SERUM], { paymentMethod: 'card', card }),
      freshKey(),
    );
    expect(response.status).toBe(402);
    expect((await response.json()).code).toBe('card-declined');
    expect(await stockOf(shop(), 'rose-radiance-serum')).toBe(before);
  });

  test('the same key gives the same order, also when sent at once; another body under it is refused', async () => {
    const key = freshKey();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => shop().post('/api/orders', orderOf(), key)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const numbers = await Promise.all(responses.map(async (response) => (await response.json()).orderNumber));
    expect(new Set(numbers).size).toBe(1);
    const other = await shop().post('/api/orders', orderOf([{ ...SERUM, quantity: 3 }]), key);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'idempotency-key-reused', orderNumber: numbers[0] });
  });

  test('an order sent before is found by its key and body, and looking for it places nothing', async () => {
    const key = freshKey();
    const find = (body: object) => shop().post('/api/orders/find', body, key);
    const before = await stockOf(shop(), 'rose-radiance-serum');
    const missing = await find(orderOf());
    expect(missing.status).toBe(404);
    expect((await missing.json()).code).toBe('order-not-placed');
    expect(await stockOf(shop(), 'rose-radiance-serum')).toBe(before);
    const { orderNumber } = await (await shop().post('/api/orders', orderOf(), key)).json();
    const found = await find(orderOf());
    expect(found.status).toBe(200);
    expect((await found.json()).orderNumber).toBe(orderNumber);
    expect((await find(orderOf([{ ...SERUM, quantity: 3 }]))).status).toBe(422);
    expect((await find(orderOf([]))).status).toBe(400);
  });

  test('card orders sent at once under one key are one order and one payment, taken once', async () => {
    const key = freshKey();
    const order = orderOf([SERUM], { paymentMethod: 'card', card: TEST_CARD });
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => shop().post('/api/orders', order, key)),
    );
    const sent = await Promise.all(responses.map((response) => response.json()));
    expect(sent.map(({ paymentStatus }) => paymentStatus)).toEqual(Array(4).fill('paid'));
    expect(new Set(sent.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    const { db } = shop().platform;
    const stored = await db
      .selectFrom('orders')
      .select(['id', 'payment_reference'])
      .where('order_number', '=', sent[0].orderNumber)
      .executeTakeFirstOrThrow();
    const payments = await db.selectFrom('payments').selectAll().where('order_id', '=', stored.id).execute();
    expect(payments).toMatchObject([{ reference: stored.payment_reference, provider: 'test-card' }]);
    const ledger = await db
      .selectFrom('payment_ledger')
      .select(['kind', 'amount_pence'])
      .where('order_id', '=', stored.id)
      .execute();
    expect(ledger).toEqual([{ kind: 'captured', amount_pence: 3959 }]);
  });

  test('an order without a key is not taken', async () => {
    const response = await shop().post('/api/orders', orderOf());
    expect(response.status).toBe(400);
    expect((await response.json()).code).toBe('idempotency-key-missing');
  });

  test('a key has 1 to 200 characters; a longer or strange one is refused with the reason', async () => {
    const send = (key: string) => shop().post('/api/orders', orderOf(), { 'idempotency-key': key });
    for (const key of ['7', 'till 2', 'k'.repeat(200)]) expect((await send(key)).status).toBe(201);
    for (const key of ['k'.repeat(201), 'clé']) {
      const response = await send(key);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'idempotency-key-invalid',
        detail: 'An Idempotency-Key has 1 to 200 printing ASCII characters.',
      });
    }
  });

  test('a total other than the one seen is shown to be accepted, never charged', async () => {
    const response = await shop().post('/api/orders', orderOf([SERUM], { expectedTotal: 20 }), freshKey());
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'price-changed',
      totals: { total: 39.59 },
      expectedTotal: 20,
    });
  });

  test('more than there is is refused, naming the line and what is left', async () => {
    const response = await shop().post(
      '/api/orders',
      orderOf([{ id: 'mulberry-silk-scrunchies', quantity: 5 }]),
      freshKey(),
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'out-of-stock',
      lines: [{ id: 'mulberry-silk-scrunchies', stock: 4 }],
    });
  });

  test('a line that names no variant there is, is named by its place', async () => {
    const response = await shop().post(
      '/api/orders',
      orderOf([
        { ...SERUM, quantity: 1 },
        { id: 'first-draft-foundation', quantity: 1 },
        { id: 'first-draft-foundation', variant: 'No Such Shade', quantity: 1 },
      ]),
      freshKey(),
    );
    expect(response.status).toBe(400);
    const problem = await response.json();
    expect(problem.code).toBe('variant-unknown');
    expect(Object.keys(problem.errors)).toEqual(['items.1.variant', 'items.2.variant']);
    expect(problem.errors['items.2.variant']).toContain('“No Such Shade”');
    expect(problem.detail).not.toContain('no longer sold');
    const counted = await shop().post('/api/orders', orderOf([{ ...SERUM, quantity: 0 }]), freshKey());
    expect(Object.keys((await counted.json()).errors)).toContain('items.0.quantity');
  });

  test('a product that is gone is named', async () => {
    const response = await shop().post(
      '/api/orders',
      orderOf([{ id: 'no-such-thing', quantity: 1 }]),
      freshKey(),
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'product-gone', lines: [{ id: 'no-such-thing' }] });
  });

  test('when one line fails nothing of the order happens', async () => {
    const before = await stockOf(shop(), 'rose-radiance-serum');
    const items = [SERUM, { id: 'hold-fast-setting-mist', quantity: 1 }];
    expect((await shop().post('/api/orders', orderOf(items), freshKey())).status).toBe(409);
    expect(await stockOf(shop(), 'rose-radiance-serum')).toBe(before);
  });

  test('of fifty buyers at once for five pieces exactly five get one, the others a refusal', async () => {
    const { db } = shop().platform;
    await setStock(shop(), 'kelp-mineral-mud-mask', 5);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        shop().post('/api/orders', orderOf([{ id: 'kelp-mineral-mud-mask', quantity: 1 }]), freshKey()),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(45);
    expect(await stockOf(shop(), 'kelp-mineral-mud-mask')).toBe(0);
    const lines = await db
      .selectFrom('order_lines')
      .select((eb) => eb.fn.sum<number>('quantity').as('sold'))
      .where('product_slug', '=', 'kelp-mineral-mud-mask')
      .executeTakeFirstOrThrow();
    expect(Number(lines.sold)).toBe(5);
  });

  test('buyers of several shades of one product, and of one of them, all get theirs at once', async () => {
    const id = 'blank-verse-matte-lipstick';
    const [first, second] = (await stockEachShade(shop(), id, 40)).map((variant) => ({
      id,
      variant,
      quantity: 1,
    }));
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, place) =>
        shop().post(
          '/api/orders',
          orderOf([...(place % 2 ? [] : [first]), second].flatMap((item) => item ?? [])),
          freshKey(),
        ),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(40);
  });

  test('its number and email find it again; a wrong email and an unknown number get the same response', async () => {
    const { orderNumber } = await (await shop().post('/api/orders', orderOf(), freshKey())).json();
    const found = await shop().get(`/api/orders/${orderNumber}?email=Shopper@Example.com`);
    expect(await found.json()).toMatchObject({ orderNumber, customerInfo: { postcode: 'SW1A 1AA' } });
    const wrong = await shop().get(`/api/orders/${orderNumber}?email=other@example.com`);
    const unknown = await shop().get('/api/orders/ZA000000000?email=shopper@example.com');
    expect(wrong.status).toBe(404);
    expect(unknown.status).toBe(404);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  test('a cart is priced by the catalogue and says what cannot be had', async () => {
    const items = [SERUM, { id: 'mulberry-silk-scrunchies', quantity: 9 }, { id: 'gone', quantity: 1 }];
    const cart = await (await shop().post('/api/cart', { items })).json();
    expect(cart.items.map((item: { problem: string }) => item.problem)).toEqual([
      null,
      'not-enough-stock',
      'product-gone',
    ]);
    expect(cart.paymentMethods).toEqual(['cod', 'card']);
  });

  test('a line whose variant is sold no longer leads to the others, what is gone to nothing', async () => {
    const items = [
      { id: 'rue-des-lilas-eau-de-parfum', variant: '75 ml', quantity: 1 },
      { id: 'first-draft-foundation', variant: 'Sand', quantity: 1 },
      { id: 'rue-des-lilas-eau-de-parfum', variant: '50 ml', quantity: 1 },
      { id: 'gone', quantity: 1 },
    ];
    const cart = await (await shop().post('/api/cart', { items })).json();
    const told = cart.items.map(({ problem, choose }: { problem: string; choose: string }) => [
      problem,
      choose,
    ]);
    expect(told).toEqual([
      ['product-gone', 'Choose a size'],
      ['product-gone', 'Choose a shade'],
      [null, ''],
      ['product-gone', ''],
    ]);
  });

  test('a cart says what the checkout would refuse for its size', async () => {
    const { db } = shop().platform;
    await db.updateTable('variants').set({ stock: 500 }).execute();
    const products = await db
      .selectFrom('products')
      .innerJoin('variants', 'variants.product_id', 'products.id')
      .select(['products.slug as id', 'variants.name as variant'])
      .where('products.status', '=', 'published')
      .where('products.id', 'not in', db.selectFrom('set_parts').select('set_id'))
      .limit(4)
      .execute();
    const [one] = products;
    const large = await (await shop().post('/api/cart', { items: [{ ...one, quantity: 60 }] })).json();
    expect(large.items).toMatchObject([{ problem: 'line-too-large', quantity: 60 }]);
    expect(large.limits).toEqual({ line: 50, order: 150 });
    expect(large.items[0].lineTotal).toBeCloseTo(50 * large.items[0].price);
    const items = products.map((product) => ({ ...product, quantity: 40 }));
    const sum = await (await shop().post('/api/cart', { items })).json();
    expect(sum).toMatchObject({ problem: 'order-too-large' });
    const refused = await shop().post('/api/orders', orderOf(items), freshKey());
    expect((await refused.json()).code).toBe('order-too-large');
  });
});

describeOnBothEngines(
  'a shop that is no demo',
  (shop) => {
    test('offers no card without a gateway and refuses one', async () => {
      const cart = await (await shop().post('/api/cart', { items: [SERUM] })).json();
      expect(cart).toMatchObject({ paymentMethods: ['cod'], demo: false });
      const order = orderOf([SERUM], { paymentMethod: 'card', card: TEST_CARD });
      const response = await shop().post('/api/orders', order, freshKey());
      expect(response.status).toBe(409);
      expect((await response.json()).code).toBe('card-not-offered');
    });
  },
  { demoShop: false },
);

async function stockOf(shop: TestShop, id: string): Promise<number> {
  return (await (await shop.get(`/api/products/${id}`)).json()).stock;
}

/** Returns the names of the shades. */
async function stockEachShade({ platform: { db } }: TestShop, slug: string, each: number): Promise<string[]> {
  const shades = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'variants.name', 'product_id'])
    .where('slug', '=', slug)
    .orderBy('variants.position')
    .execute();
  const ids = shades.map(({ id }) => id);
  await db.updateTable('variants').set({ stock: each }).where('id', 'in', ids).execute();
  await db
    .updateTable('products')
    .set({ stock: each * ids.length })
    .where('slug', '=', slug)
    .execute();
  return shades.map(({ name }) => name);
}

async function setStock({ platform: { db } }: TestShop, slug: string, stock: number): Promise<void> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await db.updateTable('products').set({ stock }).where('id', '=', id).execute();
  await db.updateTable('variants').set({ stock }).where('product_id', '=', id).execute();
}

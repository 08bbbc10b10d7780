import { beforeAll, expect, test } from 'vitest';
import { DELIVERY_FORM } from '../support/delivery-settings.ts';
import { deliverBy, flatPlan } from '../support/flat-plan.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnSqlite, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { nameTrader } from '../support/trader.ts';

describeOnSqlite('the terms of an order', (shop) => {
  let version = 0;
  let owner: Record<string, string>;
  beforeAll(async () => {
    version = 0;
    owner = await signInAs(shop(), 'owner');
  });

  async function saveDelivery(fields: Record<string, string>) {
    const form: Record<string, string> = { ...DELIVERY_FORM, ...fields, version: String(version) };
    if (fields.cashOnDelivery === '') delete form.cashOnDelivery;
    const saved = await postForm(shop(), '/cms/settings/delivery', form, owner);
    expect(saved.status).toBe(200);
    version += 1;
  }

  test('a postcode without the form of one is refused, BFPO and GIR 0AA are taken, spacing is mended', async () => {
    for (const postcode of ['XYZ', '12345'])
      expect(await refusal(shop(), { postcode })).toMatchObject({
        status: 400,
        errors: { postcode: 'Please enter a valid postcode' },
      });
    for (const [postcode, stored] of [
      ['m11ae', 'M1 1AE'],
      ['bfpo57', 'BFPO 57'],
      ['gir 0aa', 'GIR 0AA'],
    ]) {
      const placed = await order(shop(), { postcode });
      expect((await placed.json()).customerInfo.postcode).toBe(stored);
    }
  });

  test('a postcode of another territory is refused by its name, one of no area by its letters', async () => {
    for (const [postcode, message] of [
      ['GX11 1AA', 'This postcode is in Gibraltar, not in the United Kingdom.'],
      ['ASCN 1ZZ', 'This postcode is in Ascension Island, not in the United Kingdom.'],
      ['EA1 1AA', 'No postcode of the United Kingdom begins with EA: please check its letters.'],
    ])
      expect(await refusal(shop(), { postcode })).toMatchObject({
        status: 400,
        errors: { postcode: message },
      });
  });

  test('a phone number is taken as people write it', async () => {
    for (const phone of [
      '07700.900.123',
      '020 7946 0958 ext 12',
      '020/7946 0958 x12',
      '0044 (0)20 7946 0958',
    ])
      expect((await order(shop(), { phone, email: `${phone.replace(/\D/g, '')}@example.com` })).status).toBe(
        201,
      );
  });

  test('a phone number has 7 to 15 digits', async () => {
    for (const phone of ['+', '12', '123456', '+12345 67890 123456'])
      expect(await refusal(shop(), { phone })).toMatchObject({
        errors: { phone: 'Please enter a valid phone number' },
      });
    expect((await order(shop(), { phone: '123-4567' })).status).toBe(201);
  });

  test('a card number in the notes is refused, a phone number is not', async () => {
    expect(await refusal(shop(), { notes: 'Card 4242-4242-4242-4242, 12/30' })).toMatchObject({
      status: 400,
      errors: { notes: 'Please leave out card numbers: we never need one in a text.' },
    });
    expect((await order(shop(), { notes: 'Ring 07700 900123 or 020 7946 0958' })).status).toBe(201);
  });

  test('an order goes where the shop delivers', async () => {
    expect((await order(shop(), { country: 'uk' })).status).toBe(201);
    const abroad = { country: 'France', postcode: '75001' };
    expect(await refusal(shop(), abroad)).toMatchObject({
      status: 400,
      code: 'not-delivered-there',
      errors: { country: 'Sorry, we do not deliver to France, only to: United Kingdom.' },
    });
    expect(await refusal(shop(), { postcode: 'JE2 3AB' })).toMatchObject({
      errors: { postcode: 'Sorry, we do not deliver to Jersey.' },
    });
    await deliverBy(shop(), flatPlan({ countries: ['GB', 'FR', 'JE'] }));
    expect((await order(shop(), abroad)).status).toBe(201);
    expect((await order(shop(), { country: 'Jersey', postcode: 'JE2 3AB' })).status).toBe(201);
    const { delivery } = await (await shop().get('/api/shop')).json();
    expect(delivery.countries).toEqual(['United Kingdom', 'France', 'Jersey']);
  });

  test('an order placed before the shop stopped delivering there is still found under its key', async () => {
    await deliverBy(shop(), flatPlan({ countries: ['GB', 'FR'] }));
    const key = freshKey();
    const body = bodyOf({ country: 'France', postcode: '75001' });
    const placed = await (await shop().post('/api/orders', body, key)).json();
    await deliverBy(shop(), flatPlan());
    const again = await shop().post('/api/orders', body, key);
    expect(again.status).toBe(201);
    expect((await again.json()).orderNumber).toBe(placed.orderNumber);
  });

  test('a line and an order have a limit', async () => {
    await saveDelivery({ maxLineQuantity: '2', maxOrderQuantity: '3' });
    const large = await shop().post('/api/orders', orderOf([{ ...SERUM, quantity: 3 }]), freshKey());
    expect(large.status).toBe(409);
    expect(await large.json()).toMatchObject({ code: 'line-too-large', limit: 2 });
    const two = { quantity: 2, variant: 'Standard' };
    const many = orderOf([
      { ...SERUM, ...two },
      { ...two, id: 'mulberry-silk-scrunchies' },
    ]);
    const refused = await (await shop().post('/api/orders', many, freshKey())).json();
    expect(refused).toMatchObject({
      code: 'order-too-large',
      detail: 'An order can hold at most 3 items altogether. For more, please write to us.',
    });
    await saveDelivery({});
  });

  test('without cash and card the shop takes no orders, and says so', async () => {
    await saveDelivery({ cashOnDelivery: '' });
    const card = await refusal(shop(), {});
    expect(card).toMatchObject({ status: 409, code: 'cash-not-offered' });
    const { paymentMethods } = await (await shop().post('/api/cart', { items: [SERUM] })).json();
    expect(paymentMethods).toEqual(['card']);
    expect(await page(shop(), '/cart')).not.toContain('takes no orders');
    for (const path of ['/faq', '/terms'])
      await expect.poll(() => page(shop(), path)).toContain('You pay by card at the checkout.');
    await nameTrader(shop());
    await postForm(shop(), '/cms/settings/demo', { intent: 'end', confirmed: 'yes' }, owner);
    expect(await refusal(shop(), {})).toMatchObject({
      status: 409,
      code: 'no-orders-taken',
      detail: 'This shop takes no orders yet',
    });
    for (const path of ['/cart', '/checkout', '/faq', '/terms'])
      await expect.poll(() => page(shop(), path)).toContain('This shop takes no orders yet');
    await saveDelivery({});
    for (const path of ['/faq', '/terms'])
      await expect.poll(() => page(shop(), path)).toContain('You pay in cash when the parcel is delivered.');
    expect((await order(shop(), {})).status).toBe(201);
  });
});

describeOnSqlite(
  'a shop that is ordered from in bad faith',
  (shop) => {
    test('anonymous orders cannot empty it, and one network address holds so much a day', async () => {
      const before = await stockOf(shop());
      const everything = await shop()
        .platform.db.selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['products.slug as id', 'variants.name as variant', 'variants.stock as stock'])
        .where('products.status', '=', 'published')
        .where('variants.stock', '>', 0)
        .orderBy('variants.stock', 'desc')
        .orderBy('variants.id')
        .limit(100)
        .execute();
      const items = everything.slice(0, 100).map(({ id, variant, stock }) => ({
        id,
        variant,
        quantity: Math.min(999, stock),
      }));
      for (let time = 0; time < 3; time++)
        expect((await shop().post('/api/orders', orderOf(items), freshKey())).status).toBe(409);
      expect(await stockOf(shop())).toBe(before);
      const buyAs = (buyer: number) => {
        const items = everything
          .filter(({ stock }) => stock >= 20)
          .slice((buyer % 6) * 3, (buyer % 6) * 3 + 3)
          .map(({ id, variant }) => ({ id, variant, quantity: 20 }));
        const customerInfo = {
          ...CUSTOMER,
          email: `buyer${buyer}@example.com`,
          phone: `020 7946 ${1000 + buyer}`,
          address: `${100 + buyer} Example Street`,
        };
        return shop().post('/api/orders', orderOf(items, { customerInfo }), freshKey());
      };
      for (let buyer = 0; buyer < 6; buyer++) expect((await buyAs(buyer)).status).toBe(201);
      const twenty = orderOf([{ ...everything[0], quantity: 20 }]);
      await fill(shop(), twenty, 7);
      const eighth = await shop().post('/api/orders', twenty, freshKey());
      expect(await eighth.json()).toMatchObject({ code: 'too-much-unpaid', limit: 150 });
      for (let buyer = 6; buyer < 10; buyer++) expect((await buyAs(buyer)).status).toBe(201);
      expect((await (await buyAs(10)).json()).code).toBe('too-much-unpaid');
    });

    test('what has left or is cancelled is held no longer', async () => {
      await shop().platform.db.updateTable('orders').set({ order_status: 'delivered' }).execute();
      expect((await shop().post('/api/orders', orderOf(), freshKey())).status).toBe(201);
    });
  },
  { rateLimits: true },
);

describeOnSqlite(
  'a shop that is ordered from by many hands of one',
  (shop) => {
    test('orders at the same moment hold no more together than one after the other', async () => {
      const { db } = shop().platform;
      await db.updateTable('variants').set({ stock: 1000 }).execute();
      await db.updateTable('products').set({ stock: 1000 }).where('slug', '=', SERUM.id).execute();
      const thirty = orderOf([{ ...SERUM, quantity: 30 }]);
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => shop().post('/api/orders', thirty, freshKey())),
      );
      const outcomes = await Promise.all(
        responses.map(async (response) =>
          response.status === 201 ? 'placed' : (await response.json()).code,
        ),
      );
      expect(outcomes.toSorted()).toEqual([...Array(5).fill('placed'), ...Array(5).fill('too-much-unpaid')]);
      const held = await db
        .selectFrom('orders')
        .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
        .select((eb) => eb.fn.sum<number | string>('order_lines.quantity').as('items'))
        .where('orders.order_status', '=', 'confirmed')
        .executeTakeFirstOrThrow();
      expect(Number(held.items)).toBe(150);
    });
  },
  { rateLimits: true },
);

async function fill(shop: TestShop, body: object, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await shop.platform.db.updateTable('variants').set({ stock: 100 }).execute();
    expect((await shop.post('/api/orders', body, freshKey())).status).toBe(201);
  }
}

function bodyOf(customer: object) {
  return orderOf([SERUM], { customerInfo: { ...CUSTOMER, ...customer } });
}

function order(shop: TestShop, customer: object): Promise<Response> {
  return shop.post('/api/orders', bodyOf(customer), freshKey());
}

async function refusal(shop: TestShop, customer: object) {
  const response = await order(shop, customer);
  return { ...(await response.json()), status: response.status };
}

async function page(shop: TestShop, path: string): Promise<string> {
  return (await shop.get(path)).text();
}

async function stockOf(shop: TestShop): Promise<number> {
  const { sum } = await shop.platform.db
    .selectFrom('variants')
    .select((eb) => eb.fn.sum<number | string>('stock').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
}

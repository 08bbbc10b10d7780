import { beforeAll, expect, test } from 'vitest';
import { type DeliveryPlan, STANDARD_SERVICE } from '#domain/delivery/delivery-plan.ts';
import { deliverBy, flatPlan } from '../support/flat-plan.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';

const rates = (pricePence: number) => [{ fromPence: 0, upToGrams: null, pricePence }];

/** Two services at home, one in the Highlands and Islands, none in Northern Ireland, Jersey as a country. */
const PLAN: DeliveryPlan = {
  packingGrams: 100,
  zones: [
    {
      ...{ id: 'home', name: 'Mainland', countries: ['GB'], regions: [], postcodes: [] },
      services: [
        { ...STANDARD_SERVICE, rates: rates(349), freeFromPence: null },
        {
          ...STANDARD_SERVICE,
          ...{ id: 'next-day', name: 'Next day', rates: rates(695), freeFromPence: null },
          ...{ firstDay: 1, lastDay: 1, cutOffHour: 14 },
        },
      ],
    },
    {
      ...{ id: 'far', name: 'Far', countries: [], regions: ['highlands-islands'], postcodes: [] },
      services: [
        { ...STANDARD_SERVICE, id: 'far', name: 'To the islands', rates: rates(950), freeFromPence: null },
      ],
    },
    {
      id: 'ni',
      name: 'Northern Ireland',
      countries: [],
      regions: ['northern-ireland'],
      postcodes: [],
      services: [],
    },
    {
      ...{ id: 'jersey', name: 'Jersey', countries: [], regions: ['jersey'], postcodes: [] },
      services: [
        { ...STANDARD_SERVICE, id: 'jersey', name: 'By sea', rates: rates(1200), freeFromPence: null },
      ],
    },
  ],
};

const UK = 'United Kingdom';

describeOnBothEngines('delivery by zone and service', (shop) => {
  beforeAll(() => deliverBy(shop(), PLAN));

  const cartTo = async (country: string, postcode: string, more = {}) =>
    (await shop().post('/api/cart', { items: [SERUM], place: { country, postcode }, ...more })).json();
  const orderTo = (place: { country?: string; postcode: string }, more = {}) =>
    shop().post(
      '/api/orders',
      orderOf([SERUM], { customerInfo: { ...CUSTOMER, ...place }, ...more }),
      freshKey(),
    );

  test('a cart has the deliveries of its place, with prices and days', async () => {
    const home = await cartTo(UK, 'LS1 4DY');
    expect(home.deliveries).toMatchObject([
      { id: 'standard', name: 'Standard delivery', price: 3.49 },
      { id: 'next-day', name: 'Next day', price: 6.95 },
    ]);
    for (const { from, until } of home.deliveries) {
      expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(from <= until).toBe(true);
    }
    expect(home).toMatchObject({ shipping: 3.49, problems: [], problem: null });
    expect(await cartTo(UK, 'LS1 4DY', { delivery: 'next-day' })).toMatchObject({ shipping: 6.95 });
    expect(await cartTo(UK, 'ZE1 0AA')).toMatchObject({ shipping: 9.5, deliveries: [{ id: 'far' }] });
    expect(await cartTo('Jersey', 'JE2 3AB')).toMatchObject({ shipping: 12, outsideUkVat: true });
  });

  test('a place that is not served has a reason and no delivery', async () => {
    expect(await cartTo(UK, 'BT1 5GS')).toMatchObject({
      deliveries: [],
      shipping: 0,
      problems: [
        {
          code: 'not-delivered-there',
          field: 'postcode',
          reason: 'Sorry, we do not deliver to Northern Ireland.',
        },
      ],
    });
    expect(await cartTo('France', '75001')).toMatchObject({
      problems: [{ code: 'not-delivered-there', field: 'country' }],
    });
    const refused = await orderTo({ postcode: 'BT1 5GS' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: 'not-delivered-there',
      errors: { postcode: 'Sorry, we do not deliver to Northern Ireland.' },
    });
  });

  test('an order takes the delivery that was chosen, the first where none was, and stores what was promised', async () => {
    const [first, next] = await Promise.all([
      orderTo({ postcode: 'LS1 4DY' }).then((response) => response.json()),
      orderTo({ postcode: 'LS1 4DY' }, { delivery: 'next-day' }).then((response) => response.json()),
    ]);
    expect(first).toMatchObject({ shipping: 3.49, delivery: { id: 'standard', isChosen: true } });
    expect(next).toMatchObject({ shipping: 6.95, delivery: { id: 'next-day', name: 'Next day' } });
    const priced = await cartTo(UK, 'LS1 4DY');
    expect([next.estimatedDelivery.slice(0, 10), next.delivery.until]).toEqual([
      priced.deliveries[1].from,
      priced.deliveries[1].until,
    ]);
    // What the shop calls it later changes nothing of the order.
    await deliverBy(shop(), flatPlan());
    const again = await shop().get(
      `/api/orders/${next.orderNumber}?email=${encodeURIComponent(CUSTOMER.email)}`,
    );
    expect((await again.json()).delivery).toEqual(next.delivery);
    await deliverBy(shop(), PLAN);
  });

  test('the same key with another delivery is another order', async () => {
    const key = freshKey();
    const body = (delivery?: string) =>
      orderOf([SERUM], { customerInfo: CUSTOMER, ...(delivery && { delivery }) });
    expect((await shop().post('/api/orders', body('next-day'), key)).status).toBe(201);
    expect((await shop().post('/api/orders', body('next-day'), key)).status).toBe(201);
    expect((await shop().post('/api/orders', body(), key)).status).toBe(422);
  });

  test('a delivery that is unknown, of another place or no longer offered is refused before anything is written', async () => {
    const stock = await stockOf(shop());
    for (const delivery of ['by-drone', 'far']) {
      const refused = await orderTo({ postcode: 'LS1 4DY' }, { delivery });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: 'delivery-not-offered' });
    }
    expect(await cartTo(UK, 'LS1 4DY', { delivery: 'far' })).toMatchObject({
      problems: [{ code: 'delivery-not-offered' }],
    });
    await deliverBy(shop(), flatPlan());
    expect((await orderTo({ postcode: 'LS1 4DY' }, { delivery: 'next-day' })).status).toBe(409);
    expect(await stockOf(shop())).toBe(stock);
    expect((await orderTo({ postcode: 'LS1 4DY' }, { delivery: 'standard' })).status).toBe(201);
    await deliverBy(shop(), PLAN);
  });

  test('a total of another delivery is never charged silently', async () => {
    const { total } = await cartTo(UK, 'LS1 4DY');
    const refused = await orderTo({ postcode: 'ZE1 0AA' }, { expectedTotal: total });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'price-changed', totals: { shipping: 9.5 } });
  });

  test('weights decide where a service is priced by them', async () => {
    const byWeight = flatPlan({ freeFromPence: null });
    const service = byWeight.zones[0]?.services[0];
    if (!service) throw new Error('no service');
    service.rates = [
      { fromPence: 0, upToGrams: 250, pricePence: 299 },
      { fromPence: 0, upToGrams: 900, pricePence: 499 },
    ];
    await deliverBy(shop(), { ...byWeight, packingGrams: 100 });
    await shop()
      .platform.db.updateTable('variants')
      .set({ grams: 150 })
      .where('product_id', 'in', (eb) => eb.selectFrom('products').select('id').where('slug', '=', SERUM.id))
      .execute();
    const of = async (quantity: number) =>
      (await shop().post('/api/cart', { items: [{ ...SERUM, quantity }] })).json();
    expect(await of(1)).toMatchObject({ shipping: 2.99, items: [{ grams: 150 }] });
    expect(await of(2)).toMatchObject({ shipping: 4.99 });
    expect(await of(6)).toMatchObject({
      problems: [{ reason: 'Sorry, this order is too heavy to be delivered there.' }],
    });
    await deliverBy(shop(), PLAN);
  });
});

async function stockOf({ platform }: TestShop): Promise<number> {
  const { total } = await platform.db
    .selectFrom('variants')
    .select((eb) => eb.fn.sum<number>('stock').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

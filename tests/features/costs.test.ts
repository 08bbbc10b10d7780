import { beforeAll, expect, test } from 'vitest';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { productFormOf } from '../support/product-form.ts';
import { idOf } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

const SECRET = 7;
/** In no other figure of the demo. */
const COST = `${SECRET}13.37`;

describeOnBothEngines('what goods cost the shop', (shop) => {
  const db = () => shop().platform.db;
  let manager: Record<string, string>;
  let support: Record<string, string>;

  beforeAll(async () => {
    manager = await signInAs(shop(), 'manager');
    support = await signInAs(shop(), 'support');
  });

  const save = async (slug: string, fields: Record<string, string>) => {
    const id = await idOf(shop(), slug);
    const form = await productFormOf(shop(), id, manager);
    const saved = await shop().send(`/cms/products/${id}`, {
      method: 'POST',
      headers: { ...manager, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, ...fields }),
    });
    expect(saved.status).toBeLessThan(400);
  };
  const costOf = async (orderNumber: string) => {
    const { unit_cost_pence } = await db()
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select('unit_cost_pence')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    return unit_cost_pence === null ? null : Number(unit_cost_pence);
  };
  const order = async (item: object = SERUM) => {
    const placed = await shop().post('/api/orders', orderOf([item]), freshKey());
    expect(placed.status).toBe(201);
    return (await placed.json()).orderNumber as string;
  };

  test('stays with the line as it was when it was sold, and is unknown where nobody entered it', async () => {
    const before = await order();
    await save(SERUM.id, { costPence: '4.20', grams: '85' });
    const sold = await order();
    await save(SERUM.id, { costPence: '5' });
    const later = await order();
    expect(await Promise.all([before, sold, later].map(costOf))).toEqual([null, 420, 500]);
  });

  test('of a set is its own, or else that of its parts, if all of them are known', async () => {
    const item = { id: 'first-light-ritual-set', variant: 'Standard', quantity: 1 };
    await save('damask-cleansing-balm', { costPence: '3' });
    await save('petal-dew-facial-mist', { costPence: '2.50' });
    await save(SERUM.id, { costPence: '' });
    const unknown = await order(item);
    await save(SERUM.id, { costPence: '5.00' });
    const parts = await order(item);
    await save(item.id, { costPence: '9.99' });
    const own = await order(item);
    expect(await Promise.all([unknown, parts, own].map(costOf))).toEqual([null, 1050, 999]);
  });

  test('is read by those who see money alone: not by shoppers, the API, or support', async () => {
    await save(SERUM.id, { costPence: COST });
    const id = await idOf(shop(), SERUM.id);
    const read = async (path: string, staff?: Record<string, string>) =>
      (await shop().get(path, staff)).text();
    expect(await read(`/cms/products/${id}`, manager)).toContain(COST);
    expect(await read('/cms/products/export?status=all', manager)).toContain(COST);
    const orderNumber = await order();
    for (const text of [
      await read(`/product/${SERUM.id}`),
      await read(`/product/${SERUM.id}.data`),
      await read(`/api/products/${SERUM.id}`),
      await read('/api/products?pageSize=100'),
      JSON.stringify(await (await shop().post('/api/cart', { items: [SERUM] })).json()),
      JSON.stringify(
        await (await shop().post('/api/orders/find', { orderNumber, email: 'shopper@example.com' })).json(),
      ),
      await read(`/cms/products/${id}`, support),
      await read(`/cms/products/${id}.data`, support),
      await read('/cms/products/export?status=all', support),
      await read(`/cms/orders/${orderNumber}.data`, support),
    ]) {
      expect(text).not.toContain(COST);
      expect(text).not.toContain(COST.replace('.', ''));
    }
  });

  test('stays as it is after an import of a file whose reader could not see it', async () => {
    await save(SERUM.id, { costPence: '6.10' });
    const file = await (await shop().get('/cms/products/export?status=all', support)).text();
    const { counts } = await importText(db(), file, { now: shop().platform.clock.now() });
    expect(counts).toMatchObject({ updated: 0, refused: 0, created: 0 });
    expect(await costOf(await order())).toBe(610);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { poundsToPence } from '#domain/money/money.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('the dashboard', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'owner');
  });
  const page = async () => plain(await (await shop().get('/cms', staff)).text());

  test('its figures equal what is counted by hand, cancelled orders left out', async () => {
    const totals: number[] = [];
    for (const quantity of [1, 2, 3]) totals.push((await place(shop(), quantity)).total);
    const cancelled = await place(shop(), 5);
    await postForm(shop(), `/cms/orders/${cancelled.orderNumber}`, { orderStatus: 'cancelled' }, staff);
    // Forty days ago: in none of the thirty days.
    const old = await place(shop(), 1);
    await shop()
      .platform.db.updateTable('orders')
      .set({ created_at: new Date(Date.now() - 40 * 86_400_000).toISOString() })
      .where('order_number', '=', old.orderNumber)
      .execute();
    const { db } = shop().platform;
    const rows = await db
      .selectFrom('orders')
      .select(['total_pence', 'order_status', 'created_at'])
      .execute();
    const since = new Date(Date.now() - 30 * 86_400_000).toISOString();
    const counted = rows.filter((row) => row.order_status !== 'cancelled' && row.created_at >= since);
    const revenue = counted.reduce((sum, row) => sum + row.total_pence, 0);
    expect(revenue).toBe(poundsToPence(totals.reduce((sum, total) => sum + total, 0)));
    const text = await page();
    expect(text).toContain(`£${(revenue / 100).toFixed(2)}`);
    expect(text).toContain('To pack: 4');
    const soldOut = await db.selectFrom('products').select('id').where('stock', '=', 0).execute();
    const low = await db
      .selectFrom('products')
      .select('id')
      .where('stock', '>', 0)
      .where('stock', '<', 10)
      .execute();
    expect(text).toContain(`Low stock: ${low.length}, sold out: ${soldOut.length}`);
    expect(text).toContain('6 · ');
  });

  test('shows support the counts without any money', async () => {
    const support = await signInAs(shop(), 'support');
    const html = await (await shop().get('/cms', support)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(plain(main)).toContain('Orders today');
    expect(main).not.toContain('£');
    expect(main).not.toContain('Revenue');
  });

  test('counts each search without result', async () => {
    for (let times = 0; times < 3; times += 1) await shop().get('/products?search=zzunicornhorn');
    const text = await page();
    expect(text).toContain('“zzunicornhorn”');
    expect(text).toContain('3 times');
  });

  test('where counting fails fallback figures are shown under a warning', async () => {
    const { db } = shop().platform;
    shop().expectError(/brands/);
    await db.schema.alterTable('brands').renameTo('brands_away').execute();
    const text = await page();
    await db.schema.alterTable('brands_away').renameTo('brands').execute();
    expect(text).toContain('Live counts could not be loaded');
    for (const count of ['>5<', '>7<', '>4<', '>0<']) expect(text).toContain(count);
    expect(await page()).not.toContain('Live counts could not be loaded');
  });
});

async function place(shop: TestShop, quantity: number): Promise<{ orderNumber: string; total: number }> {
  const response = await shop.post(
    '/api/orders',
    orderOf([{ id: 'rose-radiance-serum', quantity }]),
    freshKey(),
  );
  expect(response.status).toBe(201);
  return response.json();
}

function plain(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'");
}

import { beforeAll, expect, test } from 'vitest';
import { formatPounds, poundsToPence } from '#domain/money/money.ts';
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
    const placed = [];
    for (const quantity of [1, 2, 3]) placed.push(await place(shop(), quantity));
    const totals = placed.map(({ total }) => total);
    const numbers = placed.map(({ orderNumber }) => orderNumber);
    const cancelled = await place(shop(), 5);
    await postForm(shop(), `/cms/orders/${cancelled.orderNumber}`, { orderStatus: 'cancelled' }, staff);
    // Forty days ago: in none of the thirty days, and still owed.
    const old = await place(shop(), 1);
    await shop()
      .platform.db.updateTable('orders')
      .set({ created_at: new Date(Date.now() - 40 * 86_400_000).toISOString() })
      .where('order_number', '=', old.orderNumber)
      .execute();
    const { db } = shop().platform;
    const due = poundsToPence(totals.reduce((sum, total) => sum + total, old.total));
    const dueOfDays = due - poundsToPence(old.total);
    expect(figure(await page(), 'Gross, money received')).toBe('£0.00');
    expect(figure(await page(), 'Cash due')).toBe(formatPounds(due));
    expect(await page()).toContain(`Of all orders, ${formatPounds(dueOfDays)} of these days`);
    const [first = 0] = totals;
    await postForm(
      shop(),
      `/cms/orders/${numbers[0]}`,
      { intent: 'cash', note: '', confirmed: 'yes' },
      staff,
    );
    const text = await page();
    expect(figure(text, 'Gross, money received')).toBe(formatPounds(poundsToPence(first)));
    expect(figure(text, 'Cash due')).toBe(formatPounds(due - poundsToPence(first)));
    expect(text.toLowerCase()).not.toContain('revenue');
    expect(text).toContain('To pack: 4');
    const soldOut = await db.selectFrom('products').select('id').where('stock', '=', 0).execute();
    const low = await db
      .selectFrom('products')
      .select('id')
      .where('stock', '>', 0)
      .where('stock', '<', 10)
      .execute();
    expect(text).toContain(`Low stock: ${low.length}, sold out: ${soldOut.length}`);
    expect(text).toContain('6 pieces');
  });

  test('shows support the counts without any money', async () => {
    const support = await signInAs(shop(), 'support');
    const html = await (await shop().get('/cms', support)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(plain(main)).toContain('Last 30 days');
    expect(main).not.toContain('£');
    expect(main).not.toContain('Gross');
  });

  test('names each channel once an order came by another than the shop’s pages', async () => {
    expect(await page()).not.toContain('By channel');
    const { orderNumber } = await place(shop(), 1);
    await shop()
      .platform.db.updateTable('orders')
      .set({ channel: 'counter' })
      .where('order_number', '=', orderNumber)
      .execute();
    const cash = { intent: 'cash', note: '', confirmed: 'yes' };
    await postForm(shop(), `/cms/orders/${orderNumber}`, cash, staff);
    const text = await page();
    const panel = text.slice(text.indexOf('By channel, last 30 days'));
    const counter = /Counter<\/a><\/th>(.*?)<\/tr>/.exec(panel)?.[1]?.replaceAll(/<[^>]*>/g, ' ');
    const { total_pence } = await shop()
      .platform.db.selectFrom('orders')
      .select('total_pence')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    expect(counter).toMatch(new RegExp(`Orders +1 +Gross +${formatPounds(total_pence)} `));
    const support = await signInAs(shop(), 'support');
    expect(await (await shop().get('/cms', support)).text()).not.toContain('By channel');
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

/** The value that stands after a label. */
function figure(html: string, label: string): string {
  return new RegExp(`${label}</dt><dd[^>]*>([^<]*)<`).exec(html)?.[1] ?? '';
}

function plain(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'");
}

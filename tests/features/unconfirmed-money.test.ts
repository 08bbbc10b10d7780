import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { MONEY_KINDS } from '#domain/payment/money-figures.ts';
import { cancelOwnOrder } from '#operations/order/cancel-own-order.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { runJobs } from '../support/stripe-shop.ts';

const ROOT = new URL('../../', import.meta.url);
const ACTOR = { id: 'owner', name: 'Owner' };
/** The files of pages and API that run an operation on an order's money; the walk below sends all of their messages. */
const WALKED = [
  'app/cms/orders/cash-intent.ts',
  'app/cms/orders/orders-page.tsx',
  'app/cms/orders/refund-intent.ts',
  'app/cms/orders/status-intent.ts',
  'server/api/refunds-api.ts',
  'server/api/staff-api.ts',
];
/** The forms of the order's page. */
const ORDER_INTENTS = 'app/cms/orders/order-intents.ts';
const LIST_INTENTS = ['slips', 'archive', 'restore', 'delete', ...ORDER_STATUSES];

test('the walk knows every page and API message that can move an order’s money', () => {
  const moves = /\b(changeOrderStatus|refundOrder|recordCash|requestRefund|deleteOrders|beginMove)\(/;
  const found = globSync('{app,server}/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) =>
    moves.test(readFileSync(new URL(path, ROOT), 'utf8')),
  );
  expect(found.toSorted()).toEqual(WALKED);
});

describeOnBothEngines('money and stock of an order', (shop, engine) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const rowOf = (order: string) =>
    shop()
      .platform.db.selectFrom('orders')
      .selectAll()
      .where('order_number', '=', order)
      .executeTakeFirstOrThrow();
  const sendTo = (order: string, fields: Record<string, string>) =>
    postForm(shop(), `/cms/orders/${order}`, fields, owner);
  const patch = (order: string, body: object) =>
    shop().send(`/api/orders/${order}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...owner },
      body: JSON.stringify(body),
    });
  const refundByApi = (order: string, body: object) =>
    shop().send(`/api/orders/${order}/refunds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...freshKey(), ...owner },
      body: JSON.stringify(body),
    });
  const stock = async () =>
    (
      await shop()
        .platform.db.selectFrom('products')
        .select('stock')
        .where('slug', '=', SERUM.id)
        .executeTakeFirstOrThrow()
    ).stock;
  /** All that a message must not move. */
  const moneyOf = async (order: string) => {
    const { id } = await rowOf(order);
    const { db } = shop().platform;
    return {
      ledger: await db
        .selectFrom('payment_ledger')
        .select(['kind', 'amount_pence', 'reference'])
        .where('order_id', '=', id)
        .where('kind', 'in', MONEY_KINDS)
        .orderBy('id')
        .execute(),
      refunds: await db.selectFrom('refunds').select('id').where('order_id', '=', id).orderBy('id').execute(),
    };
  };
  const setTo = (order: string, order_status: OrderStatus) =>
    shop()
      .platform.db.updateTable('orders')
      .set({ order_status, archived_at: null })
      .where('order_number', '=', order)
      .execute();
  const recordCash = (order: string) => sendTo(order, { intent: 'cash', note: '', confirmed: 'yes' });
  const refundForm = (amount: string, left: string, key: string) => ({
    intent: 'refund',
    amount,
    left,
    reason: 'Broken in the post',
    key,
  });

  // Refused by its form: no such message comes as far as a database.
  if (engine === 'sqlite')
    test('move by no message of staff that was not confirmed', { timeout: 180_000 }, async () => {
      const cases: [string, OrderStatus][] = [
        [await place(shop(), 'card'), 'confirmed'],
        [await place(shop(), 'card'), 'shipped'],
        [await place(shop(), 'card'), 'cancelled'],
        [await place(shop(), 'cod'), 'delivered'],
        [await place(shop(), 'cod'), 'shipped'],
      ];
      const [first, second, third, fourth] = cases.map(([order]) => order);
      await sendTo(second ?? '', { ...refundForm('10', '39.59', 'before'), confirmed: 'yes' });
      await runJobs(shop());
      await recordCash(fourth ?? '');
      expect((await moneyOf(third ?? '')).ledger).toHaveLength(1);
      const table = readFileSync(new URL(ORDER_INTENTS, ROOT), 'utf8');
      const intents = [...table.matchAll(/^ {2}'?([a-z-]+)'?: \{ permission/gm)].map(
        ([, intent]) => intent ?? '',
      );
      expect(intents).toEqual(expect.arrayContaining(['refund', 'cash', 'note', 'tracking']));

      for (const [order, status] of cases) {
        await setTo(order, status);
        const before = await moneyOf(order);
        const stockBefore = await stock();
        const answers = {
          refund: 'yes',
          amount: '1',
          left: '39.59',
          reason: 'x',
          key: `walk ${order}`,
          note: '',
        };
        const messages: (() => Promise<Response>)[] = [
          ...intents.map((intent) => () => sendTo(order, { ...answers, intent })),
          ...ORDER_STATUSES.flatMap((orderStatus) => [
            () => sendTo(order, { orderStatus, refund: 'yes' }),
            () => sendTo(order, { orderStatus, from: status, refund: 'yes' }),
            () => patch(order, { orderStatus }),
            () => patch(order, { orderStatus, confirmed: false, refund: true }),
          ]),
          () => refundByApi(order, { sum: { amount: 1 }, reason: 'x' }),
          () => refundByApi(order, { sum: { amount: 1 }, reason: 'x', confirmed: false }),
          ...LIST_INTENTS.map(
            (intent) => () =>
              postForm(shop(), '/cms/orders', { intent, ids: order, refund: 'yes', refunds: 'yes' }, owner),
          ),
        ];
        for (const send of messages) {
          await send();
          await runJobs(shop());
          expect(await moneyOf(order)).toEqual(before);
          // What had left went back into stock for nobody's asking; a move out of 'cancelled' takes it, as it should.
          if (status === 'shipped' || status === 'delivered') expect(await stock()).toBe(stockBefore);
          if ((await rowOf(order)).order_status !== status) {
            const { order_status } = await rowOf(order);
            if (order_status === 'cancelled' || status === 'cancelled')
              await changeOrderStatus(shop().platform, {
                orderNumber: order,
                to: status,
                actor: ACTOR,
                answers: { stock: 'return' },
              });
            else await setTo(order, status);
          }
        }
      }
      expect(first).toBeTruthy();
    });

  test('a refund is asked for with sum, card and customer, and made once it is confirmed', async () => {
    const order = await place(shop(), 'card');
    const shown = await (await shop().get(`/cms/orders/${order}`, owner)).text();
    expect(shown).toMatch(/name="amount"[^>]*value=""|name="amount"(?![^>]*value=)/);
    // The first button of the form is disabled, so that Enter sends nothing.
    const form = /<form[^>]*>(?:(?!<\/form>).)*name="intent" value="refund"/s.exec(shown)?.[0] ?? '';
    expect(form).toMatch(/<button type="submit" disabled="" hidden=""/);
    const asked = plain(await (await sendTo(order, refundForm('10', '39.59', 'ask'))).text());
    expect(asked).toContain('Refund £10.00 to Visa ending in 4242?');
    // No mail server is set up.
    expect(asked).toContain('It cannot be undone, and nobody is told by email.');
    expect(asked).toContain('It goes to Test Shopper (shopper@example.com). £29.59 stays with the shop.');
    await sendTo(order, { ...refundForm('10', '39.59', 'ask'), confirmed: 'yes' });
    await runJobs(shop());
    expect((await rowOf(order)).payment_state).toBe('partly refunded');
  });

  test('by API what would be refunded is named, and given back once it is confirmed', async () => {
    const order = await place(shop(), 'card');
    const asked = await patch(order, { orderStatus: 'cancelled' });
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({
      code: 'needs-confirmation',
      questions: ['money'],
      wouldRefund: 39.59,
      detail: expect.stringContaining('£39.59 would be refunded.'),
    });
    expect((await patch(order, { orderStatus: 'cancelled', confirmed: true })).status).toBe(200);
    await runJobs(shop());
    expect(await rowOf(order)).toMatchObject({ order_status: 'cancelled', payment_state: 'refunded' });
    const kept = await place(shop(), 'card');
    await patch(kept, { orderStatus: 'cancelled', confirmed: true, refund: false });
    await runJobs(shop());
    expect(await rowOf(kept)).toMatchObject({ order_status: 'cancelled', payment_state: 'paid' });
  });

  test.each([
    ['return', 1],
    ['keep-out', 0],
  ] as const)(
    'of a cancelled order that had left return to stock as answered: %s',
    async (choice, returned) => {
      for (const by of ['page', 'API'] as const) {
        const order = await place(shop(), 'cod');
        await patch(order, { orderStatus: 'shipped' });
        const before = await stock();
        const fields = { orderStatus: 'cancelled', from: 'shipped' };
        const asked =
          by === 'page'
            ? plain(await (await sendTo(order, { ...fields, confirmed: 'yes' })).text())
            : JSON.stringify(
                await (await patch(order, { orderStatus: 'cancelled', confirmed: true })).json(),
              );
        expect(asked).toContain('say whether its pieces are back in stock');
        expect((await rowOf(order)).order_status).toBe('shipped');
        if (by === 'page') {
          expect(asked).toContain('Are the pieces back in stock?');
          expect(asked).not.toMatch(/name="stock"[^>]*checked/);
          await sendTo(order, { ...fields, confirmed: 'yes', stock: choice });
        } else await patch(order, { orderStatus: 'cancelled', confirmed: true, stock: choice });
        expect((await rowOf(order)).order_status).toBe('cancelled');
        expect(await stock()).toBe(before + returned);
        // Taken up again, it takes what returned and nothing else.
        await sendTo(order, { orderStatus: 'shipped', from: 'cancelled', confirmed: 'yes' });
        expect(await stock()).toBe(before);
      }
    },
  );

  test('in bulk nothing that has left is cancelled without its answer', async () => {
    const order = await place(shop(), 'cod');
    await patch(order, { orderStatus: 'shipped' });
    const before = await stock();
    const bulk = { intent: 'cancelled', ids: order, confirmed: 'yes' };
    expect(plain(await (await postForm(shop(), '/cms/orders', bulk, owner)).text())).toContain(
      `${order}: It was sent: cancel it on its own page`,
    );
    expect(await stock()).toBe(before);
  });

  test('an order that was set back from shipped is asked about too, however it is cancelled', async () => {
    const setBack = async () => {
      const order = await place(shop(), 'cod');
      await patch(order, { orderStatus: 'shipped' });
      await sendTo(order, { orderStatus: 'confirmed', from: 'shipped', confirmed: 'yes' });
      expect((await rowOf(order)).order_status).toBe('confirmed');
      return order;
    };
    const order = await setBack();
    const before = await stock();
    const page = await sendTo(order, { orderStatus: 'cancelled', from: 'confirmed', confirmed: 'yes' });
    expect(plain(await page.text())).toContain('Are the pieces back in stock?');
    const byApi = await patch(order, { orderStatus: 'cancelled', confirmed: true });
    expect(await byApi.json()).toMatchObject({ code: 'needs-confirmation', questions: ['stock'] });
    const bulk = { intent: 'cancelled', ids: order, confirmed: 'yes' };
    await postForm(shop(), '/cms/orders', bulk, owner);
    expect((await rowOf(order)).order_status).toBe('confirmed');
    expect(await stock()).toBe(before);
    await patch(order, { orderStatus: 'cancelled', confirmed: true, stock: 'return' });
    expect(await stock()).toBe(before + 1);
    // The customer who cancels sees no pieces: they stay out until somebody counts them.
    const own = await setBack();
    const stockBefore = await stock();
    expect(await cancelOwnOrder(shop().platform, own)).toBe(true);
    expect((await rowOf(own)).stock_not_returned).toBe(1);
    expect(await stock()).toBe(stockBefore);
  });
});

async function place(shop: TestShop, paymentMethod: 'cod' | 'card'): Promise<string> {
  const card = paymentMethod === 'card' ? { card: TEST_CARD } : {};
  const response = await shop.post('/api/orders', orderOf([SERUM], { paymentMethod, ...card }), freshKey());
  expect(response.status).toBe(201);
  return (await response.json()).orderNumber;
}

function plain(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'");
}

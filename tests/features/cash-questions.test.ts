import { beforeAll, expect, test } from 'vitest';
import { runDueJob } from '#jobs/run-job.ts';
import { askCashOrders } from '#operations/order/ask-cash-orders.ts';
import { CUSTOMER as THE_CUSTOMER } from '#operations/order/cancel-own-order.ts';
import { confirmCashOrder } from '#operations/order/confirm-cash-order.ts';
import { DELIVERY_FORM } from '../support/delivery-settings.ts';
import { linkIn, MINUTE, useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const DAY = 24 * 60 * 60 * 1000;

describeOnBothEngines('cash orders nobody packed', (shop) => {
  const { work, mails, handlers } = useMailWork(shop);
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await setDays('2');
  });
  const db = () => shop().platform.db;
  const setDays = async (askCashAfterDays: string) => {
    const page = await (await shop().get('/cms/settings/delivery', owner)).text();
    const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? '';
    const fields = { ...DELIVERY_FORM, askCashAfterDays, version };
    expect((await postForm(shop(), '/cms/settings/delivery', fields, owner)).status).toBe(200);
  };
  const at = (days: number) => ({
    ...shop().platform,
    clock: { now: () => Date.now() + days * DAY + MINUTE },
  });
  const place = async (): Promise<{ id: string; orderNumber: string }> => {
    await db().deleteFrom('orders').execute();
    const { orderNumber } = await (await shop().post('/api/orders', orderOf(), freshKey())).json();
    await db().deleteFrom('jobs').execute();
    return { orderNumber, id: (await rowOf(orderNumber)).id };
  };
  const rowOf = (orderNumber: string) =>
    db().selectFrom('orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirstOrThrow();
  const stock = async () => {
    const variants = db().selectFrom('variants').innerJoin('products', 'products.id', 'product_id');
    const rows = await variants
      .select('variants.stock')
      .where('products.slug', '=', 'rose-radiance-serum')
      .execute();
    return rows.reduce((sum, row) => sum + row.stock, 0);
  };
  const orderPage = async (orderNumber: string) => {
    const html = await (await shop().get(`/cms/orders/${orderNumber}`, owner)).text();
    return html.replaceAll('<!-- -->', '');
  };
  const kinds = async () => (await mails()).map(({ kind }) => kind);
  const asked = async () => {
    const order = await place();
    await askCashOrders(at(2));
    await work(2 * DAY + 2 * MINUTE);
    return { ...order, link: linkIn((await mails()).at(-1)?.html, '/orders/keep') };
  };
  const press = (link: string, intent: string) =>
    shop().send(link, { method: 'POST', body: new URLSearchParams({ intent }) });

  test('it is asked about once after the days of the setting, and not where the setting is off', async () => {
    await place();
    await askCashOrders(at(1));
    await setDays('');
    await askCashOrders(at(5));
    await work();
    expect(await kinds()).toEqual([]);
    await setDays('2');
    await Promise.all([askCashOrders(at(2)), askCashOrders(at(2))]);
    await askCashOrders(at(2.1));
    await work(2 * DAY + 2 * MINUTE);
    expect(await kinds()).toEqual(['cash-question']);
    expect((await mails())[0]?.subject).toMatch(/^Do you still want order ZA/);
  });

  test('opening the link changes nothing; a press confirms, and nothing is cancelled later', async () => {
    const { orderNumber, link } = await asked();
    const before = await stock();
    const opened = await shop().get(link);
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await opened.text()).toContain('Yes, please send it');
    const question = db().selectFrom('cash_questions').selectAll();
    expect((await question.executeTakeFirstOrThrow()).confirmed_at).toBeNull();
    expect(await (await press(link, 'confirm')).text()).toContain('Thank you, your order is confirmed');
    expect((await press(link, 'confirm')).status).toBe(200);
    await askCashOrders(at(9));
    expect((await rowOf(orderNumber)).order_status).toBe('confirmed');
    expect(await stock()).toBe(before);
    const page = await orderPage(orderNumber);
    expect(page).toContain('Confirmed by the customer');
    expect(page).not.toContain('Mark as still wanted');
  });

  test('a press cancels: the stock returns once, and a mail says so', async () => {
    const { orderNumber, link } = await asked();
    const before = await stock();
    expect(await (await press(link, 'cancel')).text()).toContain('Your order is cancelled');
    expect((await press(link, 'cancel')).status).toBe(409);
    expect((await press(link, 'confirm')).status).toBe(409);
    await askCashOrders(at(9));
    expect(await stock()).toBe(before + 1);
    await work(2 * DAY + 2 * MINUTE);
    expect(await kinds()).toEqual(['cash-question', 'order-cancelled']);
    expect((await rowOf(orderNumber)).order_status).toBe('cancelled');
  });

  test('without a confirmation it is cancelled after the further days, once, and staff read why', async () => {
    const { orderNumber } = await asked();
    const before = await stock();
    await askCashOrders(at(4));
    expect((await rowOf(orderNumber)).order_status).toBe('confirmed');
    await Promise.all([askCashOrders(at(6)), askCashOrders(at(6))]);
    expect((await rowOf(orderNumber)).order_status).toBe('cancelled');
    expect(await stock()).toBe(before + 1);
    await work(6 * DAY + 2 * MINUTE);
    expect((await kinds()).filter((kind) => kind === 'order-cancelled')).toHaveLength(1);
    const page = await orderPage(orderNumber);
    expect(page).toContain('The customer did not confirm in time');
  });

  test('a confirmation and the end at the same moment: one of them holds', async () => {
    const { id, orderNumber } = await asked();
    const before = await stock();
    const [isConfirmed] = await Promise.all([
      confirmCashOrder(shop().platform, THE_CUSTOMER, id),
      askCashOrders(at(6)),
    ]);
    const status = (await rowOf(orderNumber)).order_status;
    expect(status).toBe(isConfirmed ? 'confirmed' : 'cancelled');
    expect(await stock()).toBe(isConfirmed ? before : before + 1);
  });

  test('an order that was packed, or cancelled and taken up again, is left alone', async () => {
    const { orderNumber } = await asked();
    const set = (orderStatus: string) =>
      postForm(shop(), `/cms/orders/${orderNumber}`, { orderStatus, confirmed: 'yes' }, owner);
    await set('cancelled');
    await set('confirmed');
    await askCashOrders(at(9));
    expect((await rowOf(orderNumber)).order_status).toBe('confirmed');
    const packed = await asked();
    await postForm(shop(), `/cms/orders/${packed.orderNumber}`, { orderStatus: 'processing' }, owner);
    await askCashOrders(at(9));
    expect((await rowOf(packed.orderNumber)).order_status).toBe('processing');
    expect((await press(packed.link, 'confirm')).status).toBe(409);
  });

  test('staff confirm by hand, before or after the customer was asked', async () => {
    const { orderNumber } = await place();
    const path = `/cms/orders/${orderNumber}`;
    expect(await orderPage(orderNumber)).toContain('Nobody has asked the customer');
    expect((await postForm(shop(), path, { intent: 'confirm-cash' }, owner)).status).toBe(200);
    expect(await orderPage(orderNumber)).toContain('Confirmed by The owner');
    await askCashOrders(at(9));
    await work(9 * DAY + 2 * MINUTE);
    expect(await kinds()).toEqual([]);
  });

  test('forged links open nothing, and the job runs by its schedule', async () => {
    const { link } = await asked();
    for (const wrong of ['/orders/keep', link.replace(/.$/, '!'), '/orders/keep?link=a.b.c']) {
      expect((await shop().get(wrong)).status, wrong).toBe(404);
      expect((await press(wrong, 'cancel')).status, wrong).toBe(404);
    }
    await db().deleteFrom('jobs').execute();
    const now = new Date().toISOString();
    const job = { id: 'ask', kind: 'ask-cash-orders', payload: '{}', run_at: now, created_at: now };
    await db().insertInto('jobs').values(job).execute();
    expect(await runDueJob(shop().platform, handlers(null), { worker: 'test' })).toBe('done');
    const next = await db().selectFrom('jobs').selectAll().where('state', '=', 'waiting').execute();
    expect(next.map(({ kind }) => kind)).toEqual(['ask-cash-orders']);
  });
});

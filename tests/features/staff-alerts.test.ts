import type { ServerBuild } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { returnStock, takeStock } from '#database/queries/catalogue/take-stock.ts';
import { claimDueJob, insertJob } from '#database/queries/jobs/job-rows.ts';
import { LOW_STOCK_BELOW } from '#domain/catalogue/stock.ts';
import { STAFF_ALERT_KINDS } from '#domain/people/staff-alerts.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { runDueJob } from '#jobs/run-job.ts';
import { cancelOwnOrder } from '#operations/order/cancel-own-order.ts';
import { mailMeans } from '#server/platform/mail-means.ts';
import { freshKey, orderOf, TEST_CARD } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { createAccount, PASSWORD, postForm, signIn, signInAs } from '../support/staff.ts';

const HOME = 'https://shop.example';
const DAY_MS = 24 * 60 * 60 * 1000;
const SERUM = 'rose-radiance-serum';

describeOnBothEngines('alerts to staff', (shop) => {
  let build: ServerBuild;
  let owner: Record<string, string>;
  let support: Record<string, string>;
  beforeAll(async () => {
    build = await import(new URL('../../build/server/index.js', import.meta.url).href);
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
  });
  beforeEach(async () => {
    const { db } = shop().platform;
    for (const table of [
      'jobs',
      'mails',
      'staff_alerts',
      'low_stock_falls',
      'held_order_alerts',
      'audit_log',
    ] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom('shop_facts').where('name', '=', 'failures_told_at').execute();
  });

  const work = async (laterMs = 0) => {
    const means = mailMeans(build, { smtpUrl: null, mailFrom: '', publicUrl: HOME }, 0);
    const platform = { ...shop().platform, clock: { now: () => Date.now() + laterMs } };
    while (await runDueJob(platform, jobHandlers(means), { worker: 'test' }));
  };
  const alerts = async () => {
    const rows = await shop()
      .platform.db.selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'staff-alert')
      .orderBy('recipient')
      .orderBy('created_at')
      .execute();
    return rows.map(({ recipient, subject, html, body }) => ({ recipient, subject, html, body }));
  };
  const choose = (headers: Record<string, string>, ...chosen: string[]) => {
    const body = new URLSearchParams([['intent', 'alerts'], ...chosen.map((alert) => ['alert', alert])]);
    return shop().send('/cms/account', { method: 'POST', headers, body });
  };
  const place = async (more: object = {}) => {
    const response = await shop().post('/api/orders', orderOf(undefined, more), freshKey());
    expect(response.status).toBe(201);
    return (await response.json()).orderNumber;
  };
  const gather = async (laterMs = 0) => {
    const { db, random } = shop().platform;
    const stamp = { now: new Date().toISOString(), newId: () => random.id() };
    await insertJob(db, { kind: 'gather-alerts', payload: {} }, stamp);
    await work(laterMs);
    await db.deleteFrom('jobs').where('kind', '=', 'gather-alerts').execute();
  };
  const fail = async (kind: string, at: number) => {
    const ended = new Date(at).toISOString();
    const job = { kind, payload: '{}', state: 'failed' as const, run_at: ended, created_at: ended };
    const { db, random } = shop().platform;
    await db
      .insertInto('jobs')
      .values({ id: random.id(), ...job, ended_at: ended, last_error: 'No' })
      .execute();
  };

  test('many orders at once are told of one by one at first, then together, and behind the confirmations', async () => {
    for (let count = 0; count < 13; count += 1) await place();
    const { db } = shop().platform;
    await work();
    expect(await alerts()).toHaveLength(10);
    await gather();
    const all = await alerts();
    expect(all).toHaveLength(11);
    expect(all.filter(({ subject }) => subject.includes('3 new orders: £'))).toHaveLength(1);
    const mails = await db.selectFrom('jobs').select(['kind', 'payload', 'priority']).execute();
    for (const { payload, priority, kind } of mails)
      if (kind === 'send-mail') expect(priority > 0).toBe(payload.includes('"staff-alert"'));
    const stamp = { now: new Date().toISOString(), newId: () => shop().platform.random.id() };
    await db.deleteFrom('jobs').execute();
    const user = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    const news = { alert: 'failed-jobs' as const };
    await insertJob(
      db,
      { kind: 'send-mail', payload: { mail: 'staff-alert', userId: user.id, news } },
      stamp,
    );
    const later = { ...stamp, now: new Date(Date.now() + 1).toISOString() };
    await insertJob(db, { kind: 'send-mail', payload: { mail: 'order-confirmation', orderId: 'o' } }, later);
    const due = {
      now: new Date(Date.now() + 1000).toISOString(),
      until: later.now,
      worker: 'w',
      lane: 'mails' as const,
    };
    expect((await claimDueJob(db, due))?.payload).toContain('order-confirmation');
  });

  test('an owner is told of each order in cash, and of one by card once it is paid, with the way to it', async () => {
    const orderNumber = await place();
    await work();
    expect(await alerts()).toMatchObject([
      { recipient: 'owner@example.com', subject: expect.stringContaining(`New order ${orderNumber}: £`) },
    ]);
    const [mail] = await alerts();
    expect(mail?.html).toContain(`href="${HOME}/cms/orders/${orderNumber}"`);
    expect(mail?.body).toContain('Hello The owner');
    await place({ paymentMethod: 'card', card: TEST_CARD });
    await work();
    expect(await alerts()).toHaveLength(2);
    // A challenged card has not paid yet.
    await place({ paymentMethod: 'card', card: { ...TEST_CARD, cardNumber: '4000 0027 6000 3184' } });
    await work();
    expect(await alerts()).toHaveLength(2);
  });

  test('each person chooses what to be told of, among what the role may see; the log has it', async () => {
    const page = await (await shop().get('/cms/account', support)).text();
    expect(page).toContain('Order cancelled by its customer');
    expect(page).not.toContain('failed for good');
    expect(await (await shop().get('/cms/account', owner)).text()).toContain('failed for good');
    await choose(owner);
    await choose(support, 'new-order', 'failed-jobs', 'nonsense');
    await place();
    await fail('clean-up', Date.now());
    await gather();
    expect((await alerts()).map(({ recipient }) => recipient)).toEqual(['support@example.com']);
    const log = await shop().platform.db.selectFrom('audit_log').select(['action', 'after']).execute();
    expect(log).toContainEqual({ action: 'person.choose-alerts', after: '{"alerts":["new-order"]}' });
    const after = await (await shop().get('/cms/account', support)).text();
    expect(after).toMatch(/<input[^>]*value="new-order"[^>]*checked|checked[^>]*value="new-order"/);
  });

  test('a person who left, or whose role changed meanwhile, is not told', async () => {
    const { db } = shop().platform;
    await createAccount(shop().platform, { name: 'Gone', email: 'gone@example.com', role: 'manager' });
    const gone = await signIn(shop(), 'gone@example.com', PASSWORD);
    await choose(owner);
    await choose(gone, 'new-order', 'failed-jobs');
    await place();
    await db.updateTable('user').set({ role: null }).where('email', '=', 'gone@example.com').execute();
    await work();
    expect(await alerts()).toEqual([]);
    await db.deleteFrom('user').where('email', '=', 'gone@example.com').execute();
    expect(await db.selectFrom('staff_alerts').select('wanted').execute()).toEqual([
      ...STAFF_ALERT_KINDS.map(() => ({ wanted: 0 })),
    ]);
  });

  test('a customer’s cancellation and a message are told by choice, once each', async () => {
    await choose(owner, 'order-cancelled', 'message');
    const orderNumber = await place();
    expect(await cancelOwnOrder(shop().platform, orderNumber)).toBe(true);
    expect(await cancelOwnOrder(shop().platform, orderNumber)).toBe(false);
    const message = { name: 'Zoë\r\nBcc: x@example.com', email: 'zoe@example.com', subject: 'feedback' };
    await shop().post('/api/contact', { ...message, message: 'Hello there, a question.' });
    await work();
    const subjects = (await alerts()).map(({ subject }) => subject).sort();
    expect(subjects).toHaveLength(2);
    expect(subjects[0]).toContain('Message from Zoë');
    expect(subjects[0]).not.toMatch(/[\r\n]/);
    expect(subjects[1]).toContain(`Order ${orderNumber} was cancelled by its customer`);
  });

  test('stock that is not the sum of its movements is told of, and left as it is', async () => {
    const { db, random } = shop().platform;
    await choose(owner, 'stock-differs');
    const check = async () => {
      const stamp = { now: new Date().toISOString(), newId: () => random.id() };
      await insertJob(db, { kind: 'check-stock', payload: {} }, stamp);
      await work();
      await db.deleteFrom('jobs').execute();
    };
    await check();
    expect(await alerts()).toEqual([]);
    const variant = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id', 'variants.product_id', 'variants.stock'])
      .where('products.slug', '=', SERUM)
      .executeTakeFirstOrThrow();
    const moved = (quantity: number) =>
      db
        .insertInto('stock_movements')
        .values({
          at: new Date().toISOString(),
          kind: 'counted',
          variant_id: variant.id,
          product_id: variant.product_id,
          quantity,
          stock_after: variant.stock,
          reason: 'Of no write',
          actor: null,
          order_number: null,
          file: null,
          form_id: null,
        })
        .execute();
    await moved(3);
    shop().expectError(/stock is not the sum of its movements/);
    await check();
    const [told, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(told?.subject).toContain('The stock of 1 variant is not the sum of its movements');
    expect(told?.body).toContain(`${variant.stock} in stock, ${variant.stock + 3} by its movements`);
    const { stock } = await db
      .selectFrom('variants')
      .select('stock')
      .where('id', '=', variant.id)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(variant.stock);
    await moved(-3);
  });

  test('low stock is told once for each fall, together, and only while it is true', async () => {
    await choose(owner, 'low-stock');
    const { db } = shop().platform;
    const variant = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id', 'variants.product_id as productId'])
      .where('products.slug', '=', SERUM)
      .executeTakeFirstOrThrow();
    const set = (stock: number) =>
      db.updateTable('variants').set({ stock }).where('id', '=', variant.id).execute();
    const take = (quantity: number) =>
      db.transaction().execute(async (trx) => {
        const move = { productId: variant.productId, variantId: variant.id };
        const cause = { at: new Date().toISOString(), actor: null };
        if (quantity > 0) expect((await takeStock(trx, [{ ...move, quantity }], cause)).refused).toEqual([]);
        else await returnStock(trx, [{ ...move, quantity: -quantity, kind: 'returned' }], cause);
      });
    await set(LOW_STOCK_BELOW + 1);
    await take(1);
    await gather();
    expect(await alerts()).toEqual([]);
    await take(1);
    await take(1);
    await gather();
    expect((await alerts()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Low stock: Rose Radiance Serum'),
    ]);
    expect((await alerts())[0]?.body).toContain(`${LOW_STOCK_BELOW - 2} left`);
    // Further orders are the same fall.
    await take(3);
    await gather();
    expect(await alerts()).toHaveLength(1);
    // Up and down between two looks: nothing is low any more.
    await take(-20);
    await take(20);
    await take(-20);
    await gather();
    expect(await alerts()).toHaveLength(1);
    await take(20);
    await gather();
    expect(await alerts()).toHaveLength(2);
  });

  test('failures are told once a day at most, and not again while nothing new failed', async () => {
    await fail('refund-payment', Date.now() - 1000);
    await fail('settle-payment', Date.now() - 1000);
    await gather();
    expect((await alerts()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('2 jobs failed for good'),
    ]);
    await fail('clean-up', Date.now() + 1000);
    await gather(60 * 60 * 1000);
    expect(await alerts()).toHaveLength(1);
    await gather(DAY_MS + 60_000);
    expect(await alerts()).toHaveLength(2);
    await gather(2 * DAY_MS + 120_000);
    expect(await alerts()).toHaveLength(2);
  });

  test('a shop without a mail server sends nothing and says so where alerts are chosen', async () => {
    const page = await (await shop().get('/cms/account', owner)).text();
    expect(page).toContain('No mail server is set up');
    await place();
    await work();
    const states = await shop().platform.db.selectFrom('mails').select('state').distinct().execute();
    expect(states).toEqual([{ state: 'outbox' }]);
    await postForm(shop(), '/cms/account', { intent: 'alerts' }, owner);
  });
});

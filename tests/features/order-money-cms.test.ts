import { beforeAll, expect, test } from 'vitest';
import type { LedgerKind } from '#domain/payment/payment-state.ts';
import { freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnSqlite, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { runJobs } from '../support/stripe-shop.ts';

describeOnSqlite('the money of an order in /cms', (shop) => {
  let manager: Record<string, string>;
  let support: Record<string, string>;
  beforeAll(async () => {
    manager = await signInAs(shop(), 'manager');
    support = await signInAs(shop(), 'support');
  });
  const send = (order: string, fields: Record<string, string>, as = manager) =>
    postForm(shop(), `/cms/orders/${order}`, fields, as);
  const page = async (order: string, as = manager) => (await shop().get(`/cms/orders/${order}`, as)).text();
  /** `left`: what the form was opened with; that of the page by default. */
  const refund = async (order: string, amount: string, key: string, as = manager, left?: string) =>
    send(
      order,
      {
        intent: 'refund',
        amount,
        reason: 'Broken in the post',
        key,
        confirmed: 'yes',
        left: left ?? /name="left" value="([^"]*)"/.exec(await page(order))?.[1] ?? '0',
      },
      as,
    );
  const rowOf = (order: string) =>
    shop()
      .platform.db.selectFrom('orders')
      .selectAll()
      .where('order_number', '=', order)
      .executeTakeFirstOrThrow();
  const stateOf = async (order: string) => (await rowOf(order)).payment_state;

  const ledgerOf = async (order: string, kind: LedgerKind) =>
    shop()
      .platform.db.selectFrom('payment_ledger')
      .select(['actor', 'note'])
      .where('order_id', '=', (await rowOf(order)).id)
      .where('kind', '=', kind)
      .execute();
  const notesOf = async (order: string) =>
    shop()
      .platform.db.selectFrom('order_events')
      .select(['actor', 'note'])
      .where('order_id', '=', (await rowOf(order)).id)
      .execute();

  test('is refunded in parts, each form once, never above what was paid, and shown with reason and name', async () => {
    const order = await place(shop(), 'card');
    expect((await refund(order, '10', 'form-1')).status).toBe(200);
    expect((await refund(order, '10', 'form-1')).status).toBe(200);
    const tooMuch = await refund(order, '29.60', 'form-2');
    expect(tooMuch.status).toBe(409);
    expect(await tooMuch.text()).toContain('At most £29.59 can be refunded');
    await runJobs(shop());
    expect(await stateOf(order)).toBe('partly refunded');
    expect((await refund(order, '29.59', 'form-3')).status).toBe(200);
    await runJobs(shop());
    expect(await stateOf(order)).toBe('refunded');
    const shown = await page(order);
    for (const text of ['£39.59', '£10.00', '£29.59']) expect(shown).toContain(text);
    const refunds = await ledgerOf(order, 'refunded');
    expect(refunds).toHaveLength(2);
    for (const entry of refunds) expect(entry).toEqual({ actor: 'The manager', note: 'Broken in the post' });
    expect(await notesOf(order)).toContainEqual({
      actor: 'The manager',
      note: '£10.00 refunded: Broken in the post',
    });
    expect(shown).toContain('All of the money was given back.');
    expect((await refund(order, '0.01', 'form-4')).status).toBe(409);
    const audit = await shop()
      .platform.db.selectFrom('audit_log')
      .select('action')
      .where('subject', '=', order)
      .where('action', '=', 'order.refund')
      .execute();
    expect(audit).toHaveLength(2);
  });

  test('a form that was opened before another refund asks again instead of refunding twice', async () => {
    const order = await place(shop(), 'card');
    const first = await refund(order, '10', 'tab-1', manager, '39.59');
    expect(await first.text()).toContain('The refund of £10.00 is on its way.');
    const second = await refund(order, '10', 'tab-2', manager, '39.59');
    expect(second.status).toBe(409);
    const text = visible(await second.text());
    expect(text).toContain('The money of this order changed meanwhile: now £29.59 can be refunded.');
    expect(text).toContain('Up to £29.59');
    expect((await refund(order, '10', 'tab-3', manager, '29.59')).status).toBe(200);
    await runJobs(shop());
    expect(await ledgerOf(order, 'refunded')).toHaveLength(2);
  });

  test('an amount or a reason that is missing is named, and what was entered stays', async () => {
    const order = await place(shop(), 'card');
    const response = await send(order, {
      intent: 'refund',
      amount: 'ten',
      left: '39.59',
      reason: '',
      key: 'form-5',
    });
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain('Refund must be an amount such as 24.99');
    expect(text).toContain('Reason is required');
    expect(text).toContain('value="ten"');
  });

  test('support records cash, and refunds nothing', async () => {
    const order = await place(shop(), 'cod');
    expect(await page(order, support)).toContain('received in cash');
    expect(
      (await send(order, { intent: 'cash', note: 'Courier slip 4711', confirmed: 'yes' }, support)).status,
    ).toBe(200);
    expect(await stateOf(order)).toBe('cash received');
    expect((await send(order, { intent: 'cash', note: '', confirmed: 'yes' }, support)).status).toBe(409);
    expect((await refund(order, '5', 'form-6', support)).status).toBe(403);
    expect(await page(order, support)).toContain('Refunds are made by an owner or a manager.');
    expect((await refund(order, '5', 'form-7')).status).toBe(200);
    expect(await stateOf(order)).toBe('partly refunded');
    const list = (query: string) => shop().get(`/cms/orders${query}`, manager);
    expect(await (await list('?money=partly+refunded')).text()).toContain(order);
    expect(await (await list('?money=paid')).text()).not.toContain(order);
    const removed = await postForm(
      shop(),
      '/cms/orders',
      { intent: 'delete', ids: order, confirmed: 'yes' },
      manager,
    );
    expect(await removed.text()).toContain('sent or paid');
  });

  test('cancelling a paid order asks, and gives the money back unless that is unticked', async () => {
    for (const gives of [true, false]) {
      const order = await place(shop(), 'card');
      const question = await (await send(order, { orderStatus: 'cancelled', from: 'confirmed' })).text();
      expect(question).toContain('The customer paid £39.59.');
      expect(await (await rowOf(order)).order_status).toBe('confirmed');
      const sent = { orderStatus: 'cancelled', from: 'confirmed', confirmed: 'yes' };
      await send(order, gives ? { ...sent, refund: 'yes' } : sent);
      await runJobs(shop());
      expect(await rowOf(order)).toMatchObject({
        order_status: 'cancelled',
        payment_state: gives ? 'refunded' : 'paid',
      });
    }
  });

  test('cancelling a partly refunded order says what was paid and what is left', async () => {
    const order = await place(shop(), 'card');
    await refund(order, '10', 'form-8');
    await runJobs(shop());
    const response = await send(order, { orderStatus: 'cancelled', from: 'confirmed' });
    const question = visible(await response.text());
    expect(question).toContain('The customer paid £39.59; £29.59 of it can still be refunded.');
    expect(question).toContain('If you tick the refund, the money goes back the way it was paid; otherwise');
    expect(question).toContain('Keep it');
    expect(question).toContain('Cancel the order');
    expect(question).toContain('Refund £29.59');
  });

  test('cancelling an order whose cash was received says to give it back and to record that', async () => {
    const order = await place(shop(), 'cod');
    await send(order, { intent: 'cash', note: '', confirmed: 'yes' });
    const cancel = (as: Record<string, string>) =>
      send(order, { orderStatus: 'cancelled', from: 'confirmed' }, as).then((response) => response.text());
    const question = visible(await cancel(manager));
    expect(question).toContain(
      'The customer paid £39.59 in cash. Its pieces go back into stock. Give back £39.59',
    );
    expect(question).toContain('record it under “Money”');
    expect(question).not.toContain('Refund £39.59');
    expect(visible(await cancel(support))).toContain('an owner or a manager records it under “Money”');
    expect((await rowOf(order)).order_status).toBe('confirmed');
    const refunded = await refund(order, '39.59', 'form-9');
    expect(await refunded.text()).toContain('£39.59 is refunded.');
  });

  test('a card order that nobody paid is never sent, also after it stood cancelled', async () => {
    const order = await placeUnpaid(shop());
    const shown = visible(await page(order));
    expect(shown).not.toContain('Mark as processing');
    expect(shown).toContain('It cannot be packed or sent. The shopper has not paid yet.');
    await send(order, { orderStatus: 'cancelled', from: 'confirmed' });
    await runJobs(shop());
    expect(await stateOf(order)).toBe('failed');
    const sent = { orderStatus: 'processing', from: 'cancelled', confirmed: 'yes' };
    const refused = await send(order, sent);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('The payment has ended without money.');
    await send(order, { orderStatus: 'confirmed', from: 'cancelled', confirmed: 'yes' });
    const toPack = await (await shop().get('/cms/orders?status=to-pack', manager)).text();
    expect(toPack).not.toContain(order);
    const bulk = { intent: 'shipped', ids: order, confirmed: 'yes' };
    expect(await (await postForm(shop(), '/cms/orders', bulk, manager)).text()).toContain(
      `${order}: It cannot be packed or sent.`,
    );
    expect((await rowOf(order)).order_status).toBe('confirmed');
  });

  test('goods whose money was all given back are sent only after a question, in bulk too', async () => {
    const order = await place(shop(), 'card');
    await refund(order, '39.59', 'form-10');
    await runJobs(shop());
    const asked = await send(order, { orderStatus: 'processing', from: 'confirmed' });
    expect(visible(await asked.text())).toContain('All of the money was given back: the customer would get');
    const bulk = { intent: 'processing', ids: order };
    const question = await (await postForm(shop(), '/cms/orders', bulk, manager)).text();
    expect(visible(question)).toContain(`All of the money was given back for ${order}`);
    expect((await rowOf(order)).order_status).toBe('confirmed');
    await send(order, { orderStatus: 'processing', from: 'confirmed', confirmed: 'yes' });
    expect((await rowOf(order)).order_status).toBe('processing');
  });

  test('payment and money stand right after the items', async () => {
    const text = await page(await place(shop(), 'card'));
    const titles = [...text.matchAll(/<section aria-label="([^"]+)"/g)].map(([, title]) => title);
    expect(titles.slice(0, 5)).toEqual(['Next step', 'Customer', 'Items', 'Payment', 'Money']);
  });

  test('a cancelled cash order that is packed at once is due again', async () => {
    const order = await place(shop(), 'cod');
    await send(order, { orderStatus: 'cancelled' });
    expect((await send(order, { orderStatus: 'processing' })).status).toBe(200);
    expect(await stateOf(order)).toBe('cash due');
  });

  test('a cancelled cash order owes nothing, and owes again when it stands again', async () => {
    const order = await place(shop(), 'cod');
    await send(order, { orderStatus: 'cancelled' });
    expect(await stateOf(order)).toBe('failed');
    await send(order, { orderStatus: 'confirmed' });
    expect(await stateOf(order)).toBe('cash due');
    await send(order, { orderStatus: 'cancelled' });
    expect(await stateOf(order)).toBe('failed');
  });

  test('what awaits its payment is not to be packed', async () => {
    const orderNumber = await placeUnpaid(shop());
    const toPack = await (await shop().get('/cms/orders?status=to-pack', manager)).text();
    expect(toPack).not.toContain(orderNumber);
    const refused = await send(orderNumber, { orderStatus: 'processing', from: 'confirmed' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('The shopper has not paid yet.');
    expect(await page(orderNumber)).toContain('Its stock is held until');
  });
});

async function place(shop: TestShop, paymentMethod: 'cod' | 'card'): Promise<string> {
  const card = paymentMethod === 'card' ? { card: TEST_CARD } : {};
  const response = await shop.post('/api/orders', orderOf([SERUM], { paymentMethod, ...card }), freshKey());
  return (await response.json()).orderNumber;
}

/** An order whose card awaits a confirmation that never comes. */
async function placeUnpaid(shop: TestShop): Promise<string> {
  const card = { ...TEST_CARD, cardNumber: '4000 0027 6000 3184' };
  const body = orderOf([SERUM], { paymentMethod: 'card', card });
  return (await (await shop.post('/api/orders', body, freshKey())).json()).orderNumber;
}

function visible(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

import { beforeAll, expect, test } from 'vitest';
import { freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { runJobs } from '../support/stripe-shop.ts';

describeOnBothEngines('the money of an order in /cms', (shop) => {
  let manager: Record<string, string>;
  let support: Record<string, string>;
  beforeAll(async () => {
    manager = await signInAs(shop(), 'manager');
    support = await signInAs(shop(), 'support');
  });
  const send = (order: string, fields: Record<string, string>, as = manager) =>
    postForm(shop(), `/cms/orders/${order}`, fields, as);
  const page = async (order: string, as = manager) => (await shop().get(`/cms/orders/${order}`, as)).text();
  const refund = (order: string, amount: string, key: string, as = manager) =>
    send(order, { intent: 'refund', amount, reason: 'Broken in the post', key }, as);
  const rowOf = (order: string) =>
    shop()
      .platform.db.selectFrom('orders')
      .selectAll()
      .where('order_number', '=', order)
      .executeTakeFirstOrThrow();
  const stateOf = async (order: string) => (await rowOf(order)).payment_state;

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
    for (const text of ['£39.59', '£10.00', '£29.59', 'Broken in the post', 'The manager'])
      expect(shown).toContain(text);
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

  test('an amount or a reason that is missing is named, and what was entered stays', async () => {
    const order = await place(shop(), 'card');
    const response = await send(order, { intent: 'refund', amount: 'ten', reason: '', key: 'form-5' });
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain('Refund must be an amount such as 24.99');
    expect(text).toContain('Reason is required');
    expect(text).toContain('value="ten"');
  });

  test('support records cash, and refunds nothing', async () => {
    const order = await place(shop(), 'cod');
    expect(await page(order, support)).toContain('received in cash');
    expect((await send(order, { intent: 'cash', note: 'Courier slip 4711' }, support)).status).toBe(200);
    expect(await stateOf(order)).toBe('cash received');
    expect((await send(order, { intent: 'cash', note: '' }, support)).status).toBe(409);
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
    const card = { ...TEST_CARD, cardNumber: '4000 0027 6000 3184' };
    const body = orderOf([SERUM], { paymentMethod: 'card', card });
    const { orderNumber } = await (await shop().post('/api/orders', body, freshKey())).json();
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

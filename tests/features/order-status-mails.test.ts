import { beforeAll, expect, test } from 'vitest';
import { MINUTE, useMailWork } from '../support/mail-work.ts';
import { CUSTOMER, freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const TRACKING = {
  carrier: 'Royal Mail',
  trackingNumber: 'AB123456789GB',
  trackingLink: 'https://track.example/AB123456789GB',
};

describeOnSqlite('mails about the status of an order', (shop) => {
  const { work, mails } = useMailWork(shop);
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const placeOrder = async (): Promise<string> => {
    const placed = await shop().post('/api/orders', orderOf(), freshKey());
    const { orderNumber } = await placed.json();
    await shop().platform.db.deleteFrom('jobs').execute();
    return orderNumber;
  };
  const setStatus = (orderNumber: string, orderStatus: string, more: Record<string, string> = {}) =>
    postForm(shop(), `/cms/orders/${orderNumber}`, { orderStatus, ...more }, owner);
  const kinds = async () => (await mails()).map(({ kind }) => kind);

  test('an order that is sent is told with its tracking, in the mail, on /orders and in /cms', async () => {
    const orderNumber = await placeOrder();
    await setStatus(orderNumber, 'shipped', TRACKING);
    await work(MINUTE);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'order-shipped', recipient: CUSTOMER.email });
    expect(mail?.body).toContain('Royal Mail, AB123456789GB');
    expect(mail?.html).toContain(`href="${TRACKING.trackingLink}"`);
    expect(mail?.body).toContain('ready for the courier');
    const found = await shop().send('/orders', {
      method: 'POST',
      body: new URLSearchParams({ orderNumber, email: CUSTOMER.email }),
    });
    const page = await found.text();
    expect(page).toContain('Royal Mail, AB123456789GB');
    expect(page).toContain(TRACKING.trackingLink);
    expect(await (await shop().get(`/cms/orders/${orderNumber}`, owner)).text()).toContain('AB123456789GB');
  });

  test('a parcel without tracking is told of too, and tracking entered afterwards is shown', async () => {
    const orderNumber = await placeOrder();
    await setStatus(orderNumber, 'shipped');
    await postForm(
      shop(),
      `/cms/orders/${orderNumber}`,
      { intent: 'tracking', ...TRACKING, trackingLink: '' },
      owner,
    );
    await work(MINUTE);
    expect((await mails())[0]?.body).toContain('Royal Mail, AB123456789GB');
    expect((await mails())[0]?.body).not.toContain('Track your parcel');
    const entry = await shop()
      .platform.db.selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'order.tracking')
      .execute();
    expect(entry.length).toBeGreaterThan(0);
  });

  test('a tracking link that is no web address changes nothing', async () => {
    const orderNumber = await placeOrder();
    const link = 'javascript:alert(1)';
    const refused = await setStatus(orderNumber, 'shipped', { ...TRACKING, trackingLink: link });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Tracking link must be a URL');
    await work(MINUTE);
    expect(await kinds()).toEqual([]);
    const { order_status } = await shop()
      .platform.db.selectFrom('orders')
      .select('order_status')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    expect(order_status).toBe('confirmed');
  });

  test('a status set back and forth within a minute is told once, one that was undone not at all', async () => {
    const orderNumber = await placeOrder();
    await setStatus(orderNumber, 'shipped');
    await setStatus(orderNumber, 'processing');
    await setStatus(orderNumber, 'shipped');
    await work(0);
    expect(await kinds()).toEqual([]);
    await work(MINUTE);
    expect(await kinds()).toEqual(['order-shipped']);
    await setStatus(orderNumber, 'delivered');
    await setStatus(orderNumber, 'shipped');
    await setStatus(orderNumber, 'processing');
    await work(MINUTE);
    expect(await kinds()).toEqual(['order-shipped']);
  });

  test('orders marked together are each told of, and a delivered one', async () => {
    const ids = [await placeOrder(), await placeOrder()];
    await setStatus(ids[0] ?? '', 'delivered');
    await postForm(shop(), '/cms/orders', { intent: 'shipped', ids: ids[1] ?? '', confirmed: 'yes' }, owner);
    await work(MINUTE);
    expect((await kinds()).toSorted()).toEqual(['order-delivered', 'order-shipped']);
  });

  test('a cancelled cash order is told that nothing is owed', async () => {
    const orderNumber = await placeOrder();
    await setStatus(orderNumber, 'cancelled');
    await work(MINUTE);
    const [mail] = await mails();
    expect(mail?.kind).toBe('order-cancelled');
    expect(mail?.body).toContain('Nothing was paid for it, and you need not pay anything.');
  });

  test('an order that is cancelled before its confirmation is written is not said to be made ready', async () => {
    const { orderNumber } = await (await shop().post('/api/orders', PAID_BY_TEST_CARD, freshKey())).json();
    const fields = { orderNumber, email: CUSTOMER.email, intent: 'cancel', confirmed: 'yes' };
    await shop().send('/orders', { method: 'POST', body: new URLSearchParams(fields) });
    await work(MINUTE);
    const sent = (await mails()).filter(({ recipient }) => recipient === CUSTOMER.email);
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['order-cancelled', 'order-refunded']);
    expect(sent.map(({ body }) => body).join()).not.toContain('getting it ready');
    expect(await papersByMail(orderNumber)).toEqual([
      ['test-credit-note', 'order-refunded'],
      ['test-invoice', expect.stringMatching('order-')],
    ]);
  });

  test('while staff can undo a cancellation the confirmation waits, and is sent if the order stands', async () => {
    for (const isUndone of [true, false]) {
      await shop().platform.db.deleteFrom('mails').execute();
      await shop().platform.db.deleteFrom('jobs').execute();
      const { orderNumber } = await (await shop().post('/api/orders', orderOf(), freshKey())).json();
      await setStatus(orderNumber, 'cancelled', { from: 'confirmed', confirmed: 'yes' });
      await work(0);
      expect(await kinds()).not.toContain('order-confirmation');
      expect(await kinds()).not.toContain('order-cancelled');
      if (isUndone) await setStatus(orderNumber, 'confirmed', { from: 'cancelled', confirmed: 'yes' });
      await work(2 * MINUTE);
      expect((await kinds()).filter((kind) => kind.startsWith('order-'))).toEqual([
        isUndone ? 'order-confirmation' : 'order-cancelled',
      ]);
    }
  });

  /** The papers of an order with the mail that brought each. */
  async function papersByMail(orderNumber: string): Promise<(string | null)[][]> {
    const rows = await shop()
      .platform.db.selectFrom('papers')
      .innerJoin('orders', 'orders.id', 'papers.order_id')
      .leftJoin('mails', 'mails.id', 'papers.mail_id')
      .select(['papers.series', 'mails.kind'])
      .where('orders.order_number', '=', orderNumber)
      .orderBy('papers.series')
      .execute();
    return rows.map(({ series, kind }) => [series, kind]);
  }
});

const PAID_BY_TEST_CARD = orderOf([SERUM], { paymentMethod: 'card', card: TEST_CARD });

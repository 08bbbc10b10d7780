import type { ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { runDueJob } from '#jobs/run-job.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { cancelOwnOrder } from '#operations/order/cancel-own-order.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { mailMeans } from '#server/platform/mail-means.ts';
import { CUSTOMER, freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnBothEngines, ORIGIN, openTestShop, type TestShop } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

const HOME = 'https://shop.example';
const STAFF = { id: 'packer', name: 'The packer' };
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnBothEngines('the account of an order', (shop) => {
  let build: ServerBuild;
  let owner: Record<string, string>;
  beforeAll(async () => {
    shop().platform.sendsMail = async () => true;
    owner = await signInAs(shop(), 'owner');
    build = await import(new URL('../../build/server/index.js', import.meta.url).href);
  });
  const work = async () => {
    const means = mailMeans(build, { smtpUrl: null, mailFrom: '', publicUrl: HOME }, 0);
    while (await runDueJob(shop().platform, jobHandlers(means), { worker: 'test' }));
  };
  const mailOf = (orderNumber: string, kind: string) =>
    shop()
      .platform.db.selectFrom('mails')
      .selectAll()
      .where('kind', '=', kind)
      .where('subject', 'like', `%${orderNumber}%`)
      .executeTakeFirstOrThrow();
  const linkIn = (html: string) =>
    /https:\/\/shop\.example(\/orders\/view\?link=[^"]+)/.exec(html)?.[1] ?? '';
  const rowOf = (orderNumber: string) =>
    shop()
      .platform.db.selectFrom('orders')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();

  test('each mail of an order leads to its page, which says nothing of the customer', async () => {
    const orderNumber = await place(shop());
    await work();
    const mail = await mailOf(orderNumber, 'order-confirmation');
    expect(mail.body).toContain('Cash on delivery: please have');
    expect(mail.body).toContain('We will pack it next');
    const response = await shop().get(linkIn(mail.html));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const page = await textOf(response);
    expect(page).toContain('name="robots" content="noindex"');
    for (const words of [orderNumber, 'We have your order', 'Rose Radiance Serum', '£33.60'])
      expect(page.includes(words), words).toBe(true);
    for (const secret of [
      CUSTOMER.email,
      CUSTOMER.address,
      CUSTOMER.lastName,
      'SW1A',
      CUSTOMER.phone,
      'Going to',
    ])
      expect(page.includes(secret), secret).toBe(false);
  });

  test('a damaged, foreign or expired link opens nothing, and leads to number and email', async () => {
    const { id } = await rowOf(await place(shop()));
    const { keys } = shop().platform;
    const at = (ms: number) => Date.now() + ms;
    const good = signedToken(keys, { purpose: 'view-order', id, expiresAt: at(DAY_MS) });
    const old = signedToken(keys, { purpose: 'view-order', id, expiresAt: at(-DAY_MS) });
    const other = signedToken(keys, { purpose: 'leave-newsletter', id, expiresAt: at(DAY_MS) });
    expect((await shop().get(viewOf(good))).status).toBe(200);
    for (const token of [`${good}x`, old, other, '']) {
      const response = await shop().get(viewOf(token));
      expect(response.status).toBe(404);
      const page = await textOf(response);
      expect(page).toContain('This link no longer works');
      expect(page).toContain('action="/orders"');
    }
  });

  test('the email shows where it goes, and nothing else does', async () => {
    const orderNumber = await place(shop());
    const page = await textOf(await send(shop(), { orderNumber, email: CUSTOMER.email }));
    for (const words of ['Going to', CUSTOMER.address, 'Test Shopper', `We write to ${CUSTOMER.email}`])
      expect(page.includes(words), words).toBe(true);
    expect(page).toContain(`/contact?order=${orderNumber}`);
    expect(page).not.toContain(CUSTOMER.phone);
  });

  test('a customer cancels a cash order: asked first, stock back, told at once, named in /cms', async () => {
    const before = await stockOf(shop());
    const orderNumber = await place(shop());
    expect(await stockOf(shop())).toBe(before - 1);
    const asked = await textOf(await cancel(shop(), orderNumber));
    expect(asked).toContain('Cancel this order?');
    expect(asked).toContain('You have nothing to pay.');
    expect((await rowOf(orderNumber)).order_status).toBe('confirmed');
    const done = await cancel(shop(), orderNumber, 'yes');
    expect(done.status).toBe(200);
    expect(await textOf(done)).toContain('Your order is cancelled.');
    expect(await rowOf(orderNumber)).toMatchObject({ order_status: 'cancelled', payment_state: 'failed' });
    expect(await stockOf(shop())).toBe(before);
    await work();
    const mail = await mailOf(orderNumber, 'order-cancelled');
    expect(mail.body).toContain('Nothing was paid for it, and you need not pay anything.');
    expect(linkIn(mail.html)).not.toBe('');
    const cms = await textOf(await shop().get(`/cms/orders/${orderNumber}`, owner));
    expect(cms).toContain('Cancelled by The customer');
    const audit = await shop()
      .platform.db.selectFrom('audit_log')
      .select(['actor', 'actor_id'])
      .where('subject', '=', orderNumber)
      .execute();
    expect(audit).toEqual([{ actor: 'The customer', actor_id: null }]);
  });

  test('a wrong email on the page of a link is told beside its field, and the order stays', async () => {
    const orderNumber = await place(shop());
    await work();
    const path = linkIn((await mailOf(orderNumber, 'order-confirmation')).html);
    const give = (email: string) =>
      shop().send(path, {
        method: 'POST',
        headers: { origin: ORIGIN },
        body: new URLSearchParams({ orderNumber, email }),
      });
    const wrong = await give('other@example.com');
    const page = await textOf(wrong);
    expect(wrong.status).toBe(404);
    expect(page).toContain('This is not the email address the order was placed with.');
    expect(page).toContain('We will pack it next');
    expect(page).not.toContain(CUSTOMER.address);
    expect(await textOf(await give('nonsense'))).toContain('Is this your order?');
    const right = await give(CUSTOMER.email);
    expect(right.status).toBe(200);
    expect(await textOf(right)).toContain(CUSTOMER.address);
  });

  test('cancelling needs the email: neither the link nor a guess is enough', async () => {
    const orderNumber = await place(shop());
    expect((await cancel(shop(), orderNumber, 'yes', '')).status).toBe(422);
    expect((await cancel(shop(), orderNumber, 'yes', 'somebody@example.com')).status).toBe(404);
    const { id } = await rowOf(orderNumber);
    const expiresAt = Date.now() + DAY_MS;
    const token = signedToken(shop().platform.keys, { purpose: 'view-order', id, expiresAt });
    const posted = await shop().send(viewOf(token), {
      method: 'POST',
      body: new URLSearchParams({ intent: 'cancel', confirmed: 'yes' }),
    });
    expect(posted.status).toBe(422);
    expect((await rowOf(orderNumber)).order_status).toBe('confirmed');
  });

  test('a paid order is refunded once, however often it is cancelled', async () => {
    const orderNumber = await place(shop(), 'card');
    expect(await textOf(await cancel(shop(), orderNumber))).toContain('£39.59 goes back to the test card');
    await Promise.all([1, 2, 3].map(() => cancel(shop(), orderNumber, 'yes')));
    const again = await cancel(shop(), orderNumber, 'yes');
    expect(again.status).toBe(200);
    expect(await textOf(again)).toContain('This order was cancelled already.');
    const underWay = await textOf(await send(shop(), { orderNumber, email: CUSTOMER.email }));
    expect(underWay).toContain('Refund on its way');
    await work();
    const { id, payment_state } = await rowOf(orderNumber);
    expect(payment_state).toBe('refunded');
    const refunds = await shop()
      .platform.db.selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', id)
      .execute();
    expect(refunds).toMatchObject([{ amount_pence: 3959, state: 'done', actor: 'The customer' }]);
    const page = await textOf(await send(shop(), { orderNumber, email: CUSTOMER.email }));
    expect(page).toContain('Paid: £39.59');
    expect(page).toContain('Refunded: £39.59');
    expect(page).not.toContain('Refund on its way');
    for (const kind of ['order-cancelled', 'order-refunded']) {
      const { body } = await mailOf(orderNumber, kind);
      expect(body, kind).toMatch(/No money was taken|no money was taken/);
      expect(body, kind).not.toMatch(/the way you paid|Banks take/);
    }
  });

  test('an order that awaits its payment says until when, and leads to paying it', async () => {
    const orderNumber = await place(shop(), 'card', '4000 0027 6000 3184');
    const { id } = await rowOf(orderNumber);
    const expiresAt = Date.now() + DAY_MS;
    const token = signedToken(shop().platform.keys, { purpose: 'view-order', id, expiresAt });
    const byLink = await textOf(await shop().get(viewOf(token)));
    const byEmail = await textOf(await send(shop(), { orderNumber, email: CUSTOMER.email }));
    for (const page of [byLink, byEmail]) {
      expect(page).toContain('Waiting for your payment');
      expect(page).toMatch(/What you chose is set aside for you until \w{3} \d/);
      expect(page).toContain('Pay now');
      expect(page).not.toMatch(/Expected \w{3} \d/);
    }
    expect(byLink).toContain(`href="/checkout/pay?link=${encodeURIComponent(token)}"`);
    expect(byEmail).toContain('action="/checkout/pay"');
    expect(await textOf(await cancel(shop(), orderNumber))).toContain('You were not charged');
    await cancel(shop(), orderNumber, 'yes');
    await work();
    expect(await rowOf(orderNumber)).toMatchObject({ order_status: 'cancelled', payment_state: 'failed' });
    const ended = await textOf(await send(shop(), { orderNumber, email: CUSTOMER.email }));
    expect(ended).toContain('You were not charged for it.');
    expect(ended).not.toContain('Pay now');
  });

  test('an order that is packed says why it stays', async () => {
    const orderNumber = await place(shop());
    await changeOrderStatus(shop().platform, { orderNumber, to: 'processing', actor: STAFF });
    for (const confirmed of ['', 'yes']) {
      const response = await cancel(shop(), orderNumber, confirmed);
      expect(response.status).toBe(409);
      const page = await textOf(response);
      expect(page).toContain('This order could not be cancelled any more.');
      expect(page).toContain('It is being packed, so it can no longer be cancelled at once. Ask us below');
    }
    expect((await rowOf(orderNumber)).order_status).toBe('processing');
  });

  test('of a customer who cancels and staff who pack at once, one wins and stock is conserved', async () => {
    const before = await stockOf(shop());
    const won = { customer: 0, staff: 0 };
    for (let round = 0; round < 12; round++) {
      const orderNumber = await place(shop());
      const pack = () =>
        changeOrderStatus(shop().platform, {
          orderNumber,
          to: 'processing',
          from: 'confirmed',
          actor: STAFF,
        }).then(({ ok }) => ok);
      const give = () => cancelOwnOrder(shop().platform, orderNumber);
      const [first, second] = await Promise.all(round % 2 === 0 ? [pack(), give()] : [give(), pack()]);
      expect(first).toBe(!second);
      const { order_status } = await rowOf(orderNumber);
      expect(['processing', 'cancelled']).toContain(order_status);
      won[order_status === 'cancelled' ? 'customer' : 'staff'] += 1;
    }
    expect(won.customer + won.staff).toBe(12);
    expect(await stockOf(shop())).toBe(before - won.staff);
  });

  test('a form without script from the page of a link is believed by where it came from', async () => {
    const orderNumber = await place(shop());
    const post = (site: string) =>
      shop().send('/orders', {
        method: 'POST',
        headers: { origin: 'null', 'sec-fetch-site': site },
        body: new URLSearchParams({ orderNumber, email: CUSTOMER.email }),
      });
    expect((await post('same-origin')).status).toBe(200);
    for (const site of ['cross-site', 'same-site', 'none', '']) expect((await post(site)).status).toBe(403);
  });
});

test('links to orders are opened only so often', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  for (let attempt = 0; attempt < 30; attempt++)
    expect((await shop.get(viewOf(`no${attempt}`))).status).toBe(404);
  expect((await shop.get(viewOf('one-more'))).status).toBe(429);
  expect((await shop.get('/orders')).status).toBe(200);
  await shop.close();
});

const viewOf = (token: string) => `/orders/view?link=${encodeURIComponent(token)}`;

async function place(
  shop: TestShop,
  paymentMethod: 'cod' | 'card' = 'cod',
  cardNumber = TEST_CARD.cardNumber,
): Promise<string> {
  const card = paymentMethod === 'card' ? { card: { ...TEST_CARD, cardNumber } } : {};
  const response = await shop.post('/api/orders', orderOf([SERUM], { paymentMethod, ...card }), freshKey());
  return (await response.json()).orderNumber;
}

function cancel(shop: TestShop, orderNumber: string, confirmed = '', email = CUSTOMER.email) {
  return send(shop, { orderNumber, email, intent: 'cancel', confirmed });
}

function send(shop: TestShop, fields: Record<string, string>): Promise<Response> {
  return shop.send('/orders', {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams(fields),
  });
}

async function stockOf(shop: TestShop): Promise<number> {
  return (await (await shop.get(`/api/products/${SERUM.id}`)).json()).stock;
}

async function textOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll('<!-- -->', '');
}

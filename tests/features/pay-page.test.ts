import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#app/links/paths.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { CUSTOMER, freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';
import { describeOnSqlite, ORIGIN, type TestShop } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const BY_CARD = orderOf([SERUM], { paymentMethod: 'card' });
const HOUR_MS = 60 * 60 * 1000;

describeOnSqlite(
  'the page that pays an order by Stripe',
  (shop) => {
    const place = async () => (await shop().post('/api/orders', BY_CARD, freshKey())).json();

    test('lets the script of Stripe in, and no other page does', async () => {
      const policyOf = async (path: string) =>
        (await shop().get(path)).headers.get('content-security-policy') ?? '';
      const policy = await policyOf(paths.pay());
      expect(policy).toContain("script-src 'self' https://js.stripe.com");
      expect(policy).toContain("connect-src 'self' https://api.stripe.com");
      expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(await policyOf(`${paths.pay()}/`)).toContain('js.stripe.com');
      for (const path of ['/', paths.checkout(), paths.cart(), paths.demoBank('a', 'b')])
        expect(await policyOf(path), path).not.toContain('stripe');
    });

    test('is neither stored nor indexed, and asks for the email of the order', async () => {
      const response = await shop().get(paths.payOrder('ZA000000000'));
      expect(response.headers.get('cache-control')).toBe('no-store');
      const page = await response.text();
      expect(page).toContain('name="robots" content="noindex"');
      expect(page).toContain('enter the email the order was placed with');
    });

    test('opens an order by its number and email without script, and nobody else’s', async () => {
      const { orderNumber, payment } = await place();
      const wrong = await find(shop(), orderNumber, 'other@example.com');
      expect(wrong.status).toBe(404);
      expect(await wrong.text()).not.toContain(payment.clientSecret);
      const page = await (await find(shop(), orderNumber)).text();
      expect(page).toContain('Everything is set aside for you until');
      expect(page).toMatch(/Pay £39\.59/);
      expect(page).not.toContain(CUSTOMER.address);
      expect(page).not.toContain(CUSTOMER.email);
    });

    test('opens an order by a signed link until that ends, and shows no address', async () => {
      const { orderNumber, payment } = await place();
      const open = await shop().get(paths.payOrderByLink(await linkTo(shop(), orderNumber)));
      expect(open.status).toBe(200);
      expect(open.headers.get('cache-control')).toBe('no-store');
      const page = await open.text();
      expect(page).toContain(payment.clientSecret);
      expect(page).not.toContain(CUSTOMER.address);
      for (const link of [await linkTo(shop(), orderNumber, -HOUR_MS), 'forged']) {
        const closed = await shop().get(paths.payOrderByLink(link));
        expect(closed.status).toBe(404);
        expect(await closed.text()).toContain('This link has ended');
      }
    });

    test('says what Stripe knows: waiting, declined, paid, refunded', async () => {
      const { orderNumber, payment } = await place();
      const link = paths.payOrderByLink(await linkTo(shop(), orderNumber));
      const page = async () => (await shop().get(link)).text();
      server.attempt(payment.clientSecret, 'decline');
      expect(await page()).toContain('Your card was declined. You have not been charged');
      server.attempt(payment.clientSecret, 'process');
      expect(await page()).toContain('We are waiting for your bank');
      server.attempt(payment.clientSecret, 'succeed');
      expect(await page()).toContain('Thank you, it is paid');
      expect(await page()).not.toContain(payment.clientSecret);
    });

    test('agrees with the order’s page and the API while the bank works on it', async () => {
      const { orderNumber, payment } = await place();
      const token = await linkTo(shop(), orderNumber);
      const ask = async () => (await shop().get(`/api/orders/${orderNumber}?email=${CUSTOMER.email}`)).json();
      const look = async () => (await shop().get(paths.viewOrder(token))).text();
      const pay = () => shop().post(`/api/orders/${orderNumber}/payment`, { link: token });
      expect(await ask()).toMatchObject({ paymentStatus: 'awaiting payment', paymentProcessing: false });
      expect(await look()).toContain('Pay now');
      server.attempt(payment.clientSecret, 'process');
      expect(await ask()).toMatchObject({ paymentStatus: 'awaiting payment', paymentProcessing: true });
      const page = await look();
      expect(page).toContain('We are waiting for your bank');
      expect(page).not.toMatch(/Pay now|Not paid yet/);
      const refused = await pay();
      expect(refused.status).toBe(409);
      const problem = await refused.json();
      expect(problem.code).toBe('payment-processing');
      expect(JSON.stringify(problem)).not.toContain(payment.clientSecret);
      server.attempt(payment.clientSecret, 'decline');
      expect(await look()).toContain('Pay now');
      expect((await pay()).status).toBe(200);
    });

    test('keeps the order where Stripe cannot be reached', async () => {
      const { orderNumber } = await place();
      const { db } = shop().platform;
      await db.updateTable('payments').set({ client_secret: null }).execute();
      server.drop({ requests: 100 });
      const page = await (await shop().get(paths.payOrderByLink(await linkTo(shop(), orderNumber)))).text();
      server.drop({});
      expect(page).toContain('The payment service cannot be reached');
    });

    test('has nothing to pay for an order in cash', async () => {
      const { orderNumber } = await (await shop().post('/api/orders', orderOf(), freshKey())).json();
      expect(await (await find(shop(), orderNumber)).text()).toContain('There is nothing to pay here');
    });
  },
  { stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

describeOnSqlite('the page that pays an order by the test card', (shop) => {
  const CHALLENGE = { ...TEST_CARD, cardNumber: '4000 0027 6000 3184' };
  const challenged = async () => {
    const order = { ...BY_CARD, card: CHALLENGE };
    const { orderNumber, paymentStatus } = await (await shop().post('/api/orders', order, freshKey())).json();
    expect(paymentStatus).toBe('awaiting payment');
    const link = await linkTo(shop(), orderNumber);
    const page = await (await shop().get(paths.payOrderByLink(link))).text();
    expect(page).toContain('Your bank asks you to confirm');
    const [, bank = ''] = /href="(\/checkout\/demo-bank[^"]+)"/.exec(page) ?? [];
    return { orderNumber, link, bank: bank.replaceAll('&amp;', '&') };
  };
  const reply = async (bank: string, answer: string) =>
    shop().send(bank, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams({ reply: answer }),
    });
  const stateOf = async (orderNumber: string) =>
    (await (await shop().get(`/api/orders/${orderNumber}?email=${CUSTOMER.email}`)).json()).paymentStatus;

  test('the demo’s bank asks, and a confirmed payment is paid once', async () => {
    const { orderNumber, link, bank } = await challenged();
    const page = await (await shop().get(bank)).text();
    expect(page).toContain('Demo bank');
    expect(page).toContain('£39.59');
    expect(page).toContain('ending 3184');
    const back = await reply(bank, 'confirm');
    expect(back.status).toBe(302);
    expect(back.headers.get('location')).toBe(paths.payOrderByLink(link));
    expect(await stateOf(orderNumber)).toBe('paid');
    await reply(bank, 'refuse');
    expect(await stateOf(orderNumber)).toBe('paid');
    expect(await (await shop().get(bank)).text()).toContain('There is nothing to confirm');
  });

  test('a payment refused at the bank can be paid by another card on the same order', async () => {
    const { orderNumber, link, bank } = await challenged();
    await reply(bank, 'refuse');
    const page = await (await shop().get(paths.payOrderByLink(link))).text();
    expect(page).toContain('Your bank could not confirm that it was you. You have not been charged');
    const declined = await pay(orderNumber, link, '4000 0000 0000 0002');
    expect(declined.status).toBe(402);
    expect((await pay(orderNumber, link, '4242 4242 4242 4242')).status).toBe(200);
    expect(await stateOf(orderNumber)).toBe('paid');
  });

  test('a card whose answer is late is waited for', async () => {
    const order = { ...BY_CARD, card: { ...TEST_CARD, cardNumber: '4000 0000 0000 0077' } };
    const { orderNumber } = await (await shop().post('/api/orders', order, freshKey())).json();
    const link = paths.payOrderByLink(await linkTo(shop(), orderNumber));
    expect(await (await shop().get(link)).text()).toContain('We are waiting for your bank');
    await shop()
      .platform.db.updateTable('test_card_payments')
      .set({ settles_at: new Date().toISOString() })
      .execute();
    expect(await (await shop().get(link)).text()).toContain('Thank you, it is paid');
  });

  test('a payment is opened by the link of its own order alone', async () => {
    const { orderNumber } = await challenged();
    const other = await challenged();
    expect((await pay(orderNumber, other.link, '4242 4242 4242 4242')).status).toBe(404);
    expect((await pay(orderNumber, 'forged', '4242 4242 4242 4242')).status).toBe(404);
    expect((await shop().get(paths.demoBank('unknown', ''))).status).toBe(404);
  });

  const pay = (orderNumber: string, link: string, cardNumber: string) =>
    shop().post(`/api/orders/${orderNumber}/payment`, { link, card: { ...TEST_CARD, cardNumber } });
});

async function linkTo(shop: TestShop, orderNumber: string, lastsMs = HOUR_MS): Promise<string> {
  const { db, clock } = shop.platform;
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  return signedToken(shop.platform.keys, { purpose: 'view-order', id, expiresAt: clock.now() + lastsMs });
}

function find(shop: TestShop, orderNumber: string, email = CUSTOMER.email): Promise<Response> {
  return shop.send(paths.pay(), {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams({ orderNumber, email }),
  });
}

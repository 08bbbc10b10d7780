import { expect, test } from 'vitest';
import { ORDER_NOT_FOUND } from '#domain/order/order-lookup-words.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnSqlite, ORIGIN, openTestShop, type TestShop } from '../support/shop.ts';

describeOnSqlite('finding an order', (shop) => {
  test('its number and email show how far it has come, in any spelling', async () => {
    const orderNumber = await placeOrder(shop());
    const response = await lookUp(shop(), ` ${orderNumber.toLowerCase()} `, CUSTOMER.email.toUpperCase());
    const page = await textOf(response);
    expect(response.status).toBe(200);
    for (const words of [
      orderNumber,
      'Confirmed',
      'Being packed',
      'Rose Radiance Serum',
      '£33.60',
      'SW1A 1AA',
    ])
      expect(page.includes(words), words).toBe(true);
    expect(page).toContain('Cash on delivery: please have');
    expect(page).toMatch(/Expected \w{3} \d+ (?:\w{3} )?– \w{3} \d+ \w{3}/);
  });

  test('what the courier alone needs is not shown', async () => {
    const page = await textOf(await lookUp(shop(), await placeOrder(shop()), CUSTOMER.email));
    expect(page).not.toContain('7946 0000<');
  });

  test('a wrong number and a wrong email get the very same response', async () => {
    const orderNumber = await placeOrder(shop());
    const wrongEmail = await lookUp(shop(), orderNumber, 'somebody@example.com');
    const wrongNumber = await lookUp(shop(), 'ZA000000000', CUSTOMER.email);
    expect([wrongEmail.status, wrongNumber.status]).toEqual([404, 404]);
    const [one, other] = [await textOf(wrongEmail), await textOf(wrongNumber)];
    expect(one).toContain(ORDER_NOT_FOUND);
    const neutral = (page: string, ...entered: string[]) =>
      entered.reduce((text, words) => text.replaceAll(words, '…'), page);
    expect(
      neutral(one, orderNumber, 'somebody@example.com') === neutral(other, 'ZA000000000', CUSTOMER.email),
    ).toBe(true);
  });

  test('the response is not cached, and the page itself says nothing of an order', async () => {
    const response = await lookUp(shop(), await placeOrder(shop()), CUSTOMER.email);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const empty = await textOf(await shop().get('/orders?orderNumber=ZA1&email=a@example.com'));
    expect(empty).not.toContain('a@example.com');
    expect(empty).toContain('method="post"');
  });

  test('the number of a link is filled in without script, and that page is not cached', async () => {
    const response = await shop().get('/orders?number=ZA123456789');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/<input[^>]*name="orderNumber"[^>]*value="ZA123456789"/);
    expect(await (await shop().get('/orders')).text()).not.toContain('ZA123456789"');
  });

  test('a cancelled and a delivered order say so', async () => {
    const orderNumber = await placeOrder(shop());
    const setStatus = async (status: 'cancelled' | 'delivered') => {
      const { db } = shop().platform;
      await db
        .updateTable('orders')
        .set({ order_status: status })
        .where('order_number', '=', orderNumber)
        .execute();
      return textOf(await lookUp(shop(), orderNumber, CUSTOMER.email));
    };
    expect(await setStatus('delivered')).toContain('This order has been delivered.');
    const cancelled = await setStatus('cancelled');
    expect(cancelled).toContain('This order was cancelled.');
    expect(cancelled).toContain('you need not pay anything');
  });

  test('missing and wrong fields have their message beside them', async () => {
    const response = await lookUp(shop(), '', 'nobody');
    const page = await textOf(response);
    expect(response.status).toBe(422);
    expect(page).toContain('Order number is required');
    expect(page).toContain('Please enter a valid email address');
  });

  test('account, rewards and gift cards say plainly what there is, and lead on', async () => {
    for (const [path, words, next] of [
      ['/account', 'has no customer accounts', '/orders'],
      ['/rewards', 'does not offer a rewards programme', '/products?sort=saving&amp;offer=yes'],
      ['/gift-cards', 'does not sell gift cards', '/fragrances'],
    ] as const) {
      const response = await shop().get(path);
      const page = await textOf(response);
      expect(response.status, path).toBe(200);
      expect(page.includes(words), path).toBe(true);
      expect(page.includes(`href="${next}"`), path).toBe(true);
    }
    expect(await textOf(await shop().get('/gift-cards'))).toContain('/product/nocturne-discovery-set');
  });
});

test('too many lookups are refused for a while', async () => {
  const shop = await openTestShop('sqlite', { rateLimits: true });
  for (let attempt = 0; attempt < 30; attempt++) {
    expect((await lookUp(shop, `ZA0000000${10 + attempt}`, 'a@example.com')).status).toBe(404);
  }
  expect((await lookUp(shop, 'ZA000000000', 'a@example.com')).status).toBe(429);
  await shop.close();
});

async function placeOrder(shop: TestShop): Promise<string> {
  const response = await shop.post('/api/orders', orderOf([SERUM]), freshKey());
  return (await response.json()).orderNumber;
}

function lookUp(shop: TestShop, orderNumber: string, email: string): Promise<Response> {
  return shop.send('/orders', {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams({ orderNumber, email }),
  });
}

async function textOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll('<!-- -->', '');
}

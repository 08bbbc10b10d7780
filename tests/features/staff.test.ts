import { expect, test } from 'vitest';
import { ownerLinkToken } from '#operations/people/owner-link.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { cookieOf, PASSWORD, postForm, signIn, signInAs } from '../support/staff.ts';

const OWNER = { name: 'The Owner', email: 'first@example.com', password: PASSWORD };

describeOnBothEngines('the first owner', (shop) => {
  test('is made by the one-time link, once, and is signed in', async () => {
    const token = await ownerLinkToken(shop().platform);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await ownerLinkToken(shop().platform)).toBe(token);
    expect((await shop().get(`/cms/welcome?token=${token}`)).status).toBe(200);
    expect((await shop().get('/cms/welcome?token=wrong')).status).toBe(410);
    // With no-referrer a browser without script sends `Origin: null`, which the origin check refuses.
    expect(await (await shop().get(`/cms/welcome?token=${token}`)).text()).not.toContain('no-referrer');

    const short = await postForm(shop(), `/cms/welcome?token=${token}`, { ...OWNER, password: 'short' });
    expect(short.status).toBe(422);
    expect(await short.text()).toContain('Password must be at least 12 characters');

    const common = await postForm(shop(), `/cms/welcome?token=${token}`, {
      ...OWNER,
      password: 'password1234',
    });
    expect(common.status).toBe(422);
    expect(await common.text()).toContain('This password is easily guessed.');

    const made = await postForm(shop(), `/cms/welcome?token=${token}`, OWNER);
    expect(made.status).toBe(302);
    const orders = await shop().get('/cms/orders', { cookie: cookieOf(made) });
    expect(orders.status).toBe(200);
    expect(orders.headers.get('cache-control')).toBe('no-store');

    const again = await postForm(shop(), `/cms/welcome?token=${token}`, {
      ...OWNER,
      email: 'second@example.com',
    });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await ownerLinkToken(shop().platform)).toBeNull();
    const owners = await shop()
      .platform.db.selectFrom('user')
      .select('email')
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toEqual([{ email: 'first@example.com' }]);
  });
});

describeOnBothEngines('/cms', (shop) => {
  test('sends visitors to sign in, whether a page exists or not, for pages, data and actions', async () => {
    for (const path of ['/cms', '/cms/orders', '/cms/orders/ZA123456789', '/cms/anything']) {
      const response = await shop().get(path);
      expect(response.status, path).toBe(302);
      expect(response.headers.get('location'), path).toMatch(/^\/cms\/sign-in/);
    }
    const data = await shop().get('/cms/orders.data');
    expect(data.status).toBe(202);
    expect(await data.text()).toContain('/cms/sign-in');
    const action = await postForm(shop(), '/cms/orders/ZA123456789', { orderStatus: 'shipped' });
    expect(action.headers.get('location')).toMatch(/^\/cms\/sign-in/);
  });

  test('a wrong password and an unknown email read the same', async () => {
    await signInAs(shop(), 'manager');
    const wrong = await postForm(shop(), '/cms/sign-in', {
      email: 'manager@example.com',
      password: 'not this one',
    });
    const unknown = await postForm(shop(), '/cms/sign-in', {
      email: 'nobody@example.com',
      password: 'not this one',
    });
    for (const response of [wrong, unknown]) {
      expect(response.status).toBe(401);
      expect(await response.text()).toContain('Wrong email or password.');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const blank = await (await postForm(shop(), '/cms/sign-in', { email: '', password: '' })).text();
    expect(blank).toContain('Email is required');
    expect(blank).toContain('Password is required');
  });

  test('leads back where one came from, never out of /cms', async () => {
    const credentials = { email: 'manager@example.com', password: PASSWORD };
    const back = await postForm(shop(), '/cms/sign-in?to=%2Fcms%2Forders%3Fpage%3D2', credentials);
    expect(back.headers.get('location')).toBe('/cms/orders?page=2');
    for (const evil of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/cms\\..\\x',
      '/cmsx',
    ]) {
      const response = await postForm(shop(), `/cms/sign-in?to=${encodeURIComponent(evil)}`, credentials);
      expect(response.headers.get('location'), evil).toBe('/cms');
    }
  });

  test('nobody can sign themselves up', async () => {
    const response = await shop().post('/api/auth/sign-up/email', OWNER);
    expect(response.status).toBe(404);
  });

  test('shows orders newest first, the first three items and how many more', async () => {
    const staff = await signInAs(shop(), 'support');
    await order(shop(), [{ id: 'rose-radiance-serum', quantity: 1 }]);
    const four = [
      'rose-radiance-serum',
      'moon-jar-water-cream',
      'press-night-hair-mask',
      'samphire-body-lotion',
    ];
    const number = await order(
      shop(),
      four.map((id) => ({ id, quantity: 1 })),
    );
    const page = visible(await (await shop().get('/cms/orders', staff)).text());
    expect(page).toContain(number);
    expect(page).toContain('+1 more');
    expect(page.indexOf(number)).toBe(page.search(/ZA\d{9}/));
    const detail = visible(await (await shop().get(`/cms/orders/${number}`, staff)).text());
    expect(detail).toContain('Cash on delivery');
    expect(detail).toContain('SW1A 1AA');
    expect((await shop().get('/cms/orders/ZA000000000', staff)).status).toBe(404);
    expect((await shop().get('/cms/nothing-here', staff)).status).toBe(404);
    const beyond = await shop().get('/cms/orders?page=99', staff);
    expect([beyond.status, beyond.headers.get('location')]).toEqual([302, '/cms/orders']);
  });

  test('cancelling gives the stock back; leaving cancelled takes it again or is refused naming the line', async () => {
    const staff = await signIn(shop(), 'support@example.com', PASSWORD);
    const number = await order(shop(), [{ id: 'mulberry-silk-scrunchies', quantity: 4 }]);
    expect(await stock(shop())).toBe(0);
    await setStatus(number, 'cancelled', staff);
    expect(await stock(shop())).toBe(4);
    await setStatus(number, 'processing', staff);
    expect(await stock(shop())).toBe(0);
    await setStatus(number, 'cancelled', staff);
    await order(shop(), [{ id: 'mulberry-silk-scrunchies', quantity: 1 }]);
    const refused = await setStatus(number, 'confirmed', staff);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Not enough in stock any more: ');
    expect(await stock(shop())).toBe(3);
    const events = await shop().platform.db.selectFrom('order_events').select('actor').execute();
    expect(events.filter(({ actor }) => actor === 'The support')).toHaveLength(3);
  });

  test('by API staff get 401 without a session and 403 where the role does not allow it', async () => {
    expect((await shop().get('/api/orders')).status).toBe(401);
    const patch = (headers: Record<string, string>) =>
      shop().send('/api/orders/ZA000000000', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ orderStatus: 'shipped' }),
      });
    expect((await patch({})).status).toBe(401);
    const staff = await signIn(shop(), 'support@example.com', PASSWORD);
    expect((await shop().get('/api/orders', staff)).status).toBe(200);
    expect((await patch(staff)).status).toBe(404);
    expect((await patch({ cookie: staff.cookie })).status).toBe(403);
    await shop()
      .platform.db.updateTable('user')
      .set({ role: 'guest' })
      .where('email', '=', 'support@example.com')
      .execute();
    expect((await shop().get('/api/orders', staff)).status).toBe(403);
    expect((await patch(staff)).status).toBe(403);
    const forbidden = await shop().get('/cms/orders', staff);
    expect(forbidden.status).toBe(403);
    expect(visible(await forbidden.text())).toContain('Not allowed');
  });

  test('signing out ends the session', async () => {
    const staff = await signIn(shop(), 'manager@example.com', PASSWORD);
    expect((await shop().get('/cms/orders', staff)).status).toBe(200);
    await postForm(shop(), '/cms/sign-out', {}, staff);
    expect((await shop().get('/cms/orders', staff)).status).toBe(302);
  });

  function setStatus(number: string, orderStatus: string, staff: Record<string, string>) {
    return postForm(shop(), `/cms/orders/${number}`, { orderStatus }, staff);
  }
});

async function order(shop: TestShop, items: object[]): Promise<string> {
  const response = await shop.post('/api/orders', orderOf(items), freshKey());
  expect(response.status).toBe(201);
  return (await response.json()).orderNumber;
}

async function stock(shop: TestShop): Promise<number> {
  return (await (await shop.get('/api/products/mulberry-silk-scrunchies')).json()).stock;
}

function visible(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
}

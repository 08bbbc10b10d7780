import { beforeAll, expect, test } from 'vitest';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { removeInventedReviews } from '#operations/shop/stock-new-shop.ts';
import { DELIVERY_FORM } from '../support/delivery-settings.ts';
import { deliverBy, flatPlan } from '../support/flat-plan.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, describeOnSqlite, openTestShop, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { nameTrader } from '../support/trader.ts';

const SHOP = {
  name: 'Petal & Co',
  description: 'Balms and brushes from Leeds.',
  supportEmail: 'help@petal.example',
  enquiriesEmail: 'hello@petal.example',
  phone: '+44 161 496 0000',
  place: 'Leeds, United Kingdom',
  businessHours: 'Mon-Sun 8AM-8PM',
  announcement: 'Free delivery from {free-from}',
};

describeOnSqlite('the settings', (shop) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const save = (section: string, fields: Record<string, string>, as = owner) =>
    postForm(shop(), `/cms/settings/${section}`, fields, as);

  test('take effect on the public pages at once', async () => {
    expect((await save('shop', { ...SHOP, version: '0' })).status).toBe(200);
    await expect.poll(() => page(shop(), '/')).toContain('Petal &amp; Co');
    const home = await page(shop(), '/');
    expect(home).toContain('Free delivery from £50');
    expect(home).not.toContain('Zabelle');
    expect(await page(shop(), '/cms/orders', owner)).toContain('<title>Orders | Petal &amp; Co CMS</title>');
    const contact = await page(shop(), '/contact');
    for (const words of [
      'Leeds, United Kingdom',
      'Mon-Sun 8AM-8PM',
      'help@petal.example',
      'tel:+441614960000',
    ])
      expect(contact, words).toContain(words);
    await save('legal', {
      companyName: 'Petal Ltd',
      companyNumber: '12345678',
      vatNumber: '980 7806 84',
      vatRegistered: 'yes',
      registeredOffice: '1 Rose Lane\nLondon',
      vatRegisteredFrom: '2020-01-01',
      version: '0',
    });
    await expect.poll(() => page(shop(), '/about')).toContain('VAT number GB 980 7806 84');
  });

  test('delivery counts for the next order, and an old total is not charged silently', async () => {
    await save('delivery', {
      ...DELIVERY_FORM,
      orderPrefix: 'PC',
      version: '0',
    });
    await deliverBy(shop(), flatPlan({ pricePence: 350, freeFromPence: 2000 }));
    await expect.poll(() => page(shop(), '/')).toContain('Free delivery from £20');
    const order = orderOf([{ id: 'mulberry-silk-scrunchies', quantity: 1 }]);
    const { price } = await (await shop().get('/api/products/mulberry-silk-scrunchies')).json();
    const stale = await shop().post('/api/orders', { ...order, expectedTotal: price + 5.99 }, freshKey());
    expect(stale.status).toBe(409);
    const placed = await (await shop().post('/api/orders', order, freshKey())).json();
    expect(placed.shipping).toBe(price >= 20 ? 0 : 3.5);
    expect(placed.orderNumber).toMatch(/^PC\d{9}$/);
    expect(await page(shop(), '/orders')).toContain('as on your confirmation: PC123456789.');
  });

  test('the cart, the product page and other clients get the same terms', async () => {
    const cart = await (
      await shop().post('/api/cart', { items: [{ id: 'mulberry-silk-scrunchies', quantity: 1 }] })
    ).json();
    expect(cart.delivery).toEqual({ shipping: 3.5, freeFrom: 20 });
    await save('delivery', {
      ...DELIVERY_FORM,
      orderPrefix: 'PC',
      returnAddress: 'Unit 1\nLeeds',
      version: '1',
    });
    await deliverBy(shop(), flatPlan({ pricePence: 400, freeFromPence: null }));
    await expect.poll(() => page(shop(), '/')).toContain('UK delivery £4');
    expect(await page(shop(), '/')).not.toContain('Free delivery from');
    expect(await page(shop(), '/contact')).toContain('Unit 1\nLeeds');
    const about = await (await shop().get('/api/shop')).json();
    expect(about).toMatchObject({
      name: 'Petal & Co',
      delivery: { shipping: 4, freeFrom: null },
      legal: { vatNumber: 'GB980780684' },
    });
    const { info } = await (await shop().get('/api/openapi.json')).json();
    expect(info.title).toBe('Petal & Co shop API');
  });

  test('a shop that is not registered for VAT does not mention it', async () => {
    expect(await page(shop(), '/')).toContain('All prices include VAT.');
    await save('legal', { companyName: 'Petal Ltd', version: '1' });
    await expect.poll(() => page(shop(), '/')).not.toMatch(/\bVAT\b/);
    expect(await page(shop(), '/product/rose-radiance-serum')).not.toMatch(/\bVAT\b/);
    expect(await page(shop(), '/about')).toContain('Petal &amp; Co is a trading name of Petal Ltd');
  });

  test('an order stores the VAT that applied when it was placed', async () => {
    const place = async () => (await shop().post('/api/orders', orderOf(), freshKey())).json();
    const before = await place();
    expect(before.vatIncluded).toBeNull();
    await save('legal', {
      companyName: 'Petal Ltd',
      vatRegistered: 'yes',
      registeredOffice: '1 Rose Lane\nLondon',
      vatNumber: 'GB980780684',
      vatRegisteredFrom: '2020-01-01',
      version: '2',
    });
    const after = await place();
    expect(after.vatIncluded).toBeCloseTo(after.total / 6, 2);
    const orderPage = (number: string) => page(shop(), `/cms/orders/${number}`, owner);
    expect(await orderPage(before.orderNumber)).not.toContain('VAT included');
    expect(await orderPage(after.orderNumber)).toContain('VAT included');
    const rows = (await page(shop(), '/cms/orders/export', owner)).split('\r\n');
    const header = rows[0]?.split(',') ?? [];
    // From the end: items before it hold commas.
    const column = header.indexOf('VAT included') - header.length;
    const vatOf = (number: string) =>
      rows
        .find((row) => row.includes(number))
        ?.split(',')
        .at(column);
    expect(vatOf(before.orderNumber)).toBe('');
    expect(Number(vatOf(after.orderNumber))).toBe(after.vatIncluded);
  });

  test('a bad value is named and nothing is lost; a second save is not overwritten', async () => {
    const bad = await save('shop', { ...SHOP, name: '', phone: 'call me', version: '1' });
    expect(bad.status).toBe(422);
    const text = await bad.text();
    expect(text).toContain('Name is required');
    expect(text).toContain('Please enter a valid phone number');
    expect(text).toContain('Leeds');
    const late = await save('shop', { ...SHOP, name: 'Older', version: '0' });
    expect(late.status).toBe(409);
    const unknown = await save('social', { version: '7' });
    expect(unknown.status).toBe(409);
    expect(await unknown.text()).toContain('Somebody saved this while you were editing.');
    expect(await late.text()).toContain('Nothing was overwritten');
    expect(await page(shop(), '/')).toContain('Petal &amp; Co');
  });

  test('true figures and praise take the place of the examples', async () => {
    expect(await page(shop(), '/about')).toContain('Example figures: this is a demo shop.');
    await save('about', {
      'figures.0.figure': '12',
      'figures.0.name': 'years',
      'testimonials.0.words': 'Lovely balm',
      'testimonials.0.who': 'V. H., Leeds',
      version: '0',
    });
    await expect.poll(() => page(shop(), '/about')).not.toContain('Example figures');
    expect(await page(shop(), '/about')).toContain('Customer focus');
    const half = await save('about', { 'team.2.position': 'Buyer', 'values.0.name': 'Care', version: '1' });
    expect(half.status).toBe(422);
    expect(await half.text()).toMatch(/id="([^"]+)-error"[^>]*>Name is required/);
    expect(await page(shop(), '/')).toContain('Lovely balm');
    expect(await page(shop(), '/')).not.toContain('Examples: this is a demo shop');
  });

  test('only the owner changes them, a manager looks, support does not', async () => {
    const manager = await signInAs(shop(), 'manager');
    const support = await signInAs(shop(), 'support');
    const read = await (await shop().get('/cms/settings', manager)).text();
    expect(read).toContain('You can read this. Changing it is not part of your role.');
    expect(read).toMatch(/<dt[^>]*>What the shop sells<\/dt>/);
    expect(read).not.toContain('Save settings');
    expect(read).not.toMatch(/name="description"/);
    expect((await save('shop', { ...SHOP, version: '1' }, manager)).status).toBe(403);
    expect((await shop().get('/cms/settings', support)).status).toBe(403);
    expect((await shop().get('/cms/settings/demo', manager)).status).toBe(403);
    expect((await shop().get('/cms/settings/nothing', owner)).status).toBe(404);
  });
});

describeOnBothEngines('the end of the demo', (shop) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await shop().post('/api/orders', orderOf(), freshKey());
    await shop().post('/api/contact', {
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'feedback',
      message: 'Lovely.',
    });
  });
  const demo = (fields: Record<string, string>) => postForm(shop(), '/cms/settings/demo', fields, owner);
  const productOf = (slug: string) =>
    shop().platform.db.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const countOf = async (table: 'orders' | 'contact_messages') =>
    (await shop().platform.db.selectFrom(table).select('id').execute()).length;

  test('removes its notice, the test card and the invented reviews, but no product', async () => {
    expect(await page(shop(), '/')).toContain('Demo shop');
    const own = await productOf('rose-radiance-serum');
    await shop()
      .platform.db.updateTable('products')
      .set({ review_count: 3, version: own.version + 1 })
      .where('id', '=', own.id)
      .execute();
    expect(await (await demo({ intent: 'end', confirmed: 'yes' })).text()).toContain('The demo goes on.');
    expect(await page(shop(), '/')).toContain('Demo shop');
    await nameTrader(shop());
    const question = await (await demo({ intent: 'end' })).text();
    expect(question).toContain('Are you sure you want to end the demo?');
    expect(question).toContain(
      `${demoProducts.length} products of the demo stay on sale without made-up reviews`,
    );
    await demo({ intent: 'end', confirmed: 'yes' });
    await expect.poll(() => page(shop(), '/')).not.toContain('Demo shop');
    expect(await page(shop(), '/')).not.toContain('What Our Customers Say');
    expect(await shop().platform.payments.current()).toBeNull();
    const reviewed = await shop()
      .platform.db.selectFrom('products')
      .select(['slug', 'review_count'])
      .where('review_count', '>', 0)
      .execute();
    expect(reviewed).toEqual([{ slug: 'rose-radiance-serum', review_count: 3 }]);
  });

  test('its content can be removed afterwards; rows the owner changed or made stay, orders and messages as well', async () => {
    const question = await (await demo({ intent: 'remove' })).text();
    expect(question).toContain('Are you sure you want to remove the demo content?');
    expect(question).toContain(
      `This deletes ${demoProducts.length - 1} products, 13 brands, 6 categories, 3 hero slides and 8 articles.`,
    );
    expect(await page(shop(), '/cms/settings/demo', owner)).toContain(
      '2 brands and categories with products of your own stay too.',
    );
    const isLeft = async () =>
      /<a [^>]*>Remove the demo content<\/a>/.test(await page(shop(), '/cms', owner));
    expect(await isLeft()).toBe(true);
    expect(question).toContain('and so do orders and messages. This action cannot be undone.');
    await demo({ intent: 'remove', confirmed: 'yes' });
    const left = await shop().platform.db.selectFrom('products').select('slug').execute();
    expect(left).toEqual([{ slug: 'rose-radiance-serum' }]);
    const brands = await shop().platform.db.selectFrom('brands').select('name').execute();
    expect(brands).toEqual([{ name: 'Orla & Wren' }]);
    expect(await isLeft()).toBe(false);
    expect([await countOf('orders'), await countOf('contact_messages')]).toEqual([1, 1]);
    await expect.poll(() => page(shop(), '/products')).toContain('Rose Radiance Serum');
    expect((await shop().get('/')).status).toBe(200);
  });

  test('orders and messages of the demo are removed where the owner chooses so, later ones never', async () => {
    const later = await (await shop().post('/api/orders', orderOf(), freshKey())).json();
    const question = await (await demo({ intent: 'remove', ids: 'orders' })).text();
    expect(question).toContain('1 order');
    await demo({ intent: 'remove', ids: 'orders', confirmed: 'yes' });
    const orders = await shop().platform.db.selectFrom('orders').select('order_number').execute();
    expect(orders).toEqual([{ order_number: later.orderNumber }]);
    await demo({ intent: 'remove', ids: 'messages', confirmed: 'yes' });
    expect(await countOf('contact_messages')).toBe(0);
  });
});

test('an emptied demo shows no example, and the environment outweighs the owner', async () => {
  const shop = await openTestShop('sqlite', { demoShop: true });
  const owner = await signInAs(shop, 'owner');
  await postForm(shop, '/cms/settings/demo', { intent: 'remove', confirmed: 'yes' }, owner);
  expect((await page(shop, '/')).replaceAll(/<[^>]+>/g, '')).toContain('Demo shop. No payment is taken.');
  expect(await page(shop, '/')).not.toContain('What Our Customers Say');
  expect(await page(shop, '/about')).not.toContain('50K+');
  const settings = await page(shop, '/cms/settings/demo', owner);
  expect(settings).toContain('DEMO_SHOP=1, set where the shop is started, decides that');
  expect(settings).not.toContain('value="end"');
  await shop.close();
});

test('a demo ended by the environment has no invented review', async () => {
  const shop = await openTestShop('sqlite', { demoShop: false });
  expect(await removeInventedReviews(shop.platform)).toBeGreaterThan(50);
  const reviewed = shop.platform.db.selectFrom('products').select('id').where('review_count', '>', 0);
  expect(await reviewed.execute()).toEqual([]);
  expect(await removeInventedReviews(shop.platform)).toBe(0);
  await shop.close();
});

async function page(shop: TestShop, path: string, headers = {}): Promise<string> {
  return (await (await shop.get(path, headers)).text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '');
}

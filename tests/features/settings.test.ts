import { beforeAll, expect, test } from 'vitest';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const SHOP = {
  name: 'Petal & Co',
  supportEmail: 'help@petal.example',
  enquiriesEmail: 'hello@petal.example',
  phone: '+44 161 496 0000',
  place: 'Leeds, United Kingdom',
  businessHours: 'Mon-Sun 8AM-8PM',
  announcement: 'Free delivery from {free-from}',
};

describeOnBothEngines('the settings', (shop) => {
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
      version: '0',
    });
    await expect.poll(() => page(shop(), '/about')).toContain('VAT number GB 980 7806 84');
  });

  test('delivery counts for the next order, and an old total is not charged silently', async () => {
    await save('delivery', { shippingPence: '3.50', freeFromPence: '20', orderPrefix: 'PC', version: '0' });
    await expect.poll(() => page(shop(), '/')).toContain('Free delivery from £20');
    const order = orderOf([{ id: 'mulberry-silk-scrunchies', quantity: 1 }]);
    const { price } = await (await shop().get('/api/products/mulberry-silk-scrunchies')).json();
    const stale = await shop().post('/api/orders', { ...order, expectedTotal: price + 5.99 }, freshKey());
    expect(stale.status).toBe(409);
    const placed = await (await shop().post('/api/orders', order, freshKey())).json();
    expect(placed.shipping).toBe(price >= 20 ? 0 : 3.5);
    expect(placed.orderNumber).toMatch(/^PC\d{9}$/);
  });

  test('a bad value is named and nothing is lost; a second save is not overwritten', async () => {
    const bad = await save('shop', { ...SHOP, name: '', phone: 'call me', version: '1' });
    expect(bad.status).toBe(400);
    const text = await bad.text();
    expect(text).toContain('Name is required');
    expect(text).toContain('Please enter a valid phone number');
    expect(text).toContain('Leeds');
    const late = await save('shop', { ...SHOP, name: 'Older', version: '0' });
    expect(late.status).toBe(409);
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
    expect(await page(shop(), '/')).toContain('Lovely balm');
    expect(await page(shop(), '/')).not.toContain('Examples: this is a demo shop');
  });

  test('only the owner changes them, a manager looks, support does not', async () => {
    const manager = await signInAs(shop(), 'manager');
    const support = await signInAs(shop(), 'support');
    expect((await shop().get('/cms/settings', manager)).status).toBe(200);
    expect((await save('shop', { ...SHOP, version: '1' }, manager)).status).toBe(403);
    expect((await shop().get('/cms/settings', support)).status).toBe(403);
    expect((await shop().get('/cms/settings/demo', manager)).status).toBe(403);
    expect((await shop().get('/cms/settings/nothing', owner)).status).toBe(404);
  });

  test('the demo’s content goes, what the owner changed or made stays', async () => {
    const { db } = shop().platform;
    const mine = await db
      .selectFrom('products')
      .selectAll()
      .where('slug', '=', 'rose-radiance-serum')
      .executeTakeFirstOrThrow();
    await postForm(shop(), '/cms/products', { intent: 'feature', ids: mine.id }, owner);
    await postForm(shop(), '/cms/products', { intent: 'unfeature', ids: mine.id }, owner);
    const asked = await (await postForm(shop(), '/cms/settings/demo', { intent: 'remove' }, owner)).text();
    expect(asked).toContain('Are you sure you want to remove the demo content?');
    await postForm(shop(), '/cms/settings/demo', { intent: 'remove', confirmed: 'yes' }, owner);
    const left = await db.selectFrom('products').select('slug').execute();
    expect(left).toEqual([{ slug: 'rose-radiance-serum' }]);
    expect((await db.selectFrom('brands').select('name').execute()).map(({ name }) => name)).toEqual([
      'Orla & Wren',
    ]);
    expect((await db.selectFrom('orders').select('id').execute()).length).toBeGreaterThan(0);
    await expect.poll(() => page(shop(), '/products')).toContain('Rose Radiance Serum');
    expect((await shop().get('/')).status).toBe(200);
  });

  test('ending the demo takes its line, its examples and the test card away', async () => {
    expect(await page(shop(), '/')).toContain('Demo shop');
    await postForm(shop(), '/cms/settings/demo', { intent: 'end', confirmed: 'yes' }, owner);
    await expect.poll(() => page(shop(), '/')).not.toContain('Demo shop');
    expect(await shop().platform.payments.offersCard()).toBe(false);
  });
});

async function page(shop: TestShop, path: string): Promise<string> {
  return (await (await shop.get(path)).text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '');
}

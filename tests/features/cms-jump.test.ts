import { beforeAll, expect, test } from 'vitest';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

type Target = { label: string; note: string; to: string };

describeOnBothEngines('the jump of /cms', (shop) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    const order = orderOf([{ id: 'rose-radiance-serum', quantity: 1 }]);
    const customerInfo = {
      ...order.customerInfo,
      firstName: 'Ottoline',
      lastName: 'Penhaligon',
      email: 'ottoline@example.com',
      phone: '020 7946 0321',
    };
    await shop().post('/api/orders', { ...order, customerInfo }, freshKey());
    await shop()
      .platform.db.insertInto('contact_messages')
      .values({
        id: 'a-message',
        name: 'Barnaby Quince',
        email: 'barnaby@example.com',
        phone: '',
        subject: 'general',
        message: 'Hello',
        created_at: new Date().toISOString(),
      })
      .execute();
  });

  const jumpTo = async (text: string, staff = owner): Promise<Target[]> => {
    const page = await (await shop().get(`/cms/jump?text=${encodeURIComponent(text)}`, staff)).text();
    const list = page.slice(page.indexOf('<ul class="divide-y'));
    return [
      ...list.matchAll(/<a [^>]*href="([^"]*)"[^>]*><span[^>]*>(.*?)<\/span><span[^>]*>(.*?)<\/span>/g),
    ].map(([, to = '', label = '', note = '']) => ({ to, label, note }));
  };

  test('finds a product by its SKU in any case, by its first letters and by its barcode', async () => {
    const variant = await shop()
      .platform.db.selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['sku', 'barcode', 'products.name'])
      .where('sku', 'is not', null)
      .where('barcode', 'is not', null)
      .orderBy('sku')
      .executeTakeFirstOrThrow();
    const { sku, barcode, name } = variant;
    expect((await jumpTo((sku ?? '').toLowerCase()))[0]?.label).toBe(name.replaceAll('&', '&amp;'));
    expect((await jumpTo((sku ?? '').slice(0, -1)))[0]?.note).toContain('Product · ');
    expect((await jumpTo(barcode ?? ''))[0]).toMatchObject({ note: `Product · ${barcode}` });
  });

  test('finds a person by name, email and telephone, and leads to their page', async () => {
    for (const text of ['penhal', 'Ottoline Pen', 'ottoline@', '02079460321', '7946 0321']) {
      const [person] = (await jumpTo(text)).filter(({ note }) => note.startsWith('Customer'));
      expect(person, text).toEqual({
        to: expect.stringMatching(/^\/cms\/customers\/[\w-]+$/),
        label: 'Ottoline Penhaligon',
        note: 'Customer · 1 order',
      });
    }
    const orders = await (await shop().get('/cms/orders?search=ottoline%40example.com', owner)).text();
    expect(orders).toContain('1 order');
  });

  test('finds whoever only left an address by it, behind however many came since', async () => {
    const person = (place: number, email: string) => ({
      id: `person-${place}`,
      email,
      name: '',
      phone: '',
      postcode: '',
      orders: 0,
      spent_pence: 0,
      first_seen_at: `2020-01-01T00:00:00.${String(place).padStart(4, '0')}Z`,
      last_seen_at: `2020-01-01T00:00:00.${String(place).padStart(4, '0')}Z`,
    });
    const many = Array.from({ length: 1100 }, (_, place) => person(place + 1, `p${place}@example.org`));
    for (const rows of [many.slice(0, 550), many.slice(550), [person(0, 'quilla@example.net')]])
      await shop().platform.db.insertInto('customers').values(rows).execute();
    expect((await jumpTo('Quilla@example.net')).map(({ to }) => to)).toContain('/cms/customers/person-0');
    await shop().platform.db.deleteFrom('customers').where('id', 'like', 'person-%').execute();
  });

  test('finds brands, categories and messages', async () => {
    expect(await jumpTo('halden')).toContainEqual(
      expect.objectContaining({ label: 'Halden', note: 'Brand' }),
    );
    expect((await jumpTo('skinc')).map(({ note }) => note)).toContain('Category');
    expect(await jumpTo('quince')).toContainEqual(
      expect.objectContaining({ to: '/cms/messages/a-message', label: 'Barnaby Quince' }),
    );
  });

  test('“settings” finds the settings and no product whose text holds similar letters', async () => {
    const found = await jumpTo('settings');
    expect(found[0]).toMatchObject({ label: 'Settings', note: 'Page' });
    expect(found.filter(({ note }) => note.startsWith('Product'))).toEqual([]);
  });

  test('finds what is one’s own, and the demo', async () => {
    for (const [text, label, to] of [
      ['your acc', 'Your account', '/cms/account'],
      ['second', 'Second step', '/cms/account'],
      ['demo', 'Demo settings', '/cms/settings/demo'],
    ] as const)
      expect((await jumpTo(text))[0], text).toMatchObject({ label, to });
    const page = await (await shop().get('/cms/jump?text=sign+out', owner)).text();
    expect(page).toMatch(/<form[^>]*action="\/cms\/sign-out"[^>]*><button/);
  });

  test('letters within a word find no brand', async () => {
    expect((await jumpTo('alden')).filter(({ note }) => note === 'Brand')).toEqual([]);
  });

  test('support finds no settings', async () => {
    const support = await signInAs(shop(), 'support');
    expect(await jumpTo('settings', support)).toEqual([]);
    expect((await jumpTo('penhal', support)).map(({ note }) => note)).toEqual(['Customer · 1 order']);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { followDueCustomers } from '#database/queries/customers/follow-customers.ts';
import { readPersonData } from '#database/queries/customers/person-data.ts';
import { counted } from '../support/counted-statements.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { tablesNaming } from '../support/tables-of-shop.ts';

type Headers = Record<string, string>;

describeOnBothEngines('customers in /cms', (shop) => {
  let owner: Headers;
  let support: Headers;
  const db = () => shop().platform.db;
  const follow = async () => {
    while ((await followDueCustomers(db(), () => shop().platform.random.id())) > 0);
  };
  const page = async (path: string, as = owner) => (await shop().get(path, as)).text();
  const place = async (more: object, quantity = 1, wishes = {}): Promise<string> => {
    const order = orderOf([{ id: 'rose-radiance-serum', quantity }], wishes);
    const customerInfo = { ...order.customerInfo, firstName: 'Ottoline', lastName: 'Penhaligon', ...more };
    const response = await shop().post('/api/orders', { ...order, customerInfo }, freshKey());
    expect(response.status).toBe(201);
    return ((await response.json()) as { orderNumber: string }).orderNumber;
  };
  const customerOf = async (email: string) => {
    await follow();
    return db().selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  };
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
  });

  test('an address in any case is one customer, called as they called themselves last', async () => {
    await place({ email: 'Otto@Example.com' });
    const latest = await place({ email: 'otto@example.com', lastName: 'Quill', phone: '020 7946 0111' });
    await shop().post('/api/contact', {
      name: 'Otto',
      email: 'OTTO@example.com',
      subject: 'feedback',
      message: 'Thank you',
    });
    const { id, orders, name, spent_pence } = await customerOf('otto@example.com');
    expect({ orders, name, spent: Number(spent_pence) }).toEqual({ orders: 2, name: 'Otto', spent: 0 });
    const shown = await page(`/cms/customers/${id}`);
    expect(shown).toContain(latest);
    expect(shown).toContain('Feedback');
    const led = await shop().get(`/cms/customers/of/${latest}`, support);
    expect(led.headers.get('location')).toBe(`/cms/customers/${id}`);
  });

  test('a list finds them by name, phone, postcode, order and tag, and counts what stands', async () => {
    const number = await place({ email: 'wren@example.com', lastName: 'Wrenfield', postcode: 'BS8 1TH' });
    const { id } = await customerOf('wren@example.com');
    await postForm(shop(), `/cms/customers/${id}`, { intent: 'tags', tags: 'VIP, Trade' }, support);
    for (const text of ['wrenf', 'wren@', 'bs8 1th', number, 'vip'])
      expect(await page(`/cms/customers?search=${encodeURIComponent(text)}`), text).toContain(
        `/cms/customers/${id}"`,
      );
    expect(await page('/cms/customers?search=nobodyofthisname')).not.toContain(`/cms/customers/${id}"`);
    expect(await page('/cms/customers?orders=one')).toContain(`/cms/customers/${id}"`);
    await db()
      .updateTable('orders')
      .set({ order_status: 'cancelled' })
      .where('order_number', '=', number)
      .execute();
    await follow();
    expect(await page('/cms/customers?orders=none')).toContain(`/cms/customers/${id}"`);
  });

  test('what was spent is what the ledger received less what went back', async () => {
    const number = await place({ email: 'purse@example.com' });
    const { id: orderId } = await db()
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    const enter = (kind: 'cash-received' | 'refunded', amount_pence: number) =>
      db()
        .insertInto('payment_ledger')
        .values({
          id: `${kind}-purse`,
          order_id: orderId,
          kind,
          amount_pence,
          reference: `${kind}-purse`,
          actor: null,
          at: new Date().toISOString(),
        })
        .execute();
    await enter('cash-received', 5000);
    expect(Number((await customerOf('purse@example.com')).spent_pence)).toBe(5000);
    await enter('refunded', 1234);
    expect(Number((await customerOf('purse@example.com')).spent_pence)).toBe(3766);
  });

  test('many rows are given to their customers in as many statements as one, each to its own', async () => {
    await follow();
    const newId = () => shop().platform.random.id();
    const statements = async () => {
      const counting = counted(db());
      await followDueCustomers(counting.db, newId);
      return counting.statements();
    };
    await place({ email: 'alone@example.com' });
    const ofOne = await statements();
    const emails = ['many-a@example.com', 'Many-B@example.com', 'many-c@example.com'];
    const sums = new Map(
      emails.map((email) => [email.toLowerCase(), { orders: 0, spent_pence: 0, name: '' }]),
    );
    for (let count = 0; count < 12; count += 1) {
      const email = emails[count % 3] ?? '';
      const lastName = `Penhaligon${count}`;
      const number = await place({ email, lastName });
      const sum = sums.get(email.toLowerCase());
      if (!sum) throw new Error('An address of the test is missing');
      const { id } = await db()
        .updateTable('orders')
        .set({ order_status: count % 4 === 0 ? 'cancelled' : 'confirmed' })
        .where('order_number', '=', number)
        .returning('id')
        .executeTakeFirstOrThrow();
      const received = { id, order_id: id, kind: 'cash-received' as const, amount_pence: 100 + count };
      const at = new Date().toISOString();
      await db()
        .insertInto('payment_ledger')
        .values({ ...received, reference: id, actor: null, at })
        .execute();
      if (count % 4 !== 0) sum.orders += 1;
      sum.spent_pence += 100 + count;
      sum.name = `Ottoline ${lastName}`;
    }
    expect(await statements()).toBe(ofOne);
    expect(await followDueCustomers(db(), newId)).toBe(0);
    const rows = await db()
      .selectFrom('customers')
      .select(['email', 'orders', 'spent_pence', 'name'])
      .where('email', 'in', [...sums.keys()])
      .execute();
    expect(new Map(rows.map(({ email, ...row }) => [email, row]))).toEqual(sums);
  });

  test('an address is a customer once it is confirmed, and gone with what belonged to it', async () => {
    const now = new Date().toISOString();
    const news = {
      id: 'news',
      email: 'news@example.com',
      source: 'footer',
      created_at: now,
      updated_at: now,
    };
    await db()
      .insertInto('newsletter_subscribers')
      .values({ ...news, status: 'pending' })
      .execute();
    await follow();
    const found = () => db().selectFrom('customers').select('id').where('email', '=', news.email).execute();
    expect(await found()).toEqual([]);
    await db()
      .updateTable('newsletter_subscribers')
      .set({ status: 'confirmed', confirmed_at: now })
      .where('id', '=', 'news')
      .execute();
    await follow();
    expect(await found()).toHaveLength(1);
    await db().deleteFrom('newsletter_subscribers').where('id', '=', 'news').execute();
    await follow();
    expect(await found()).toEqual([]);
  });

  test('a note is kept, and nobody overwrites one unseen', async () => {
    const { id } = await customerOf('wren@example.com');
    const note = (text: string, noteWas: string) =>
      postForm(shop(), `/cms/customers/${id}`, { intent: 'note', note: text, noteWas }, support);
    expect((await note('Rings on Fridays', '')).status).toBe(200);
    expect((await note('Never rings', '')).status).toBe(409);
    expect((await customerOf('wren@example.com')).note).toBe('Rings on Fridays');
  });

  test('all that is kept of a person is one file, to be read or for a program', async () => {
    const { id } = await customerOf('otto@example.com');
    expect((await shop().get(`/cms/customers/${id}/data.json`, support)).status).toBe(403);
    const response = await shop().get(`/cms/customers/${id}/data.json`, owner);
    expect(response.headers.get('content-disposition')).toContain('personal-data.json');
    const kept = (await response.json()) as Record<string, { message?: string; 'last name'?: string }[]>;
    expect(kept.Orders?.map((order) => order['last name'])).toEqual(['Penhaligon', 'Quill']);
    expect(kept.Messages?.[0]?.message).toBe('Thank you');
    const html = await (await shop().get(`/cms/customers/${id}/data.html`, owner)).text();
    expect(html).toContain('<h2>Messages</h2>');
    expect(html).toContain('Quill');
  });

  test('an erased person is nowhere but on issued papers, and orders keep goods and money', async () => {
    const number = await place(
      { email: 'Vera@Example.com', firstName: 'Vera', lastName: 'Zylberstein', flat: 'Zylber House' },
      1,
      {
        billing: { name: 'Zylber Ltd', address: '9 Zylber Street', city: 'London', postcode: 'N1 9GU' },
        gift: { message: 'From Vera Zylberstein' },
      },
    );
    await shop().post('/api/contact', {
      name: 'Vera Zylberstein',
      email: 'vera@example.com',
      subject: 'feedback',
      message: 'I live at 9 Zylber Street',
    });
    await db()
      .insertInto('mails')
      .values({
        id: 'to-vera',
        kind: 'order-confirmation',
        recipient: 'Vera@Example.com',
        sender: '',
        reply_to: '',
        subject: 'Thank you',
        html: '<p>Vera Zylberstein</p>',
        body: 'Vera Zylberstein',
        state: 'outbox',
        created_at: new Date().toISOString(),
      })
      .execute();
    const { id: orderId } = await db()
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('transfers')
      .values({
        id: 'of-vera',
        order_id: orderId,
        kind: 'received',
        amount_pence: 100,
        day: '2026-01-01',
        reference: 'V Zylberstein',
        note: 'Zylber rang',
        corrects: null,
        request_key: 'of-vera',
        actor: 'The owner',
        at: new Date().toISOString(),
      })
      .execute();
    const { id } = await customerOf('vera@example.com');
    await postForm(shop(), `/cms/customers/${id}`, { intent: 'note', note: 'Zylber rang', noteWas: '' });
    const erase = (confirmed = '') =>
      postForm(shop(), `/cms/customers/${id}`, { intent: 'erase', confirmed }, owner);
    const refused = await erase('yes');
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(number);
    await db()
      .updateTable('orders')
      .set({ order_status: 'cancelled', payment_state: 'failed' })
      .where('order_number', '=', number)
      .execute();
    expect(await (await erase()).text()).toContain('Erase Vera Zylberstein?');
    expect((await erase('yes')).status).toBe(302);
    await follow();
    expect(await tablesNaming(shop(), 'zylber')).toEqual([]);
    const order = await db()
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', number)
      .executeTakeFirst();
    expect(order).toMatchObject({ email: '', phone: '', address: '', country: expect.stringMatching(/./) });
    expect((await shop().get(`/cms/orders/${number}`, owner)).status).toBe(200);
    expect((await shop().get(`/cms/customers/${id}`, owner)).status).toBe(404);
  });

  test('nobody is erased or told what is kept while rows of before are not followed', async () => {
    const { id } = await customerOf('purse@example.com');
    const waiting = Array.from({ length: 2500 }, (_, place) => ({
      kind: 'order' as const,
      ref: `gone-${place}`,
    }));
    for (let from = 0; from < waiting.length; from += 500)
      await db()
        .insertInto('customer_due')
        .values(waiting.slice(from, from + 500))
        .execute();
    expect((await shop().get(`/cms/customers/${id}/data.json`, owner)).status).toBe(503);
    await follow();
    expect((await shop().get(`/cms/customers/${id}/data.json`, owner)).status).toBe(200);
  });

  test('figures equal a recount after any life of orders and letters', async () => {
    await follow();
    const customers = await db().selectFrom('customers').selectAll().execute();
    for (const { id, email, orders } of customers) {
      const own = await db()
        .selectFrom('orders')
        .select(['id', 'order_status', 'archived_at'])
        .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
        .execute();
      const standing = own.filter(
        ({ order_status, archived_at }) => order_status !== 'cancelled' && !archived_at,
      );
      expect(orders, email).toBe(standing.length);
      expect(await readPersonData(db(), id)).not.toBeNull();
    }
    const { n } = await db()
      .selectFrom('orders')
      .where('email', '!=', '')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const { links } = await db()
      .selectFrom('customer_links')
      .select((eb) => eb.fn.countAll<number>().as('links'))
      .where('kind', '=', 'order')
      .executeTakeFirstOrThrow();
    expect(Number(links)).toBe(Number(n));
  });
});

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { eachBatchOfOrders, listOrderRows } from '#database/queries/order/listed-orders.ts';
import { indexDueOrders } from '#database/queries/order/order-search-rows.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { ORDER_LIST } from '#domain/order/order-list.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { multiplyOrders } from '../../bench/multiply-orders.ts';
import { counted } from '../support/counted-statements.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

describeOnBothEngines('the search of orders', (shop) => {
  let owner: Record<string, string>;
  let number: string;

  const place = async (customer: Record<string, string>) => {
    const order = orderOf([{ id: 'rose-radiance-serum', quantity: 1 }]);
    const placed = await shop().post(
      '/api/orders',
      { ...order, customerInfo: { ...order.customerInfo, ...customer } },
      freshKey(),
    );
    return String((await placed.json()).orderNumber);
  };
  const query = (address: string) => parseListQuery(new URLSearchParams(address), ORDER_LIST);
  const find = async (text: string, others = '') => {
    const { items } = await listOrderRows(
      shop().database.asideDb,
      query(`search=${encodeURIComponent(text)}&${others}`),
    );
    return items.map(({ orderNumber }) => orderNumber);
  };

  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    number = await place({
      firstName: 'Siobhán',
      lastName: 'O’Brien',
      email: 'siobhan.obrien@example.com',
      phone: '+44 117 496 0123',
      postcode: 'BS8 1TH',
      city: 'Bristol',
    });
    await place({ firstName: 'Someone', lastName: 'Else', email: 'else@example.com' });
  });

  test.each([
    "o'brien siobhan",
    'SIOBHAN OBRIEN',
    'o brien',
    'siobhan.obrien@example.com',
    'siobhan.obrien@',
    '0117 496 0123',
    '496 0123',
    '+44 (0)117 496 0123',
    'bs81th',
    'bs8 1',
    'siobhan serum',
    'orl-ser siobhan',
    'rose radiance bs8',
  ])('finds what a caller says: %s', async (text) => {
    expect(await find(text)).toEqual([number]);
  });

  test('finds an order by its number with and without prefix, and by its last digits', async () => {
    for (const text of [
      number,
      number.slice(2),
      number.toLowerCase(),
      number.replace('ZA', 'za '),
      number.slice(-6),
    ])
      expect(await find(text), text).toContain(number);
  });

  test('finds nothing by what no order holds, or by signs alone', async () => {
    expect(await find('siobhan murphy')).toEqual([]);
    expect(await find('…')).toEqual([]);
    expect(await find(`"' OR * ) & | :* ${'x'.repeat(90)}`)).toEqual([]);
  });

  test('the page says what it finds, and finds it', async () => {
    const page = await (await shop().get('/cms/orders?search=obrien', owner)).text();
    expect(page).toContain('number, name, email, postcode, phone, product or SKU');
    expect(page).toContain('1 order');
    expect(page).toContain(number);
  });

  test('finds a changed order by its new name alone', async () => {
    const { db } = shop().platform;
    const changed = await place({ firstName: 'Quill', lastName: 'Before', email: 'quill@example.com' });
    expect(await find('quill before')).toEqual([changed]);
    await db.updateTable('orders').set({ last_name: 'After' }).where('order_number', '=', changed).execute();
    expect(await find('quill after')).toEqual([changed]);
    expect(await find('quill before')).toEqual([]);
  });

  test('forgets an order that is deleted', async () => {
    const { db } = shop().platform;
    const gone = await place({ firstName: 'Vesper', lastName: 'Gone', email: 'vesper@example.com' });
    expect(await find('vesper')).toEqual([gone]);
    await db.deleteFrom('orders').where('order_number', '=', gone).execute();
    expect(await find('vesper')).toEqual([]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from order_search`.execute(db);
    const { n } = await db
      .selectFrom('order_search_rows')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(rows[0]?.n).toBe(n);
  });

  test('writes the words of many orders in as many statements as of one, those of one moment too', async () => {
    const { db } = shop().platform;
    const statements = async () => {
      const counting = counted(db);
      await indexDueOrders(counting.db);
      return counting.statements();
    };
    while ((await indexDueOrders(db)) > 0);
    const names = ['Amaranth', 'Bergamot', 'Cinnabar', 'Damask'];
    const numbers = [await place({ lastName: 'Ambergris' })];
    const ofOne = await statements();
    for (const lastName of names) numbers.push(await place({ lastName }));
    await db
      .updateTable('orders')
      .set({ phone: '020 7946 0999' })
      .where('order_number', 'in', numbers)
      .execute();
    expect(await statements()).toBe(ofOne);
    for (const [place, lastName] of names.entries())
      expect(await find(lastName)).toEqual([numbers[place + 1]]);

    const [moment] = await db.selectFrom('orders').select('created_at').limit(1).execute();
    const together = await Promise.all(names.map((name) => place({ firstName: 'Together', lastName: name })));
    await db
      .updateTable('orders')
      .set({ created_at: moment?.created_at ?? '' })
      .where('order_number', 'in', together)
      .execute();
    while ((await indexDueOrders(db)) > 0);
    for (const [place, lastName] of names.entries())
      expect(await find(`together ${lastName}`)).toEqual([together[place]]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from order_search_rows join orders
      on orders.id = order_search_rows.order_id where orders.created_at = ${moment?.created_at ?? ''}`.execute(
      db,
    );
    expect(Number(rows[0]?.n)).toBe(together.length + 1);
  });
});

describeOnBothEngines('a list of many orders', (shop) => {
  const MANY = 10_900;
  /** A whole day of them. */
  const DAY = londonDay(new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString());
  beforeAll(async () => {
    const { db } = shop().platform;
    await multiplyOrders(db, MANY);
    while ((await indexDueOrders(db)) > 0);
  }, 240_000);

  const list = (address: string) =>
    listOrderRows(shop().database.asideDb, parseListQuery(new URLSearchParams(address), ORDER_LIST));

  test('is counted and paged up to a bound, and says that there are more', async () => {
    for (const address of ['', 'sort=-total', 'status=delivered', 'status=delivered&sort=total']) {
      const page = await list(`${address}&page=200`);
      expect(page, address).toMatchObject({ total: 10_000, pageCount: 200, isMore: true });
      expect(page.items, address).toHaveLength(50);
    }
    // Those looked at include archived ones, which are not listed.
    const found = await list('search=bench');
    expect(found.isMore).toBe(true);
    expect(found.total).toBeGreaterThan(1_980);
    expect(found.total).toBeLessThanOrEqual(2_000);
    const owner = await signInAs(shop(), 'owner');
    const page = await (await shop().get('/cms/orders?page=200', owner)).text();
    expect(page).toContain('10,000+ orders');
    expect(page).toContain('There are more.');
  });

  test('holds every order once in every order and under every filter, as all orders sorted and filtered here', async () => {
    const { db } = shop().platform;
    const all = await db.selectFrom('orders').selectAll().execute();
    const filters: [string, (order: (typeof all)[number]) => boolean][] = [
      ['status=cancelled', (order) => order.order_status === 'cancelled'],
      ['status=to-pack', (order) => ['confirmed', 'processing'].includes(order.order_status)],
      [
        'payment=card&money=refunded',
        (order) => order.payment_state === 'refunded' && order.payment_method === 'card',
      ],
      [`from=${DAY}&to=${DAY}`, (order) => londonDay(order.created_at) === DAY],
      [
        `from=${DAY}&to=${DAY}&status=delivered&payment=card`,
        (order) =>
          londonDay(order.created_at) === DAY &&
          order.order_status === 'delivered' &&
          order.payment_method === 'card',
      ],
      [
        'status=cancelled&payment=cod',
        (order) => order.order_status === 'cancelled' && order.payment_method === 'cod',
      ],
    ];
    for (const [address, holds] of filters)
      for (const sort of ORDER_LIST.sorts) {
        const expected = all
          .filter((order) => holds(order) && order.archived_at === null)
          .filter(
            (order) =>
              !address.includes('to-pack') ||
              !['failed', 'awaiting payment', 'authorised', 'refunded'].includes(order.payment_state),
          )
          .toSorted((a, b) => {
            const first = sort.endsWith('total')
              ? a.total_pence - b.total_pence || (a.id < b.id ? -1 : 1)
              : a.created_at + a.id < b.created_at + b.id
                ? -1
                : 1;
            return sort.startsWith('-') ? -first : first;
          });
        const page = await list(`${address}&sort=${sort}`);
        expect(page.total, address).toBe(Math.min(expected.length, 10_000));
        expect(
          page.items.map(({ orderNumber }) => orderNumber),
          `${address} ${sort}`,
        ).toEqual(expected.slice(0, 50).map((order) => order.order_number));
      }
  });

  test('an export of a search holds all that is found, beyond the bound of the list', async () => {
    let count = 0;
    const query = parseListQuery(new URLSearchParams('search=bench'), ORDER_LIST);
    for await (const orders of eachBatchOfOrders(shop().database.asideDb, query)) count += orders.length;
    expect(count).toBe(await countAll());
  });

  async function countAll() {
    const { n } = await shop()
      .platform.db.selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('archived_at', 'is', null)
      .executeTakeFirstOrThrow();
    return n;
  }
});

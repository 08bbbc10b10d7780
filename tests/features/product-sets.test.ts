import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PartChoice } from '#database/queries/catalogue-editing/part-choices.ts';
import { partText } from '#domain/sets/contents-text.ts';
import { changeInBulk } from '#operations/catalogue/change-in-bulk.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { deleteOrders } from '#operations/order/change-orders.ts';
import { importText } from '../support/import-file.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { productFormOf } from '../support/product-form.ts';
import { addSet, idOf, stockOf, writeStock } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { registerForVat } from '../support/vat-shop.ts';

const STAFF = { id: 'staff', name: 'Staff' };
const PARTS = ['set-balm', 'set-mist', 'set-book'];
const line = (id: string, quantity = 1) => ({ id, variant: 'Standard', quantity });

describeOnBothEngines('sets', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'owner');
    await importText(
      shop().platform.db,
      [
        'id,name,description,price,stock,status,vat,ingredients,sealedForHygiene,warnings,periodAfterOpeningMonths,amount,unit',
        'S1,Set Balm,Balm,30,10,published,,"Aqua, Cera Alba",yes,Keep out of eyes.,6,,',
        'S2,Set Mist,Mist,20,10,published,,Rosa Water,,,,50,ml',
        'S3,Set Book,Book,10,10,published,zero,,,,,,',
        'S4,Morning Set,All three,45,0,published,,,,,,,',
        'S5,Mist Duo,Two of them,33,0,published,,,,,,,',
      ].join('\n'),
    );
    await addSet(shop(), 'morning-set', ['set-balm', 'set-mist', 'set-book']);
    await addSet(shop(), 'mist-duo', ['set-mist × 2']);
  });
  beforeEach(async () => {
    for (const slug of PARTS) await writeStock(shop(), slug, 10);
  });
  const stocks = async () =>
    Object.fromEntries(
      await Promise.all(
        [...PARTS, 'morning-set', 'mist-duo'].map(async (slug) => [slug, await stockOf(shop(), slug)]),
      ),
    );
  const order = (items: object[]) => shop().post('/api/orders', orderOf(items), freshKey());
  const placed = async (items: object[]): Promise<string> => {
    const response = await order(items);
    const body = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(201);
    return body.orderNumber;
  };

  test('have as many as their parts allow, and follow when a part is sold', async () => {
    expect(await stocks()).toMatchObject({ 'morning-set': 10, 'mist-duo': 5 });
    await placed([line('set-mist', 3)]);
    expect(await stocks()).toMatchObject({ 'set-mist': 7, 'morning-set': 7, 'mist-duo': 3 });
  });

  test('are ordered as one line, and take their parts', async () => {
    const response = await order([line('morning-set', 2), line('set-balm')]);
    expect(await response.json()).toMatchObject({
      subtotal: 120,
      items: [
        {
          id: 'morning-set',
          price: 45,
          quantity: 2,
          lineTotal: 90,
          parts: [
            { id: 'set-balm', name: 'Set Balm', quantity: 1 },
            { id: 'set-mist', name: 'Set Mist', quantity: 1 },
            { id: 'set-book', name: 'Set Book', quantity: 1 },
          ],
        },
        { id: 'set-balm', parts: [] },
      ],
    });
    expect(await stocks()).toEqual({
      'set-balm': 7,
      'set-mist': 8,
      'set-book': 8,
      'morning-set': 7,
      'mist-duo': 4,
    });
  });

  test('are refused together with their own parts where there are not enough for both', async () => {
    await writeStock(shop(), 'set-mist', 3);
    const items = [line('mist-duo'), line('set-mist', 2)];
    const cart = await (await shop().post('/api/cart', { items })).json();
    expect(cart.items).toMatchObject([
      { stock: 1, problem: null },
      { stock: 1, problem: 'not-enough-stock' },
    ]);
    const refused = await order(items);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'out-of-stock',
      lines: [{ id: 'set-mist', stock: 1 }],
    });
    expect(await stocks()).toMatchObject({ 'set-mist': 3, 'mist-duo': 1 });
    await placed([line('mist-duo'), line('set-mist')]);
    expect(await stocks()).toMatchObject({ 'set-mist': 0, 'mist-duo': 0, 'morning-set': 0 });
  });

  test('fifty shoppers at once buy sets and parts, and never more than there is', async () => {
    const carts = [
      [line('morning-set')],
      [line('mist-duo')],
      [line('set-mist')],
      [line('mist-duo'), line('morning-set')],
      [line('set-mist'), line('set-balm')],
    ];
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, place) => order(carts[place % carts.length] ?? [])),
    );
    const sold = { 'set-balm': 0, 'set-mist': 0, 'set-book': 0 };
    for (const [place, response] of responses.entries()) {
      expect([201, 409]).toContain(response.status);
      if (response.status !== 201) continue;
      for (const { id } of carts[place % carts.length] ?? []) {
        if (id === 'mist-duo') sold['set-mist'] += 2;
        if (id === 'set-mist') sold['set-mist'] += 1;
        if (id === 'set-balm') sold['set-balm'] += 1;
        if (id === 'morning-set') for (const part of PARTS) sold[part as keyof typeof sold] += 1;
      }
    }
    expect(sold['set-mist']).toBeGreaterThanOrEqual(9);
    const now = await stocks();
    for (const part of PARTS) expect(now[part] + sold[part as keyof typeof sold], part).toBe(10);
    expect(now).toMatchObject({
      'morning-set': Math.min(...PARTS.map((part) => now[part])),
      'mist-duo': Math.floor(now['set-mist'] / 2),
    });
  });

  test('give their parts back when an order is cancelled, take them again, and give them back when it is deleted', async () => {
    const orderNumber = await placed([line('morning-set', 2), line('mist-duo')]);
    expect(await stocks()).toMatchObject({ 'set-mist': 6, 'morning-set': 6, 'mist-duo': 3 });
    const move = (to: 'cancelled' | 'confirmed') =>
      changeOrderStatus(shop().platform, { orderNumber, to, actor: STAFF });
    await move('cancelled');
    expect(await stocks()).toMatchObject({
      'set-balm': 10,
      'set-mist': 10,
      'morning-set': 10,
      'mist-duo': 5,
    });
    await move('confirmed');
    expect(await stocks()).toMatchObject({ 'set-balm': 8, 'set-mist': 6, 'morning-set': 6 });
    await move('cancelled');
    await writeStock(shop(), 'set-mist', 3);
    expect(await move('confirmed')).toEqual({
      ok: false,
      problem: 'out-of-stock',
      lines: [
        { name: 'Morning Set', variant: 'Standard' },
        { name: 'Mist Duo', variant: 'Standard' },
      ],
    });
    await writeStock(shop(), 'set-mist', 10);
    await move('confirmed');
    await deleteOrders(shop().platform, STAFF, [orderNumber]);
    expect(await stocks()).toMatchObject({
      'set-balm': 10,
      'set-mist': 10,
      'morning-set': 10,
      'mist-duo': 5,
    });
  });

  test('an order gives back what it packed, also where the set holds something else by then', async () => {
    const orderNumber = await placed([line('mist-duo', 2)]);
    await addSet(shop(), 'mist-duo', ['set-balm']);
    await changeOrderStatus(shop().platform, { orderNumber, to: 'cancelled', actor: STAFF });
    expect(await stocks()).toMatchObject({ 'set-mist': 10, 'set-balm': 10, 'mist-duo': 10 });
    await addSet(shop(), 'mist-duo', ['set-mist × 2']);
  });

  test('cannot be bought while a part is archived, and say so', async () => {
    const id = await idOf(shop(), 'set-book');
    const put = (kind: 'archive' | 'publish') =>
      changeInBulk(shop().platform, STAFF, { ids: [id], change: { kind }, title: kind });
    await put('archive');
    expect(await stockOf(shop(), 'morning-set')).toBe(0);
    const refused = await order([line('morning-set')]);
    expect(await refused.json()).toMatchObject({ code: 'out-of-stock', lines: [{ id: 'morning-set' }] });
    const page = async () => (await shop().get('/product/morning-set')).text();
    await expect.poll(page).toContain('Set Book is not sold at the moment, so this set cannot be bought.');
    await put('publish');
    expect(await stockOf(shop(), 'morning-set')).toBe(10);
    await expect.poll(page).not.toContain('not sold at the moment');
  });

  test('offer their parts that are left where they are sold out', async () => {
    await writeStock(shop(), 'set-book', 0);
    const page = async () => (await shop().get('/product/morning-set')).text();
    await expect.poll(page).toContain('Its parts and others, in stock');
    const html = await page();
    const list = html.slice(html.indexOf('id="alike"'), html.indexOf('id="inside"'));
    expect(list).toContain('href="/product/set-balm"');
    expect(list).toContain('href="/product/set-mist"');
    expect(list).not.toContain('href="/product/set-book"');
  });

  test('tell those who wait, and staff of low stock, when a part moves', async () => {
    const { db } = shop().platform;
    const set = await db
      .selectFrom('variants')
      .select(['id', 'product_id'])
      .where('product_id', '=', await idOf(shop(), 'mist-duo'))
      .executeTakeFirstOrThrow();
    await db.deleteFrom('low_stock_falls').execute();
    await writeStock(shop(), 'set-mist', 20);
    expect(await stocks()).toMatchObject({ 'mist-duo': 10 });
    await placed([line('set-mist')]);
    expect(await stocks()).toMatchObject({ 'mist-duo': 9 });
    const falls = await db.selectFrom('low_stock_falls').select('variant_id').execute();
    expect(falls.map(({ variant_id }) => variant_id)).toContain(set.id);
    const orderNumber = await placed([line('mist-duo', 9)]);
    expect(await stocks()).toMatchObject({ 'set-mist': 1, 'mist-duo': 0 });
    await db
      .insertInto('stock_requests')
      .values({
        id: 'waits-for-the-duo',
        email: 'waits@example.com',
        product_id: set.product_id,
        variant_id: set.id,
        asked_at: '2026-01-01T00:00:00.000Z',
        mailed_at: null,
        confirmed_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    await changeOrderStatus(shop().platform, { orderNumber, to: 'cancelled', actor: STAFF });
    const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'tell-of-stock').execute();
    expect(jobs.map(({ payload }) => JSON.parse(payload))).toContainEqual({ variantId: set.id });
    await db.deleteFrom('stock_requests').where('id', '=', 'waits-for-the-duo').execute();
  });

  test('their cached pages follow when a part is sold', async () => {
    const read = async () => (await shop().get('/product/mist-duo')).text();
    expect(await read()).toContain('Only 5 left!');
    await placed([line('set-mist', 2)]);
    expect(await read()).toContain('Only 4 left!');
    expect(await (await shop().get('/product/set-mist')).text()).toContain('Only 8 left!');
    await placed([line('mist-duo')]);
    expect(await (await shop().get('/product/set-mist')).text()).toContain('Only 6 left!');
  });

  test('a product that was bought before keeps its orders when it becomes a part, and a deleted part ends the set', async () => {
    const { db } = shop().platform;
    await importText(
      db,
      'id,name,price,stock,status\nS9,Short Lived,5,4,published\nS10,Brief Set,4,0,published\n',
    );
    await addSet(shop(), 'brief-set', ['short-lived']);
    expect(await stockOf(shop(), 'brief-set')).toBe(4);
    await deleteProducts(shop().platform, STAFF, [await idOf(shop(), 'short-lived')]);
    expect(await stockOf(shop(), 'brief-set')).toBe(0);
    expect((await order([line('brief-set')])).status).toBe(409);
  });

  test('price and VAT are split over their parts in the order and its papers', async () => {
    await registerForVat(shop());
    const orderNumber = await placed([line('morning-set', 2)]);
    const { db } = shop().platform;
    const parts = await db
      .selectFrom('order_line_parts')
      .innerJoin('orders', 'orders.id', 'order_line_parts.order_id')
      .select([
        'name',
        'part_pence as partPence',
        'order_line_parts.vat_rate_percent as rate',
        'order_line_parts.vat_pence as vatPence',
      ])
      .where('order_number', '=', orderNumber)
      .orderBy('position')
      .execute();
    expect(parts).toEqual([
      { name: 'Set Balm', partPence: 4500, rate: 20, vatPence: 750 },
      { name: 'Set Mist', partPence: 3000, rate: 20, vatPence: 500 },
      { name: 'Set Book', partPence: 1500, rate: 0, vatPence: 0 },
    ]);
    await changeOrderStatus(shop().platform, { orderNumber, to: 'shipped', actor: STAFF });
    const invoice = await db
      .selectFrom('papers')
      .innerJoin('orders', 'orders.id', 'papers.order_id')
      .select('facts')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    const facts = JSON.parse(invoice.facts);
    expect(facts).toMatchObject({
      grossPence: 9000,
      vatPence: 1250,
      lines: [
        { name: 'Morning Set', grossPence: 7500, vatPence: 1250, ratePercent: 20 },
        { name: 'Morning Set', grossPence: 1500, vatPence: 0, ratePercent: 0 },
      ],
    });
    expect(facts.lines[0].detail).toContain('Contains Set Balm, Set Mist');
    expect(facts.lines[1].detail).toContain('Contains Set Book');
    await changeOrderStatus(shop().platform, {
      orderNumber,
      to: 'cancelled',
      actor: STAFF,
      answers: { stock: 'return' },
    });
    const papers = await db
      .selectFrom('papers')
      .innerJoin('orders', 'orders.id', 'papers.order_id')
      .select(['series', 'gross_pence as grossPence'])
      .where('order_number', '=', orderNumber)
      .execute();
    expect(papers).toEqual([
      { series: expect.stringContaining('invoice'), grossPence: 9000 },
      { series: expect.stringContaining('credit-note'), grossPence: 9000 },
    ]);
    expect(await stocks()).toMatchObject({ 'set-book': 10, 'morning-set': 10 });
  });

  test('show what is inside, what it costs by itself, and the ingredients of each part', async () => {
    const page = await (await shop().get('/product/morning-set')).text();
    expect(page).toContain('What’s inside');
    expect(page).toContain('href="/product/set-balm"');
    expect(page).toContain('Worth £60.00 bought separately');
    expect(page).toContain('Aqua, Cera Alba');
    expect(page).toContain('Set Balm\nKeep out of eyes.');
    expect(page).toContain('Set Balm: best used within 6 months (6M)');
    const part = await (await shop().get('/product/set-balm')).text();
    expect(part).toContain('Also in');
    expect(part).toContain('href="/product/morning-set"');
    const api = await (await shop().get('/api/products/morning-set')).json();
    expect(api.parts).toMatchObject([
      { id: 'set-balm', price: 30, quantity: 1 },
      { id: 'set-mist', price: 20, quantity: 1 },
      { id: 'set-book', price: 10, quantity: 1 },
    ]);
  });

  test('cannot be returned without the seals of their sealed parts, and say so of those alone', async () => {
    const page = async (slug: string) =>
      (await (await shop().get(`/product/${slug}`)).text()).replaceAll('<!-- -->', '');
    expect(await page('morning-set')).toContain(
      'Sealed for hygiene: once unsealed, Set Balm cannot be returned, unless faulty; the rest of the set can',
    );
    expect(await page('mist-duo')).not.toContain('Sealed for hygiene');
    expect(await page('set-balm')).toContain('once unsealed it cannot be returned');
    const cart = await (await shop().post('/api/cart', { items: [line('morning-set')] })).json();
    expect(cart.items).toMatchObject([
      {
        sealedForHygiene: false,
        parts: [{ sealedForHygiene: true }, { sealedForHygiene: false }, { sealedForHygiene: false }],
      },
    ]);
  });

  test('of equal items have the unit price of what they hold; assortments have none', async () => {
    const read = async (slug: string) => (await shop().get(`/api/products/${slug}`)).json();
    expect(await read('mist-duo')).toMatchObject({ amount: 100, unit: 'ml', unitPrice: '£330.00 / litre' });
    expect(await read('morning-set')).toMatchObject({ amount: null, unitPrice: null });
    expect(await (await shop().get('/product/mist-duo')).text()).toContain('£330.00 / litre');
  });

  test('are made in the form of a product; none holds a set, and their stock is not typed', async () => {
    const id = await idOf(shop(), 'mist-duo');
    const form = await productFormOf(shop(), id, staff);
    expect(form.parts).toBe('set-mist × 2');
    const save = async (fields: object) => {
      const now = await productFormOf(shop(), id, staff);
      return postForm(shop(), `/cms/products/${id}`, { ...now, ...fields }, staff);
    };
    expect((await save({ parts: 'set-mist × 2\nset-balm', stock: '900' })).status).toBe(200);
    expect(await stocks()).toMatchObject({ 'mist-duo': 5 });
    for (const [parts, message] of [
      ['morning-set', 'a set holds no sets'],
      ['mist-duo', 'A set does not hold itself'],
      ['no-such-thing', 'does not exist'],
      ['set-mist: 40 ml', 'does not exist'],
      ['set-mist\nset-mist', 'named twice'],
    ]) {
      const refused = await save({ parts });
      expect([409, 422], parts).toContain(refused.status);
      expect(await refused.text()).toContain(message);
    }
    const part = await idOf(shop(), 'set-mist');
    const ofPart = await productFormOf(shop(), part, staff);
    const refused = await postForm(shop(), `/cms/products/${part}`, { ...ofPart, parts: 'set-book' }, staff);
    expect(await refused.text()).toContain('It is a part of');
    expect((await save({ parts: 'set-mist × 2' })).status).toBe(200);
    const { changed } = await changeInBulk(shop().platform, STAFF, {
      ids: [id],
      change: { kind: 'stock', how: 'set', count: 99 },
      title: 'Stock',
    });
    expect(changed).toBe(0);
    const { after } = await shop()
      .platform.db.selectFrom('audit_log')
      .select('after')
      .where('subject_id', '=', id)
      .where('action', '=', 'product.update')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(String(after)).parts).toBe('set-mist × 2');
    const list = await (await shop().get('/cms/products?search=mist+duo', staff)).text();
    expect(list).toContain('>Set<');
  });

  test('find their parts by the very name first, and say that a set is none', async () => {
    await importText(
      shop().platform.db,
      [
        'id,name,description,price,status,variants',
        'E1,A Long Summer of Quillons,Warm,12,published,Ash|Clay|Quillon',
        'E2,Zest Lip Oil,Oil,9,published,Rose|Quillon',
        'E3,Quillon,A candle,20,published,',
      ].join('\n'),
    );
    const find = async (text: string) => {
      const address = `/cms/products/parts?text=${encodeURIComponent(text)}`;
      const { choices, sets } = await (await shop().get(address, staff)).json();
      return { sets, found: choices.map((choice: PartChoice) => partText({ ...choice, quantity: 1 })) };
    };
    const { found, sets } = await find('quillon');
    expect(found).toEqual([
      'A Long Summer of Quillons (Quillon)',
      'Zest Lip Oil (Quillon)',
      'Quillon',
      'A Long Summer of Quillons (Ash)',
      'A Long Summer of Quillons (Clay)',
      'Zest Lip Oil (Rose)',
    ]);
    expect(sets).toEqual([]);
    const ofSet = await find('morning set');
    expect(ofSet.sets).toEqual(['Morning Set']);
    expect(ofSet.found).not.toContain('Morning Set');
    expect(await find('')).toEqual({ found: [], sets: [] });
  });

  test('keep following after an import of them or of their parts', async () => {
    const { db } = shop().platform;
    await importText(db, 'id,name,price,stock\nS2,Set Mist,20,6\nS5,Mist Duo,33,700\n');
    expect(await stocks()).toMatchObject({ 'set-mist': 6, 'mist-duo': 3, 'morning-set': 6 });
  });

  test('every one has the stock of its parts after all that', async () => {
    const { rows } = await sql`select products.slug from products
      join variants on variants.product_id = products.id
      where exists (select 1 from set_parts where set_id = products.id)
        and (variants.stock <> products.stock or variants.stock <> coalesce((
          select min(case when held.status = 'published' then parts.stock / set_parts.quantity else 0 end)
          from set_parts
          left join variants as parts on parts.id = set_parts.variant_id
          left join products as held on held.id = parts.product_id
          where set_parts.set_id = products.id), 0))`.execute(shop().platform.db);
    expect(rows).toEqual([]);
  });
});

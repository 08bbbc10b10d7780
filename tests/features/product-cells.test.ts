import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { refreshShownOffers } from '#database/queries/catalogue/shown-offers.ts';
import { formatPounds } from '#domain/money/money.ts';
import { undoBulkChange } from '#operations/catalogue/change-in-bulk.ts';
import { changeProductCell } from '#operations/catalogue/change-product-cell.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('prices and stock in the list of products', (shop) => {
  let staff: Record<string, string>;
  let id: string;
  const slug = 'press-night-hair-mask';
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
    id = (await product()).id;
    const { db } = shop().platform;
    const [first, ...others] = await db
      .selectFrom('variants')
      .select('id')
      .where('product_id', '=', id)
      .orderBy('position')
      .execute();
    for (const other of others) await db.deleteFrom('variants').where('id', '=', other.id).execute();
    await db
      .updateTable('variants')
      .set({ stock: 10, price_pence: null })
      .where('id', '=', first?.id ?? '')
      .execute();
    await db
      .updateTable('products')
      .set({ stock: 10, original_price_pence: null })
      .where('id', '=', id)
      .execute();
  });
  const product = () =>
    shop().platform.db.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const enter = (field: string, value: string, was: number, headers = staff) =>
    postForm(shop(), `/cms/products/${id}/cell`, { field, value, was: String(was) }, headers);

  test('a price is saved over the one that was shown, with history and a new version', async () => {
    const { price_pence, version } = await product();
    expect((await enter('price', '31.50', price_pence)).status).toBe(200);
    expect(await product()).toMatchObject({ price_pence: 3150, version: version + 1 });
    const past = await shop()
      .platform.db.selectFrom('price_history')
      .select('price_pence')
      .where('product_id', '=', id)
      .orderBy('from_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(past.price_pence).toBe(3150);
  });

  test('is undone from its toast, and the price before stands again', async () => {
    await shop()
      .platform.db.updateTable('products')
      .set({ original_price_pence: 4000 })
      .where('id', '=', id)
      .execute();
    const before = await product();
    const saved = await (await enter('price', '35', before.price_pence)).text();
    const address =
      /\/cms\/products\/changes\/[0-9a-f-]{36}/.exec(saved.replaceAll('\\u002F', '/'))?.[0] ?? '';
    const stored = await shop()
      .platform.db.selectFrom('bulk_changes')
      .selectAll()
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(address === '' || address.endsWith(stored.id)).toBe(true);
    await postForm(shop(), `/cms/products/changes/${stored.id}`, { intent: 'undo' }, staff);
    const { price_pence, original_price_pence } = await product();
    expect([price_pence, original_price_pence]).toEqual([before.price_pence, 4000]);
    await shop()
      .platform.db.updateTable('products')
      .set({ original_price_pence: null })
      .where('id', '=', id)
      .execute();
  });

  test('whatever former price it ended, an undo brings it back, shown as before or with the reason why not', async () => {
    const { db, clock } = shop().platform;
    const actor = { id: 'someone', name: 'Someone' };
    const day = 24 * 60 * 60 * 1000;
    const ago = (days: number) => new Date(clock.now() - days * day).toISOString();
    const row = (pence: number, days: number) => ({
      id: crypto.randomUUID(),
      product_id: id,
      variant_id: null,
      price_pence: pence,
      original_price_pence: null,
      from_at: ago(days),
      actor: null,
    });
    const start = await product();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 5, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (price, more, charged, reduced, part) => {
          const former = price + more;
          const value = part > 0.5 ? former : Math.max(1, price - 1);
          await db.deleteFrom('price_history').where('product_id', '=', id).execute();
          await db
            .insertInto('price_history')
            .values([row(former, charged + reduced), row(price, reduced)])
            .execute();
          const prices = { price_pence: price, original_price_pence: former, discount_percent: null };
          await db.updateTable('products').set(prices).where('id', '=', id).execute();
          await refreshShownOffers(db, [id], new Date(clock.now()).toISOString());
          const before = await product();
          const entry = { id, field: 'price' as const, value, was: price };
          const saved = await changeProductCell(shop().platform, actor, entry);
          if (!saved.ok || saved.changeId === null) throw new Error('The price of the test was not saved');
          const undone = await undoBulkChange(shop().platform, actor, saved.changeId);
          if (!undone.ok) throw new Error('The price of the test was not undone');
          expect(undone.refused).toBe(0);
          const after = await product();
          expect([after.price_pence, after.original_price_pence]).toEqual([price, former]);
          expect(after.shown_former_pence).toBe(before.shown_former_pence);
          const isEnded = value === former;
          if (isEnded && after.shown_former_pence === null)
            expect(undone.notes.join()).toContain(`was ${formatPounds(former)}’ is not shown. `);
          else expect(undone.notes).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
    await db.deleteFrom('price_history').where('product_id', '=', id).execute();
    const { price_pence, original_price_pence, discount_percent } = start;
    await db
      .updateTable('products')
      .set({ price_pence, original_price_pence, discount_percent })
      .where('id', '=', id)
      .execute();
  });

  test('of two tabs the second is told and overwrites nothing', async () => {
    const { price_pence } = await product();
    expect((await enter('price', '29', price_pence)).status).toBe(200);
    expect((await enter('price', '35', price_pence)).status).toBe(409);
    expect((await product()).price_pence).toBe(2900);
  });

  test('stock moves by the difference, so that what was sold meanwhile stays sold', async () => {
    const order = orderOf([{ id: slug, quantity: 3 }]);
    expect((await shop().post('/api/orders', order, freshKey())).status).toBe(201);
    expect((await enter('stock', '20', 10)).status).toBe(200);
    expect((await product()).stock).toBe(17);
  });

  test('a wrong value changes nothing and is explained', async () => {
    const before = await product();
    expect((await enter('price', '-1', before.price_pence)).status).toBe(422);
    expect((await enter('stock', '1.5', before.stock)).status).toBe(422);
    expect(await product()).toEqual(before);
  });

  test('a product of several variants is changed on its page', async () => {
    await shop()
      .platform.db.insertInto('variants')
      .values({ id: 'another', product_id: id, position: 1, name: 'Another', price_pence: 900, stock: 1 })
      .execute();
    expect((await enter('stock', '5', 17)).status).toBe(409);
    const { price_pence } = await product();
    expect((await enter('price', '5', price_pence)).status).toBe(409);
  });

  test('without script the cells lead to the form; support sees plain figures', async () => {
    const list = await (await shop().get('/cms/products?search=press%20night', staff)).text();
    expect(list).toMatch(
      new RegExp(`<a(?=[^>]*aria-label="Stock of Press Night Hair Mask)(?=[^>]*href="/cms/products/${id}")`),
    );
    const support = { ...(await signInAs(shop(), 'support')) };
    const seen = await (await shop().get('/cms/products?search=press%20night', support)).text();
    expect(seen).not.toContain('Stock of Press Night Hair Mask');
    expect((await enter('stock', '5', 17, support)).status).toBe(403);
  });

  test('orders to pack are counted in the menu', async () => {
    const page = await (await shop().get('/cms/products', staff)).text();
    expect(page.replaceAll('<!-- -->', '')).toMatch(/1<span class="sr-only"> to pack<\/span>/);
  });
});

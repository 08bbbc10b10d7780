import { beforeAll, expect, test } from 'vitest';
import { listBulkProducts } from '#database/queries/bulk/bulk-products.ts';
import { countDemoRows } from '#database/queries/catalogue-editing/demo-rows.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { changeInBulk } from '#operations/catalogue/change-in-bulk.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

describeOnBothEngines('many products changed at once', (shop) => {
  let staff: { cookie: string; origin: string };
  const actor = { id: 'someone', name: 'Someone' };
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const db = () => shop().platform.db;
  const post = (path: string, fields: [string, string][]) =>
    shop().send(path, { method: 'POST', headers: staff, body: new URLSearchParams(fields) });
  const idsOf = async (...slugs: string[]) => {
    const rows = await db()
      .selectFrom('products')
      .select(['id', 'slug'])
      .where('slug', 'in', slugs)
      .execute();
    return slugs.map((slug) => rows.find((row) => row.slug === slug)?.id ?? '');
  };
  const product = (slug: string) =>
    db().selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const selected = (ids: string[]): [string, string][] => ids.map((id) => ['ids', id]);
  const asMany = (ids: string[]): [string, string] => ['expected', String(ids.length)];

  test('prices are previewed, changed with history and audit entry, shown in the shop and undone', async () => {
    const ids = await idsOf('rose-radiance-serum', 'first-draft-foundation');
    const before = await product('rose-radiance-serum');
    expect((await shop().get('/product/rose-radiance-serum')).status).toBe(200);
    const fields: [string, string][] = [
      ...selected(ids),
      ['change', 'price'],
      ['how', 'lower-percent'],
      ['amount', '10'],
      ['ending', ''],
    ];
    const preview = await (
      await shop().get(`/cms/products/edit?${new URLSearchParams([...fields, ['preview', 'yes']])}`, staff)
    ).text();
    expect(preview).toContain('2 prices would change');
    expect((await product('rose-radiance-serum')).price_pence).toBe(before.price_pence);

    const made = await post('/cms/products/edit', [...fields, asMany(ids)]);
    expect(made.status).toBe(302);
    const change = made.headers.get('location') ?? '';
    const lowered = Math.round(before.price_pence * 0.9);
    const after = await product('rose-radiance-serum');
    expect([after.price_pence, after.version]).toEqual([lowered, before.version + 1]);
    const page = await (await shop().get(change, staff)).text();
    expect(page).toContain('2 prices changed.');
    expect(page).toContain('Prices lowered by 10%');
    const history = await db()
      .selectFrom('price_history')
      .select(['price_pence', 'actor'])
      .where('product_id', '=', before.id)
      .where('variant_id', 'is', null)
      .orderBy('from_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(history).toEqual({ price_pence: lowered, actor: 'The manager' });
    const id = change.split('/').at(-1) ?? '';
    const entries = () =>
      db().selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('action').execute();
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'product.change-many', subject: 'Prices lowered by 10%' });
    expect(JSON.parse(entry?.after ?? '')).toEqual({ changed: 2 });
    const owner = await signInAs(shop(), 'owner');
    const log = await (await shop().get('/cms/audit?kind=product', owner)).text();
    expect(log).toContain(`href="/cms/audit/${id}"`);
    const list = await (await shop().get(`/cms/audit/${id}`, owner)).text();
    expect(list).toContain('Rose Radiance Serum');
    expect(list).toContain(`£${(before.price_pence / 100).toFixed(2)}`);
    expect(list).toContain(`£${(lowered / 100).toFixed(2)}`);
    const found = await (await shop().get('/cms/audit?search=first+draft+foundation', owner)).text();
    expect(found, 'found by the name of one of its products').toContain(`href="/cms/audit/${id}"`);
    expect((await findLastChange(db(), before.id))?.actor).toBe('The manager');
    const shown = `£${(lowered / 100).toFixed(2)}`;
    await expect
      .poll(async () => (await (await shop().get('/product/rose-radiance-serum')).text()).includes(shown))
      .toBe(true);

    expect(await (await post(change, [])).text()).toContain('Undone for 2 products.');
    expect(await product('rose-radiance-serum')).toMatchObject({
      price_pence: before.price_pence,
      discount_percent: before.discount_percent,
    });
    const undone = (await entries()).map(({ action, after }) => [action, JSON.parse(after ?? '')]);
    expect(undone).toEqual([
      ['product.change-many', { changed: 2 }],
      ['product.undo-many', { undone: 2, kept: 0 }],
    ]);
    const back = await (await shop().get(`/cms/audit/${id}.undo`, owner)).text();
    expect(back).toContain('Rose Radiance Serum');
    const { product: counts } = await countDemoRows(db());
    expect(counts.changed, 'what was undone makes no product of the demo its owner’s').toBe(0);
    expect((await post(change, [])).status).toBe(409);
  });

  test('a price below zero is refused and named, the others are changed', async () => {
    const ids = await idsOf('rose-radiance-serum', 'first-draft-foundation');
    const dearest = await db()
      .selectFrom('products')
      .select((eb) => eb.fn.max('price_pence').as('pence'))
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    const cheapest = await db()
      .selectFrom('products')
      .select(['name', 'price_pence'])
      .where('id', 'in', ids)
      .orderBy('price_pence')
      .executeTakeFirstOrThrow();
    const pounds = (dearest.pence / 100).toFixed(2);
    const made = await post('/cms/products/edit', [
      ...selected(ids),
      asMany(ids),
      ['change', 'price'],
      ['how', 'lower'],
      ['amount', pounds],
      ['free', 'on'],
    ]);
    const change = made.headers.get('location') ?? '';
    const page = await (await shop().get(change, staff)).text();
    expect(page).toContain('1 price changed, 1 refused.');
    expect(page).toContain(cheapest.name);
    expect(page).toContain('The price would be below £0.00.');
    await post(change, []);
  });

  test('stock taken while orders come in is never oversold, and undoing leaves sold what was sold', async () => {
    const [id = ''] = await idsOf('press-night-hair-mask');
    const stock = async () => (await product('press-night-hair-mask')).stock;
    const before = await stock();
    const { version } = await product('press-night-hair-mask');
    const made = await post('/cms/products/edit', [
      ['ids', id],
      ['expected', '1'],
      ['change', 'stock'],
      ['how', 'add'],
      ['amount', '20'],
    ]);
    const variants = (await listBulkProducts(db(), [id]))[0]?.variants.length ?? 0;
    expect(await stock()).toBe(before + 20 * variants);
    expect((await product('press-night-hair-mask')).version).toBe(version);
    const order = await shop().post(
      '/api/orders',
      orderOf([{ id: 'press-night-hair-mask', quantity: 2 }]),
      freshKey(),
    );
    expect(order.status).toBe(201);
    await post(made.headers.get('location') ?? '', []);
    expect(await stock()).toBe(before - 2);
    const taken = await changeInBulk(shop().platform, actor, {
      ids: [id],
      change: { kind: 'stock', how: 'subtract', count: 1_000_000 },
      title: 'Everything',
    });
    expect(taken).toMatchObject({ changed: 0, refused: 1 });
  });

  test('everything the list finds is changed after a question that says how many there are', async () => {
    await db().updateTable('products').set({ status: 'draft' }).where('slug', 'like', '%-serum').execute();
    const { count } = await db()
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(50);
    const address = '/cms/products?status=published';
    expect(await (await shop().get(address, staff)).text()).toContain(`${count}`);
    const asked = await (
      await post(address, [
        ['intent', 'feature'],
        ['all', 'yes'],
      ])
    ).text();
    expect(asked).toContain(`Feature ${count} products?`);
    const confirm = (expected: number): [string, string][] => [
      ['intent', 'feature'],
      ['all', 'yes'],
      ['confirmed', 'yes'],
      ['expected', String(expected)],
    ];
    expect(await (await post(address, confirm(count - 1))).text()).toContain(`Feature ${count} products?`);
    const done = await post(address, confirm(count));
    expect(await done.text()).toContain('no longer featured'.replace('no longer ', ''));
    const plain = await db()
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'published')
      .where('featured', '=', 0)
      .executeTakeFirstOrThrow();
    expect(plain.count).toBe(0);
  });

  test('a list that finds other products by now asks to look again', async () => {
    const made = await post('/cms/products/edit', [
      ['all', 'yes'],
      ['status', 'draft'],
      ['expected', '1'],
      ['change', 'stock'],
      ['how', 'set'],
      ['amount', '5'],
    ]);
    expect(made.status).toBe(409);
  });

  test('products moved to another brand are found by its name', async () => {
    const [id = ''] = await idsOf('press-night-hair-mask');
    const brand = await db()
      .selectFrom('brands')
      .select(['id', 'name'])
      .where('slug', '=', 'halden')
      .executeTakeFirstOrThrow();
    const made = await post('/cms/products/edit', [
      ['ids', id],
      ['expected', '1'],
      ['change', 'brand'],
      ['groupId', brand.id],
    ]);
    expect(made.status).toBe(302);
    expect((await product('press-night-hair-mask')).brand_id).toBe(brand.id);
    const found = await (await shop().get('/api/products?search=halden%20press%20night')).json();
    expect(found.items.map(({ id: slug }: { id: string }) => slug)).toContain('press-night-hair-mask');
  });

  test('a type is set after a preview, refused for other categories and undone', async () => {
    const ids = await idsOf('first-draft-foundation', 'press-night-hair-mask');
    const before = await product('first-draft-foundation');
    const primer = await db()
      .selectFrom('product_types')
      .select('id')
      .where('slug', '=', 'primer')
      .executeTakeFirstOrThrow();
    const fields: [string, string][] = [...selected(ids), ['change', 'type'], ['typeId', primer.id]];
    const form = await (
      await shop().get(`/cms/products/edit?${new URLSearchParams([...fields, ['preview', 'yes']])}`, staff)
    ).text();
    expect(form).toContain('1 product would change');
    expect(form).toMatch(/Foundation<\/del>.*Primer<\/ins>/s);
    expect(form).toContain('It stands in another category than this type.');
    const made = await post('/cms/products/edit', [...fields, asMany(ids)]);
    const change = made.headers.get('location') ?? '';
    expect((await product('first-draft-foundation')).type_id).toBe(primer.id);
    expect(await (await shop().get(change, staff)).text()).toContain('Type set to Makeup: Primer');
    const listed = await db()
      .selectFrom('audit_items')
      .select(['entry_id', 'after'])
      .where('subject_id', '=', before.id)
      .where('entry_id', '=', change.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    expect(listed.after).toContain('Primer');
    expect(await (await post(change, [])).text()).toContain('Undone for 1 product.');
    expect((await product('first-draft-foundation')).type_id).toBe(before.type_id);
  });

  test('a value is added to many products, found by its facet and undone', async () => {
    const ids = await idsOf('first-draft-foundation', 'press-night-hair-mask');
    const valuesOf = async (id: string) => {
      const rows = await db()
        .selectFrom('product_attributes')
        .select(['attribute', 'value'])
        .where('product_id', '=', id)
        .orderBy('attribute')
        .orderBy('value')
        .execute();
      return rows.map(({ attribute, value }) => `${attribute}:${value}`);
    };
    const before = await Promise.all(ids.map(valuesOf));
    expect(before.flat()).not.toContain('suits:men');
    const made = await post('/cms/products/edit', [
      ...selected(ids),
      asMany(ids),
      ['change', 'attribute'],
      ['how', 'add'],
      ['value', 'suits:men'],
    ]);
    const change = made.headers.get('location') ?? '';
    expect(await (await shop().get(change, staff)).text()).toContain('Ideal for: Men added');
    for (const id of ids) expect(await valuesOf(id)).toContain('suits:men');
    await expect
      .poll(async () => (await shop().get('/products?suits=men&search=first+draft')).text())
      .toContain('First Draft Foundation');
    expect(await (await post(change, [])).text()).toContain('Undone for 2 products.');
    expect(await Promise.all(ids.map(valuesOf))).toEqual(before);
  });

  test('archived products are restored by the link of the toast', async () => {
    const [id = ''] = await idsOf('press-night-hair-mask');
    const done = await (
      await post('/cms/products', [
        ['intent', 'archive'],
        ['ids', id],
      ])
    ).text();
    expect(done).toContain('1 product archived.');
    const change = /\/cms\/products\/changes\/[^"\\]+/.exec(done)?.[0] ?? '';
    expect((await shop().get('/cms/products', staff)).status).toBe(200);
    await post(change, []);
    expect((await product('press-night-hair-mask')).status).toBe('published');
  });

  test('support cannot change many products', async () => {
    const support = await signInAs(shop(), 'support');
    expect((await shop().get('/cms/products/edit?all=yes', support)).status).toBe(403);
    const sent = await shop().send('/cms/products/edit', {
      method: 'POST',
      headers: support,
      body: new URLSearchParams({ all: 'yes', change: 'stock', amount: '1' }),
    });
    expect(sent.status).toBe(403);
  });
});

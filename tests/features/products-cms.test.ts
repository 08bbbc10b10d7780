import { beforeAll, expect, test } from 'vitest';
import { demoProducts } from '#database/seed/stock-demo-catalogue.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { letDaysPass } from '../support/price-past.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('products in /cms', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const save = (path: string, fields: Record<string, string>) => postForm(shop(), path, fields, staff);

  test('a new product is a draft nobody sees until it is published', async () => {
    const created = await save('/cms/products/new', { ...(await plain(shop())), status: 'draft' });
    expect(created.status).toBe(302);
    const { id } = await product(shop(), 'quill-balm');
    expect((await shop().get('/product/quill-balm')).status).toBe(404);
    expect((await (await shop().get('/api/products?search=quill')).json()).total).toBe(0);
    expect(
      (await shop().post('/api/orders', orderOf([{ id: 'quill-balm', quantity: 1 }]), freshKey())).status,
    ).not.toBe(201);
    const preview = await shop().get(`/cms/products/${id}/preview`, staff);
    expect(preview.status).toBe(200);
    expect(await preview.text()).toContain('Quill Balm');
    expect((await shop().get(`/cms/products/${id}/preview`)).status).toBe(302);
    await save('/cms/products', { intent: 'publish', ids: id });
    await expect.poll(async () => (await shop().get('/product/quill-balm')).status).toBe(200);
    // Cached on its own: on PostgreSQL the page may be rendered anew before the list is dropped.
    await expect
      .poll(async () => (await (await shop().get('/api/products?search=quill')).json()).total)
      .toBe(1);
    expect(
      (await shop().post('/api/orders', orderOf([{ id: 'quill-balm', quantity: 1 }]), freshKey())).status,
    ).toBe(201);
  });

  test('who may only read a product sees its values as text', async () => {
    const support = await signInAs(shop(), 'support');
    const { id } = await product(shop(), 'rose-radiance-serum');
    const read = (await (await shop().get(`/cms/products/${id}`, support)).text()).replaceAll('<!-- -->', '');
    expect(read.includes('You can read this. Changing it is not part of your role.')).toBe(true);
    const labels = [...read.matchAll(/<dt[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(labels).toEqual(expect.arrayContaining(['Name', 'Slug', 'Brand', 'Price (£)', 'Picture 1']));
    expect(labels).not.toContain('Updated at');
    expect(/<input[^>]*name="(?:name|pricePence)"/.test(read)).toBe(false);
    expect(read.includes('Save product')).toBe(false);
  });

  test('with many brands one is found by a part of its name', async () => {
    const namesFor = async (text: string) =>
      (await (await shop().get(`/cms/brands/names?text=${text}`, staff)).json()).names;
    expect(await namesFor('HAL')).toEqual(['Halden']);
    expect(await namesFor('%25')).toEqual([]);
    const list = async (brand: string) =>
      (await shop().get(`/cms/products?brand=${encodeURIComponent(brand)}`, staff)).text();
    const { id } = await brandOf(shop(), 'halden');
    const ofHalden = demoProducts.filter(({ brand }) => brand === 'Halden').length;
    for (const meant of [id, 'hald']) {
      expect(await list(meant)).toContain(`${ofHalden} products`);
      expect(await list(meant)).toContain('Halden');
    }
    const now = new Date().toISOString();
    await shop()
      .platform.db.insertInto('brands')
      .values(
        Array.from({ length: 40 }, (_, place) => ({
          id: `many-${place}`,
          slug: `many-${place}`,
          name: `Many ${place}`,
          description: '',
          featured: 0,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
    const filtered = await list(id);
    expect(filtered).toMatch(/<input(?=[^>]*name="brand")[^>]*value="Halden"/);
    await shop().platform.db.deleteFrom('brands').where('id', 'like', 'many-%').execute();
  });

  test('stock submitted while orders come in does not undo what was sold', async () => {
    const { id, version } = await product(shop(), 'quill-balm');
    const form = await productFormOf(shop(), id, staff);
    expect(form.stock).toBe('11');
    await shop().post('/api/orders', orderOf([{ id: 'quill-balm', quantity: 3 }]), freshKey());
    const saved = await save(`/cms/products/${id}`, { ...form, stock: '21' });
    expect(saved.status).toBe(200);
    expect((await product(shop(), 'quill-balm')).stock).toBe(18);
    expect((await product(shop(), 'quill-balm')).version).toBe(version + 1);
  });

  test('a product that came without a description is saved without one, and its page names it as missing', async () => {
    const { id } = await product(shop(), 'quill-balm');
    const described = (await productFormOf(shop(), id, staff)).description ?? '';
    await shop().platform.db.updateTable('products').set({ description: '' }).where('id', '=', id).execute();
    const form = await productFormOf(shop(), id, staff);
    expect(form.description?.trim()).toBe('');
    expect((await save(`/cms/products/${id}`, { ...form, status: 'draft' })).status).toBe(200);
    expect(await (await shop().get(`/cms/products/${id}`, staff)).text()).toContain('A description');
    const again = await productFormOf(shop(), id, staff);
    await save(`/cms/products/${id}`, { ...again, status: 'published', description: described });
    const refused = await save(`/cms/products/${id}`, {
      ...(await productFormOf(shop(), id, staff)),
      description: '',
    });
    expect(await refused.text()).toContain('Description is required');
  });

  test('past prices are recorded, a changed address redirects', async () => {
    const { id } = await product(shop(), 'quill-balm');
    await letDaysPass(shop().platform.db, 'quill-balm', 30);
    const form = await productFormOf(shop(), id, staff);
    await save(`/cms/products/${id}`, {
      ...form,
      pricePence: '8.50',
      originalPricePence: '10',
      slug: 'quill-lip-balm',
    });
    const page = await (await shop().get(`/cms/products/${id}`, staff)).text();
    expect(page).toContain('Price history');
    expect(page).toContain('£10.00');
    const moved = await shop().get('/product/quill-balm');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/product/quill-lip-balm']);
  });

  test('variants stay the same ones when renamed, exchanged or reordered', async () => {
    const { id } = await product(shop(), 'quill-lip-balm');
    const form = await productFormOf(shop(), id, staff);
    const base = { ...form, version: form.version ?? '' };
    await save(`/cms/products/${id}`, {
      ...base,
      'variants.0.id': form.standardId ?? '',
      'variants.0.name': 'Rose',
      'variants.0.sku': 'Q-1',
      'variants.0.stock': '4',
      'variants.0.shade': '#cc3355',
      'variants.1.name': 'Plum',
      'variants.1.sku': 'Q-2',
      'variants.1.stock': '6',
    });
    const first = await variants(shop(), id);
    expect(first.map(({ name, stock }) => [name, stock])).toEqual([
      ['Rose', 4],
      ['Plum', 6],
    ]);
    expect(first[0]?.id).toBe(form.standardId);
    const again = await productFormOf(shop(), id, staff);
    const exchanged = await save(`/cms/products/${id}`, {
      ...again,
      'variants.0.name': 'Plum',
      'variants.0.sku': 'Q-2',
      'variants.1.name': 'Rose',
      'variants.1.sku': 'Q-1',
    });
    expect(exchanged.status).toBe(200);
    const second = await variants(shop(), id);
    expect(second.map(({ id, name }) => [id, name])).toEqual([
      [first[0]?.id, 'Plum'],
      [first[1]?.id, 'Rose'],
    ]);
  });

  test('a picture is said to show one of the shades, and its name is shown beside the others', async () => {
    const { id } = await product(shop(), 'couplet-cream-blush');
    const form = await productFormOf(shop(), id, staff);
    expect(form['pictures.0.variant']).toBe('Rosehip');
    const place = Object.entries(form).find(
      ([, value]) => value === 'Cream blush strokes in six shades',
    )?.[0];
    const saved = await save(`/cms/products/${id}`, {
      ...form,
      'pictures.0.variant': 'No longer made',
      [place?.replace(/alt$/, 'variant') ?? '']: 'Mulled',
    });
    expect(saved.status).toBe(200);
    const notes = async (shade: string) =>
      (await (await shop().get(`/product/couplet-cream-blush?variant=${shade}`)).text()).match(
        /Shown in [\w ]+</g,
      );
    expect(await notes('peach-fuzz')).toEqual(['Shown in Mulled<']);
    expect(await notes('mulled')).toBeNull();

    const again = await productFormOf(shop(), id, staff);
    const field = Object.entries(again).find(([, value]) => value === 'Mulled')?.[0] ?? '';
    expect(field).toMatch(/^variants\.\d+\.name$/);
    expect((await save(`/cms/products/${id}`, { ...again, [field]: 'Mulled Wine' })).status).toBe(200);
    // Cached pages follow within a second on PostgreSQL.
    await expect.poll(() => notes('peach-fuzz')).toEqual(['Shown in Mulled Wine<']);
  });

  test('a refusal names the field and shows every submitted value', async () => {
    const { id } = await product(shop(), 'quill-lip-balm');
    const form = await productFormOf(shop(), id, staff);
    const refused = await save(`/cms/products/${id}`, {
      ...form,
      description: 'Words to keep',
      'variants.0.barcode': '4006381333932',
      'variants.1.sku': await someSku(shop()),
    });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('Words to keep');
    expect(page).toContain('right check digit');
    const taken = await save(`/cms/products/${id}`, { ...form, 'variants.1.sku': await someSku(shop()) });
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain('Another product has this SKU');
  });

  test('an empty form names every required field; a slug is made from the name', async () => {
    const refused = await save('/cms/products/new', {});
    expect(refused.status).toBe(422);
    const page = await refused.text();
    for (const field of ['Name', 'Brand', 'Category', 'Description', 'Price', 'Stock'])
      expect(page, field).toContain(`${field} is required`);
  });

  test('a table row without script is plain fields, its rarer ones and one blank row included', async () => {
    const { id } = await product(shop(), 'quill-lip-balm');
    const page = await (await shop().get(`/cms/products/${id}`, staff)).text();
    for (const field of ['name', 'sku', 'pricePence', 'stock', 'barcode', 'shade', 'imageUrl', 'amount'])
      for (const place of [0, 1, 2]) expect(page).toContain(`name="variants.${place}.${field}"`);
    expect(page).not.toContain('name="variants.3.name"');
  });

  test('the form says which reduction is shown where the discount claims another', async () => {
    const { id } = await product(shop(), 'quill-lip-balm');
    const form = await productFormOf(shop(), id, staff);
    const refused = await save(`/cms/products/${id}`, {
      ...form,
      pricePence: '10',
      originalPricePence: '15',
      discountPercent: '70',
      description: '',
    });
    expect(await refused.text()).toContain(
      'If the price history bears it out, the badge shows what the prices say: −33%, not 70%.',
    );
  });

  test('a brand or category can be created on the way, with the rules of its own form', async () => {
    const add = (fields: Record<string, string>, as = staff) =>
      postForm(shop(), '/cms/groups/add', fields, as);
    const created = await add({ kind: 'brand', name: 'Quayside Apothecary', description: 'By the river.' });
    expect(created.status).toBe(200);
    const brand = await brandOf(shop(), 'quayside-apothecary');
    expect(await created.json()).toEqual({ ok: true, id: brand.id, name: 'Quayside Apothecary' });
    expect(await (await shop().get('/cms/products/new', staff)).text()).toContain(`value="${brand.id}"`);
    const entry = await shop()
      .platform.db.selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', brand.id)
      .executeTakeFirstOrThrow();
    expect(entry.action).toBe('brand.create');

    const taken = await add({ kind: 'brand', name: 'Quayside apothecary' });
    expect(taken.status).toBe(409);
    expect((await taken.json()).errors).toEqual({ name: 'There is a brand of nearly this name already' });
    const twin = await add({ kind: 'brand', name: 'Quayside Apothecary' });
    expect((await twin.json()).errors).toHaveProperty('name');
    const unaddressed = await add({ kind: 'brand', name: '日本' });
    expect((await unaddressed.json()).errors.name).toContain('for its address');
    const blank = await add({ kind: 'category', name: ' ' });
    expect(blank.status).toBe(422);
    expect((await blank.json()).errors).toMatchObject({ name: 'Name is required' });
    expect((await add({ kind: 'category', name: 'Quayside gifts' })).status).toBe(200);

    const support = await signInAs(shop(), 'support');
    expect((await add({ kind: 'brand', name: 'Not allowed' }, support)).status).toBe(403);
    await shop().platform.db.deleteFrom('brands').where('id', '=', brand.id).execute();
    await shop().platform.db.deleteFrom('categories').where('slug', '=', 'quayside-gifts').execute();
  });

  test('the second of two people saving one product is refused', async () => {
    const { id } = await product(shop(), 'quill-lip-balm');
    const form = await productFormOf(shop(), id, staff);
    expect((await save(`/cms/products/${id}`, { ...form, description: 'First' })).status).toBe(200);
    const second = await save(`/cms/products/${id}`, { ...form, description: 'Second' });
    expect(second.status).toBe(409);
    const page = await second.text();
    expect(page).toContain('Nothing was overwritten');
    expect(page).toContain('Second');
    expect((await product(shop(), 'quill-lip-balm')).description).toBe('First');
  });

  test('archiving hides and can be undone; deleting asks and is final', async () => {
    const { id } = await product(shop(), 'quill-lip-balm');
    await save('/cms/products', { intent: 'archive', ids: id });
    await expect.poll(async () => (await shop().get('/product/quill-lip-balm')).status).toBe(404);
    await save('/cms/products', { intent: 'restore', ids: id });
    expect((await product(shop(), 'quill-lip-balm')).status).toBe('draft');
    const question = await (await save('/cms/products', { intent: 'delete', ids: id })).text();
    expect(question).toContain('Are you sure you want to delete this product?');
    await save('/cms/products', { intent: 'delete', ids: id, confirmed: 'yes' });
    expect((await shop().get(`/cms/products/${id}`, staff)).status).toBe(404);
    const log = await shop()
      .platform.db.selectFrom('audit_log')
      .select(['action', 'before'])
      .where('subject_id', '=', id)
      .where('action', '=', 'product.delete')
      .executeTakeFirstOrThrow();
    expect(log.before).toContain('Quill Balm');
  });

  test('the list finds by word, SKU and filter, drafts included', async () => {
    const sku = await someSku(shop());
    const bySku = await (await shop().get(`/cms/products?search=${sku}`, staff)).text();
    expect(bySku).toContain('>1 product<');
    const byWord = await (
      await shop().get('/cms/products?search=rose+radiance&status=published', staff)
    ).text();
    expect(byWord).toContain('Rose Radiance Serum');
    for (const query of ['sort=-price', 'sort=stock&stock=low', 'sort=name&page=2', 'search=%22%27%3B--'])
      expect((await shop().get(`/cms/products?${query}`, staff)).status, query).toBe(200);
  });
});

async function plain(shop: TestShop): Promise<Record<string, string>> {
  // Not Halden, whose products another test counts.
  const brand = await brandOf(shop, 'saltwell');
  const category = await shop.platform.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
  return {
    name: 'Quill Balm',
    brandId: brand.id,
    categoryId: category.id,
    description: 'A balm.',
    pricePence: '10',
    stock: '12',
  };
}

function product(shop: TestShop, slug: string) {
  return shop.platform.db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
}

function variants(shop: TestShop, productId: string) {
  return shop.platform.db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
}

async function someSku(shop: TestShop): Promise<string> {
  const row = await shop.platform.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('sku')
    .where('products.slug', '=', 'rose-radiance-serum')
    .executeTakeFirstOrThrow();
  return row.sku ?? '';
}

function brandOf(shop: TestShop, slug: string) {
  return shop.platform.db
    .selectFrom('brands')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
}

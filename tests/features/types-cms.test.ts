import { beforeAll, expect, test } from 'vitest';
import { listProductTypes } from '#database/queries/attributes/product-types.ts';
import { findProduct } from '#database/queries/catalogue/products.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('types in /cms', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const save = (path: string, fields: Record<string, string>) => postForm(shop(), path, fields, staff);
  const command = (fields: Record<string, string>) => save('/cms/types', fields);
  const page = async (path: string) => (await shop().get(path, staff)).text();
  const findType = (slug: string) =>
    shop().platform.db.selectFrom('product_types').selectAll().where('slug', '=', slug).executeTakeFirst();
  const typeOf = async (slug: string) => {
    const type = await findType(slug);
    if (!type) throw new Error(`no type ${slug}`);
    return type;
  };
  const formOf = async (slug: string) => {
    const type = await typeOf(slug);
    const fields: Record<string, string> = {
      name: type.name,
      slug: type.slug,
      categoryId: type.category_id,
      group: type.group_name,
      version: String(type.version),
      ...(type.complexion ? { complexion: 'on' } : {}),
    };
    return { path: `/cms/types/${type.id}`, fields };
  };
  const audited = (action: string) =>
    shop()
      .platform.db.selectFrom('audit_log')
      .selectAll()
      .where('action', '=', action)
      .orderBy('at', 'desc')
      .executeTakeFirst();

  test('are listed with their category, group and number of products', async () => {
    const html = await page('/cms/types?search=foundation');
    expect(html).toMatch(/Foundation.*Live.*Makeup.*Face.*\d+ products?/s);
  });

  test('a new one stands behind the others and can be chosen for products', async () => {
    const { category_id: categoryId } = await typeOf('foundation');
    const created = await save('/cms/types/new', { name: 'Brow gel', categoryId, group: 'Brows' });
    expect(created.status).toBe(302);
    const types = await listProductTypes(shop().platform.db);
    expect(types.at(-1)).toMatchObject({ slug: 'brow-gel', category: 'makeup', group: 'Brows' });
    expect(await page('/cms/products/new')).toContain('Makeup: Brow gel');
    expect(await audited('product-type.create')).toMatchObject({ subject: 'Brow gel', actor: 'The manager' });
    const again = await save('/cms/types/new', { name: 'Brow gel', categoryId });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('This category has a type of this name already');
    const unknown = await save('/cms/types/new', { name: 'Nowhere', categoryId: 'none' });
    expect(unknown.status).toBe(409);
    expect((await save('/cms/types/new', { name: 'Nowhere' })).status).toBe(422);
  });

  test('renaming one renames it in the shop at the next request, over the version that was read', async () => {
    const { path, fields } = await formOf('foundation');
    const inShop = async () => (await shop().get('/product/first-draft-foundation')).text();
    expect(await inShop()).not.toContain('Base colour');
    expect((await save(path, { ...fields, name: 'Base colour' })).status).toBe(200);
    await expect.poll(inShop).toContain('Base colour');
    expect(await typeOf('foundation')).toMatchObject({ name: 'Base colour', complexion: 1, version: 2 });
    expect((await save(path, { ...fields, name: 'Late' })).status).toBe(409);
  });

  test('moves to another category only where its products do not stay behind', async () => {
    const { category_id: skincare } = await typeOf('serums');
    const used = await formOf('primer');
    const refused = await save(used.path, { ...used.fields, categoryId: skincare });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Products of this type stand in another category');
    const unused = await formOf('brow-gel');
    expect((await save(unused.path, { ...unused.fields, categoryId: skincare })).status).toBe(200);
    expect((await typeOf('brow-gel')).category_id).toBe(skincare);
  });

  test('an archived one is listed no more, stays with its products and can be restored', async () => {
    const { id } = await typeOf('primer');
    const isListed = async () =>
      (await listProductTypes(shop().platform.db)).some(({ slug }) => slug === 'primer');
    expect((await command({ intent: 'archive', ids: id })).status).toBe(200);
    expect(await isListed()).toBe(false);
    expect(await page('/cms/types?status=archived')).toContain('Primer');
    expect((await findProduct(shop().platform.db, 'still-light-primer'))?.type?.slug).toBe('primer');
    await command({ intent: 'restore', ids: id });
    expect(await isListed()).toBe(true);
  });

  test('deleting one says how many products lose it, and then they do', async () => {
    const { db } = shop().platform;
    const { id } = await typeOf('primer');
    const before = await db
      .selectFrom('products')
      .select(['id', 'version'])
      .where('type_id', '=', id)
      .execute();
    const question = await (await command({ intent: 'delete', ids: id })).text();
    expect(question).toContain('Are you sure you want to delete this type?');
    expect(question).toMatch(
      before.length === 1 ? /1 product loses its type/ : `${before.length} products lose their type`,
    );
    expect(await findType('primer')).toBeDefined();
    expect((await command({ intent: 'delete', ids: id, confirmed: 'yes' })).status).toBe(200);
    expect(await findType('primer')).toBeUndefined();
    expect((await findProduct(db, 'still-light-primer'))?.type).toBeNull();
    const after = await db
      .selectFrom('products')
      .select(['id', 'version', 'type_id'])
      .where(
        'id',
        'in',
        before.map((product) => product.id),
      )
      .execute();
    for (const { id: product, version } of before)
      expect(after).toContainEqual({ id: product, version: version + 1, type_id: null });
    expect(await audited('product-type.delete')).toMatchObject({ subject: 'Primer' });
  });

  test('the owner decides their order', async () => {
    const ids = [...(await page('/cms/types/order')).matchAll(/name="ids" value="([^"]+)"/g)].map(
      ([, id = '']) => id,
    );
    const body = new URLSearchParams(ids.toReversed().map((id) => ['ids', id]));
    body.set('opened', ids.join(' '));
    const saved = await shop().send('/cms/types/order', { method: 'POST', headers: staff, body });
    expect(saved.status).toBe(200);
    const { slug } = (await listProductTypes(shop().platform.db))[0] ?? {};
    expect((await typeOf(slug ?? '')).id).toBe(ids.at(-1));
    expect(await audited('product-type.reorder')).toMatchObject({ subject: 'All types' });
  });
});

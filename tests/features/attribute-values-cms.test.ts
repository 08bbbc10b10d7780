import { beforeAll, expect, test } from 'vitest';
import { productFormOf } from '../support/product-form.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('values of attributes in /cms', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const db = () => shop().platform.db;
  const page = async (path: string) => (await shop().get(path, staff)).text();
  const send = (path: string, fields: Record<string, string>) => postForm(shop(), path, fields, staff);
  const productsWith = async (attribute: 'skin-type' | 'suits', value: string) => {
    const rows = await db()
      .selectFrom('product_attributes')
      .select('product_id')
      .where('attribute', '=', attribute)
      .where('value', '=', value)
      .execute();
    return rows.map(({ product_id }) => product_id);
  };
  const saveProduct = async (slug: string, fields: Record<string, string>) => {
    const { id } = await db()
      .selectFrom('products')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const form = await productFormOf(shop(), id, staff);
    expect((await send(`/cms/products/${id}`, { ...form, ...fields })).status).toBe(200);
    return id;
  };
  const lastAudit = (action: string) =>
    db()
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', action)
      .orderBy('at', 'desc')
      .executeTakeFirst();
  const DRY = '/cms/types/values/skin-type/dry';

  test('are listed with the number of their products', async () => {
    const { length } = await productsWith('skin-type', 'dry');
    const html = await page('/cms/types/values');
    expect(html).toMatch(new RegExp(`Dry</a><span[^>]*>${length} products`));
    expect(await page('/cms/types')).toContain('href="/cms/types/values"');
  });

  test('a renamed value is shown by its new name, keeps its address and its products', async () => {
    const before = await productsWith('skin-type', 'dry');
    expect(await (await send(DRY, { intent: 'rename', name: ' thirsty ' })).text()).toContain(
      'Renamed to Thirsty.',
    );
    expect(await productsWith('skin-type', 'dry')).toEqual(before);
    await expect.poll(async () => (await shop().get('/products?skin-type=dry')).text()).toContain('Thirsty');
    expect(await lastAudit('attribute-value.update')).toMatchObject({
      subject: 'Skin type: Thirsty',
      before: '{"name":"Dry"}',
      after: '{"name":"Thirsty"}',
    });
    expect((await send(DRY, { intent: 'rename', name: '<b>' })).status).toBe(422);
    expect(await (await send(DRY, { intent: 'rename', name: ' ' })).text()).toContain('Name is required');
  });

  test('a product given the new name by hand gets the renamed value, not a second one', async () => {
    const id = await saveProduct('first-draft-foundation', { 'new:skin-type': 'Thirsty' });
    expect(await productsWith('skin-type', 'dry')).toContain(id);
    expect(await productsWith('skin-type', 'thirsty')).toEqual([]);
  });

  test('merging asks first, then all products follow and old addresses show the other value', async () => {
    const sensitive = await productsWith('skin-type', 'sensitive');
    const dry = await productsWith('skin-type', 'dry');
    expect(dry.length).toBeGreaterThan(0);
    const asked = await (await send(DRY, { intent: 'merge', into: 'sensitive' })).text();
    expect(asked).toContain('Merge ‘Thirsty’ into ‘Sensitive’?');
    expect(asked).toContain(`${dry.length} products get ‘Sensitive’ in its place.`);
    expect(await productsWith('skin-type', 'dry')).toEqual(dry);

    const fields = { intent: 'merge', confirmed: 'yes', ids: 'sensitive' };
    const merged = await send(DRY, fields);
    expect(merged.headers.get('location')).toBe('/cms/types/values/skin-type/sensitive');
    expect((await productsWith('skin-type', 'sensitive')).sort()).toEqual(
      [...new Set([...dry, ...sensitive])].sort(),
    );
    expect(await productsWith('skin-type', 'dry')).toEqual([]);
    expect(await lastAudit('attribute-value.merge')).toMatchObject({
      subject: 'Skin type: Thirsty',
      after: '{"mergedInto":"Sensitive"}',
    });
    const totalOf = async (path: string) => (await (await shop().get(path)).json()).total;
    const total = await totalOf('/api/products?skin-type=sensitive');
    expect(total).toBeGreaterThan(sensitive.length);
    expect(await totalOf('/api/products?skin-type=dry')).toBe(total);
    await expect
      .poll(async () => (await shop().get('/products?skin-type=dry')).text())
      .toMatch(/name="skin-type" checked="" value="sensitive"/);
    expect((await shop().get(DRY, staff)).headers.get('location')).toBe(merged.headers.get('location'));
    expect((await send(DRY, fields)).headers.get('location')).toBe(merged.headers.get('location'));
  });

  test('a product saved with a value that was merged meanwhile has the other one', async () => {
    const id = await saveProduct('press-night-hair-mask', { 'skin-type:dry': 'on' });
    expect(await productsWith('skin-type', 'sensitive')).toContain(id);
  });

  test('renaming to the name of another value leads to the same question', async () => {
    const path = '/cms/types/values/suits/men';
    const asked = await (await send(path, { intent: 'rename', name: 'a gift' })).text();
    expect(asked).toContain('Merge ‘Men’ into ‘A gift’?');
    expect((await send(path, { intent: 'merge', into: 'nothing' })).status).toBe(422);
  });

  test('searches that speak of a merged value find the products of the other', async () => {
    const gifts = await productsWith('suits', 'gift');
    await send('/cms/types/values/suits/gift', { intent: 'merge', confirmed: 'yes', ids: 'men' });
    expect(await productsWith('suits', 'men')).toEqual(expect.arrayContaining(gifts));
    await expect
      .poll(async () => (await (await shop().get('/api/products?search=gift')).json()).total)
      .toBeGreaterThanOrEqual(gifts.length);
  });

  test('support sees values and cannot change them', async () => {
    const support = await signInAs(shop(), 'support');
    const path = '/cms/types/values/skin-type/sensitive';
    expect(await (await shop().get(path, support)).text()).not.toContain('>Rename<');
    expect((await postForm(shop(), path, { intent: 'rename', name: 'Other' }, support)).status).toBe(403);
    expect((await shop().get('/cms/types/values/nothing/at-all', staff)).status).toBe(404);
  });
});

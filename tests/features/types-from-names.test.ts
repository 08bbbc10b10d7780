import { beforeAll, expect, test } from 'vitest';
import { listSuggestedTraits } from '#database/queries/attributes/suggested-traits.ts';
import { fillInTypes, takeBackTypes } from '#operations/catalogue/suggest-types.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('types from names', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const db = () => shop().platform.db;
  const actor = { id: 'somebody', name: 'Somebody' };
  const productOf = (slug: string) =>
    db()
      .selectFrom('products')
      .leftJoin('product_types', 'product_types.id', 'products.type_id')
      .select(['products.id', 'products.type_suggested', 'product_types.name as type'])
      .where('products.slug', '=', slug)
      .executeTakeFirstOrThrow();
  const untype = async (slug: string) => {
    const { id } = await productOf(slug);
    await db().updateTable('products').set({ type_id: null }).where('id', '=', id).execute();
    return id;
  };

  test('are previewed, filled in, shown as suggested and taken back', async () => {
    const id = await untype('plot-twist-mascara');
    expect(await (await shop().get('/cms/types/from-names', staff)).text()).toContain(
      'such as <!-- -->Plot Twist Mascara',
    );
    const filled = await postForm(shop(), '/cms/types/from-names', { intent: 'fill-in' }, staff);
    expect(await filled.text()).toContain('1 product has a type now.');
    expect(await productOf('plot-twist-mascara')).toMatchObject({ type: 'Mascara', type_suggested: 1 });
    expect(await (await shop().get(`/cms/products/${id}`, staff)).text()).toContain(
      'Suggested from the name',
    );
    await postForm(shop(), '/cms/types/from-names', { intent: 'take-back' }, staff);
    expect(await productOf('plot-twist-mascara')).toMatchObject({ type: null, type_suggested: 0 });
    await fillInTypes(shop().platform, actor);
  });

  test('stay when they were confirmed or entered, and their types with them', async () => {
    const id = await untype('daylight-mineral-fluid-spf-30');
    await db()
      .deleteFrom('product_attributes')
      .where('product_id', '=', id)
      .where('attribute', '=', 'spf')
      .execute();
    await fillInTypes(shop().platform, actor);
    expect(await listSuggestedTraits(db(), id)).toEqual(['SPF 30']);
    await takeBackTypes(shop().platform, actor);
    expect(await listSuggestedTraits(db(), id)).toEqual([]);
    expect((await productOf('first-draft-foundation')).type).toBe('Foundation');
  });

  test('are for staff who may edit types and products', async () => {
    const support = await signInAs(shop(), 'support');
    expect((await shop().get('/cms/types/from-names', support)).status).toBe(403);
  });
});

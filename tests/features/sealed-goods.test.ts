import { expect, test } from 'vitest';
import { importText } from '../support/import-file.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const SENTENCE = 'Sealed for hygiene: once unsealed it cannot be returned, unless it is faulty';

describeOnSqlite('goods sealed for hygiene', (shop) => {
  const page = async (slug: string) => (await shop().get(`/product/${slug}`)).text();
  const priced = async (id: string) =>
    (await (await shop().post('/api/cart', { items: [{ id, variant: 'Standard', quantity: 1 }] })).json())
      .items[0];

  test('say so beside the right to cancel, in the API and in the checked cart; others do not', async () => {
    expect(await page('fig-leaf-lip-balm')).toContain(SENTENCE);
    expect(await page('tang-carbon-cutting-comb')).not.toContain(SENTENCE);
    expect(await (await shop().get('/api/products/fig-leaf-lip-balm')).json()).toMatchObject({
      sealedForHygiene: true,
    });
    expect(await priced('fig-leaf-lip-balm')).toMatchObject({ sealedForHygiene: true });
    expect(await priced('tang-carbon-cutting-comb')).toMatchObject({ sealedForHygiene: false });
  });

  test('are marked in /cms and by an import', async () => {
    const staff = await signInAs(shop(), 'manager');
    const { id } = await shop()
      .platform.db.selectFrom('products')
      .select('id')
      .where('slug', '=', 'tang-carbon-cutting-comb')
      .executeTakeFirstOrThrow();
    const form = await productFormOf(shop(), id, staff);
    expect(form.sealedForHygiene).toBeUndefined();
    const saved = await postForm(shop(), `/cms/products/${id}`, { ...form, sealedForHygiene: 'on' }, staff);
    expect(saved.status).toBe(200);
    await expect.poll(() => page('tang-carbon-cutting-comb')).toContain(SENTENCE);
    await importText(shop().platform.db, 'id,name,price,sealedForHygiene\nS1,Sealed Gloss,5,yes\n');
    expect(await (await shop().get('/api/products/sealed-gloss')).json()).toMatchObject({
      sealedForHygiene: true,
    });
  });
});

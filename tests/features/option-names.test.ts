import { expect, test } from 'vitest';
import { importText } from '../support/import-file.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnSqlite('the name of what shoppers choose', (shop) => {
  const page = async (slug: string) =>
    (await (await shop().get(`/product/${slug}`)).text()).replaceAll('<!-- -->', '');
  const api = async (slug: string) => (await shop().get(`/api/products/${slug}`)).json();
  const idOf = async (slug: string) => {
    const row = shop().platform.db.selectFrom('products').select('id').where('slug', '=', slug);
    return (await row.executeTakeFirstOrThrow()).id;
  };

  test('is entered by the owner, brought by a file, and reaches shoppers and the API', async () => {
    const staff = await signInAs(shop(), 'manager');
    const file = 'id,name,price,variants,optionName\nO1,Reed Diffuser,15,Fern: 3|Fig: 4,Scent\n';
    await importText(shop().platform.db, file);
    expect(await page('reed-diffuser')).toContain('Scent:');
    expect(await api('reed-diffuser')).toMatchObject({ optionName: 'Scent' });
    const id = await idOf('reed-diffuser');
    const form = await productFormOf(shop(), id, staff);
    expect(form.optionName).toBe('Scent');
    const saved = await postForm(shop(), `/cms/products/${id}`, { ...form, optionName: 'Fragrance' }, staff);
    expect(saved.status).toBe(200);
    await expect.poll(() => page('reed-diffuser')).toContain('Fragrance:');
    expect(await (await shop().get('/cms/products/export', staff)).text()).toContain('Fragrance');
    await importText(shop().platform.db, 'id,name,price\nO1,Reed Diffuser,16\n');
    expect(await api('reed-diffuser')).toMatchObject({ optionName: 'Fragrance' });
  });
});

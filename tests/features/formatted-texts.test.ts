import { expect, test } from 'vitest';
import { productFormOf } from '../support/product-form.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnSqlite('a formatted description', (shop) => {
  const slug = 'rose-radiance-serum';
  const page = async () => (await shop().get(`/product/${slug}`)).text();

  test('is shown with its lists and strong words, and read without marks by search engines', async () => {
    const staff = await signInAs(shop(), 'manager');
    const row = shop().platform.db.selectFrom('products').select('id').where('slug', '=', slug);
    const { id } = await row.executeTakeFirstOrThrow();
    const form = await productFormOf(shop(), id, staff);
    const description =
      '<p class="MsoNormal"><b>Rich</b> cream</p><ul><li>Vegan</li></ul><script>alert(1)</script>';
    const saved = await postForm(shop(), `/cms/products/${id}`, { ...form, description }, staff);
    expect(saved.status).toBe(200);
    await expect.poll(page).toContain('<strong>Rich</strong>');
    const shown = await page();
    expect(shown).toMatch(/<li>Vegan<\/li>/);
    expect(shown).not.toContain('MsoNormal');
    expect(shown).not.toContain('alert(1)');
    expect(shown).toMatch(/"description":"Rich cream\\n\\nVegan"/);
    expect(shown).toMatch(/<meta name="description" content="Rich cream[^*]*"/);
    const stored = await productFormOf(shop(), id, staff);
    expect(stored.description).toBe('**Rich** cream\n\n- Vegan');
  });
});

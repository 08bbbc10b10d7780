import { beforeAll, expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { refreshDueOffers } from '#operations/catalogue/refresh-due-offers.ts';
import { importText } from '../support/import-file.ts';
import { letDaysPass } from '../support/price-past.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const DAY_MS = 24 * 3_600_000;

describeOnBothEngines('former prices', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'owner');
  });
  const db = () => shop().platform.db;
  const save = (path: string, fields: Record<string, string>) => postForm(shop(), path, fields, staff);
  const change = async (slug: string, fields: Record<string, string>) => {
    const { id } = await rowOf(shop(), slug);
    return save(`/cms/products/${id}`, { ...(await productFormOf(shop(), id, staff)), ...fields });
  };
  const inApi = async (slug: string) => (await shop().get(`/api/products/${slug}`)).json();
  const addProduct = async (name: string, fields: Record<string, string> = {}) => {
    const created = await save('/cms/products/new', { ...(await plain(shop())), name, ...fields });
    expect(created.status, await created.clone().text()).toBe(302);
  };

  test('a new product has none: it is refused with the reason, and nothing is saved', async () => {
    const refused = await save('/cms/products/new', {
      ...(await plain(shop())),
      name: 'Never Dearer',
      originalPricePence: '24',
    });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('The price history shows no time at £24.00');
    expect(page).toContain('value="24"');
    expect(
      await db().selectFrom('products').select('id').where('name', '=', 'Never Dearer').execute(),
    ).toEqual([]);
  });

  test('one that was charged long enough is shown on cards, pages, in filters and the API', async () => {
    await addProduct('Fair Balm', { pricePence: '24.37' });
    const early = await change('fair-balm', { pricePence: '18', originalPricePence: '24.37' });
    const refusal = await early.text();
    expect(refusal).toContain('The price history shows no time at £24.37');
    expect(refusal).toContain('Clear Original price to sell at £18.00 without a ‘was’ price');
    await letDaysPass(db(), 'fair-balm', 30);
    expect((await change('fair-balm', { pricePence: '18', originalPricePence: '24.37' })).status).toBe(200);
    expect(await inApi('fair-balm')).toMatchObject({ price: 18, originalPrice: 24.37, discount: 26 });
    const offers = await (await shop().get('/api/products?offer=yes&search=fair+balm')).json();
    expect(offers.items.map(({ id }: { id: string }) => id)).toContain('fair-balm');
    await expect.poll(async () => (await shop().get('/product/fair-balm')).text()).toContain('£24.37');
    const { id } = await rowOf(shop(), 'fair-balm');
    const form = await (await shop().get(`/cms/products/${id}`, staff)).text();
    expect(form).toContain('‘was £24.37’ is shown until');
  });

  test('it ends by itself, on cached pages too, and does not hold up another change', async () => {
    const page = async () => (await shop().get('/product/fair-balm')).text();
    await expect.poll(page).toContain('£24.37');
    const { shown_due_at } = await rowOf(shop(), 'fair-balm');
    expect(Date.parse(shown_due_at ?? '')).toBeLessThan(Date.now() + 31 * DAY_MS);
    const later = { db: db(), clock: { now: () => Date.now() + 40 * DAY_MS } };
    expect(await refreshDueOffers(later)).toBeGreaterThan(0);
    await expect.poll(page).not.toContain('£24.37');
    expect(await refreshDueOffers(later)).toBe(0);
    await letDaysPass(db(), 'fair-balm', 40);
    expect(await inApi('fair-balm')).toMatchObject({ price: 18, originalPrice: null, discount: null });
    expect((await change('fair-balm', { description: 'New words' })).status).toBe(200);
    const { id } = await rowOf(shop(), 'fair-balm');
    const form = await (await shop().get(`/cms/products/${id}`, staff)).text();
    expect(form).toContain('‘was £24.37’ is not shown. The reduction from £24.37 began on');
  });

  test('a variant has its own history', async () => {
    await addProduct('Two Sizes', {
      pricePence: '30',
      'variants.0.name': '50 ml',
      'variants.0.stock': '5',
      'variants.1.name': '100 ml',
      'variants.1.stock': '5',
      'variants.1.pricePence': '50',
    });
    await letDaysPass(db(), 'two-sizes', 40);
    const refused = await change('two-sizes', {
      'variants.1.pricePence': '40',
      'variants.1.originalPricePence': '60',
    });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('The price history shows no time at £60.00');
    const added = await change('two-sizes', {
      'variants.2.name': '200 ml',
      'variants.2.stock': '5',
      'variants.2.pricePence': '25',
      'variants.2.originalPricePence': '30',
    });
    expect(await added.text(), 'a new variant never had the price').toContain('no time at £30.00');
    expect(
      (await change('two-sizes', { 'variants.1.pricePence': '40', 'variants.1.originalPricePence': '50' }))
        .status,
    ).toBe(200);
    const { variants } = await inApi('two-sizes');
    expect(
      variants.map(({ price, originalPrice }: { price: number; originalPrice: number | null }) => [
        price,
        originalPrice,
      ]),
    ).toEqual([
      [30, null],
      [40, 50],
    ]);
  });

  test('days as a draft do not count', async () => {
    await addProduct('Long Drafted', { pricePence: '24', status: 'draft' });
    await letDaysPass(db(), 'long-drafted', 60);
    const { id } = await rowOf(shop(), 'long-drafted');
    await save('/cms/products', { intent: 'publish', ids: id });
    const refused = await change('long-drafted', { pricePence: '18', originalPricePence: '24' });
    expect(refused.status).toBe(409);
  });

  test('a discount the prices do not bear out is refused', async () => {
    const refused = await change('fair-balm', { discountPercent: '70', discountWas: '' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('The prices make it 26%');
  });

  test('the rule is a setting within bounds, and changing it judges all anew', async () => {
    const settings = { daysCharged: '28', longestReductionDays: '90', version: '0' };
    const low = await save('/cms/settings/prices', { ...settings, daysCharged: '27' });
    expect(await low.text()).toContain('must be a whole number from 28 to 90');
    await addProduct('Ruled Balm', { pricePence: '24' });
    await letDaysPass(db(), 'ruled-balm', 30);
    await change('ruled-balm', { pricePence: '18', originalPricePence: '24' });
    expect(await inApi('ruled-balm')).toMatchObject({ originalPrice: 24 });
    expect((await save('/cms/settings/prices', { ...settings, daysCharged: '60' })).status).toBe(200);
    expect(await inApi('ruled-balm')).toMatchObject({ originalPrice: null });
    await save('/cms/settings/prices', { ...settings, version: '1' });
    expect(await inApi('ruled-balm')).toMatchObject({ originalPrice: 24 });
  });

  test('an import leaves out what the history does not bear out, counts it and names it', async () => {
    const csv = 'id,name,price,originalPrice,discount\nW1,Was Never,10,20,50\nW2,Was Never Either,10,20,50\n';
    const { counts, findings: all } = await importText(db(), csv, { now: Date.now() });
    expect(counts).toMatchObject({ created: 2, refused: 0 });
    const findings = all.filter(({ kind }) => kind === 'contradiction');
    expect(findings).toHaveLength(2);
    expect(findings[0]).toMatchObject({
      rowNumber: 2,
      kind: 'contradiction',
      column: 'originalPrice',
      value: '£20.00',
      reason: 'is no former price by the price history of the shop: imported without it',
    });
    expect(findings[0]?.detail).toContain('no time at £20.00');
    expect(await rowOf(shop(), 'was-never')).toMatchObject({ original_price_pence: null, price_pence: 1000 });
    await letDaysPass(db(), 'was-never', 30);
    const reduced = 'id,name,price,originalPrice\nW1,Was Never,8,10\n';
    const second = await importText(db(), reduced, { now: Date.now() });
    expect(second.counts).toMatchObject({ updated: 1 });
    expect(await inApi('was-never')).toMatchObject({ price: 8, originalPrice: 10 });
    expect((await importText(db(), reduced, { now: Date.now() })).counts).toMatchObject({ unchanged: 1 });
  });

  test('prices of an older database are judged at its next start', async () => {
    const { id } = await rowOf(shop(), 'was-never');
    await db()
      .updateTable('products')
      .set({ original_price_pence: 9900, shown_due_at: '', shown_former_pence: 9900 })
      .where('id', '=', id)
      .execute();
    expect(await migrate(shop().database)).toEqual([]);
    expect(await refreshDueOffers(shop().platform)).toBeGreaterThan(0);
    expect(await inApi('was-never')).toMatchObject({ originalPrice: null });
  });
});

async function plain(shop: TestShop): Promise<Record<string, string>> {
  const brand = await shop.platform.db.selectFrom('brands').select('id').executeTakeFirstOrThrow();
  const category = await shop.platform.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
  return {
    brandId: brand.id,
    categoryId: category.id,
    description: 'A balm.',
    pricePence: '10',
    stock: '12',
    status: 'published',
  };
}

function rowOf(shop: TestShop, slug: string) {
  return shop.platform.db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
}

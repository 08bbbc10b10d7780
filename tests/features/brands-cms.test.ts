import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('brands in /cms', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const save = (path: string, fields: Record<string, string>) => postForm(shop(), path, fields, staff);
  const command = (fields: Record<string, string>) => save('/cms/brands', fields);

  test('a new brand is in the shop at the next request', async () => {
    const before = await (await shop().get('/brands')).text();
    expect(before).not.toContain('Maison Été');
    const created = await save('/cms/brands/new', { name: 'Maison Été', established: '1901' });
    expect(created.status).toBe(302);
    // The page takes the place of the form, so that Back does not show that again.
    expect(created.headers.get('x-remix-replace')).toBe('true');
    await expect.poll(() => brandsPage(shop())).toContain('Maison Été');
    expect(await brand(shop(), 'maison-ete')).toMatchObject({ established: 1901, version: 1 });
    expect(await audited(shop(), 'brand.create')).toMatchObject({
      actor: 'The manager',
      subject: 'Maison Été',
    });
  });

  test('of one new brand saved several times at once one is made, and the others name the field', async () => {
    const results = await Promise.all(
      [1, 2, 3, 4].map(() => save('/cms/brands/new', { name: 'At Once', description: '' })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([302, 409, 409, 409]);
  });

  test('a refused form shows the submitted values and names the field', async () => {
    const refused = await save('/cms/brands/new', {
      name: 'Maison Été',
      website: 'nowhere',
      description: 'Kept words',
    });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('Kept words');
    expect(page).toContain('Website must be a URL');
    const taken = await save('/cms/brands/new', { name: 'Maison Été' });
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain('There is a brand of this name already');
  });

  test('the second of two people saving one brand is refused and nothing is overwritten', async () => {
    const { id } = await brand(shop(), 'halden');
    const first = await save(`/cms/brands/${id}`, { name: 'Halden', version: '1', country: 'Norway' });
    expect(first.status).toBe(200);
    const second = await save(`/cms/brands/${id}`, { name: 'Halden', version: '1', country: 'Sweden' });
    expect(second.status).toBe(409);
    const page = await second.text();
    expect(page).toContain('Nothing was overwritten');
    expect(page).toContain('The manager');
    expect(page).toContain('Sweden');
    expect((await brand(shop(), 'halden')).country).toBe('Norway');
    const over = await save(`/cms/brands/${id}`, {
      name: 'Halden',
      version: '1',
      saveOver: '2',
      country: 'Sweden',
    });
    expect(over.status).toBe(200);
    expect(await brand(shop(), 'halden')).toMatchObject({ country: 'Sweden', version: 3 });
  });

  test('renaming a brand renames it everywhere, search included', async () => {
    const { id } = await brand(shop(), 'orla-wren');
    await save(`/cms/brands/${id}`, { name: 'Quillfeather', slug: 'orla-wren', version: '1' });
    const found = await (await shop().get('/api/products?search=quillfeather')).json();
    expect(found.total).toBeGreaterThan(0);
    expect(found.items[0].brand).toBe('Quillfeather');
    await expect
      .poll(async () => (await shop().get('/product/rose-radiance-serum')).text())
      .toContain('Quillfeather');
  });

  test('an archived brand is hidden and can be restored; its products stay', async () => {
    const { id } = await brand(shop(), 'moon-celadon');
    await command({ intent: 'archive', ids: id });
    await expect.poll(() => brandsPage(shop())).not.toContain('Moon &amp; Celadon');
    expect((await shop().get('/product/moon-jar-water-cream')).status).toBe(200);
    await command({ intent: 'restore', ids: id });
    await expect.poll(() => brandsPage(shop())).toContain('Moon &amp; Celadon');
  });

  test('deleting asks first, and in use asks where the products go', async () => {
    const { id } = await brand(shop(), 'moon-celadon');
    const target = await brand(shop(), 'halden');
    const question = await (await command({ intent: 'delete', ids: id })).text();
    expect(question).toContain('Are you sure you want to delete this brand?');
    expect(question).toContain('This action cannot be undone.');
    const inUse = await command({ intent: 'delete', ids: id, confirmed: 'yes' });
    expect(inUse.status).toBe(409);
    expect(await inUse.text()).toContain('Which brand takes them?');
    const self = await command({ intent: 'delete', ids: id, confirmed: 'yes', moveTo: id });
    expect(self.status).toBe(409);
    const done = await command({ intent: 'delete', ids: id, confirmed: 'yes', moveTo: target.id });
    expect(done.status).toBe(200);
    expect(await findBrand(shop(), 'moon-celadon')).toBeUndefined();
    await expect
      .poll(async () => (await shop().get('/product/moon-jar-water-cream')).text())
      .toContain('Halden');
    expect(await audited(shop(), 'brand.delete')).toMatchObject({ subject: 'Moon & Celadon' });
  });

  test('the owner decides the order, also without script', async () => {
    const page = await (await shop().get('/cms/brands/order', staff)).text();
    const ids = [...page.matchAll(/name="ids" value="([^"]+)"/g)].map(([, id = '']) => id);
    const body = new URLSearchParams(ids.map((id) => ['ids', id]));
    body.set('move', 'up 1');
    body.set('opened', ids.join(' '));
    const saved = await shop().send('/cms/brands/order', { method: 'POST', headers: staff, body });
    expect(saved.status).toBe(200);
    const again = await (await shop().get('/cms/brands/order', staff)).text();
    const now = [...again.matchAll(/name="ids" value="([^"]+)"/g)].map(([, id]) => id);
    expect(now).toEqual([ids[1], ids[0], ...ids.slice(2)]);
  });

  test('the list is searched, filtered and sorted in its address', async () => {
    const found = await (await shop().get('/cms/brands?search=HALD&status=live', staff)).text();
    expect(found).toContain('1 brand<');
    const none = await (await shop().get('/cms/brands?search=100%25_', staff)).text();
    expect(none).toContain('No brand found');
  });

  test('support may look and not change', async () => {
    const support = await signInAs(shop(), 'support');
    expect((await shop().get('/cms/brands', support)).status).toBe(200);
    expect((await shop().get('/cms/brands/new', support)).status).toBe(403);
    const { id } = await brand(shop(), 'halden');
    const refused = await postForm(shop(), '/cms/brands', { intent: 'archive', ids: id }, support);
    expect(refused.status).toBe(403);
    expect((await shop().get('/cms/brands/nobody', support)).status).toBe(404);
  });
});

async function brand(shop: TestShop, slug: string) {
  const row = await findBrand(shop, slug);
  if (!row) throw new Error(`There is no brand ${slug}`);
  return row;
}

/** On PostgreSQL cached pages follow within a second. */
async function brandsPage(shop: TestShop): Promise<string> {
  return (await shop.get('/brands')).text();
}

function findBrand(shop: TestShop, slug: string) {
  return shop.platform.db.selectFrom('brands').selectAll().where('slug', '=', slug).executeTakeFirst();
}

function audited(shop: TestShop, action: string) {
  return shop.platform.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .executeTakeFirst();
}

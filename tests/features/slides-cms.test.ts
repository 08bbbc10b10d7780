import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

describeOnBothEngines('hero slides in /cms', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const save = (path: string, fields: Record<string, string>) => postForm(shop(), path, fields, staff);

  test('a new active slide is on the home page in its place', async () => {
    const created = await save('/cms/hero/new', {
      title: 'AUTUMN GLOW',
      order: '1',
      active: 'on',
      buttonText: 'Look',
      buttonLink: '/categories/makeup',
      type: 'seasonal',
    });
    expect(created.status).toBe(302);
    await expect.poll(() => home(shop())).toContain('AUTUMN');
  });

  test('a new slide that is off says so, and so does its page', async () => {
    const created = await save('/cms/hero/new', { title: 'NOT YET', order: '8', type: 'default' });
    const told = await (await shop().get(created.headers.get('location') ?? '', staff)).text();
    expect(told).toContain('It is off, so nobody sees it yet');
    expect(told).toContain('Off: not shown');
    const { id } = await slide(shop(), 'NOT YET');
    const saved = { title: 'NOT YET', order: '8', type: 'default', active: 'on', version: '1' };
    await save(`/cms/hero/${id}`, saved);
    const shown = await (await shop().get(`/cms/hero/${id}?created`, staff)).text();
    expect(shown).not.toContain('It is off');
    await save('/cms/hero', { intent: 'deactivate', ids: id });
  });

  test('a slide names the reduction of the products it leads to', async () => {
    for (const [buttonLink, claim] of [
      ['/categories/fragrances', 'Up to 45% off'],
      ['/categories/salon-tools?sort=newest', 'Up to 35% off'],
      ['/products', 'Up to 70% off selected products'],
      ['/categories/no-such', ''],
    ]) {
      const fields = { order: '9', active: 'on', type: 'promotion', badge: 'Up to {discount} off' };
      const title = `SLIDE TO ${buttonLink}`;
      expect((await save('/cms/hero/new', { ...fields, title, buttonLink: `${buttonLink}` })).status).toBe(
        302,
      );
      const { items } = await (await shop().get('/api/hero-slides')).json();
      const badge = items.find((one: { title: string }) => one.title === title)?.badge;
      expect(badge, title).toBe(claim);
      const { id } = await slide(shop(), title);
      await save('/cms/hero', { intent: 'deactivate', ids: id });
    }
  });

  test('a picture of a slide has a text, and its size is known before it loads', async () => {
    const { id } = await slide(shop(), 'AUTUMN GLOW');
    const picture = 'https://example.com/autumn.jpg';
    const saved = await save(`/cms/hero/${id}`, {
      title: 'AUTUMN GLOW',
      order: '1',
      active: 'on',
      version: '1',
      backgroundImage: picture,
      imageAlt: 'Amber bottles among leaves',
    });
    expect(saved.status).toBe(200);
    await expect
      .poll(() => home(shop()))
      .toMatch(
        /<img src="https:\/\/example.com\/autumn.jpg" alt="Amber bottles among leaves" width="\d+" height="\d+"/,
      );
  });

  test('a new slide and a copy get the place after the last one', async () => {
    const { last } = await shop()
      .platform.db.selectFrom('hero_slides')
      .select((eb) => eb.fn.max('position').as('last'))
      .executeTakeFirstOrThrow();
    const { id } = await slide(shop(), 'AUTUMN GLOW');
    for (const path of ['/cms/hero/new', `/cms/hero/new?from=${id}`]) {
      const page = await (await shop().get(path, staff)).text();
      const field = /<input(?=[^>]*name="order")[^>]*>/.exec(page)?.[0];
      expect(field, path).toContain(`value="${Number(last) + 1}"`);
    }
  });

  test('missing fields are named and the submitted values shown', async () => {
    const refused = await save('/cms/hero/new', { subtitle: 'Kept words', order: '0' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('Title is required');
    expect(page).toContain('Order must be a whole number');
    expect(page).toContain('Kept words');
  });

  test('inactive and archived slides are hidden, deleting asks first', async () => {
    const { id } = await slide(shop(), 'AUTUMN GLOW');
    await save('/cms/hero', { intent: 'deactivate', ids: id });
    await expect.poll(() => home(shop())).not.toContain('AUTUMN');
    await save('/cms/hero', { intent: 'activate', ids: id });
    await expect.poll(() => home(shop())).toContain('AUTUMN');
    await save('/cms/hero', { intent: 'archive', ids: id });
    await expect.poll(() => home(shop())).not.toContain('AUTUMN');
    const question = await (await save('/cms/hero', { intent: 'delete', ids: id })).text();
    expect(question).toContain('Are you sure you want to delete this slide?');
    expect(question).toContain('This action cannot be undone.');
    await save('/cms/hero', { intent: 'delete', ids: id, confirmed: 'yes' });
    expect((await shop().get(`/cms/hero/${id}`, staff)).status).toBe(404);
  });

  test('the second of two people saving one slide is refused', async () => {
    const { id } = await slide(shop(), 'MAKEUP MAGIC');
    const fields = { title: 'MAKEUP MAGIC', order: '3', active: 'on', version: '1' };
    expect((await save(`/cms/hero/${id}`, { ...fields, subtitle: 'First' })).status).toBe(200);
    const second = await save(`/cms/hero/${id}`, { ...fields, subtitle: 'Second' });
    expect(second.status).toBe(409);
    expect(await second.text()).toContain('Nothing was overwritten');
    expect((await slide(shop(), 'MAKEUP MAGIC')).subtitle).toBe('First');
  });
});

describeOnBothEngines('categories in /cms', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'owner');
  });
  const save = (path: string, fields: Record<string, string>) => postForm(shop(), path, fields, staff);

  test('a new category is a filter at once; in use it needs another to take its products', async () => {
    expect((await save('/cms/categories/new', { name: 'Nail Care' })).status).toBe(302);
    const { db } = shop().platform;
    const nail = await db
      .selectFrom('categories')
      .selectAll()
      .where('slug', '=', 'nail-care')
      .executeTakeFirstOrThrow();
    expect(nail).toMatchObject({ color: '#ff69b4', icon: 'tags' });
    const skin = await db
      .selectFrom('categories')
      .select('id')
      .where('slug', '=', 'skincare')
      .executeTakeFirstOrThrow();
    const inUse = await save('/cms/categories', { intent: 'delete', ids: skin.id, confirmed: 'yes' });
    expect(await inUse.text()).toContain('Which category takes them?');
    const moved = await save('/cms/categories', {
      intent: 'delete',
      ids: skin.id,
      confirmed: 'yes',
      moveTo: nail.id,
    });
    expect(moved.status).toBe(200);
    await expect
      .poll(async () => (await (await shop().get('/api/products?category=nail-care')).json()).total)
      .toBeGreaterThan(10);
    expect((await shop().get('/categories/skincare')).status).toBe(404);
  });
});

async function home(shop: TestShop): Promise<string> {
  return (await shop.get('/')).text();
}

function slide(shop: TestShop, title: string) {
  return shop.platform.db
    .selectFrom('hero_slides')
    .selectAll()
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
}

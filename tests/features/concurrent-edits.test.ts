import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../support/shop.ts';
import { createAccount, PASSWORD, postForm, signIn, signInAs } from '../support/staff.ts';

describeOnBothEngines('two people editing in /cms', (shop) => {
  let mine: Record<string, string>;
  let theirs: Record<string, string>;
  beforeAll(async () => {
    mine = await signInAs(shop(), 'manager');
    await createAccount(shop().platform, { name: 'Ada', email: 'ada@example.com', role: 'owner' });
    theirs = await signIn(shop(), 'ada@example.com', PASSWORD);
  });
  const read = async (path: string) => (await shop().get(path, mine)).text();

  test('a conflict names the fields that differ, with both values, who saved and when', async () => {
    const { id, version } = await brand('Halden');
    const path = `/cms/brands/${id}`;
    const form = { name: 'Halden', slug: 'halden', version: String(version) };
    const first = { ...form, description: 'From Ada', country: 'Norway' };
    expect((await postForm(shop(), path, first, theirs)).status).toBe(200);
    const refused = await postForm(shop(), path, { ...form, description: 'Mine', country: 'Norway' }, mine);
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('Nothing was overwritten');
    expect(page).toContain('Saved by <!-- -->Ada');
    const alert = /role="alert"[\s\S]*?<button type="submit"/.exec(page)?.[0] ?? '';
    expect(alert).toContain('<legend class="mb-1 font-semibold">Description</legend>');
    expect(alert).toContain('Mine');
    expect(alert).toContain('From Ada');
    expect(alert).not.toContain('>Country<');
    expect(await brand('Halden')).toMatchObject({ description: 'From Ada' });
  });

  test('the choice of each field decides what is saved over the other version', async () => {
    const { id, version } = await brand('Halden');
    const form = { name: 'Halden', slug: 'halden', description: 'Mine', country: 'Denmark' };
    const choices = { 'take.description': 'mine', 'take.country': 'theirs' };
    const saved = await postForm(
      shop(),
      `/cms/brands/${id}`,
      { ...form, ...choices, version: '1', saveOver: String(version) },
      mine,
    );
    expect(saved.status).toBe(200);
    expect(await brand('Halden')).toMatchObject({ description: 'Mine', country: 'Norway' });
  });

  test('choices made over a version that moved on again are refused', async () => {
    const { id, version } = await brand('Halden');
    const form = { name: 'Halden', slug: 'halden', description: 'Third', 'take.country': 'theirs' };
    const saveOver = String(version - 1);
    const refused = await postForm(shop(), `/cms/brands/${id}`, { ...form, saveOver }, mine);
    expect(refused.status).toBe(409);
    expect(await brand('Halden')).toMatchObject({ description: 'Mine', country: 'Norway' });
  });

  test('settings name the fields that differ too', async () => {
    const path = '/cms/settings/social';
    const save = (instagram: string) => postForm(shop(), path, { instagram, version: '0' }, theirs);
    expect((await save('https://instagram.com/first')).status).toBe(200);
    const refused = await save('https://instagram.com/second');
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('name="take.instagram"');
    expect(page).toContain('https://instagram.com/first');
  });

  for (const [noun, path] of [
    ['slides', '/cms/hero/order'],
    ['brands', '/cms/brands/order'],
    ['categories', '/cms/categories/order'],
    ['pages', '/cms/pages/order'],
  ] as const) {
    test(`the second of two orders of ${noun} is refused, and can be saved over the first`, async () => {
      const ids = idsOf(await read(path));
      const [a = '', b = '', c = '', ...rest] = ids;
      expect((await reorder(path, [b, a, c, ...rest], ids, theirs)).status).toBe(200);
      const refused = await reorder(path, [c, a, b, ...rest], ids, mine);
      expect(refused.status).toBe(409);
      const page = await refused.text();
      expect(page).toContain('Saved by <!-- -->Ada');
      expect(page).toMatch(/place <!-- -->\d+<!-- --> in yours, <!-- -->\d+<!-- --> in theirs/);
      expect(idsOf(page)).toEqual([c, a, b, ...rest]);
      expect(idsOf(await read(path))).toEqual([b, a, c, ...rest]);
      const over = /name="opened" value="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? [];
      expect((await reorder(path, [c, a, b, ...rest], over, mine)).status).toBe(200);
      expect(idsOf(await read(path))).toEqual([c, a, b, ...rest]);
    });
  }

  test('of two orders sent at the same moment one is refused', async () => {
    const ids = idsOf(await read('/cms/brands/order'));
    const sent = await Promise.all([
      reorder('/cms/brands/order', ids.toReversed(), ids, theirs),
      reorder('/cms/brands/order', [...ids.slice(1), ids[0] ?? ''], ids, mine),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  function brand(name: string) {
    return shop()
      .platform.db.selectFrom('brands')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  }

  function reorder(path: string, ids: string[], opened: string[], staff: Record<string, string>) {
    const body = new URLSearchParams(ids.map((id) => ['ids', id]));
    body.set('opened', opened.join(' '));
    return shop().send(path, { method: 'POST', headers: staff, body });
  }
});

function idsOf(page: string): string[] {
  return [...page.matchAll(/name="ids" value="([^"]+)"/g)].map(([, id = '']) => id);
}

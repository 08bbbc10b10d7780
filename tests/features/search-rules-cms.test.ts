import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

describeOnBothEngines('search rules', (shop) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const post = (path: string, fields: Record<string, string>, session = owner) =>
    shop().send(path, {
      method: 'POST',
      headers: { origin: ORIGIN, ...session, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const found = async (search: string) =>
    (await (await shop().get(`/api/products?search=${encodeURIComponent(search)}`)).json()).items as {
      id: string;
    }[];
  const rule = (asked: string) =>
    shop().database.db.selectFrom('search_rules').selectAll().where('asked', '=', asked).executeTakeFirst();

  test('a synonym is found at once, in cached pages too, and recorded', async () => {
    const page = async () => (await shop().get('/products?search=zebbel')).text();
    expect(await page()).not.toContain('Vernis Lip Glaze');
    const created = await post('/cms/search/new', { asked: 'zebbel\nzebbel gloss', called: 'lip glaze' });
    expect(created.status).toBe(302);
    expect((await found('zebbels'))[0]?.id).toBe('vernis-lip-glaze');
    expect(await page()).toContain('Vernis Lip Glaze');
    const entry = await shop()
      .database.db.selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('action', '=', 'search-rule.create')
      .executeTakeFirst();
    expect(entry).toMatchObject({ subject: 'zebbel' });
  });

  test('pinned products come first in their order, for the whole search only, and a page stands above', async () => {
    await post('/cms/search/new', {
      asked: 'evening out',
      products: 'lamp-black-candle\n/product/plot-twist-mascara',
      pageTitle: 'The order of skincare',
      pagePath: '/beauty-tips/the-order-of-skincare',
    });
    expect((await found('Evening out')).slice(0, 2).map(({ id }) => id)).toEqual([
      'lamp-black-candle',
      'plot-twist-mascara',
    ]);
    expect((await found('serum'))[0]?.id).not.toBe('lamp-black-candle');
    const html = await (await shop().get('/products?search=evening+out')).text();
    expect(html).toMatch(/You may be looking for.*href="\/beauty-tips\/the-order-of-skincare"/s);
    const { pages } = await (await shop().get('/api/suggest?q=evening+out')).json();
    expect(pages[0]).toMatchObject({ path: '/beauty-tips/the-order-of-skincare' });
  });

  test('a rule is for its phrase joined, split and plural too, one that ends in s within', async () => {
    await post('/cms/search/new', { asked: 'velours hush', products: 'lamp-black-candle' });
    await post('/cms/search/new', { asked: 'hibiscusnotes', products: 'plot-twist-mascara' });
    for (const search of ['velours hush', 'velourhush', 'VeloursHush', 'velourshushes', 'velour hush'])
      expect((await found(search))[0]?.id, search).toBe('lamp-black-candle');
    for (const search of ['hibiscusnote', 'hibiscus notes', 'Hibiscus note'])
      expect((await found(search))[0]?.id, search).toBe('plot-twist-mascara');
    const again = await post('/cms/search/new', { asked: 'hibiscus note', called: 'lip oil' });
    expect([again.status, again.headers.get('location')]).toEqual([409, null]);
    expect(await again.text()).toContain('There is already a rule for “hibiscus note”');
  });

  test('a second rule for a search, an unknown product or page are refused by name', async () => {
    await post('/cms/search/new', { asked: 'lip plump', called: 'lip glaze' });
    const refusal = async (fields: Record<string, string>) => {
      const response = await post('/cms/search/new', fields);
      expect(response.status).toBe(409);
      return response.text();
    };
    expect(await refusal({ asked: 'Lip-Plumps', called: 'lip oil' })).toContain(
      'There is already a rule for “Lip-Plumps”',
    );
    expect(await refusal({ asked: 'qwop', products: 'lamp-black-candle\nno-such-thing' })).toContain(
      'No product has the slug or address “no-such-thing”',
    );
    for (const pagePath of ['/nowhere', '/product/nothing', '/beauty-tips/nothing'])
      expect(await refusal({ asked: 'qwop', pageTitle: 'Somewhere', pagePath })).toContain(
        'The shop has no such page',
      );
    expect(await rule('qwop')).toBeUndefined();
  });

  test('of rules for one search that are written at the same time one is kept', async () => {
    const writers = Array.from({ length: 8 }, () =>
      post('/cms/search/new', { asked: 'frobnicle', called: 'lip oil' }),
    );
    const statuses = (await Promise.all(writers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([302, ...Array(7).fill(409)]);
  });

  test('a popular rule is suggested first when nothing is typed', async () => {
    await post('/cms/search/new', { asked: 'Wedding make-up', popular: 'on' });
    expect((await (await shop().get('/api/suggest')).json()).popular[0]).toBe('Wedding make-up');
  });

  test('a rule is edited over the version that was read, and deleted', async () => {
    await post('/cms/search/new', { asked: 'quibbel', called: 'mascara' });
    const stored = await rule('quibbel');
    const fields = { asked: 'quibbel', called: 'candle', version: '1' };
    expect((await post(`/cms/search/${stored?.id}`, fields)).status).toBe(200);
    expect((await found('quibbel'))[0]?.id).toMatch(/candle/);
    expect((await post(`/cms/search/${stored?.id}`, fields)).status).toBe(409);
    await post('/cms/search', { intent: 'delete', ids: stored?.id ?? '', confirmed: 'yes' });
    expect(await rule('quibbel')).toBeUndefined();
  });

  test('a rule without effect or with an unknown product is refused with its values', async () => {
    const refused: Record<string, string>[] = [{ asked: 'x' }, { called: 'x' }];
    for (const fields of refused) expect((await post('/cms/search/new', fields)).status).toBe(422);
    const unknown = await post('/cms/search/new', { asked: 'x', products: 'no-such-product' });
    expect(unknown.status).toBe(409);
    expect(await unknown.text()).toContain('No product has the slug or address');
  });

  test('a search miss leads to a rule for it', async () => {
    const html = await (await shop().send('/cms/search/new?asked=qqqq+balm', { headers: owner })).text();
    expect(html).toMatch(/<textarea[^>]*name="asked"[^>]*>qqqq balm</);
    expect(await (await shop().send('/cms/search', { headers: owner })).text()).toContain('Wedding make-up');
  });
});

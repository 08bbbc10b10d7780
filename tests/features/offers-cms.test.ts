import { beforeAll, expect, test } from 'vitest';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

describeOnBothEngines('the desk of offers', (shop) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const db = () => shop().platform.db;
  const post = (path: string, fields: Record<string, string>) =>
    shop().send(path, {
      method: 'POST',
      headers: { origin: ORIGIN, ...owner, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const page = async (path: string) => (await shop().send(path, { headers: owner })).text();
  const stored = (words: string) =>
    db().selectFrom('promotions').selectAll().where('words', '=', words).executeTakeFirstOrThrow();
  const create = async (fields: Record<string, string>) => {
    const made = await post('/cms/offers/new', { state: 'draft', codeKind: 'none', ...fields });
    expect(made.status, await made.clone().text()).toBe(302);
    return stored(fields.words ?? '');
  };
  const fieldsOf = (words: string, more: Record<string, string> = {}) => ({
    kind: 'percent',
    percent: '20',
    words,
    state: 'on',
    codeKind: 'none',
    ...more,
  });
  const order = (more: object = {}) => shop().post('/api/orders', orderOf(undefined, more), freshKey());

  test('a new offer begins with the choice of its kind, each with a form of its own', async () => {
    expect(await page('/cms/offers/new')).toMatch(/href="\/cms\/offers\/new\?kind=multi-buy"/);
    for (const kind of [
      'percent',
      'each',
      'multi-buy',
      'buy-get',
      'bundle',
      'cart-percent',
      'cart-sum',
      'delivery-percent',
      'delivery-sum',
      'gift',
    ])
      expect(await page(`/cms/offers/new?kind=${kind}`), kind).toMatch(
        new RegExp(`name="kind" value="${kind}"`),
      );
  });

  test('an offer names its goods by words, is stored by their ids, and says in the list what it does', async () => {
    const brand = await db()
      .selectFrom('brands')
      .select(['id', 'name'])
      .orderBy('name')
      .limit(1)
      .executeTakeFirstOrThrow();
    const type = await db()
      .selectFrom('product_types')
      .innerJoin('categories', 'categories.id', 'product_types.category_id')
      .select(['product_types.id', 'product_types.name', 'categories.name as category'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const made = await create(
      fieldsOf('20% off a few', {
        'goods.brands': brand.name.toUpperCase(),
        'goods.types': `${type.category}: ${type.name}`,
        'goods.products': `${ORIGIN}/product/rose-radiance-serum`,
      }),
    );
    const product = await db()
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'rose-radiance-serum')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(made.goods)).toMatchObject({
      brands: [brand.id],
      types: [type.id],
      products: [product.id],
    });
    const html = await page('/cms/offers');
    expect(html).toContain(
      `20% off ${brand.name}, ${type.name}, Rose Radiance Serum`.replaceAll('&', '&amp;'),
    );
    expect(await page(`/cms/offers/${made.id}`)).toMatch(
      /<textarea[^>]*name="goods.products"[^>]*>rose-radiance-serum</,
    );
    const entry = await db()
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', made.id)
      .execute();
    expect(entry).toEqual([{ action: 'promotion.create' }]);
    await post('/cms/offers', { intent: 'archived', ids: made.id });
  });

  test('unknown goods and words that are not true are refused at their fields, with what was entered', async () => {
    const unknown = await post(
      '/cms/offers/new',
      fieldsOf('20% off nothing', { 'goods.brands': 'No Such Brand' }),
    );
    expect(unknown.status).toBe(409);
    expect(await unknown.text()).toContain('The shop knows no brand “No Such Brand”');
    const gift = await post('/cms/offers/new', {
      kind: 'gift',
      gifts: 'no-such-thing',
      pick: '1',
      words: 'A gift',
      state: 'on',
      codeKind: 'none',
    });
    expect([gift.status, await gift.text()]).toEqual([
      409,
      expect.stringContaining('The shop knows no variant'),
    ]);
    const untrue = await post('/cms/offers/new', fieldsOf('25% off all'));
    expect([untrue.status, await untrue.text()]).toEqual([
      422,
      expect.stringContaining('The words name 25%'),
    ]);
    const over = await post('/cms/offers/new', fieldsOf('20% off before', { endsAt: '2020-01-01T10:00' }));
    expect([over.status, await over.text()]).toEqual([
      409,
      expect.stringContaining('It would have ended already'),
    ]);
  });

  test('a rule keeps naming goods that were deleted: it never grows to all goods', async () => {
    const made = await create(
      fieldsOf('20% off one product', { state: 'paused', 'goods.products': 'rose-radiance-serum' }),
    );
    const goods = { ...JSON.parse(made.goods), products: ['gone'] };
    await db()
      .updateTable('promotions')
      .set({ goods: JSON.stringify(goods) })
      .where('id', '=', made.id)
      .execute();
    const html = await page(`/cms/offers/${made.id}`);
    expect(html).toContain('20% off a deleted product');
    const saved = await post(`/cms/offers/${made.id}`, {
      ...fieldsOf('20% off one product', { state: 'paused' }),
      'goods.products': 'gone',
      version: '1',
    });
    expect(saved.status).toBe(200);
    expect(JSON.parse((await stored('20% off one product')).goods).products).toEqual(['gone']);
  });

  test('one code stands for one offer, however it is written, and a second save over an old version is refused', async () => {
    const made = await create(fieldsOf('20% off by code', { codeKind: 'shared', code: 'spring-26' }));
    const again = await post(
      '/cms/offers/new',
      fieldsOf('20% off again', { codeKind: 'shared', code: 'SPRING 26' }),
    );
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining('Another offer or customer has this code'),
    ]);
    const change = fieldsOf('20% off by code', { codeKind: 'shared', code: 'summer26', version: '1' });
    expect((await post(`/cms/offers/${made.id}`, change)).status).toBe(200);
    expect(
      (await post(`/cms/offers/${made.id}`, { ...change, percent: '30', words: '30% off' })).status,
    ).toBe(409);
    const codes = await db()
      .selectFrom('promotion_codes')
      .select('code')
      .where('promotion_id', '=', made.id)
      .execute();
    expect(codes).toEqual([{ code: 'SUMMER26' }]);
    expect(await page('/cms/offers?search=summer%2026')).toContain('20% off by code');
    await post('/cms/offers', { intent: 'archived', ids: made.id });
  });

  test('of codes that are written at the same time one is kept', async () => {
    const writers = Array.from({ length: 6 }, (_, at) =>
      post(
        '/cms/offers/new',
        fieldsOf(`20% off race ${at}`, { state: 'paused', codeKind: 'shared', code: 'RACE2026' }),
      ),
    );
    const statuses = (await Promise.all(writers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([302, ...Array(5).fill(409)]);
  });

  test('an offer that an order had keeps what it does; its limits and state may change, and deleting archives it', async () => {
    const made = await create(fieldsOf('20% off used', { codeKind: 'shared', code: 'USED2026' }));
    expect((await order({ codes: ['used 2026'] })).status).toBe(201);
    const same = fieldsOf('20% off used', { codeKind: 'shared', code: 'USED2026', version: '1' });
    const changed = await post(`/cms/offers/${made.id}`, { ...same, percent: '30', words: '30% off used' });
    expect([changed.status, await changed.text()]).toEqual([
      409,
      expect.stringContaining('1 order had this offer'),
    ]);
    expect(
      (await post(`/cms/offers/${made.id}`, { ...same, 'goods.products': 'rose-radiance-serum' })).status,
    ).toBe(409);
    expect((await post(`/cms/offers/${made.id}`, { ...same, limitUses: '5', state: 'paused' })).status).toBe(
      200,
    );
    expect(await page('/cms/offers?search=used')).toMatch(/1 of 5/);
    const removed = await post('/cms/offers', { intent: 'delete', ids: made.id, confirmed: 'yes' });
    expect(await removed.text()).toContain('1 offer archived: orders had it');
    expect(await stored('20% off used')).toMatchObject({ state: 'archived' });
  });

  test('an offer that no order had is deleted with its codes', async () => {
    const made = await create(
      fieldsOf('20% off never', { state: 'draft', codeKind: 'shared', code: 'NEVER2026' }),
    );
    await post('/cms/offers', { intent: 'delete', ids: made.id, confirmed: 'yes' });
    expect(await db().selectFrom('promotions').select('id').where('id', '=', made.id).execute()).toEqual([]);
    expect(
      await db().selectFrom('promotion_codes').select('code').where('code', '=', 'NEVER2026').execute(),
    ).toEqual([]);
  });

  test('an end that shoppers have read stays; one is added, and that of a draft changes freely', async () => {
    const made = await create(fieldsOf('20% off for a time', { endsAt: '2099-05-01T10:00' }));
    const later = fieldsOf('20% off for a time', { endsAt: '2099-06-01T10:00', version: '1' });
    const refused = await post(`/cms/offers/${made.id}`, later);
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Shoppers have read when it ends'),
    ]);
    const draft = await create(fieldsOf('20% off some day', { state: 'draft', endsAt: '2099-05-01T10:00' }));
    const moved = fieldsOf('20% off some day', { state: 'draft', endsAt: '2099-06-01T10:00', version: '1' });
    expect((await post(`/cms/offers/${draft.id}`, moved)).status).toBe(200);
    // Summer time in London.
    expect((await stored('20% off some day')).ends_at).toBe('2099-06-01T09:00:00.000Z');
    await post('/cms/offers', { intent: 'archived', ids: made.id });
  });

  test('the list filters by state, kind and code, and its file holds the same', async () => {
    const scheduled = await create(
      fieldsOf('20% off one day', { startsAt: '2099-01-01T00:00', endsAt: '2099-01-02T00:00' }),
    );
    const gift = await create({
      kind: 'gift',
      gifts: 'rose-radiance-serum',
      pick: '1',
      words: 'A serum for you',
      codeKind: 'single',
      state: 'paused',
    });
    const found = async (search: string) => {
      const file = await page(`/cms/offers/export?${search}`);
      return file
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0])
        .filter(Boolean);
    };
    expect(await found('state=scheduled')).toEqual([scheduled.title]);
    expect(await found('kind=gift')).toEqual([gift.title]);
    expect(await found('code=single')).toEqual([gift.title]);
    for (const sort of ['title', 'starts', '-ends', 'uses', '-uses'])
      expect(await found(`sort=${sort}`)).toContain(gift.title);
    for (const state of ['on', 'ended', 'draft', 'archived'])
      expect(await found(`state=${state}`)).not.toContain(gift.title);
  });

  test('codes are drawn once for one form, found, given out as a file, taken in again and withdrawn', async () => {
    const made = await create(fieldsOf('20% off once', { codeKind: 'single' }));
    const path = `/cms/offers/${made.id}/codes`;
    const draw = { intent: 'draw', key: 'form-1', count: '1200', prefix: 'vip' };
    expect(await (await post(path, draw)).text()).toContain('1,200 codes added.');
    expect((await post(path, draw)).status).toBe(200);
    const codes = () =>
      db()
        .selectFrom('promotion_codes')
        .select(['code', 'email'])
        .where('promotion_id', '=', made.id)
        .execute();
    const drawn = await codes();
    expect(drawn).toHaveLength(1200);
    expect(drawn.every(({ code }) => /^VIP[A-Z2-9]{10}$/.test(code))).toBe(true);
    await post(path, { intent: 'draw-for', key: 'form-2', emails: 'Ann@Example.com\nbea@example.com' });
    expect(
      (await codes())
        .filter(({ email }) => email !== '')
        .map(({ email }) => email)
        .toSorted(),
    ).toEqual(['ann@example.com', 'bea@example.com']);
    expect(await page(`${path}?search=ann@example.com`)).toContain('for <!-- -->ann@example.com');
    const file = await page(`${path}/export`);
    expect(file.trim().split('\r\n')).toHaveLength(1203);
    const back = await post(path, { intent: 'add', key: 'form-3', codes: file });
    expect(await back.text()).toContain('0 codes added. 1,202 codes stood there already.');
    const [own] = drawn;
    expect((await order({ codes: [own?.code] })).status).toBe(201);
    expect((await order({ codes: [own?.code] })).status).not.toBe(201);
    expect(await page(`${path}?filter=used`)).toContain(own?.code);
    const kept = await post(path, { intent: 'withdraw', ids: own?.code ?? '' });
    expect(await kept.text()).toContain('0 codes withdrawn. 1 code stayed');
    expect(await (await post(path, { intent: 'withdraw-all' })).text()).toContain(
      'Withdraw all codes that no order had?',
    );
    await post(path, { intent: 'withdraw-all', confirmed: 'yes' });
    expect(await codes()).toEqual([{ code: own?.code, email: '' }]);
    await post('/cms/offers', { intent: 'archived', ids: made.id });
  });

  test('codes of another offer, and codes of an offer that takes none, are refused', async () => {
    const one = await create(fieldsOf('20% off single one', { state: 'paused', codeKind: 'single' }));
    const other = await create(fieldsOf('20% off single two', { state: 'paused', codeKind: 'single' }));
    const without = await create(fieldsOf('20% off no code', { state: 'paused' }));
    const add = (id: string, key: string) =>
      post(`/cms/offers/${id}/codes`, { intent: 'add', key, codes: 'OWNCODE1\nOWNCODE2' });
    expect((await add(one.id, 'a')).status).toBe(200);
    expect(await (await add(other.id, 'b')).text()).toContain('Another offer or customer has OWNCODE');
    expect((await add(without.id, 'c')).status).toBe(409);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { londonField } from '#domain/text/london-clock.ts';
import { turnByTime } from '#operations/by-time/turn-by-time.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

const HOUR = 3_600_000;

describeOnSqlite('dated prices in /cms', (shop) => {
  let staff: Record<string, string>;
  beforeAll(async () => {
    staff = await signInAs(shop(), 'manager');
  });
  const db = () => shop().platform.db;
  const post = (path: string, fields: [string, string][]) =>
    shop().send(path, { method: 'POST', headers: staff, body: new URLSearchParams(fields) });
  const read = async (path: string) => (await shop().get(path, staff)).text();
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const product = (slug: string) =>
    db().selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const hiddenFields = (page: string): [string, string][] => {
    const form = page.slice(page.indexOf('aria-label="Preview"'));
    return [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    );
  };
  const fieldsOf = (more: Record<string, string>) =>
    new URLSearchParams({
      ...{ name: 'Weekend', how: 'percent', amount: '20', ending: '' },
      ...{ from: '', until: londonField(inHours(48)), preview: 'yes' },
      ...more,
    });

  test('products chosen by hand are previewed, scheduled once by two presses, and ended', async () => {
    const { id, price_pence: before } = await product('rose-radiance-serum');
    const choose = await read(`/cms/products/edit?ids=${id}`);
    expect(choose).toContain(`/cms/dated-prices/new?ids=${id}`);
    const form = await read(`/cms/dated-prices/new?ids=${id}`);
    expect(form).toContain('1 product chosen');
    const preview = await read(`/cms/dated-prices/new?${fieldsOf({ ids: id })}`);
    expect(preview).toContain('1 price would change');
    expect(preview).toContain('Rose Radiance Serum');
    const fields = hiddenFields(preview);
    const [one, other] = [
      await post('/cms/dated-prices/new', fields),
      await post('/cms/dated-prices/new', fields),
    ];
    expect(one.status).toBe(302);
    const at = one.headers.get('location') ?? '';
    expect(other.headers.get('location')).toBe(at);
    expect(await db().selectFrom('dated_prices').select('id').execute()).toHaveLength(1);

    await turnByTime(shop().platform);
    const lowered = `£${(Math.round(before * 0.8) / 100).toFixed(2)}`;
    const holds = async () =>
      (await (await shop().get('/product/rose-radiance-serum')).text()).includes('This price holds until');
    await expect.poll(holds).toBe(true);
    const page = await (await shop().get('/product/rose-radiance-serum')).text();
    expect(page.includes(lowered)).toBe(true);
    expect(page.includes('"priceValidUntil":"')).toBe(true);
    expect(await read(`/cms/products/${id}`)).toContain('‘Weekend’');
    const record = await read(at);
    expect(record).toContain('Running');
    expect(record).toMatch(/1 price(<!-- -->)? (<!-- -->)?lowered/);
    expect(await read('/cms/dated-prices')).toContain('Weekend');

    const { until_at: until } = await db()
      .selectFrom('dated_prices')
      .select('until_at')
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('hero_slides')
      .set({ title: 'Weekend slide', active: 1, shown_until: until })
      .where('id', '=', (eb) => eb.selectFrom('hero_slides').select('id').orderBy('id').limit(1))
      .execute();
    expect(record).not.toContain('Still shown');
    const ended = await (await post(at, [['intent', 'end']])).text();
    expect(ended).toContain('Ended: its prices are back.');
    expect(ended).toMatch(/Still shown until the end that was planned[\s\S]*Weekend slide/);
    expect((await product('rose-radiance-serum')).price_pence).toBe(before);
    expect((await post(at, [['intent', 'end']])).status).toBe(409);
    await expect.poll(holds).toBe(false);
    expect(await read('/cms/dated-prices')).toContain('No dated price runs or waits');
    expect(await read('/cms/dated-prices?state=ended')).toContain('Weekend');
    expect(record).toContain('/cms/dated-prices/new?ids=');
  });

  test('a rule finds products again, names those it leaves out, and is refused once it finds others', async () => {
    const { brand_id, id } = await product('rose-radiance-serum');
    const search = fieldsOf({ brand: brand_id, how: 'sum', amount: '1', from: londonField(inHours(24)) });
    const preview = await read(`/cms/dated-prices/new?${search}`);
    expect(preview).toContain('prices would change');
    const fields = hiddenFields(preview);
    expect(fields.map(([name]) => name)).toContain('brand');
    await db().updateTable('products').set({ status: 'archived' }).where('id', '=', id).execute();
    const refused = await post('/cms/dated-prices/new', fields);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Please look at the preview again.');
    await db().updateTable('products').set({ status: 'published' }).where('id', '=', id).execute();
    const made = await post('/cms/dated-prices/new', fields);
    const at = made.headers.get('location') ?? '';
    expect(await read(at)).toContain('Scheduled');
    const again = await read(`/cms/dated-prices/new?${search}`);
    expect(again).toContain('No price would change');
    expect(again).toContain('It is in ‘Weekend’ from');
    expect(await (await post(at, [['intent', 'cancel']])).text()).toContain('Cancelled.');
    expect(await read(`/cms/dated-prices/new?${search}`)).toContain('prices would change');
  });

  test('what is missing or wrong is named beside its field, and nothing is saved', async () => {
    const page = await read(
      `/cms/dated-prices/new?${fieldsOf({ name: '', amount: '', until: '', priceFrom: 'x' })}`,
    );
    for (const message of [
      'Name is required',
      'Amount is required',
      'Ends is required',
      'Price from must be pounds',
    ])
      expect(page).toContain(message);
    const refused = await post('/cms/dated-prices/new', [...fieldsOf({ amount: '120' })]);
    expect(refused.status).toBe(422);
    expect((await post('/cms/dated-prices/none', [['intent', 'end']])).status).toBe(404);
    const support = await signInAs(shop(), 'support');
    expect((await shop().get('/cms/dated-prices', support)).status).toBe(200);
    expect((await shop().get('/cms/dated-prices/new', support)).status).toBe(403);
  });
});

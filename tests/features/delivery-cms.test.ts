import { beforeAll, expect, test } from 'vitest';
import { readSettings, readSettingsVersion, writeSettings } from '#database/queries/shop/shop-settings.ts';
import { SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const SERVICE = {
  name: 'Next day',
  'rates.0.pricePence': '6.95',
  firstDay: '1',
  lastDay: '1',
  cutOffHour: '14',
};

describeOnBothEngines('the delivery in /cms', (shop) => {
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });
  const page = async (path = '/cms/delivery', as = owner) => (await shop().get(path, as)).text();
  const save = async (path: string, fields: Record<string, string>, version?: number) =>
    postForm(
      shop(),
      path,
      { ...fields, version: String(version ?? (await readSettingsVersion(shop().platform.db, 'plan'))) },
      owner,
    );
  const command = (intent: string, ids: string, more = {}) =>
    postForm(shop(), '/cms/delivery', { intent, ids, ...more }, owner);
  const cartTo = async (postcode: string, country = 'United Kingdom') =>
    (await shop().post('/api/cart', { items: [SERUM], place: { country, postcode } })).json();
  const services = async () => {
    const { plan } = await readSettings(shop().platform.db);
    return plan.zones.map(({ id, services: of }) => [
      id,
      of.map((one) => `${one.id}${one.isOn ? '' : ' off'}`),
    ]);
  };

  test('begins with the price, the threshold and the days of every shop', async () => {
    const text = await page();
    expect(text).toContain('£5.99; free from £50.00');
    expect(text).toContain('3-5 working days');
    expect(text).toContain('gov.uk/bank-holidays');
    expect(text).toContain('31 December 2027');
  });

  test('a second service and a zone are offered at once, to shoppers and on pages', async () => {
    expect((await save('/cms/delivery/services/new?zone=home', SERVICE)).status).toBe(302);
    const zone = { name: 'Islands', 'region.highlands-islands': 'on', postcodes: 'BT' };
    expect((await save('/cms/delivery/zones/new', zone)).status).toBe(302);
    const far = {
      ...SERVICE,
      name: 'By sea',
      'rates.0.pricePence': '9.50',
      firstDay: '4',
      lastDay: '7',
      cutOffHour: '',
    };
    expect((await save('/cms/delivery/services/new?zone=islands', far)).status).toBe(302);
    expect(await services()).toEqual([
      ['home', ['standard', 'next-day']],
      ['islands', ['by-sea']],
    ]);
    expect((await cartTo('LS1 4DY')).deliveries).toMatchObject([
      { id: 'standard' },
      { id: 'next-day', price: 6.95 },
    ]);
    for (const postcode of ['ZE1 0AA', 'BT1 5GS'])
      expect((await cartTo(postcode)).deliveries).toMatchObject([{ id: 'by-sea', price: 9.5 }]);
    await expect.poll(() => page('/', {})).toContain('UK delivery from £5.99');
    await expect.poll(() => page('/shipping', {})).toContain('from £5.99');
    expect(await page('/shipping', {})).toContain('every product says it for your postcode');
  });

  test('the check shows what a shopper sees', async () => {
    const checked = await page('/cms/delivery?country=United+Kingdom&postcode=ze1+0aa&value=20&grams=');
    expect(checked).toContain('Zone: Islands');
    expect(checked).toContain('£9.50');
    expect(await page('/cms/delivery?country=Jersey&postcode=JE2+3AB')).toContain(
      'Sorry, we do not deliver to Jersey',
    );
    const { plan } = await readSettings(shop().platform.db);
    const limits = [{ goods: 'aerosol' as const, mostMl: null, mostPieces: 0 }];
    const limited = {
      ...plan,
      zones: plan.zones.map((zone) => ({
        ...zone,
        services: zone.services.map((service) => ({ ...service, limits })),
      })),
    };
    const write = async (value: typeof plan) => {
      const version = await readSettingsVersion(shop().platform.db, 'plan');
      await writeSettings(shop().platform.db, 'plan', { version, value, now: new Date().toISOString() });
    };
    await write(limited);
    const place = '/cms/delivery?country=United+Kingdom&postcode=ls1+4dy&value=20&grams=&goods=';
    expect(await page(`${place}aerosol`)).toContain('Aerosol: aerosols cannot be sent this way.');
    expect(await page(`${place}perfume`)).not.toContain('cannot be sent');
    await write(plan);
  });

  test('what is wrong is said, a place stays in one zone, and an older form overwrites nothing', async () => {
    const twice = await save('/cms/delivery/zones/new', { name: 'Again', countries: 'United Kingdom' });
    expect(twice.status).toBe(422);
    expect(await twice.text()).toContain('United Kingdom is in the zone ‘United Kingdom’ already');
    expect(
      (await save('/cms/delivery/services/standard', { ...SERVICE, 'rates.0.pricePence': 'x' })).status,
    ).toBe(422);
    expect((await save('/cms/delivery/services/standard', SERVICE, 1)).status).toBe(409);
    expect((await save('/cms/delivery/services/none', SERVICE)).status).toBe(404);
    expect((await cartTo('LS1 4DY')).shipping).toBe(5.99);
  });

  test('services are ordered, switched off and on, and deleted after a question', async () => {
    await command('move-up', 'next-day');
    expect((await cartTo('LS1 4DY')).deliveries).toMatchObject([{ id: 'next-day' }, { id: 'standard' }]);
    await command('switch-off', 'next-day');
    expect((await cartTo('LS1 4DY')).deliveries).toMatchObject([{ id: 'standard' }]);
    const asked = await command('delete-service', 'next-day');
    expect(await asked.text()).toContain('Delete ‘Next day’?');
    expect(await services()).toEqual([
      ['home', ['next-day off', 'standard']],
      ['islands', ['by-sea']],
    ]);
    await command('delete-service', 'next-day', { confirmed: 'yes' });
    expect((await services())[0]).toEqual(['home', ['standard']]);
    expect((await command('delete-service', 'next-day', { confirmed: 'yes' })).status).toBe(409);
  });

  test('an owner is told before the shop delivers nowhere, and while it does', async () => {
    const asked = await command('delete-zone', 'islands');
    expect(await asked.text()).toContain('Its 1 service goes with it.');
    await command('delete-zone', 'islands', { confirmed: 'yes' });
    const last = await (await command('switch-off', 'standard')).text();
    expect(last).toContain('Switch off ‘Standard delivery’, the last service?');
    expect(last).toContain('Then the shop delivers nowhere');
    expect((await services())[0]).toEqual(['home', ['standard']]);
    await command('switch-off', 'standard', { confirmed: 'yes' });
    expect(await page()).toContain('No service is on: the shop delivers nowhere');
    expect(await cartTo('LS1 4DY')).toMatchObject({
      deliveries: [],
      problems: [{ code: 'not-delivered-there' }],
    });
    await expect.poll(async () => (await shop().get('/')).status).toBe(200);
    await command('switch-on', 'standard');
    expect(await page()).not.toContain('No service is on');
    await expect.poll(() => page('/', {})).toContain('Free UK delivery on orders of £50 or more');
  });

  test('packing has a weight, and missing weights are said where a price follows them', async () => {
    expect((await command('packing', 'heavy')).status).toBe(422);
    await command('packing', '120');
    expect((await readSettings(shop().platform.db)).plan.packingGrams).toBe(120);
    expect(await page()).not.toContain('without a weight');
    const byWeight = {
      ...SERVICE,
      name: 'Standard delivery',
      'rates.0.upToGrams': '2000',
      freeFromPence: '50',
    };
    expect((await save('/cms/delivery/services/standard', byWeight)).status).toBe(200);
    expect(await page()).toContain('without a weight');
    const lines = /name="weights"[^>]*>([^<]*)</.exec(await page('/cms/delivery/weights'))?.[1] ?? '';
    expect(lines).toContain('Rose Radiance Serum');
    const wrong = await postForm(shop(), '/cms/delivery/weights', { weights: 'X\tlight' }, owner);
    expect(wrong.status).toBe(422);
    const first = lines.trim().split('\t')[0] ?? '';
    const twice = { weights: `${first}\t90\n${first}\t95` };
    const double = await postForm(shop(), '/cms/delivery/weights', twice, owner);
    expect(double.status).toBe(422);
    expect(await double.text()).toContain(`More than one line weighs ${first}. Nothing was saved.`);
    expect(await page('/cms/delivery/weights')).toContain(`${first}\t\t`);
    const weights = lines.trim().replace(/\t\t/g, '\t80\t');
    const saved = await postForm(
      shop(),
      '/cms/delivery/weights',
      { weights: `${weights}\nNOBODY\t5` },
      owner,
    );
    expect(await saved.text()).toContain('No variant is called NOBODY.');
    expect(await page()).not.toContain('without a weight');
  });

  test('every change stands in the audit log, and support may look but not change', async () => {
    const entries = await shop()
      .platform.db.selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('action', 'like', 'delivery.%')
      .execute();
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set(
        ['create', 'change', 'delete', 'switch-on', 'switch-off', 'move', 'weigh'].map(
          (verb) => `delivery.${verb}`,
        ),
      ),
    );
    expect(await page('/cms/audit?kind=delivery')).toContain('Next day');
    const support = await signInAs(shop(), 'support');
    const read = await page('/cms/delivery', support);
    expect(read).toContain('Standard delivery');
    expect(read).not.toContain('Switch off');
    expect((await shop().get('/cms/delivery/services/standard', support)).status).toBe(403);
  });
});

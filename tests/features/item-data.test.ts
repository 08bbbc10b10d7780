import { beforeAll, expect, test } from 'vitest';
import { type DeliveryPlan, STANDARD_SERVICE } from '#domain/delivery/delivery-plan.ts';
import { deliverBy } from '../support/flat-plan.ts';
import { importText } from '../support/import-file.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { productFormOf } from '../support/product-form.ts';
import { addSet, idOf } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const service = (id: string) => ({ ...STANDARD_SERVICE, id, freeFromPence: null });

/** Great Britain with Northern Ireland in it as of old, or Northern Ireland and France in zones that ask. */
const planOf = (asksItemData: boolean): DeliveryPlan => ({
  packingGrams: 0,
  zones: [
    {
      ...{ id: 'home', name: 'Home', countries: ['GB'], regions: [], postcodes: [] },
      services: [service('home')],
    },
    {
      ...{ id: 'ni', name: 'Northern Ireland', countries: [], regions: ['northern-ireland'], postcodes: [] },
      asksItemData,
      services: [service('ni')],
    },
    {
      ...{ id: 'abroad', name: 'Abroad', countries: ['FR', 'US'], regions: [], postcodes: [] },
      asksItemData,
      services: [service('abroad')],
    },
  ],
});

const NI = { country: 'United Kingdom', postcode: 'BT1 5GS' };
const US = { country: 'United States', postcode: '10001' };
const LEEDS = { country: 'United Kingdom', postcode: 'LS1 4DY' };
const item = (id: string) => ({ id, variant: 'Standard', quantity: 1 });
const CREAM = 'item-cream';

describeOnBothEngines('item data for Northern Ireland and abroad', (shop) => {
  const db = () => shop().platform.db;
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await importText(
      db(),
      [
        'slug,name,price,stock,status,brand',
        `${CREAM},Item Cream,9,99,published,Item Brand`,
        'item-balm,Item Balm,6,99,published,Item Brand',
        'item-set,Item Set,14,0,published,Item Brand',
      ].join('\n'),
    );
    await addSet(shop(), 'item-set', [CREAM]);
    await deliverBy(shop(), planOf(true));
  });

  const cart = async (ids: string[], place: { country: string; postcode: string }) =>
    (await shop().post('/api/cart', { items: ids.map(item), place })).json();
  const save = async (slug: string, fields: Record<string, string>) => {
    const id = await idOf(shop(), slug);
    const form = await productFormOf(shop(), id, owner);
    return postForm(shop(), `/cms/products/${id}`, { ...form, ...fields }, owner);
  };
  const persons = (fields: Record<string, string>) =>
    postForm(
      shop(),
      '/cms/persons',
      {
        intent: 'save',
        postalAddress: '1 Quay Street\nBelfast',
        electronicAddress: 'rp@rose.example',
        ...fields,
      },
      owner,
    );
  const personId = async (name: string) =>
    (
      await db()
        .selectFrom('responsible_persons')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).id;

  test('what lacks it is refused where a zone asks, and sent where none does', async () => {
    const there = await cart([CREAM], NI);
    expect(there.problems).toMatchObject([
      {
        code: 'goods-not-sent-there',
        reason:
          'Sorry, we cannot send all of this there. Item Cream: it cannot be sent there yet, because details that the law asks for are missing.',
      },
    ]);
    expect(there.items[0]).toMatchObject({ lacks: ['origin', 'commodity-code', 'gb-person', 'eu-person'] });
    expect((await cart(['item-set'], NI)).problems).toHaveLength(1);
    expect((await cart([CREAM], LEEDS)).problems).toEqual([]);
    const refused = await shop().post(
      '/api/orders',
      orderOf([item(CREAM)], { customerInfo: { ...CUSTOMER, postcode: NI.postcode } }),
      freshKey(),
    );
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'goods-not-sent-there']);
    await deliverBy(shop(), planOf(false));
    expect((await cart([CREAM], NI)).problems).toEqual([]);
    await deliverBy(shop(), planOf(true));
  });

  test('origin and code are enough for customs; persons are entered once, for shop, brand or product', async () => {
    expect((await save(CREAM, { originCountry: 'Atlantis' })).status).toBe(422);
    expect((await save(CREAM, { commodityCode: '3304' })).status).toBe(422);
    expect((await save(CREAM, { originCountry: 'France', commodityCode: '3304 99 00' })).status).toBeLessThan(
      400,
    );
    expect((await cart([CREAM], US)).problems).toEqual([]);
    expect((await cart([CREAM], NI)).items[0].lacks).toEqual(['gb-person', 'eu-person']);

    expect((await persons({ territory: 'gb', name: 'Rose GB', electronicAddress: 'none' })).status).toBe(422);
    expect((await persons({ territory: 'gb', name: 'Rose GB' })).status).toBe(200);
    expect((await persons({ territory: 'gb', name: 'Rose GB' })).status).toBe(409);
    expect((await persons({ territory: 'eu-ni', name: 'Rose NI' })).status).toBe(200);
    expect(
      (await persons({ territory: 'eu-ni', name: 'Brand NI', postalAddress: '9 Lough Road' })).status,
    ).toBe(200);
    expect((await persons({ intent: 'default', id: await personId('Rose GB') })).status).toBe(200);
    expect((await cart([CREAM], NI)).items[0].lacks).toEqual(['eu-person']);
    const brandNi = await personId('Brand NI');
    const brand = await db()
      .selectFrom('brands')
      .select(['id', 'version', 'name', 'slug'])
      .where('name', '=', 'Item Brand')
      .executeTakeFirstOrThrow();
    const saved = await postForm(
      shop(),
      `/cms/brands/${brand.id}`,
      { name: brand.name, slug: brand.slug, version: String(brand.version), euPersonId: brandNi },
      owner,
    );
    expect(saved.status).toBeLessThan(400);
    expect((await cart([CREAM, 'item-set'], NI)).problems).toEqual([]);
    expect(await (await shop().get(`/product/${CREAM}`)).text()).toContain('9 Lough Road');
    await save(CREAM, { euPersonId: await personId('Rose NI') });
    const shown = await (await shop().get(`/product/${CREAM}`)).text();
    expect(shown).toContain('1 Quay Street');
    expect(shown).not.toContain('9 Lough Road');
    expect(await (await shop().get(`/api/products/${CREAM}`)).json()).toMatchObject({
      originCountry: 'FR',
      commodityCode: '33049900',
      euPerson: { name: 'Rose NI', electronicAddress: 'rp@rose.example' },
    });
    expect((await persons({ intent: 'delete', id: brandNi })).status).toBe(409);
  });

  test('two members who change one person do not undo each other', async () => {
    const id = await personId('Rose GB');
    const change = (electronicAddress: string, version: string) =>
      persons({ id, version, territory: 'gb', name: 'Rose GB', electronicAddress });
    expect((await change('first@rose.example', '1')).status).toBe(200);
    expect((await change('second@rose.example', '1')).status).toBe(409);
    expect(await (await shop().get('/cms/persons', owner)).text()).toContain('first@rose.example');
  });

  test('the delivery page names what lacks it, by zone, and whether the zone asks', async () => {
    const asked = (await (await shop().get('/cms/delivery', owner)).text()).replaceAll('<!-- -->', '');
    expect(asked).toContain('not sent to all places of ‘Northern Ireland’');
    expect(asked).not.toContain('of ‘Home’');
    await deliverBy(shop(), planOf(false));
    const unasked = (await (await shop().get('/cms/delivery', owner)).text()).replaceAll('<!-- -->', '');
    expect(unasked).toContain(
      '‘Northern Ireland’ goes to Northern Ireland or abroad and does not ask for item data',
    );
    await deliverBy(shop(), planOf(true));
    const form = await (await shop().get('/cms/delivery/zones/new', owner)).text();
    expect(form).toMatch(/<input[^>]*name="asksItemData"[^>]*checked/);
  });

  test('it is written for many at once, and undone', async () => {
    const id = await idOf(shop(), 'item-balm');
    const change = (fields: Record<string, string>) =>
      postForm(
        shop(),
        '/cms/products/edit',
        { change: 'item-data', ids: id, expected: '1', ...fields },
        owner,
      );
    expect((await change({})).status).toBe(422);
    const done = await change({
      originCountry: 'KR',
      commodityCode: '3304990000',
      euPersonId: await personId('Rose NI'),
    });
    expect(done.status).toBeLessThan(400);
    expect((await cart(['item-balm'], NI)).items[0].lacks).toEqual([]);
    const undone = await postForm(shop(), done.headers.get('location') ?? '', {}, owner);
    expect(undone.status).toBe(200);
    expect((await cart(['item-balm'], US)).items[0].lacks).toEqual(['origin', 'commodity-code']);
  });
});

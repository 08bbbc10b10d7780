import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { refusedLines } from '#domain/delivery/carriage.ts';
import { CARRIER_PRESETS } from '#domain/delivery/carrier-presets.ts';
import { type DeliveryPlan, STANDARD_SERVICE } from '#domain/delivery/delivery-plan.ts';
import { GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { quoteOrder } from '#operations/order/quote-order.ts';
import { deliverBy } from '../support/flat-plan.ts';
import { importText } from '../support/import-file.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { addSet } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const limitsOf = (id: string) => {
  const preset = CARRIER_PRESETS.find((one) => one.id === id);
  if (!preset) throw new Error(id);
  return { limits: [...preset.limits], limitsSource: preset.source };
};
const rates = (pricePence: number) => [{ fromPence: 0, upToGrams: null, pricePence }];
const service = (id: string, name: string, pricePence: number, preset: string) => ({
  ...STANDARD_SERVICE,
  ...{ id, name, rates: rates(pricePence), freeFromPence: null },
  ...limitsOf(preset),
});

/** At home the cheap courier takes no restricted goods and the post some; the north has the courier alone. */
const PLAN: DeliveryPlan = {
  packingGrams: 0,
  zones: [
    {
      ...{ id: 'home', name: 'Home', countries: ['GB'], regions: [], postcodes: [] },
      services: [
        service('courier', 'Courier', 299, 'evri'),
        service('post', 'By post', 499, 'royal-mail-uk'),
      ],
    },
    {
      ...{ id: 'north', name: 'North', countries: [], regions: ['highlands-islands'], postcodes: [] },
      services: [service('far', 'Far courier', 999, 'evri')],
    },
  ],
};

const UK = 'United Kingdom';
const item = (id: string, quantity = 1) => ({ id, variant: 'Standard', quantity });

describeOnBothEngines('what may not travel', (shop) => {
  const db = () => shop().platform.db;
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await importText(
      db(),
      [
        'slug,name,price,stock,status,goodsKind,amount,unit',
        'hair-mist,Hair Mist,9,99,published,aerosol,250,ml',
        'red-polish,Red Polish,6,99,published,nail polish,12,ml',
        'big-cologne,Big Cologne,60,99,published,perfume,200,ml',
        'plain-balm,Plain Balm,8,99,published,,30,g',
        'polish-set,Polish Set,14,0,published,,,',
      ].join('\n'),
    );
    await addSet(shop(), 'polish-set', ['red-polish × 3', 'plain-balm']);
    await deliverBy(shop(), PLAN);
  });

  const cart = async (items: object[], postcode = 'LS1 4DY', more = {}) =>
    (await shop().post('/api/cart', { items, place: { country: UK, postcode }, ...more })).json();
  const order = (items: object[], postcode = 'LS1 4DY', more = {}) =>
    shop().post(
      '/api/orders',
      orderOf(items, { customerInfo: { ...CUSTOMER, postcode }, ...more }),
      freshKey(),
    );

  test('another service is offered, and the one that does not take it says why', async () => {
    const priced = await cart([item('hair-mist'), item('plain-balm')]);
    expect(priced.deliveries.map(({ id }: { id: string }) => id)).toEqual(['post']);
    expect(priced).toMatchObject({
      shipping: 4.99,
      withheld: [{ id: 'courier', reason: 'Hair Mist: aerosols cannot be sent this way' }],
      problems: [],
    });
    expect((await cart([item('plain-balm')])).deliveries).toHaveLength(2);
    const chosen = await order([item('hair-mist')], 'LS1 4DY', { delivery: 'courier' });
    expect([chosen.status, (await chosen.json()).code]).toEqual([409, 'delivery-not-offered']);
    expect((await order([item('hair-mist')], 'LS1 4DY', { delivery: 'post' })).status).toBe(201);
  });

  test('where no service takes it, each line says so, and the order is refused', async () => {
    const priced = await cart([item('plain-balm'), item('hair-mist')], 'IV1 1AA');
    expect(priced.deliveries).toEqual([]);
    expect(priced.problems).toMatchObject([
      {
        code: 'goods-not-sent-there',
        reason: 'Sorry, we cannot send all of this there. Hair Mist: aerosols cannot be sent this way.',
      },
    ]);
    expect(priced.items.map(({ notSent }: { notSent: string }) => notSent)).toEqual([
      '',
      'aerosols cannot be sent this way',
    ]);
    const refused = await order([item('plain-balm'), item('hair-mist')], 'IV1 1AA');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'goods-not-sent-there',
      lines: [{ id: 'hair-mist', name: 'Hair Mist', reason: 'aerosols cannot be sent this way' }],
    });
    expect((await order([item('plain-balm')], 'IV1 1AA')).status).toBe(201);
  });

  test('a set is what its parts are, and pieces of all lines count together', async () => {
    expect((await cart([item('polish-set')])).deliveries.map(({ id }: { id: string }) => id)).toEqual([
      'post',
    ]);
    const many = await cart([item('polish-set'), item('red-polish', 2)]);
    expect(many.problems).toMatchObject([{ code: 'goods-not-sent-there' }]);
    expect(many.problems[0].reason).toContain('at most 4 nail polishes can be sent in one parcel');
    expect((await cart([item('big-cologne')])).problems).toMatchObject([{ code: 'goods-not-sent-there' }]);
  });

  test('the total never holds a service that must not carry a line', async () => {
    const slugs = ['hair-mist', 'red-polish', 'big-cologne', 'plain-balm', 'polish-set'];
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...slugs), fc.integer({ min: 1, max: 6 })), {
          minLength: 1,
          maxLength: 4,
          selector: ([slug]) => slug,
        }),
        fc.constantFrom('LS1 4DY', 'IV1 1AA'),
        fc.constantFrom(null, 'courier', 'post', 'far'),
        async (wanted, postcode, delivery) => {
          const items = wanted.map(([slug, quantity]) => ({ ...item(slug, quantity), variantId: '' }));
          const place = { country: UK, postcode };
          const quoted = await quoteOrder(db(), { items, place, delivery }, new Date().toISOString());
          const lines = quoted.lines.flatMap(({ quoted: one }) => {
            if (!one) return [];
            const { line, counted } = one;
            const parts = line.parts.length > 0 ? line.parts : [{ ...line, quantity: 1 }];
            const goods = parts.map((part) => ({ ...part, pieces: part.quantity * counted }));
            return [{ name: line.name, goods }];
          });
          const { services, service: priced, pence } = quoted.delivery;
          for (const one of services) expect(refusedLines(one.service.limits, lines)).toEqual([]);
          if (priced) expect(services.map(({ service: own }) => own.id)).toContain(priced.id);
          else expect(pence).toBe(0);
        },
      ),
      { numRuns: shop().engine === 'sqlite' ? 60 : 20 },
    );
  });

  test('the rules of a service are edited, filled in from what a carrier publishes, and read in the list', async () => {
    const page = await (await shop().get('/cms/delivery/services/far', owner)).text();
    expect(page).toContain('Evri');
    const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? '';
    const fields = {
      name: 'Far courier',
      'rates.0.pricePence': '9.99',
      firstDay: '3',
      lastDay: '5',
      version,
    };
    const wrong = await postForm(
      shop(),
      '/cms/delivery/services/far',
      { ...fields, 'limits.aerosol.mostPieces': 'none' },
      owner,
    );
    expect(wrong.status).toBe(422);
    const saved = await postForm(
      shop(),
      '/cms/delivery/services/far',
      { ...fields, limitsOf: 'royal-mail-uk', 'limits.aerosol.mostPieces': '0' },
      owner,
    );
    expect(saved.status).toBe(200);
    expect((await cart([item('hair-mist')], 'IV1 1AA')).problems).toEqual([]);
    const list = await (await shop().get('/cms/delivery', owner)).text();
    expect(list).toContain('Aerosols up to 500 ml, at most 2; nail polishes up to 30 ml, at most 4');
  });

  test('every kind is one of a product, written for many at once and undone', async () => {
    const ids = await db().selectFrom('products').select('id').where('slug', '=', 'plain-balm').execute();
    const id = ids[0]?.id ?? '';
    const change = (goodsKind: string) =>
      postForm(
        shop(),
        '/cms/products/edit',
        { change: 'goods-kind', goodsKind, ids: id, expected: '1' },
        owner,
      );
    for (const kind of [...GOODS_KINDS, 'none']) {
      expect((await change(kind)).status, kind).toBeLessThan(400);
      const { goods_kind } = await db()
        .selectFrom('products')
        .select('goods_kind')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(goods_kind).toBe(kind === 'none' ? null : kind);
    }
    expect((await change('')).status).toBe(422);
  });
});

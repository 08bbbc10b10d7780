import { beforeAll, expect, test } from 'vitest';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { sendTracked } from '#operations/dispatch/send-tracked.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ACTOR = { id: 'owner', name: 'Owner' };

describeOnBothEngines('the packing table', (shop) => {
  let owner: Record<string, string>;
  let support: Record<string, string>;
  let places = 0;
  const db = () => shop().platform.db;
  const place = async (more: object = {}, items?: object[]): Promise<string> => {
    places += 1;
    const customerInfo = { ...CUSTOMER, address: `${places} Example Street`, ...more };
    const response = await shop().post('/api/orders', { ...orderOf(items), customerInfo }, freshKey());
    expect(response.status).toBe(201);
    return (await response.json()).orderNumber;
  };
  const cancel = (number: string) =>
    postForm(shop(), `/cms/orders/${number}`, { orderStatus: 'cancelled', confirmed: 'yes' }, support);
  const rowOf = (number: string) =>
    db().selectFrom('orders').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
  const parcelsOf = async (number: string) => listParcels(db(), (await rowOf(number)).id);
  const page = async (path: string) => (await shop().get(path, support)).text();
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
  });

  test('lists what is to pack, the oldest first, or what is chosen, and what is left out with the reason', async () => {
    const [one, other] = [await place(), await place()];
    const all = await page('/cms/dispatch');
    expect(all.indexOf(one)).toBeGreaterThan(0);
    expect(all.indexOf(one)).toBeLessThan(all.indexOf(other));
    await cancel(other);
    const chosen = await page(`/cms/dispatch?numbers=${one},${other},ZA000000000`);
    expect(chosen).toContain('The order is cancelled.');
    expect(chosen).toContain(`numbers=${one}"`);
  });

  test('a pick list adds up over orders, by shelf', async () => {
    const numbers = [await place(), await place({}, [{ id: 'rose-radiance-serum', quantity: 2 }])];
    const { sku, id } = await db()
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.sku', 'variants.id'])
      .where('products.slug', '=', 'rose-radiance-serum')
      .executeTakeFirstOrThrow();
    expect((await shop().get('/cms/dispatch/shelves', support)).status).toBe(403);
    const wrong = await postForm(shop(), '/cms/dispatch/shelves', { shelves: 'no tab here' }, owner);
    expect(wrong.status).toBe(422);
    const saved = await postForm(shop(), '/cms/dispatch/shelves', { shelves: `${sku ?? id}\tB12` }, owner);
    expect(saved.status).toBe(200);
    const list = (await page(`/cms/dispatch/pick-list?numbers=${numbers.join(',')}`)).replaceAll(
      '<!-- -->',
      '',
    );
    expect(list).toMatch(/B12<\/td><td[^>]*>3<\/td>/);
    expect(list).toContain('1 (1), 2 (2)');
    expect(list).toContain('3 pieces for 2 orders');
  });

  test('labels, slips and a carrier file are one file for all that is chosen', async () => {
    const numbers = [await place({ flat: 'Flat 2' }), await place()].join(',');
    const pdfs = [`/cms/dispatch/labels?numbers=${numbers}`, `/cms/dispatch/slips?numbers=${numbers}`];
    for (const path of pdfs) {
      const response = await shop().get(path, support);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(text.startsWith('%PDF-')).toBe(true);
      expect(text).toMatch(/\/Type \/Pages[^>]*\/Count 2/s);
    }
    for (const carrier of ['royal-mail', 'evri', 'dpd']) {
      const response = await shop().get(
        `/cms/dispatch/carrier-file?numbers=${numbers}&carrier=${carrier}&service=TPN`,
        support,
      );
      expect(response.headers.get('content-type')).toContain('text/csv');
      const rows = (await response.text()).trim().split('\r\n');
      expect(rows).toHaveLength(3);
      expect(rows[1]).toContain(numbers.split(',')[0]);
      expect(rows[1]).toContain('Flat 2');
    }
    expect(
      (await shop().get(`/cms/dispatch/carrier-file?numbers=${numbers}&carrier=x`, support)).status,
    ).toBe(404);
    expect((await shop().get('/cms/dispatch/labels?numbers=ZA000000000', support)).status).toBe(404);
  });

  test('a tracking file is shown first, then sends what is in it, once', async () => {
    const [one, two, gone] = [await place(), await place(), await place()];
    await cancel(gone);
    const rows = [
      'Order reference,Tracking number',
      `${one},AA111GB`,
      `${two},BB222GB`,
      `${gone},CC333GB`,
      'ZA999999999,DD4',
    ].join('\r\n');
    const terms = { rows, carrier: 'Royal Mail', link: 'https://track.example/{number}' };
    const shown = await postForm(shop(), '/cms/dispatch/tracking', terms, support);
    expect((await shown.text()).replaceAll('<!-- -->', '')).toContain('1 piece to send');
    expect(await parcelsOf(one)).toHaveLength(0);
    const send = () => postForm(shop(), '/cms/dispatch/tracking', { ...terms, intent: 'send' }, support);
    const sent = (await (await send()).text()).replaceAll('<!-- -->', '');
    expect(sent).toContain('2 orders done.');
    expect(sent).toContain('The order is cancelled.');
    expect(sent).toContain('There is no such order.');
    const again = (await (await send()).text()).replaceAll('<!-- -->', '');
    expect(again).toContain('it has this number already');
    const [parcel, ...others] = await parcelsOf(one);
    expect(others).toEqual([]);
    expect(parcel?.tracking).toEqual({
      carrier: 'Royal Mail',
      number: 'AA111GB',
      link: 'https://track.example/AA111GB',
    });
    expect((await rowOf(one)).order_status).toBe('shipped');
    const mails = await db()
      .selectFrom('jobs')
      .select('payload')
      .where('payload', 'like', `%${(await rowOf(one)).id}%`)
      .where('payload', 'like', '%order-shipped%')
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('a file cut short by a death is finished by sending it again', async () => {
    const numbers = [await place(), await place(), await place()];
    const rows = numbers.map((orderNumber, place) => ({
      row: place + 2,
      orderNumber,
      number: `${orderNumber}GB`,
    }));
    const { platform } = shop();
    let ids = 0;
    const dying = {
      ...platform,
      random: {
        ...platform.random,
        id: () => {
          ids += 1;
          if (ids === 9) throw new Error('died');
          return platform.random.id();
        },
      },
    };
    const terms = { carrier: '', link: '' };
    await expect(sendTracked(dying, ACTOR, { rows, terms })).rejects.toThrow('died');
    const outcomes = await sendTracked(platform, ACTOR, { rows, terms });
    expect(outcomes.some(({ outcome }) => outcome.kind === 'refused')).toBe(false);
    for (const number of numbers) expect(await parcelsOf(number)).toHaveLength(1);
  });

  test('a parcel that left without a number gets it', async () => {
    const number = await place();
    await postForm(shop(), `/cms/orders/${number}`, { orderStatus: 'shipped', confirmed: 'yes' }, owner);
    const [before] = await parcelsOf(number);
    expect(before?.tracking.number).toBe('');
    const rows = `Reference\tBarcode\n${number}\tEE5`;
    await postForm(
      shop(),
      '/cms/dispatch/tracking',
      { rows, carrier: 'Evri', link: '', intent: 'send' },
      owner,
    );
    expect((await parcelsOf(number)).map(({ tracking }) => tracking.number)).toEqual(['EE5']);
  });

  test('orders to one address are sent as one parcel, each as its own', async () => {
    const home = { address: '99 Same Street' };
    const group = [await place(home), await place({ ...home, postcode: 'SW1A 1AA' })];
    const stranger = await place();
    expect(await page(`/cms/dispatch?numbers=${[...group, stranger].join(',')}`)).toContain(
      'send as one parcel',
    );
    const path = `/cms/dispatch/together?numbers=${group.join(',')}`;
    const mixed = `/cms/dispatch/together?numbers=${[...group, stranger].join(',')}`;
    expect((await shop().get(mixed, support)).status).toBe(404);
    expect((await shop().get(path, support)).status).toBe(200);
    const apart = await postForm(
      shop(),
      mixed,
      { carrier: 'DPD', trackingNumber: 'GG7', key: 'two' },
      support,
    );
    expect(apart.status).toBe(409);
    expect(await parcelsOf(stranger)).toEqual([]);
    const form = { carrier: 'DPD', trackingNumber: 'FF6', trackingLink: '', weightGrams: '900', key: 'one' };
    const sent = await postForm(shop(), path, form, support);
    expect(await sent.text()).toContain('is sent.');
    await postForm(shop(), path, form, support);
    const parcels = await Promise.all(group.map(parcelsOf));
    expect(
      parcels.map((each) => each.map(({ tracking, weightGrams }) => [tracking.number, weightGrams])),
    ).toEqual([[['FF6', 900]], [['FF6', null]]]);
  });

  test('orders are marked for the staff, found by it, and unmarked again', async () => {
    const number = await place();
    const mark = (fields: Record<string, string>) =>
      postForm(shop(), `/cms/orders/${number}`, { intent: 'mark', ...fields }, support);
    await mark({ person: 'The support', tags: 'Fragile, call first' });
    expect(await page(`/cms/orders/${number}`)).toContain('call first, fragile');
    for (const filter of ['tag:fragile', 'person:The support'])
      expect(await page(`/cms/orders?mark=${encodeURIComponent(filter)}`), filter).toContain(number);
    expect(await page('/cms/orders?mark=tag:unknown')).not.toContain(`/cms/orders/${number}"`);
    const { id } = await rowOf(number);
    const [entry] = await db()
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'order.mark')
      .execute();
    expect(entry?.after).toContain('fragile');
    await mark({ person: '', tags: '' });
    const many = Array.from({ length: 11 }, (_, count) => `t${count}`).join();
    expect((await mark({ person: '', tags: many })).status).toBe(422);
    expect((await mark({ person: 'Nobody Here', tags: '' })).status).toBe(422);
    const left = await db().selectFrom('order_marks').select('mark').where('order_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

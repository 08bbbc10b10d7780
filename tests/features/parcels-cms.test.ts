import { beforeAll, expect, test } from 'vitest';
import { findOrder } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ROYAL_MAIL = {
  carrier: 'Royal Mail',
  trackingNumber: 'AB1',
  trackingLink: 'https://track.example/AB1',
};

describeOnSqlite('parcels in /cms', (shop) => {
  const { mails, work } = useMailWork(shop);
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await shop().platform.db.updateTable('variants').set({ stock: 500 }).execute();
    await shop().platform.db.updateTable('products').set({ stock: 500 }).execute();
  });
  const place = async () => {
    const placed = await shop().post('/api/orders', orderOf([{ ...SERUM, quantity: 3 }]), freshKey());
    const { orderNumber } = await placed.json();
    const order = await findOrder(shop().platform.db, orderNumber);
    if (!order) throw new Error('The order of the test was not placed');
    await shop().platform.db.deleteFrom('jobs').execute();
    return { orderNumber, id: order.id, lineId: order.lines[0]?.lineId ?? '' };
  };
  const send = (
    { orderNumber, lineId }: { orderNumber: string; lineId: string },
    pieces: string,
    more: Record<string, string> = {},
  ) =>
    postForm(
      shop(),
      `/cms/orders/${orderNumber}/send`,
      { [`pieces.${lineId}`]: pieces, ...ROYAL_MAIL, ...more },
      owner,
    );
  const pageOf = async (path: string) =>
    (await (await shop().get(path, owner)).text()).replaceAll('<!-- -->', '');

  test('the form sends what it says, once a form, and lists, pages and slips say so', async () => {
    const order = await place();
    const { orderNumber } = order;
    expect(await pageOf(`/cms/orders/${orderNumber}/send`)).toContain('3 left to send');
    const form = { key: 'one-form', weightGrams: '250' };
    expect((await send(order, '2', form)).status).toBe(302);
    expect((await send(order, '2', form)).status).toBe(302);
    const parcels = await listParcels(shop().platform.db, order.id);
    expect(parcels).toMatchObject([{ place: 1, weightGrams: 250, pieces: [{ quantity: 2 }] }]);
    const page = await pageOf(`/cms/orders/${orderNumber}`);
    for (const text of [
      'Part sent: 2 of 3 pieces sent',
      'Pack the rest',
      'Parcel 1',
      '250 g',
      'Send a part of it',
    ])
      expect(page).toContain(text);
    expect(await pageOf(`/cms/orders?search=${orderNumber}`)).toContain('Part sent: 2 of 3 pieces sent');
    const slip = await pageOf(`/cms/orders/packing-slips?numbers=${orderNumber}&parcel=${parcels[0]?.id}`);
    expect(slip).toContain('Parcel 1');
    expect(slip).toMatch(/In other parcels:<\/strong> 1 × /);
    expect(slip).toContain('the cash is due with the last parcel');
    expect(await pageOf(`/cms/orders/packing-slips?numbers=${orderNumber}`)).toMatch(
      /In other parcels:<\/strong> 2 × /,
    );
  });

  test('a form that is not right sends nothing and names the field', async () => {
    const order = await place();
    for (const [pieces, more, text] of [
      ['9', {}, 'Only 3 of it left to send.'],
      ['x', {}, 'Enter how many: 0 or more'],
      ['0', {}, 'Choose at least one piece.'],
      ['1', { weightGrams: '1.5 kg' }, 'Weight is whole grams'],
      ['1', { sentOn: '2999-01-01' }, 'not in the future'],
      ['1', { sentOn: '2001-01-01' }, 'The order was placed after that'],
      ['1', { trackingLink: 'javascript:alert(1)' }, 'Tracking link'],
    ] as const) {
      const refused = await send(order, pieces, more);
      expect([409, 422], text).toContain(refused.status);
      expect((await refused.text()).replaceAll('<!-- -->', '')).toContain(text);
    }
    expect(await listParcels(shop().platform.db, order.id)).toEqual([]);
  });

  test('a parcel is corrected with a mail by choice, and undone after a question once it was told of', async () => {
    const order = await place();
    await send(order, '3');
    const [parcel] = await listParcels(shop().platform.db, order.id);
    const path = `/cms/orders/${order.orderNumber}/parcels/${parcel?.id}`;
    await work(61_000);
    const told = (await mails()).length;
    const corrected = await postForm(
      shop(),
      path,
      {
        intent: 'correct',
        carrier: 'Evri',
        trackingNumber: 'E3',
        trackingLink: '',
        weightGrams: '',
        mail: 'yes',
      },
      owner,
    );
    expect(corrected.status).toBe(302);
    await work(122_000);
    expect((await mails()).length).toBe(told + 1);
    await shop()
      .platform.db.updateTable('parcels')
      .set({ made_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', parcel?.id ?? '')
      .execute();
    const asked = await postForm(shop(), path, { intent: 'undo' }, owner);
    expect(await asked.text()).toContain('Undo it only if it is still in the house');
    expect((await postForm(shop(), path, { intent: 'undo', confirmed: 'yes' }, owner)).status).toBe(302);
    expect(await findOrder(shop().platform.db, order.orderNumber)).toMatchObject({
      orderStatus: 'processing',
    });
    expect(await pageOf(`/cms/orders/${order.orderNumber}`)).toContain('undone by');
  });
});

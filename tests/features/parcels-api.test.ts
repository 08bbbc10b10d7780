import { beforeAll, expect, test } from 'vitest';
import { writeDispute } from '#database/queries/payment/disputes.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

describeOnBothEngines('parcels by the API', (shop) => {
  let support: Record<string, string>;
  const db = () => shop().platform.db;
  beforeAll(async () => {
    support = await signInAs(shop(), 'support');
  });

  const place = async (quantity: number): Promise<string> => {
    const placed = await shop().post('/api/orders', orderOf([{ ...SERUM, quantity }]), freshKey());
    return (await placed.json()).orderNumber;
  };
  const send = async (method: 'POST' | 'PATCH', path: string, body: unknown, headers: object = {}) => {
    const response = await shop().send(`/api/orders/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...support, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const read = async (path: string) => {
    const response = await shop().get(`/api/orders/${path}`, support);
    return { status: response.status, body: await response.json() };
  };
  const lineOf = async (orderNumber: string): Promise<string> =>
    (await read(`${orderNumber}/parcels`)).body.left[0].lineId;

  test('an order leaves in parcels, each listed and read, and is shipped with the last', async () => {
    const orderNumber = await place(3);
    const before = await read(`${orderNumber}/parcels`);
    expect(before).toMatchObject({
      status: 200,
      body: {
        orderNumber,
        orderStatus: 'confirmed',
        packing: 'ready',
        reason: '',
        left: [{ name: 'Rose Radiance Serum', pieces: 3 }],
        parcels: [],
      },
    });
    const lineId = await lineOf(orderNumber);
    const asked = {
      lines: [{ lineId, pieces: 1 }],
      carrier: 'Royal Mail',
      trackingNumber: 'AB123456789GB',
      trackingLink: 'https://track.example/AB123456789GB',
      weightGrams: 480,
    };
    const first = await send('POST', `${orderNumber}/parcels`, asked, freshKey());
    expect(first).toMatchObject({
      status: 200,
      body: {
        orderNumber,
        orderStatus: 'confirmed',
        parcel: {
          place: 1,
          lines: [{ lineId, pieces: 1 }],
          carrier: 'Royal Mail',
          trackingNumber: 'AB123456789GB',
          weightGrams: 480,
          undoneAt: null,
        },
      },
    });
    const { id } = first.body.parcel;
    expect(await read(`${orderNumber}/parcels/${id}`)).toEqual({ status: 200, body: first.body.parcel });
    // Without lines all that is left leaves.
    const rest = await send('POST', `${orderNumber}/parcels`, {}, freshKey());
    expect(rest.body).toMatchObject({
      orderStatus: 'shipped',
      parcel: { place: 2, lines: [{ pieces: 2 }] },
    });
    expect((await read(`${orderNumber}/parcels`)).body).toMatchObject({
      left: [],
      packing: 'not',
      reason: 'Nothing of it is left to send.',
      parcels: [{ place: 1 }, { place: 2 }],
    });
    expect(await send('POST', `${orderNumber}/parcels`, {}, freshKey())).toMatchObject({
      status: 409,
      body: { code: 'nothing-chosen' },
    });
  });

  test('one key makes one parcel, however often and by how many it is sent; two keys share what is left', async () => {
    const orderNumber = await place(2);
    const lineId = await lineOf(orderNumber);
    const body = { lines: [{ lineId, pieces: 1 }] };
    const key = freshKey();
    const made = await Promise.all([1, 2, 3].map(() => send('POST', `${orderNumber}/parcels`, body, key)));
    expect(new Set(made.map(({ body: { parcel } }) => parcel.id)).size).toBe(1);
    const both = await Promise.all(
      [1, 2].map(() => send('POST', `${orderNumber}/parcels`, body, freshKey())),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too-many-pieces',
      lineId,
      most: 0,
    });
    expect((await read(`${orderNumber}/parcels`)).body.parcels).toHaveLength(2);
    // The key of one order is no other's.
    const other = await place(1);
    const ofOther = await send('POST', `${other}/parcels`, {}, key);
    expect(ofOther.body).toMatchObject({ orderNumber: other, parcel: { place: 1 } });
  });

  test('what is not right is refused, and nothing leaves', async () => {
    const orderNumber = await place(1);
    const lineId = await lineOf(orderNumber);
    const path = `${orderNumber}/parcels`;
    const refused = async (body: unknown, headers: object = freshKey()) => {
      const { status, body: told } = await send('POST', path, body, headers);
      return [status, told.code];
    };
    expect(await refused({}, {})).toEqual([400, 'idempotency-key-missing']);
    expect(await refused({ lines: [{ lineId, pieces: 0 }] })).toEqual([400, 'invalid-parcel']);
    expect(await refused({ weightGrams: 0.5 })).toEqual([400, 'invalid-parcel']);
    expect(await refused({ trackingLink: 'no address' })).toEqual([400, 'invalid-parcel']);
    expect(await refused({ sentOn: '2999-01-01' })).toEqual([400, 'invalid-parcel']);
    expect(await refused({ sentOn: '2020-01-01' })).toEqual([400, 'invalid-parcel']);
    expect(await refused({ lines: [{ lineId, pieces: 2 }] })).toEqual([409, 'too-many-pieces']);
    expect(await refused({ lines: [{ lineId: 'none', pieces: 1 }] })).toEqual([409, 'no-such-line']);
    expect(await refused({ lines: [] })).toEqual([409, 'nothing-chosen']);
    expect((await send('POST', 'ZA000000000/parcels', {}, freshKey())).status).toBe(404);
    expect((await read('ZA000000000/parcels')).status).toBe(404);
    expect((await read(`${path}/none`)).body.code).toBe('parcel-not-found');
    await send('PATCH', orderNumber, { orderStatus: 'cancelled', confirmed: true });
    expect(await refused({})).toEqual([409, 'cancelled']);
    expect((await read(path)).body).toMatchObject({ packing: 'not', parcels: [] });
  });

  test('a doubtful order leaves once somebody has read why', async () => {
    const orderNumber = await place(1);
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    const dispute = {
      reference: `dispute of ${orderNumber}`,
      amountPence: 100,
      reason: 'fraudulent',
      state: 'needs response' as const,
      evidenceDueAt: null,
      link: '',
    };
    await writeDispute(db(), id, dispute, new Date().toISOString());
    expect((await read(`${orderNumber}/parcels`)).body).toMatchObject({
      packing: 'ask',
      reason: 'The customer’s bank disputes the payment.',
    });
    const asked = await send('POST', `${orderNumber}/parcels`, {}, freshKey());
    expect([asked.status, asked.body.code, asked.body.questions]).toEqual([
      409,
      'needs-confirmation',
      ['disputed'],
    ]);
    const sent = await send('POST', `${orderNumber}/parcels`, { confirmed: true }, freshKey());
    expect(sent.body.orderStatus).toBe('shipped');
  });

  test('a parcel is corrected, and undone once, after a question where the customer may know of it', async () => {
    const orderNumber = await place(1);
    const { id } = (await send('POST', `${orderNumber}/parcels`, {}, freshKey())).body.parcel;
    const path = `${orderNumber}/parcels/${id}`;
    const corrected = await send('PATCH', path, { carrier: 'DPD', trackingNumber: 'D2' });
    expect(corrected.body.parcel).toMatchObject({ carrier: 'DPD', trackingNumber: 'D2', trackingLink: '' });
    expect((await send('PATCH', path, { trackingLink: 'nowhere' })).status).toBe(400);
    const twoMinutesAgo = new Date(Date.now() - 120_000).toISOString();
    await db().updateTable('parcels').set({ made_at: twoMinutesAgo }).where('id', '=', id).execute();
    const asked = await send('POST', `${path}/undo`, {});
    expect([asked.status, asked.body.code]).toEqual([409, 'needs-confirmation']);
    const undone = await send('POST', `${path}/undo`, { confirmed: true });
    expect(undone.body).toMatchObject({
      orderStatus: 'processing',
      parcel: { id, lines: [{ pieces: 1 }], undoneAt: expect.any(String) },
    });
    expect(await send('POST', `${path}/undo`, {})).toEqual(undone);
    expect((await send('PATCH', path, { carrier: 'Evri' })).body.code).toBe('undone');
    const again = await send('POST', `${orderNumber}/parcels`, {}, freshKey());
    expect(again.body).toMatchObject({ orderStatus: 'shipped', parcel: { place: 2 } });
    await send('PATCH', orderNumber, { orderStatus: 'delivered' });
    const late = await send('POST', `${orderNumber}/parcels/${again.body.parcel.id}/undo`, {
      confirmed: true,
    });
    expect([late.status, late.body.code]).toEqual([409, 'not-undone']);
  });
});

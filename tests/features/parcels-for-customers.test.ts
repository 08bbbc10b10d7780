import { beforeEach, expect, test } from 'vitest';
import { cancelOwnOrder } from '#operations/order/cancel-own-order.ts';
import { sendParcel } from '#operations/parcels/send-parcel.ts';
import { undoParcel } from '#operations/parcels/undo-parcel.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const ACTOR = { id: 'owner', name: 'Owner' };

describeOnBothEngines('parcels of an order for its customer', (shop) => {
  beforeEach(async () => {
    await db().updateTable('variants').set({ stock: 500 }).execute();
    await db().updateTable('products').set({ stock: 500 }).execute();
  });

  const db = () => shop().platform.db;
  const place = async () => {
    const placed = await shop().post('/api/orders', orderOf([{ ...SERUM, quantity: 3 }]), freshKey());
    const { orderNumber } = await placed.json();
    const line = await db()
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select('order_lines.id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    return { orderNumber: String(orderNumber), lineId: line.id };
  };
  const send = async (
    { orderNumber, lineId }: Awaited<ReturnType<typeof place>>,
    quantity: number,
    number: string,
  ) => {
    const tracking = { carrier: 'Evri', number, link: `https://track.example/${number}` };
    const sent = await sendParcel(shop().platform, {
      orderNumber,
      key: crypto.randomUUID(),
      pieces: [{ lineId, quantity }],
      details: { tracking, weightGrams: null, sentAt: null },
      isConfirmed: false,
      actor: ACTOR,
    });
    if (!sent.ok) throw new Error('The parcel of the test was not sent');
    return sent.parcelId;
  };
  const lookUp = async (orderNumber: string, more: Record<string, string> = {}) => {
    const found = await shop().send('/orders', {
      method: 'POST',
      body: new URLSearchParams({ orderNumber, email: CUSTOMER.email, ...more }),
    });
    return (await found.text()).replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
  };

  test('what is in each parcel and what still comes is on the page of the order', async () => {
    const order = await place();
    expect(await lookUp(order.orderNumber)).not.toContain('Your parcels');
    const first = await send(order, 1, 'E1');
    const parted = await lookUp(order.orderNumber);
    expect(parted).toContain('Part of it is on its way');
    expect(parted).toMatch(
      /Your parcels[\s\S]*sent on [\s\S]*1 × [\s\S]*Evri, E1[\s\S]*Still to come[\s\S]*2 × /,
    );
    expect(parted).toContain('href="https://track.example/E1"');
    expect(parted).not.toContain('Your parcel:');
    await send(order, 2, 'E2');
    const whole = await lookUp(order.orderNumber);
    expect(whole).toMatch(/Your parcels[\s\S]*Evri, E1[\s\S]*Evri, E2/);
    expect(whole).not.toContain('Still to come');
    const undone = await undoParcel(shop().platform, {
      orderNumber: order.orderNumber,
      parcelId: first,
      actor: ACTOR,
    });
    expect(undone).toMatchObject({ ok: true });
    const after = await lookUp(order.orderNumber);
    expect(after).not.toContain('Evri, E1');
    expect(after).toMatch(/Evri, E2[\s\S]*Still to come[\s\S]*1 × /);
  });

  test('an order that leaves whole is shown with its one parcel, as ever', async () => {
    const order = await place();
    await send(order, 3, 'E3');
    const shown = await lookUp(order.orderNumber);
    expect(shown).toContain('Your parcel:');
    expect(shown).not.toContain('Your parcels');
  });

  test('an order of which a parcel has left is not cancelled by its customer, one whose parcel was undone is', async () => {
    const order = await place();
    const { orderNumber } = order;
    const parcelId = await send(order, 1, 'E4');
    expect(await lookUp(orderNumber)).toContain(
      'A part of it is on its way, so it can no longer be cancelled at once.',
    );
    expect(await lookUp(orderNumber, { intent: 'cancel' })).not.toContain('name="confirmed"');
    expect(await cancelOwnOrder(shop().platform, orderNumber)).toBe(false);
    await undoParcel(shop().platform, { orderNumber, parcelId, actor: ACTOR });
    expect(await cancelOwnOrder(shop().platform, orderNumber)).toBe(true);
  });
});

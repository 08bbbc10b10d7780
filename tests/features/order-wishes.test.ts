import { beforeAll, expect, test } from 'vitest';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { recordCash } from '#operations/payment/refund-order.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

const BILLING = {
  name: 'Studio Blush Ltd',
  address: '1 High Street',
  flat: 'Unit 4',
  city: 'Bristol',
  postcode: 'bs81th',
};

describeOnBothEngines('what an order says beside where it goes', (shop) => {
  let staff: Record<string, string>;
  const db = () => shop().platform.db;
  const place = (more: object, info: object = {}, key = freshKey()) => {
    const order = orderOf(undefined, more);
    return shop().post('/api/orders', { ...order, customerInfo: { ...CUSTOMER, ...info } }, key);
  };
  const slipOf = async (number: string) =>
    (await (await shop().get(`/cms/orders/packing-slips?numbers=${number}`, staff)).text())
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replaceAll('<!-- -->', '');
  beforeAll(async () => {
    staff = await signInAs(shop(), 'owner');
  });

  test('a flat sent apart is in the address, and a line of its own on a label', async () => {
    const placed = await (await place({}, { flat: 'Flat 2' })).json();
    expect(placed.customerInfo).toMatchObject({ address: '1 Example Street, Flat 2', flat: 'Flat 2' });
    const row = await db()
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ phone: CUSTOMER.phone, phone_e164: '+442079460000' });
    expect(await slipOf(placed.orderNumber)).toContain('1 Example Street\nFlat 2\nLondon');
    const again = await (await place({}, { flat: 'Flat 2', address: placed.customerInfo.address })).json();
    expect(again.customerInfo.address).toBe('1 Example Street, Flat 2');
  });

  test('a number that cannot be dialled from here is kept as it was entered', async () => {
    const { orderNumber } = await (await place({}, { phone: '555 0123', email: 'a@example.com' })).json();
    const row = await db()
      .selectFrom('orders')
      .select(['phone', 'phone_e164'])
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ phone: '555 0123', phone_e164: '' });
  });

  test('the invoice names whom the shopper says, and where the goods went', async () => {
    const placed = await (await place({ billing: BILLING }, { email: 'b@example.com' })).json();
    const billing = {
      name: 'Studio Blush Ltd',
      address: '1 High Street, Unit 4',
      city: 'Bristol',
      postcode: 'BS8 1TH',
      country: 'United Kingdom',
    };
    expect(placed.billing).toEqual(billing);
    const page = await (await shop().get(`/cms/orders/${placed.orderNumber}`, staff)).text();
    expect(page).toContain('Studio Blush Ltd');
    await recordCash(shop().platform, {
      orderNumber: placed.orderNumber,
      note: '',
      actor: { id: 'o', name: 'Owner' },
    });
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow();
    const [invoice] = await listPapersOfOrder(db(), id);
    expect(invoice?.facts).toMatchObject({
      buyer: {
        name: 'Studio Blush Ltd',
        address: '1 High Street, Unit 4\nBristol\nBS8 1TH\nUnited Kingdom',
      },
      sentTo: 'Test Shopper\n1 Example Street\nLondon\nSW1A 1AA\nUnited Kingdom',
    });
  });

  test('what is wrong with it is named with its group', async () => {
    const refused = await place({
      billing: { ...BILLING, name: '', postcode: ' ' },
      gift: { message: 'x'.repeat(301) },
    });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject({
      'billing.name': 'Name or company is required',
      'billing.postcode': 'Postcode is required',
      'gift.message': 'Message must be 300 characters or fewer',
    });
  });

  test('a gift travels with its message, and the sheet with prices is for whoever bought it', async () => {
    const gift = { message: 'Happy birthday, Mum' };
    const placed = await (await place({ gift, billing: BILLING }, { email: 'c@example.com' })).json();
    expect(placed.gift).toEqual(gift);
    const { platform } = shop();
    const { sendsMail } = platform;
    try {
      platform.sendsMail = async () => false;
      const [slip = '', sheet = ''] = (await slipOf(placed.orderNumber)).split('A gift: post this sheet to');
      expect(slip).toContain('Happy birthday, Mum');
      expect(sheet).toContain('Studio Blush Ltd, 1 High Street, Unit 4, Bristol, BS8 1TH');
    } finally {
      platform.sendsMail = sendsMail;
    }
  });

  test('the same order with another message is another order under its key', async () => {
    const key = freshKey();
    const info = { email: 'd@example.com' };
    const { orderNumber } = await (await place({ gift: { message: 'One' } }, info, key)).json();
    expect(await (await place({ gift: { message: 'One' } }, info, key)).json()).toMatchObject({
      orderNumber,
    });
    expect((await place({ gift: { message: 'Two' } }, info, key)).status).toBe(422);
    expect((await place({}, info, key)).status).toBe(422);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { type DeliveryPlan, STANDARD_SERVICE } from '#domain/delivery/delivery-plan.ts';
import { deliverBy } from '../support/flat-plan.ts';
import { MINUTE, useMailWork } from '../support/mail-work.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const TRACKED = 'Royal Mail Tracked 48';
const NAMED = `Delivery: ${TRACKED}`;
const service = (id: string, name: string, pricePence: number, freeFromPence: number | null) => ({
  ...STANDARD_SERVICE,
  ...{ id, name, freeFromPence, rates: [{ fromPence: 0, upToGrams: null, pricePence }] },
});
const planOf = (services: DeliveryPlan['zones'][number]['services']): DeliveryPlan => ({
  packingGrams: 0,
  zones: [{ id: 'home', name: 'Home', countries: ['GB'], regions: [], postcodes: [], services }],
});
const PLAN = planOf([
  service('tracked', TRACKED, 449, 9000),
  service('standard', 'Standard delivery', 299, null),
]);

describeOnSqlite('the delivery that was chosen', (shop) => {
  const { work, mails } = useMailWork(shop);
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    shop().platform.sendsMail = async () => true;
    await deliverBy(shop(), PLAN);
  });

  const place = async (quantity = 1, more: object = { delivery: 'tracked' }) => {
    const placed = await shop().post('/api/orders', orderOf([{ ...SERUM, quantity }], more), freshKey());
    const { orderNumber } = await placed.json();
    const { id } = await shop()
      .platform.db.selectFrom('orders')
      .select('id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    return { orderNumber: String(orderNumber), id };
  };
  const send = async (orderNumber: string) => {
    const move = (orderStatus: string) =>
      postForm(shop(), `/cms/orders/${orderNumber}`, { orderStatus, confirmed: 'yes' }, owner);
    await move('processing');
    await move('shipped');
    await work(2 * MINUTE);
  };
  const pageOf = async (response: Response) =>
    (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
  const lookUp = async (orderNumber: string) =>
    pageOf(
      await shop().send('/orders', {
        method: 'POST',
        body: new URLSearchParams({ orderNumber, email: CUSTOMER.email }),
      }),
    );

  test('is named by mails, slip, invoice and the page of the order', async () => {
    const { orderNumber, id } = await place();
    await work();
    const slip = await pageOf(await shop().get(`/cms/orders/packing-slips?numbers=${orderNumber}`, owner));
    expect(slip).toContain(NAMED);
    expect(await lookUp(orderNumber)).toContain(TRACKED);
    await send(orderNumber);
    const written = await mails();
    for (const kind of ['order-confirmation', 'order-shipped'])
      expect(written.find((mail) => mail.kind === kind)?.html, kind).toContain(NAMED);
    const [invoice] = await listPapersOfOrder(shop().platform.db, id);
    expect(invoice?.facts.lines.at(-1)).toMatchObject({ about: 'delivery', name: NAMED, grossPence: 449 });
  });

  test('stands at the head of an invoice where it was free, which has no line for it', async () => {
    const { orderNumber, id } = await place(3);
    await send(orderNumber);
    const [invoice] = await listPapersOfOrder(shop().platform.db, id);
    expect(invoice?.facts).toMatchObject({ freeDelivery: NAMED });
    expect(invoice?.facts.lines).toHaveLength(1);
  });

  test('has no name where nothing could be chosen', async () => {
    await deliverBy(shop(), planOf([service('only', 'The one', 299, null)]));
    const { orderNumber, id } = await place(1, {});
    expect(await lookUp(orderNumber)).not.toContain('The one');
    await send(orderNumber);
    const [invoice] = await listPapersOfOrder(shop().platform.db, id);
    expect(invoice?.facts.lines.at(-1)?.name).toBe('Delivery');
    for (const { html } of await mails()) expect(html).not.toContain('The one');
  });
});

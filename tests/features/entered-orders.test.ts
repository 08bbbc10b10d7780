import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines } from '#database/queries/order/order-rows.ts';
import { findOrder, listOrderEvents } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { writeSettings } from '#database/queries/shop/shop-settings.ts';
import type { EnteredPayment } from '#domain/entered-orders/entered-order.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { type EnteredOrder, placeEnteredOrder } from '#operations/entered-orders/place-entered-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { importText } from '../support/import-file.ts';
import { useMailWork } from '../support/mail-work.ts';
import { endPromotions, promotionOf, putPromotion } from '../support/offers.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ACTOR = { id: 'support', name: 'The support' };
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const ADDRESS = { ...CUSTOMER, postcode: 'SW1A 1AA', country: 'United Kingdom', notes: '' };
const COUNTER = {
  ...ADDRESS,
  firstName: 'Counter',
  lastName: 'customer',
  email: '',
  phone: '',
  address: '',
  city: '',
  postcode: '',
};

describeOnBothEngines(
  'an order that staff enter',
  (shop) => {
    const mailWork = useMailWork(shop);
    const db = () => shop().platform.db;
    let support: Record<string, string>;
    let variantId = '';
    let pricePence = 0;
    beforeAll(async () => {
      support = await signInAs(shop(), 'support');
      const transfer = {
        ...DEFAULT_SETTINGS.transfer,
        accountName: 'Zabelle Ltd',
        sortCode: '601613',
        accountNumber: '31926819',
      };
      await writeSettings(db(), 'transfer', { version: 0, value: transfer, now: new Date().toISOString() });
      await importText(
        db(),
        'id,name,price,stock,status,sku,barcode\nE1,Entered Oil,10,50,published,EN-1,5012345678900\nE2,Entered Oil Refill,8,50,published,EN-2,5012345678917\n',
      );
      const serum = await db()
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.id', 'products.price_pence'])
        .where('products.slug', '=', SERUM.id)
        .executeTakeFirstOrThrow();
      variantId = serum.id;
      pricePence = serum.price_pence;
    });
    beforeEach(() => setStock(40));

    const setStock = (stock: number) =>
      db().updateTable('variants').set({ stock }).where('id', '=', variantId).execute();
    const stock = async () =>
      (
        await db()
          .selectFrom('variants')
          .select('stock')
          .where('id', '=', variantId)
          .executeTakeFirstOrThrow()
      ).stock;
    const enter = (payment: EnteredPayment, changes: Partial<EnteredOrder> = {}, platform?: Platform) =>
      placeEnteredOrder(platform ?? shop().platform, {
        lines: [{ variantId, quantity: 1 }],
        customerInfo: ADDRESS,
        channel: 'phone',
        handsOver: false,
        delivery: '',
        payment,
        expectedTotalPence: pricePence >= 5000 ? pricePence : pricePence + 599,
        key: randomUUID(),
        actor: ACTOR,
        ...changes,
      });
    const overCounter = { customerInfo: COUNTER, channel: 'counter' as const, handsOver: true };
    const placed = async (payment: EnteredPayment, changes: Partial<EnteredOrder> = {}) => {
      const result = await enter(payment, changes);
      if (!result.ok) throw new Error(`It was not placed: ${result.problem}`);
      const order = await findOrder(db(), result.orderNumber);
      if (!order) throw new Error('The order is gone');
      return order;
    };
    const mailsOf = async () => (await mailWork.mails()).map(({ kind }) => kind);

    test('takes codes of offers, says what each does, and is refused with one that does nothing', async () => {
      await putPromotion(
        shop(),
        promotionOf({
          id: 'phone',
          words: 'Five pounds off',
          codeKind: 'shared',
          effect: { kind: 'cart-sum', pence: 500 },
        }),
        ['PHONE5'],
      );
      const page = await shop().get('/cms/orders/new', support);
      const key = /name="key" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
      const fields = {
        ...ADDRESS,
        ...{ key, channel: 'phone', delivery: '', payment: 'cod', [`quantity.${variantId}`]: '1' },
      };
      const post = (more: Record<string, string>) =>
        postForm(shop(), '/cms/orders/new', { ...fields, ...more }, support);
      const priced = await (await post({ intent: 'next', codes: 'phone-5, NOPE99' })).text();
      expect(priced).toContain('Five pounds off');
      expect(priced).toContain('We know no code “NOPE99”');
      const total = /name="total" value="([^"]+)"/.exec(priced)?.[1] ?? '';
      const refused = await post({ intent: 'place', total, codes: 'phone-5, NOPE99' });
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('Nothing was placed. We know no code');
      const sent = await post({ intent: 'place', total, codes: 'phone-5' });
      expect(sent.status).toBe(302);
      const order = await findOrder(db(), sent.headers.get('location')?.split('/').at(-1) ?? '');
      expect(order?.adjustments).toMatchObject([{ words: 'Five pounds off', code: 'PHONE5', pence: 500 }]);
      await endPromotions(shop());
    });

    test('has an invoice to another address and is a gift, where staff enter that', async () => {
      const page = await shop().get('/cms/orders/new', support);
      const key = /name="key" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
      const fields = {
        ...ADDRESS,
        ...{ key, channel: 'phone', delivery: '', payment: 'cod', [`quantity.${variantId}`]: '1' },
        ...{ billing: 'on', 'billing.name': 'Studio Ltd', 'billing.address': '1 High Street' },
        ...{ 'billing.postcode': 'LS1 4DY', 'billing.country': 'United Kingdom' },
        ...{ gift: 'on', 'gift.message': 'Happy birthday' },
      };
      const post = (more: Record<string, string>) =>
        postForm(shop(), '/cms/orders/new', { ...fields, ...more }, support);
      const priced = await (await post({ intent: 'next' })).text();
      const total = /name="total" value="([^"]+)"/.exec(priced)?.[1] ?? '';
      const refused = await post({ intent: 'place', total });
      expect(refused.status).toBe(422);
      const kept = await refused.text();
      expect(kept).toContain('City is required');
      expect(kept).toMatch(/name="billing.name"[^>]*value="Studio Ltd"/);
      const sent = await post({ intent: 'place', total, 'billing.city': 'Leeds' });
      expect(sent.status).toBe(302);
      const order = await findOrder(db(), sent.headers.get('location')?.split('/').at(-1) ?? '');
      expect(order).toMatchObject({
        billing: { name: 'Studio Ltd', city: 'Leeds' },
        gift: { message: 'Happy birthday' },
      });
      const taken = await placed('cash', {
        ...overCounter,
        expectedTotalPence: pricePence,
        billing: order?.billing ?? null,
      });
      const [invoice] = await listPapersOfOrder(db(), taken.id);
      expect(invoice?.facts).toMatchObject({ buyer: { name: 'Studio Ltd' }, sentTo: '' });
    });

    test('by phone holds its stock for a bank transfer, is marked with its channel, and by whom', async () => {
      const before = await stock();
      const order = await placed('transfer');
      expect(order).toMatchObject({
        channel: 'phone',
        enteredBy: 'The support',
        paymentMethod: 'transfer',
        paymentState: 'awaiting payment',
        orderStatus: 'confirmed',
      });
      expect(await stock()).toBe(before - 1);
      await mailWork.work();
      expect(await mailsOf()).toEqual(['payment-needed']);
      const [first] = await listOrderEvents(db(), order.id);
      expect(first).toMatchObject({ actor: 'The support', to: 'confirmed' });
      const audit = await db()
        .selectFrom('audit_log')
        .selectAll()
        .where('subject_id', '=', order.id)
        .execute();
      expect(audit.map(({ action }) => action)).toEqual(['order.enter']);
    });

    test('is paid by a link in a mail that comes at once, and ends when its time is over', async () => {
      const before = await stock();
      const order = await placed('link');
      expect(order).toMatchObject({ paymentMethod: 'card', paymentState: 'awaiting payment' });
      expect(Date.parse(order.holdUntil ?? '') - Date.now()).toBeGreaterThan(47 * HOUR);
      await mailWork.work();
      const [mail] = await mailWork.mails();
      expect(mail?.kind).toBe('payment-needed');
      const link = /href="[^"]*(\/checkout\/pay\?link=[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
      const page = await shop().get(link.replaceAll('&amp;', '&'));
      expect(await page.text()).toContain(order.orderNumber);
      await mailWork.work(49 * HOUR);
      expect(await findOrder(db(), order.orderNumber)).toMatchObject({
        orderStatus: 'cancelled',
        paymentState: 'failed',
      });
      expect(await stock()).toBe(before);
      expect(await mailsOf()).toContain('order-expired');
    });

    test('is asked to be paid again, by a mail and by a link that staff hand on', async () => {
      const { orderNumber } = await placed('link');
      await mailWork.work();
      const page = `/cms/orders/${orderNumber}/payment-request`;
      const html = await (await shop().get(page, support)).text();
      const link =
        /value="[^"]*(\/checkout\/pay\?link=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect(await (await shop().get(link)).text()).toContain(orderNumber);
      for (const _ of [1, 2]) {
        const asked = await postForm(shop(), page, {}, support);
        expect(asked.status).toBe(200);
        const text = (await shop().platform.sendsMail())
          ? 'The mail is on its way.'
          : 'The mail waits under Mails';
        expect(await asked.text()).toContain(text);
      }
      await mailWork.work();
      expect(await mailsOf()).toEqual(['payment-needed', 'payment-needed']);
      await mailWork.work(73 * HOUR);
      expect((await postForm(shop(), page, {}, support)).status).toBe(409);
      expect(await (await shop().get(page, support)).text()).toContain('No payment is awaited');
    });

    test('over the counter is paid in cash and handed over in one step, without name or address', async () => {
      const before = await stock();
      const order = await placed('cash', { ...overCounter, expectedTotalPence: pricePence });
      expect(order).toMatchObject({
        channel: 'counter',
        orderStatus: 'delivered',
        paymentState: 'cash received',
        shippingPence: 0,
        delivery: { name: 'Handed over at the counter' },
      });
      expect(await stock()).toBe(before - 1);
      expect(await listLedger(db(), order.id)).toMatchObject([
        { kind: 'cash-received', tender: 'cash', amountPence: pricePence, actor: 'The support' },
      ]);
      expect(await listParcels(db(), order.id)).toMatchObject([
        { tracking: { carrier: 'Handed over at the counter' }, pieces: [{ quantity: 1 }] },
      ]);
      const [line] = await tallyLines(db(), order.id, await listSoldLines(db(), order.id));
      expect(line?.tally).toMatchObject({ sent: 1 });
      expect((await listOrderEvents(db(), order.id)).map(({ note }) => note)).toEqual([
        '',
        expect.stringContaining('received in cash'),
        'Handed over at the counter',
      ]);
      const [invoice] = await listPapersOfOrder(db(), order.id);
      expect(invoice?.facts).toMatchObject({ kind: 'invoice', grossPence: pricePence });
      await mailWork.work(5 * 60_000);
      expect(await mailsOf()).toEqual([]);
      const page = await (await shop().get(`/cms/orders/${order.orderNumber}`, support)).text();
      expect(page).toContain('<p>Cash</p>');
      expect(page).not.toContain('Cash on delivery');
      expect(page).not.toContain('Placed by the customer');
    });

    test('over the counter is confirmed by mail where an address is given, without a right to cancel', async () => {
      const customerInfo = { ...COUNTER, email: 'counter@example.com' };
      await placed('cash', { ...overCounter, customerInfo, expectedTotalPence: pricePence });
      await mailWork.work();
      const [mail] = await mailWork.mails();
      expect(mail?.kind).toBe('order-confirmation');
      expect(mail?.body).toContain('Paid in cash');
      expect(mail?.body).not.toContain('If you change your mind');
      expect(mail?.body).not.toContain('Going to');
    });

    test('at the counter may also be sent, for cash that was received', async () => {
      const order = await placed('cash', { channel: 'counter' });
      expect(order).toMatchObject({ orderStatus: 'confirmed', paymentState: 'cash received' });
      expect(order.shippingPence).toBeGreaterThan(0);
    });

    test('is one order however often its button is pressed', async () => {
      const before = await stock();
      const key = randomUUID();
      const pressed = await Promise.all([
        enter('cod', { key }),
        enter('cod', { key }),
        enter('cod', { key }),
      ]);
      expect(new Set(pressed.map((result) => (result.ok ? result.orderNumber : result.problem))).size).toBe(
        1,
      );
      expect(await stock()).toBe(before - 1);
      const other = await enter('cod', { key, lines: [{ variantId, quantity: 2 }] });
      expect(other).toMatchObject({ ok: false, problem: 'idempotency-key-reused' });
    });

    test('is refused where a piece was sold or a price changed meanwhile, and nothing is written', async () => {
      await setStock(0);
      expect(await enter('cod')).toMatchObject({ ok: false, problem: 'out-of-stock' });
      await setStock(5);
      expect(await enter('cod', { expectedTotalPence: 1 })).toMatchObject({
        ok: false,
        problem: 'price-changed',
      });
      expect(await enter('cod', { lines: [] })).toEqual({ ok: false, problem: 'nothing-ordered' });
      expect(await stock()).toBe(5);
    });

    test('and its cash are written whole or not at all, wherever the process ends', async () => {
      const before = await stock();
      const key = randomUUID();
      for (let steps = 1; ; steps += 1) {
        let left = steps;
        const random = {
          ...shop().platform.random,
          id: () => {
            if (left === 0) throw new Error('The process ended');
            left -= 1;
            return randomUUID();
          },
        };
        const changes = { ...overCounter, key, expectedTotalPence: pricePence };
        const result = await enter('cash', changes, { ...shop().platform, random }).catch(() => null);
        if (result) {
          expect(result).toMatchObject({ ok: true });
          expect(steps).toBeGreaterThan(6);
          break;
        }
        expect(await stock()).toBe(before);
      }
      expect(await stock()).toBe(before - 1);
    });

    test('is found by its channel, in the list and in the files', async () => {
      const order = await placed('cod');
      const web = await (await shop().post('/api/orders', orderOf([SERUM]), freshKey())).json();
      const manager = await signInAs(shop(), 'manager');
      const listed = async (channel: string) =>
        (await shop().get(`/cms/orders?channel=${channel}`, manager)).text();
      expect(await listed('phone')).toContain(order.orderNumber);
      expect(await listed('phone')).not.toContain(web.orderNumber);
      expect(await listed('web')).toContain(web.orderNumber);
      const file = await (await shop().get('/cms/orders/export?channel=phone', manager)).text();
      expect(file.split('\r\n').find((row) => row.startsWith(order.orderNumber))).toContain(
        ',Phone,The support,',
      );
    });

    test('is entered on a page without script: customer found, products by code and name, priced and placed', async () => {
      const surname = `Quartermaine${shop().engine}`;
      await shop().post(
        '/api/orders',
        orderOf([SERUM], { customerInfo: { ...CUSTOMER, lastName: surname, email: 'quarter@example.com' } }),
        freshKey(),
      );
      const fields: Record<string, string> = { key: randomUUID(), channel: 'phone', payment: 'transfer' };
      const send = async (more: Record<string, string>) => {
        const response = await postForm(shop(), '/cms/orders/new', { ...fields, ...more }, support);
        return { response, html: response.status === 302 ? '' : await response.text() };
      };
      expect(await (await shop().get('/cms/orders/new', support)).text()).toContain('Find a customer');
      const found = await send({ intent: 'next', find: surname });
      const [pick = ''] = valuesOf(found.html, 'pick');
      expect(found.html).toContain(surname);
      const picked = await send({ pick });
      expect(fieldValue(picked.html, 'email')).toBe('quarter@example.com');
      expect(fieldValue(picked.html, 'address')).toBe('1 Example Street');
      for (const name of ['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'postcode'])
        fields[name] = fieldValue(picked.html, name);
      fields.country = 'United Kingdom';
      const scanned = await send({ intent: 'next', product: 'en-1 3\n5012345678917' });
      const quantities = namesOf(scanned.html, 'quantity.');
      expect(quantities.map((name) => fieldValue(scanned.html, name))).toEqual(['3', '1']);
      for (const name of quantities) fields[name] = fieldValue(scanned.html, name);
      const named = await send({ intent: 'next', product: 'entered oil' });
      const choices = valuesOf(named.html, 'add');
      expect(choices).toHaveLength(2);
      const [add = ''] = choices;
      const added = await send({ add });
      expect(fieldValue(added.html, `quantity.${add}`)).toBe('4');
      const unknown = await send({ intent: 'next', product: 'no such thing' });
      expect(unknown.html).toContain('No product on sale has');
      const total = fieldValue(scanned.html, 'total');
      const wrong = await send({ intent: 'place', total, email: '' });
      expect(wrong.response.status).toBe(422);
      expect(wrong.html).toContain('Email is required');
      const changed = await send({ intent: 'place', total: '1.00' });
      expect(changed.response.status).toBe(409);
      expect(changed.html).toContain('The total has changed');
      const { response } = await send({ intent: 'place', total });
      expect(response.status).toBe(302);
      const page = await shop().get(response.headers.get('location') ?? '', support);
      const html = await page.text();
      expect(html).toContain('Phone');
      expect(html).toContain('entered by');
      const again = await send({ intent: 'place', total });
      expect(again.response.headers.get('location')).toBe(response.headers.get('location'));
    });

    test('at the counter needs no name on the page either, and cash alone pays what is handed over', async () => {
      const fields = { key: randomUUID(), delivery: 'handed-over', [`quantity.${variantId}`]: '1' };
      const send = (more: Record<string, string>) =>
        postForm(shop(), '/cms/orders/new', { ...fields, intent: 'place', ...more }, support);
      const refused = await send({ payment: 'link', total: (pricePence / 100).toFixed(2) });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('Goods that are handed over now are paid in cash now');
      const placed = await send({ payment: 'cash', total: (pricePence / 100).toFixed(2) });
      expect(placed.status).toBe(302);
      const orderNumber = placed.headers.get('location')?.split('/').at(-1) ?? '';
      expect(await findOrder(db(), orderNumber)).toMatchObject({
        orderStatus: 'delivered',
        customerInfo: { firstName: 'Counter', lastName: 'customer' },
      });
    });

    const sendDraft = async (more: Record<string, string>) => {
      const response = await postForm(shop(), '/cms/orders/new', { key: randomUUID(), ...more }, support);
      return { status: response.status, html: await response.text() };
    };

    test('is refused with a quantity that is none, at its field, and nothing is placed', async () => {
      const before = await stock();
      const name = `quantity.${variantId}`;
      for (const written of ['-4', '2.5', '1e9', '', '🍋', '1000']) {
        const total = (pricePence / 100).toFixed(2);
        const handed = { delivery: 'handed-over', payment: 'cash', total };
        const { status, html } = await sendDraft({ ...handed, intent: 'place', [name]: written });
        expect(status, written).toBe(422);
        expect(html).toContain('Enter a whole number up to 999');
        expect(fieldValue(html, name)).toBe(written);
      }
      expect(await stock()).toBe(before);
      for (const scanned of ['en-1 0', 'en-1 -5', 'en-1 99999999']) {
        const { html } = await sendDraft({ intent: 'next', product: scanned });
        expect(html).toContain(`‘${scanned}’ was not added: `);
        expect(namesOf(html, 'quantity.')).toEqual([]);
      }
      const typed = await sendDraft({ intent: 'place', [name]: '1', product: 'en-1' });
      expect(typed.status).toBe(422);
      expect(typed.html).toContain('Press Enter to add it');
    });

    test('keeps all that several were found for until each is chosen, and the keyboard in the field', async () => {
      const { html } = await sendDraft({ intent: 'next', product: 'entered oil\nserum' });
      expect(valuesOf(html, 'open')).toEqual(['entered oil', 'serum']);
      expect(/<input[^>]*name="product"[^>]*>/.exec(html)?.[0]).toContain('autofocus');
      const [add = ''] = valuesOf(html, 'add');
      const chosen = await sendDraft({ add, open: 'entered oil' });
      expect(namesOf(chosen.html, 'quantity.')).toEqual([`quantity.${add}`]);
      expect(valuesOf(chosen.html, 'open')).toEqual([]);
      const scanned = await sendDraft({ intent: 'next', open: 'serum', product: 'en-1' });
      expect(valuesOf(scanned.html, 'open')).toEqual(['serum']);
      expect(namesOf(scanned.html, 'quantity.')).toHaveLength(1);
      expect(valuesOf((await sendDraft({ leave: 'serum', open: 'serum' })).html, 'open')).toEqual([]);
    });

    test('that is handed over may be sent after all', async () => {
      const line = { [`quantity.${variantId}`]: '1' };
      const { html } = await sendDraft({ intent: 'next', delivery: 'handed-over', ...line });
      const services = valuesOf(html, 'delivery');
      expect(services.length).toBeGreaterThan(1);
      expect(services).toContain('handed-over');
      expect(html).toMatch(/<dt>Delivery<\/dt><dd[^>]*>Free/);
    });

    test('is refused in words for staff, which name the goods', async () => {
      await setStock(0);
      const fields = { delivery: 'handed-over', payment: 'cash', intent: 'place', total: '0.00' };
      const sold = await sendDraft({ ...fields, [`quantity.${variantId}`]: '1' });
      expect(sold.html).toContain('Nothing was placed. Rose Radiance Serum is sold out.');
      const { id } = await db()
        .selectFrom('variants')
        .select('id')
        .where('sku', '=', 'EN-2')
        .executeTakeFirstOrThrow();
      const setStatus = (status: 'draft' | 'published') =>
        db().updateTable('products').set({ status }).where('name', '=', 'Entered Oil Refill').execute();
      await setStatus('draft');
      const gone = await sendDraft({ ...fields, [`quantity.${id}`]: '1' });
      await setStatus('published');
      expect(gone.html).toContain('Nothing was placed. Entered Oil Refill is no longer sold: take it out.');
      expect(gone.html).not.toContain('your cart');
    });

    test('begins with the customer where it is begun on their page', async () => {
      await shop().post(
        '/api/orders',
        orderOf([SERUM], { customerInfo: { ...CUSTOMER, email: 'known@example.com' } }),
        freshKey(),
      );
      await shop().get('/cms/customers', support);
      const { id } = await db()
        .selectFrom('customers')
        .select('id')
        .where('email', '=', 'known@example.com')
        .executeTakeFirstOrThrow();
      expect(await (await shop().get(`/cms/customers/${id}`, support)).text()).toContain(
        `/cms/orders/new?customer=${id}`,
      );
      const page = await (await shop().get(`/cms/orders/new?customer=${id}`, support)).text();
      expect(fieldValue(page, 'email')).toBe('known@example.com');
      expect(fieldValue(page, 'city')).toBe('London');
    });

    /** The time to pay by a link is the owner's. */
    test('holds its stock as long as the settings say', async () => {
      const value = { ...DEFAULT_SETTINGS.transfer, linkHours: 72 };
      await writeSettings(db(), 'transfer', { version: 1, value, now: new Date().toISOString() });
      const order = await placed('link');
      expect(Date.parse(order.holdUntil ?? '') - Date.now()).toBeGreaterThan(2.9 * DAY);
      expect(await enter('transfer')).toMatchObject({ ok: false, problem: 'transfer-not-offered' });
    });
  },
  { demoShop: true },
);

/** The attributes of the fields and buttons of a page. */
function fieldsOf(html: string): { name: string; value: string }[] {
  return [...html.matchAll(/<(?:input|button)[^>]*>/g)].map(([tag]) => ({
    name: / name="([^"]*)"/.exec(tag)?.[1] ?? '',
    value: (/ value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&'),
  }));
}

const valuesOf = (html: string, name: string) =>
  fieldsOf(html).flatMap((field) => (field.name === name ? [field.value] : []));
const namesOf = (html: string, beginning: string) =>
  fieldsOf(html).flatMap(({ name }) => (name.startsWith(beginning) ? [name] : []));
const fieldValue = (html: string, name: string) => valuesOf(html, name)[0] ?? '';

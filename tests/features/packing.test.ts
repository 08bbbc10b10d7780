import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrder } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { writeSettings } from '#database/queries/shop/shop-settings.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import { takenInText } from '#domain/dispatch/taken-in.ts';
import type { Order } from '#domain/order/order.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import { applyCorrection, previewCorrection } from '#operations/corrections/apply-correction.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { sendParcel } from '#operations/parcels/send-parcel.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { receiveTransfer } from '#operations/transfers/receive-transfer.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { deliver, runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const ACTOR = { id: 'owner', name: 'Owner' };
const ACCOUNT = {
  accountName: 'Zabelle Ltd',
  sortCode: '601613',
  accountNumber: '31926819',
  iban: 'GB29NWBK60161331926819',
  bic: 'NWBKGB2L',
};
const NO_DETAILS = { tracking: { carrier: '', number: '', link: '' }, weightGrams: null, sentAt: null };

/** What is said of an order: it may be packed, only after a question, or not. */
type Verdict = 'ready' | 'ask' | 'not';

describeOnBothEngines(
  'what may be packed now',
  (shop) => {
    let support: Record<string, string>;
    const db = () => shop().platform.db;
    const page = async (path: string) => plain(await (await shop().get(path, support)).text());
    beforeAll(async () => {
      support = await signInAs(shop(), 'support');
      await db().updateTable('variants').set({ stock: 900 }).execute();
      await db().updateTable('products').set({ stock: 900 }).execute();
      const value = { ...DEFAULT_SETTINGS.transfer, ...ACCOUNT, offered: true };
      await writeSettings(db(), 'transfer', { version: 0, value, now: new Date().toISOString() });
    });

    const orderWith = async (number: string): Promise<Order> => {
      const order = await findOrder(db(), number);
      if (!order) throw new Error(`There is no order ${number}`);
      return order;
    };
    let places = 0;
    async function place(paymentMethod: 'card' | 'cod' | 'transfer', quantity = 1) {
      places += 1;
      const body = orderOf([{ ...SERUM, quantity }], { paymentMethod });
      const customerInfo = { ...CUSTOMER, address: `${places} Packing Street` };
      const response = await shop().post('/api/orders', { ...body, customerInfo }, freshKey());
      expect(response.status).toBe(201);
      const { orderNumber, payment } = await response.json();
      return { orderNumber: String(orderNumber), secret: String(payment?.clientSecret) };
    }
    async function deliverAll() {
      for (const event of server.events.splice(0)) expect(await deliver(shop(), server, event)).toBe(200);
      await runJobs(shop());
    }
    async function placePaid(quantity = 1) {
      const { orderNumber, secret } = await place('card', quantity);
      const { id: reference } = server.attempt(secret, 'succeed');
      await deliverAll();
      return { orderNumber, reference };
    }
    async function placeDoubted(doubt: (reference: string) => void) {
      const { orderNumber, reference } = await placePaid();
      doubt(reference);
      await deliverAll();
      return orderNumber;
    }
    async function placeTransfer(amountPence: number | 'all') {
      const { orderNumber } = await place('transfer');
      const order = await orderWith(orderNumber);
      const [rows, ledger] = await Promise.all([listTransfers(db(), order.id), listLedger(db(), order.id)]);
      const received = await receiveTransfer(shop().platform, {
        orderNumber,
        amountPence: amountPence === 'all' ? order.totalPence : amountPence,
        day: londonDay(new Date().toISOString()),
        reference: orderNumber,
        note: '',
        late: null,
        seenPence: transferAccount(rows, ledger, order).atBankPence,
        key: randomUUID(),
        actor: ACTOR,
      });
      expect(received.ok).toBe(true);
      return orderNumber;
    }
    async function refund(orderNumber: string, what: { amountPence?: number; pieces?: number }) {
      const [line] = (await orderWith(orderNumber)).lines;
      const pieces = what.pieces ?? 0;
      const refunded = await refundOrder(shop().platform, {
        orderNumber,
        lines: pieces > 0 ? [{ lineId: line?.lineId ?? '', quantity: pieces, restock: pieces }] : [],
        deliveryPence: 0,
        amountPence: what.amountPence ?? 0,
        reason: 'Asked for',
        key: randomUUID(),
        actor: ACTOR,
        isConfirmed: true,
      });
      expect(refunded).toMatchObject({ ok: true });
      await runJobs(shop());
    }
    async function send(orderNumber: string, quantity: number) {
      const [line] = (await orderWith(orderNumber)).lines;
      const sent = await sendParcel(shop().platform, {
        orderNumber,
        key: randomUUID(),
        pieces: [{ lineId: line?.lineId ?? '', quantity }],
        details: NO_DETAILS,
        actor: ACTOR,
        isConfirmed: false,
      });
      expect(sent.ok).toBe(true);
    }
    async function makeDearer(orderNumber: string) {
      const order = await orderWith(orderNumber);
      const wanted = {
        customerInfo: order.customerInfo,
        lines: order.lines.map(({ lineId, unitPricePence }) => ({
          lineId,
          quantity: 3,
          unitPricePence,
          variantId: null,
        })),
        added: [],
        service: null,
        deliveryPence: null,
        reason: 'Asked for by phone',
      };
      const preview = await previewCorrection(shop().platform, orderNumber, wanted);
      const corrected = await applyCorrection(shop().platform, {
        orderNumber,
        wanted,
        key: randomUUID(),
        seen: preview.ok ? preview.seen : '',
        sendsMail: false,
        actor: ACTOR,
        mayChangeGoods: true,
      });
      expect(corrected.ok).toBe(true);
    }
    const cancel = (orderNumber: string) =>
      changeOrderStatus(shop().platform, {
        orderNumber,
        to: 'cancelled',
        actor: ACTOR,
        answers: { refunds: false, stock: null },
      });

    /** Every situation of an order that packing asks about. */
    const SITUATIONS: [name: string, Verdict, make: () => Promise<string>][] = [
      ['paid by card', 'ready', async () => (await placePaid()).orderNumber],
      ['not paid', 'not', async () => (await place('card')).orderNumber],
      ['cash on delivery', 'ready', async () => (await place('cod')).orderNumber],
      ['a part transferred', 'not', () => placeTransfer(500)],
      ['all transferred', 'ready', () => placeTransfer('all')],
      [
        'refunded',
        'not',
        async () => {
          const { orderNumber } = await placePaid();
          const { totalPence } = await orderWith(orderNumber);
          await refund(orderNumber, { amountPence: totalPence });
          return orderNumber;
        },
      ],
      [
        'partly refunded',
        'ready',
        async () => {
          const { orderNumber } = await placePaid();
          await refund(orderNumber, { amountPence: 100 });
          return orderNumber;
        },
      ],
      [
        'waits for the difference of a correction',
        'not',
        async () => {
          const { orderNumber } = await placePaid();
          await makeDearer(orderNumber);
          return orderNumber;
        },
      ],
      ['disputed', 'ask', () => placeDoubted((reference) => void server.dispute(reference))],
      ['in review', 'ask', () => placeDoubted((reference) => server.review(reference))],
      ['warned of fraud', 'ask', () => placeDoubted((reference) => server.warn(reference))],
      [
        'of the highest risk',
        'ask',
        async () => {
          server.riskLevel = 'highest';
          const { orderNumber } = await placePaid();
          server.riskLevel = 'normal';
          return orderNumber;
        },
      ],
      [
        'cancelled',
        'not',
        async () => {
          const { orderNumber } = await place('cod');
          expect((await cancel(orderNumber)).ok).toBe(true);
          return orderNumber;
        },
      ],
      [
        'part sent',
        'ready',
        async () => {
          const { orderNumber } = await placePaid(2);
          await send(orderNumber, 1);
          return orderNumber;
        },
      ],
      [
        'part sent and doubted',
        'ask',
        async () => {
          const { orderNumber, reference } = await placePaid(2);
          await send(orderNumber, 1);
          server.review(reference);
          await deliverAll();
          return orderNumber;
        },
      ],
      [
        'part sent, the rest taken out',
        'not',
        async () => {
          const { orderNumber } = await placePaid(2);
          await send(orderNumber, 1);
          await refund(orderNumber, { pieces: 1 });
          return orderNumber;
        },
      ],
      [
        'all sent',
        'not',
        async () => {
          const { orderNumber } = await placePaid();
          await send(orderNumber, 1);
          return orderNumber;
        },
      ],
    ];

    test('is the same for lists, dashboard, pick list, labels, slips, carriers’ files, tracking and shared parcels', async () => {
      const expected = new Map<string, Verdict>();
      const nameOf = new Map<string, string>();
      for (const [name, verdict, make] of SITUATIONS) {
        const number = await make();
        expected.set(number, verdict);
        nameOf.set(number, name);
      }
      const numbers = [...expected.keys()];
      const all = numbers.join(',');
      const of = (verdict: Verdict) => numbers.filter((number) => expected.get(number) === verdict);
      /** Compares what a place says of each order, named by its situation. */
      const says = (where: string, verdictOf: (number: string) => Verdict | boolean) => {
        const said = numbers.map((number) => [nameOf.get(number), verdictOf(number)]);
        const wanted = numbers.map((number) => {
          const verdict = expected.get(number);
          return [nameOf.get(number), typeof verdictOf(number) === 'boolean' ? verdict === 'ready' : verdict];
        });
        expect(said, where).toEqual(wanted);
      };

      const [toPack, toCheck] = [await page(ordersOf('to-pack')), await page(ordersOf('to-check'))];
      says('the list of orders', (number) =>
        toPack.includes(number) ? 'ready' : toCheck.includes(number) ? 'ask' : 'not',
      );
      const difference = await page(ordersOf('difference'));
      expect(numbers.filter((number) => difference.includes(number)).map((each) => nameOf.get(each))).toEqual(
        ['waits for the difference of a correction'],
      );

      const dashboard = await page('/cms');
      expect(dashboard).toContain(`To pack: ${of('ready').length}<`);
      expect(dashboard).toContain(`${of('ask').length} orders to check before packing`);
      expect(dashboard).toContain('1 order to be paid after a correction');
      expect(dashboard).toContain(`href="${ordersOf('difference').replaceAll('&', '&amp;')}"`);

      for (const path of ['/cms/dispatch', `/cms/dispatch?numbers=${all}`]) {
        const table = await page(path);
        const printed = /pick-list\?numbers=([^"&]*)/.exec(table)?.[1]?.split(',') ?? [];
        says(path, (number) =>
          printed.includes(number) ? 'ready' : table.includes(`value="${number} `) ? 'ask' : 'not',
        );
      }
      const picked = await page(`/cms/dispatch/pick-list?numbers=${all}`);
      const boxes = picked.slice(picked.indexOf('Boxes'));
      says('the pick list', (number) => boxes.includes(`>${number}<`));
      const carrierFile = await page(`/cms/dispatch/carrier-file?numbers=${all}&carrier=royal-mail`);
      says('the file for a carrier', (number) => carrierFile.includes(number));
      const labelled = new Set<string>();
      for (const number of numbers)
        if ((await shop().get(`/cms/dispatch/labels?numbers=${number}`, support)).ok) labelled.add(number);
      says('the labels', (number) => labelled.has(number));
      const slips = (await page(`/cms/orders/packing-slips?numbers=${all}`)).split('<section');
      says('the slips', (number) => {
        const slip = slips.find((each) => each.includes(`aria-label="${number}"`)) ?? '';
        // Of an order that left, the slip is a copy of what was in its parcels.
        if (/sent, the rest taken out|all sent/.test(nameOf.get(number) ?? '')) return 'not';
        if (/do not send|Nothing left to send/.test(slip)) return 'not';
        return slip.includes('On hold: ask before sending') ? 'ask' : 'ready';
      });
      const rows = ['Order reference,Tracking number', ...numbers.map((number) => `${number},T${number}`)];
      const tracked = plain(
        await (
          await postForm(shop(), '/cms/dispatch/tracking', { rows: rows.join('\n'), carrier: '' }, support)
        ).text(),
      );
      says('the tracking file', (number) => {
        const [, row = ''] = tracked.split(`T${number}: `);
        if (/^\d+ pieces? to send/.test(row)) return 'ready';
        return tracked.includes(`value="${number} `) ? 'ask' : 'not';
      });
      const together = new Map<string, string>();
      for (const number of numbers)
        together.set(number, await page(`/cms/dispatch/together?numbers=${number}`));
      says('one parcel', (number) => together.get(number)?.includes(`>${number}</span>:`) ?? false);
      for (const number of numbers.filter((each) => expected.get(each) !== 'ready')) {
        const parcels = async () => (await listParcels(db(), (await orderWith(number)).id)).length;
        const before = await parcels();
        const path = `/cms/dispatch/together?numbers=${number}`;
        const refused = await postForm(shop(), path, { carrier: '', key: randomUUID() }, support);
        expect(refused.status, nameOf.get(number)).toBe(409);
        expect(await parcels()).toBe(before);
      }
    });

    test('a doubtful order is taken in on purpose, for what was read and no more', async () => {
      const { orderNumber: plainOrder } = await placePaid();
      const { orderNumber, reference } = await placePaid();
      server.review(reference);
      await deliverAll();
      const both = `numbers=${plainOrder},${orderNumber}`;
      const box = takenInText(orderNumber, ['in-review']);
      const shown = await page(`/cms/dispatch?${both}`);
      expect(shown).toContain('To check before packing:');
      expect(shown).toContain('The payment is in review at the payment service.');
      expect(shown).toContain(`value="${box}"`);
      expect(shown).toContain(`pick-list?numbers=${plainOrder}"`);

      const taken = `${both}&with=${encodeURIComponent(box)}`;
      const table = await page(`/cms/dispatch?${taken}`);
      expect(table).toContain(`pick-list?numbers=${plainOrder},${orderNumber}&amp;with=`);
      for (const path of ['pick-list', 'carrier-file'])
        expect(await page(`/cms/dispatch/${path}?${taken}&carrier=dpd`), path).toContain(orderNumber);
      const labels = await shop().get(`/cms/dispatch/labels?${taken}`, support);
      expect(Buffer.from(await labels.arrayBuffer()).toString('latin1')).toMatch(
        /\/Type \/Pages[^>]*\/Count 2/s,
      );
      expect(await page(`/cms/orders/packing-slips?${taken}`)).not.toContain('On hold');
      // Without any numbers the box adds the order to what is to pack.
      expect(await page(`/cms/dispatch?with=${encodeURIComponent(box)}`)).toMatch(
        new RegExp(`pick-list\\?numbers=[^"]*${orderNumber}`),
      );

      server.warn(reference);
      await deliverAll();
      expect(await page(`/cms/dispatch/pick-list?${taken}`)).not.toContain(orderNumber);
      const again = await page(`/cms/dispatch?${taken}`);
      expect(again).toContain(`value="${takenInText(orderNumber, ['fraud-warning', 'in-review'])}"`);
    });

    test('a tracking file sends a doubtful order where its box was ticked', async () => {
      const orderNumber = await placeDoubted((reference) => server.review(reference));
      const fields = { rows: `Order,Tracking\n${orderNumber},QQ1`, carrier: 'Evri', link: '' };
      const post = async (more: object) =>
        plain(
          await (await postForm(shop(), '/cms/dispatch/tracking', { ...fields, ...more }, support)).text(),
        );
      expect(await post({})).toContain(`Send ${orderNumber} all the same`);
      expect(await post({ intent: 'send' })).toContain('not sent. The payment is in review');
      expect(await post({ intent: 'send', with: `${orderNumber} disputed` })).toContain('not sent.');
      const parcels = async () => listParcels(db(), (await orderWith(orderNumber)).id);
      expect(await parcels()).toEqual([]);
      const box = takenInText(orderNumber, ['in-review']);
      expect(await post({ intent: 'send', with: box })).toContain('1 piece sent');
      expect((await parcels()).map(({ tracking }) => tracking.number)).toEqual(['QQ1']);
      expect(await post({ intent: 'send', with: box })).toContain('it has this number already');
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

function ordersOf(status: string): string {
  return `/cms/orders?status=${status}&sort=placed`;
}

function plain(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOpenDifference } from '#database/queries/corrections/differences.ts';
import { findOrder, findOrderById } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findPayment, listPaymentsOfOrder } from '#database/queries/payment/payments.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import type { WantedCorrection } from '#domain/corrections/wanted-correction.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { momentText } from '#domain/text/london-moment.ts';
import { applyCorrection, previewCorrection } from '#operations/corrections/apply-correction.ts';
import { letDifferenceGo } from '#operations/corrections/let-difference-go.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { settlePayment } from '#operations/payment/settle-payment.ts';
import { linkIn, MINUTE, useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS } from '../support/stripe-shop.ts';
import { registerForVat } from '../support/vat-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const ACTOR = { id: 'owner', name: 'Owner' };
const DAY = 24 * 60 * 60 * 1000;

describeOnBothEngines(
  'a correction that costs more',
  (shop) => {
    const { work, mails } = useMailWork(shop);
    const db = () => shop().platform.db;
    let owner: Record<string, string>;
    beforeAll(async () => {
      owner = await signInAs(shop(), 'owner');
      shop().platform.sendsMail = async () => true;
      await registerForVat(shop());
      await db().updateTable('variants').set({ stock: 900 }).execute();
      await db().updateTable('products').set({ stock: 900 }).execute();
    });

    async function place(paymentMethod: 'card' | 'cod' | 'unpaid' = 'card'): Promise<Order> {
      const body = orderOf([{ ...SERUM, quantity: 1 }], {
        paymentMethod: paymentMethod === 'cod' ? 'cod' : 'card',
      });
      const placed = await (await shop().post('/api/orders', body, freshKey())).json();
      const order = await findOrder(db(), String(placed.orderNumber));
      if (!order) throw new Error('The order of the test was not placed');
      if (paymentMethod === 'card') {
        server.attempt(placed.payment.clientSecret, 'succeed');
        await settle(order);
      }
      if (paymentMethod !== 'unpaid') await work();
      await db().deleteFrom('mails').execute();
      return reload(order);
    }
    const reload = async ({ id }: Pick<Order, 'id'>) => {
      const order = await findOrderById(db(), id);
      if (!order) throw new Error('The order of the test is gone');
      return order;
    };
    const settle = async ({ id }: Pick<Order, 'id'>) => {
      for (const payment of await listPaymentsOfOrder(db(), id))
        await settlePayment(shop().platform, payment);
    };
    async function correct(order: Order, quantity: number, changes: Partial<WantedCorrection> = {}) {
      const { lineId = '', unitPricePence = 0 } = order.lines[0] ?? {};
      const wanted = {
        customerInfo: order.customerInfo,
        lines: [{ lineId, quantity, unitPricePence, variantId: null }],
        added: [],
        service: null,
        deliveryPence: null,
        reason: 'Asked for by phone',
        ...changes,
      };
      const { orderNumber } = order;
      const preview = await previewCorrection(shop().platform, orderNumber, wanted);
      return applyCorrection(shop().platform, {
        orderNumber,
        wanted,
        key: randomUUID(),
        seen: preview.ok ? preview.seen : '',
        sendsMail: true,
        actor: ACTOR,
        mayChangeGoods: true,
      });
    }
    const kept = async ({ id }: Pick<Order, 'id'>) => {
      const promised = (await listRefunds(db(), id))
        .filter(({ state }) => state === 'requested' || state === 'pending')
        .reduce((sum, { amountPence }) => sum + amountPence, 0);
      return ledgerSums(await listLedger(db(), id)).keptPence - promised;
    };
    const papered = async ({ id }: Pick<Order, 'id'>) =>
      uncredited((await listPapersOfOrder(db(), id)).map(({ facts }) => facts)).reduce(
        (sum, { grossPence }) => sum + grossPence,
        0,
      );
    const textOf = async (response: Response | Promise<Response>) =>
      (await (await response).text()).replaceAll('<!-- -->', '');
    const ship = ({ orderNumber }: Order) =>
      changeOrderStatus(shop().platform, { orderNumber, to: 'processing', actor: ACTOR, answers: {} });
    const path = ({ orderNumber }: Order) => `/cms/orders/${orderNumber}/difference`;

    test('is held from packing until the mailed link has paid it; then the papers state it', async () => {
      const order = await place();
      expect((await correct(order, 3)).ok).toBe(true);
      const after = await reload(order);
      const owedPence = after.totalPence - order.totalPence;
      expect(owedPence).toBeGreaterThan(0);
      expect(after).toMatchObject({ differencePence: owedPence, paymentState: 'paid' });
      expect(await ship(order)).toMatchObject({ ok: false, problem: 'not-paid' });
      expect(await papered(order)).toBe(order.totalPence);
      expect(
        await refundOrder(shop().platform, {
          orderNumber: order.orderNumber,
          amountPence: 100,
          reason: 'Late',
          key: randomUUID(),
          actor: ACTOR,
          isConfirmed: true,
        }),
      ).toMatchObject({ ok: false, problem: 'not-allowed' });
      const orderPage = await textOf(shop().get(`/cms/orders/${order.orderNumber}`, owner));
      expect(orderPage).toContain('is still to be paid. It is neither packed nor sent until then.');
      expect(orderPage).toContain('Wait for £');
      await work(MINUTE);
      const [mail] = await mails();
      expect(mail).toMatchObject({ kind: 'order-corrected' });
      const link = linkIn(mail?.html, '/checkout/pay');
      const page = await textOf(shop().get(link));
      expect(page).toContain('Pay the difference');
      const open = await findOpenDifference(db(), order.id);
      const payment = await findPayment(db(), open?.paymentId ?? '');
      expect(payment).toMatchObject({ purpose: 'difference', amountPence: owedPence });
      expect(server.intents.get(payment?.reference ?? '')?.amount).toBe(owedPence);
      server.attempt(payment?.clientSecret ?? '', 'succeed');
      await settle(order);
      await settle(order);
      await work();
      expect(await reload(order)).toMatchObject({ differencePence: 0, paymentState: 'paid' });
      expect(await kept(order)).toBe(after.totalPence);
      expect(await papered(order)).toBe(after.totalPence);
      const kinds = (await mails()).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['order-confirmation', 'order-corrected']);
      expect(await ship(order)).toMatchObject({ ok: true });
    });

    test('and is given back later is asked of both payments, each no more than it took', async () => {
      const order = await place();
      await correct(order, 3);
      await shop().get(`/checkout/pay?order=${order.orderNumber}`);
      const open = await findOpenDifference(db(), order.id);
      await textOf(
        shop().post(`/api/orders/${order.orderNumber}/payment`, { email: order.customerInfo.email }),
      );
      const payment = await findPayment(db(), open?.paymentId ?? '');
      server.attempt(payment?.clientSecret ?? '', 'succeed');
      await settle(order);
      await work();
      const { totalPence } = await reload(order);
      await changeOrderStatus(shop().platform, {
        orderNumber: order.orderNumber,
        to: 'cancelled',
        actor: ACTOR,
        answers: { refunds: true, stock: 'return' },
      });
      await work();
      await work(MINUTE);
      const refunds = await listRefunds(db(), order.id);
      expect(refunds.map(({ state }) => state)).toEqual(['done', 'done']);
      expect(refunds.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(totalPence);
      expect(await kept(order)).toBe(0);
      expect(await papered(order)).toBe(0);
      expect((await reload(order)).paymentState).toBe('refunded');
    });

    test('can be let go with a reason, once for a form, and what is paid afterwards goes back', async () => {
      const order = await place();
      await correct(order, 2);
      const open = await findOpenDifference(db(), order.id);
      await textOf(
        shop().post(`/api/orders/${order.orderNumber}/payment`, { email: order.customerInfo.email }),
      );
      const payment = await findPayment(db(), open?.paymentId ?? '');
      const page = await textOf(shop().get(path(order), owner));
      expect(page).toContain('is to be paid');
      expect(
        (await postForm(shop(), path(order), { intent: 'let-go', key: 'go', reason: ' ' }, owner)).status,
      ).toBe(422);
      for (const _ of [1, 2])
        expect(
          (await postForm(shop(), path(order), { intent: 'let-go', key: 'go', reason: 'A regular' }, owner))
            .status,
        ).toBe(302);
      const after = await reload(order);
      expect(after).toMatchObject({ totalPence: order.totalPence, differencePence: 0 });
      expect(after.lines[0]?.quantity).toBe(2);
      expect(await papered(order)).toBe(order.totalPence);
      const paper = (await listPapersOfOrder(db(), order.id)).at(-1)?.facts;
      expect(paper?.lines[0]).toMatchObject({ quantity: 2, discountPence: open?.amountPence });
      server.attempt(payment?.clientSecret ?? '', 'succeed');
      await settle(order);
      await work();
      expect(await kept(order)).toBe(order.totalPence);
      expect(await papered(order)).toBe(order.totalPence);
      expect(
        await letDifferenceGo(shop().platform, {
          orderNumber: order.orderNumber,
          reason: 'Again',
          key: randomUUID(),
          actor: ACTOR,
        }),
      ).toEqual({ ok: false, problem: 'nothing-owed' });
    });

    test('can be taken back by a form that begins with what was before', async () => {
      const order = await place();
      await correct(order, 3, { deliveryPence: 700 });
      const open = await findOpenDifference(db(), order.id);
      const lineId = order.lines[0]?.lineId ?? '';
      const form = await textOf(
        shop().get(`/cms/orders/${order.orderNumber}/correct?undo=${open?.correctionId}`, owner),
      );
      expect(form).toMatch(new RegExp(`name="quantity.${lineId}"[^>]*value="1"`));
      await correct(await reload(order), 1, { deliveryPence: order.shippingPence });
      expect(await reload(order)).toMatchObject({ totalPence: order.totalPence, differencePence: 0 });
      expect(await findOpenDifference(db(), order.id)).toBeNull();
      await work(MINUTE);
      const payment = await findPayment(db(), open?.paymentId ?? '');
      expect(server.intents.get(payment?.reference ?? '')?.status).toBe('canceled');
      expect(await kept(order)).toBe(order.totalPence);
      expect(await papered(order)).toBe(order.totalPence);
    });

    test('has a link that ends and says so, and is sent again by staff', async () => {
      const order = await place();
      await correct(order, 2);
      await db()
        .updateTable('order_differences')
        .set({ link_until: new Date(Date.now() - DAY).toISOString() })
        .where('order_id', '=', order.id)
        .execute();
      const refused = await shop().post(`/api/orders/${order.orderNumber}/payment`, {
        email: order.customerInfo.email,
      });
      expect((await refused.json()).payment).toBeNull();
      expect(await textOf(shop().get(path(order), owner))).toContain('It ended ');
      const sent = await postForm(shop(), path(order), { intent: 'link' }, owner);
      expect(await textOf(sent)).toContain('The link is on its way again');
      await work(MINUTE);
      const mail = (await mails()).at(-1);
      expect(await textOf(shop().get(linkIn(mail?.html, '/checkout/pay')))).toContain('Pay the difference');
    });

    test('stands on the page of the order with its button, until it is paid, let go or its time is over', async () => {
      const order = await place();
      const { orderNumber } = order;
      const token = () =>
        signedToken(shop().platform.keys, {
          purpose: 'view-order',
          id: order.id,
          expiresAt: Date.now() + DAY,
        });
      const byLink = async () => textOf(shop().get(`/orders/view?link=${encodeURIComponent(token())}`));
      const byEmail = async () =>
        textOf(postForm(shop(), '/orders', { orderNumber, email: order.customerInfo.email }));
      const lastsUntil = (until: number) =>
        db()
          .updateTable('order_differences')
          .set({ link_until: new Date(until).toISOString() })
          .where('order_id', '=', order.id)
          .execute();
      expect(await byLink()).not.toContain('still to be paid');
      await correct(order, 3);
      const open = await findOpenDifference(db(), order.id);
      const sum = formatPounds(open?.amountPence ?? 0);
      for (const page of [await byLink(), await byEmail()]) {
        expect(page).toContain(`${sum} still to be paid`);
        expect(page).toContain(`You can pay it here until ${momentText(open?.linkUntil ?? '')}`);
        expect(page).toContain('Waiting for the rest of your payment');
        expect(page).not.toContain('We will pack it next');
      }
      const button = new RegExp(`href="(/checkout/pay[^"]*)"[^>]*>Pay ${sum}`).exec(await byLink());
      expect(await textOf(shop().get(button?.[1]?.replaceAll('&amp;', '&') ?? ''))).toContain(
        'Pay the difference',
      );
      expect(await byEmail()).toMatch(new RegExp(`action="/checkout/pay"[\\s\\S]*Pay ${sum}`));

      await lastsUntil(Date.now() - DAY);
      for (const page of [await byLink(), await byEmail()]) {
        expect(page).toContain('we will send you a new link');
        expect(page).not.toContain(`>Pay ${sum}`);
      }
      await lastsUntil(Date.now() + DAY);
      await postForm(
        shop(),
        path(order),
        { intent: 'let-go', key: randomUUID(), reason: 'A regular' },
        owner,
      );
      for (const page of [await byLink(), await byEmail()]) {
        expect(page).toContain(`would have cost ${sum} more. You need not pay that.`);
        expect(page).not.toContain(`>Pay ${sum}`);
      }
      await correct(await reload(order), 5);
      await shop().post(`/api/orders/${orderNumber}/payment`, { email: order.customerInfo.email });
      const again = await findOpenDifference(db(), order.id);
      server.attempt((await findPayment(db(), again?.paymentId ?? ''))?.clientSecret ?? '', 'succeed');
      // Asks the payment service, as the page of the payment does.
      expect(await byLink()).toContain('You have paid that: thank you.');
      expect((await reload(order)).differencePence).toBe(0);
    });

    test('of an order that is paid at the former sum meanwhile asks for the rest', async () => {
      const order = await place('unpaid');
      const [before] = await listPaymentsOfOrder(db(), order.id);
      await correct(order, 3);
      server.attempt(before?.clientSecret ?? '', 'succeed');
      await work();
      const after = await reload(order);
      expect(after.paymentState).toBe('paid');
      expect(after.differencePence).toBe(after.totalPence - (before?.amountPence ?? 0));
      expect(await kept(order)).toBe(before?.amountPence);
    });

    test('of a cash order is collected by the courier', async () => {
      const order = await place('cod');
      expect((await correct(order, 2)).ok).toBe(true);
      expect(await reload(order)).toMatchObject({ differencePence: 0, paymentState: 'cash due' });
      expect(await ship(order)).toMatchObject({ ok: true });
    });

    test('and is cancelled owes nothing; a payment that comes then goes back', async () => {
      const order = await place();
      await correct(order, 2);
      const open = await findOpenDifference(db(), order.id);
      await textOf(
        shop().post(`/api/orders/${order.orderNumber}/payment`, { email: order.customerInfo.email }),
      );
      const payment = await findPayment(db(), open?.paymentId ?? '');
      await changeOrderStatus(shop().platform, {
        orderNumber: order.orderNumber,
        to: 'cancelled',
        actor: ACTOR,
        answers: { refunds: true, stock: 'return' },
      });
      expect(await reload(order)).toMatchObject({ differencePence: 0 });
      server.attempt(payment?.clientSecret ?? '', 'succeed');
      await settle(order);
      await work();
      await work(MINUTE);
      expect(await kept(order)).toBe(0);
      expect(await papered(order)).toBe(0);
    });

    test('in random lives of corrections, payments and sums let go keeps ledger, papers and total equal', async () => {
      const steps = fc.array(
        fc.oneof(
          fc.record({ does: fc.constant('correct' as const), quantity: fc.integer({ min: 1, max: 5 }) }),
          fc.record({ does: fc.constantFrom('pay' as const, 'let-go' as const) }),
        ),
        { minLength: 2, maxLength: 7 },
      );
      await fc.assert(
        fc.asyncProperty(steps, async (life) => {
          const order = await place();
          for (const step of life) {
            if (step.does === 'correct') await correct(await reload(order), step.quantity);
            else if (step.does === 'let-go')
              await letDifferenceGo(shop().platform, {
                orderNumber: order.orderNumber,
                reason: 'A regular',
                key: randomUUID(),
                actor: ACTOR,
              });
            else {
              const open = await findOpenDifference(db(), order.id);
              await textOf(
                shop().post(`/api/orders/${order.orderNumber}/payment`, { email: order.customerInfo.email }),
              );
              const payment = await findPayment(db(), open?.paymentId ?? '');
              if (payment?.clientSecret) server.attempt(payment.clientSecret, 'succeed');
              await settle(order);
            }
            await work();
            const { totalPence, differencePence = 0 } = await reload(order);
            expect(await kept(order)).toBe(totalPence - differencePence);
            if (differencePence === 0) expect(await papered(order)).toBe(totalPence);
          }
        }),
        { numRuns: shop().engine === 'sqlite' ? 15 : 5 },
      );
    });
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

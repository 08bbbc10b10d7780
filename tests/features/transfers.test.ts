import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { paths } from '#app/links/paths.ts';
import { listDayMoney } from '#database/queries/order/day-money.ts';
import { findOrder, listOrderEvents } from '#database/queries/order/orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { writeSettings } from '#database/queries/shop/shop-settings.ts';
import { listTransfers } from '#database/queries/transfers/transfer-rows.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { addFigures } from '#domain/payment/money-figures.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { transferAccount } from '#domain/transfers/transfer-account.ts';
import type { LateChoice } from '#domain/transfers/transfer-form.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { deleteOrders } from '#operations/order/change-orders.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { correctTransfer } from '#operations/transfers/correct-transfer.ts';
import { extendTransfer } from '#operations/transfers/extend-transfer.ts';
import { payBackTransfer } from '#operations/transfers/pay-back-transfer.ts';
import { receiveTransfer } from '#operations/transfers/receive-transfer.ts';
import { useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ACTOR = { id: 'owner', name: 'Owner' };
const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;
const TODAY = londonDay(new Date().toISOString());
const ACCOUNT = {
  accountName: 'Zabelle Ltd',
  sortCode: '601613',
  accountNumber: '31926819',
  iban: 'GB29NWBK60161331926819',
  bic: 'NWBKGB2L',
};

/** All of the money came after the order had ended, and the order is taken up again. */
const TAKEN_UP_COVERED = [
  { does: 'cancel', pence: 500, late: 'reopen', place: 0 },
  { does: 'receive', pence: 4000, late: 'pay-back', place: 0 },
  { does: 'resume', pence: 500, late: 'reopen', place: 0 },
] as const;

describeOnBothEngines('a bank transfer', (shop) => {
  const mailWork = useMailWork(shop);
  const db = () => shop().platform.db;
  let manager: Record<string, string>;
  let version = 0;
  const setTransfer = async (value: Partial<typeof DEFAULT_SETTINGS.transfer>) => {
    const transfer = { ...DEFAULT_SETTINGS.transfer, ...ACCOUNT, offered: true, ...value };
    await writeSettings(db(), 'transfer', { version, value: transfer, now: new Date().toISOString() });
    version += 1;
  };
  beforeAll(async () => {
    manager = await signInAs(shop(), 'manager');
  });
  beforeEach(() => setTransfer({}));

  const stockOf = async () =>
    (
      await db()
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select('variants.stock')
        .where('products.slug', '=', SERUM.id)
        .executeTakeFirstOrThrow()
    ).stock;
  const setStock = (stock: number) =>
    db()
      .updateTable('variants')
      .set({ stock })
      .where('product_id', '=', (eb) => eb.selectFrom('products').select('id').where('slug', '=', SERUM.id))
      .execute();
  async function place(): Promise<{ orderNumber: string; id: string; totalPence: number }> {
    const response = await shop().post(
      '/api/orders',
      orderOf([SERUM], { paymentMethod: 'transfer' }),
      freshKey(),
    );
    expect(response.status).toBe(201);
    const { orderNumber } = await response.json();
    return orderWith(orderNumber);
  }
  const orderWith = async (orderNumber: string) => {
    const order = await findOrder(db(), orderNumber);
    if (!order) throw new Error('The order is gone');
    return order;
  };
  const accountOf = async (orderNumber: string) => {
    const order = await orderWith(orderNumber);
    const [rows, ledger] = await Promise.all([listTransfers(db(), order.id), listLedger(db(), order.id)]);
    return transferAccount(rows, ledger, order);
  };
  const receive = async (
    orderNumber: string,
    amountPence: number,
    more: { late?: LateChoice; key?: string; seenPence?: number; platform?: Platform } = {},
  ) =>
    receiveTransfer(more.platform ?? shop().platform, {
      orderNumber,
      amountPence,
      day: TODAY,
      reference: orderNumber,
      note: '',
      late: more.late ?? null,
      seenPence: more.seenPence ?? (await accountOf(orderNumber)).atBankPence,
      key: more.key ?? randomUUID(),
      actor: ACTOR,
    });
  const payBack = async (orderNumber: string, amountPence: number) =>
    payBackTransfer(shop().platform, {
      orderNumber,
      amountPence,
      day: TODAY,
      reference: '',
      note: '',
      seenPence: (await accountOf(orderNumber)).atBankPence,
      key: randomUUID(),
      actor: ACTOR,
    });
  const firstReceipt = async (id: string) => {
    const [row] = await listTransfers(db(), id);
    return row?.id ?? '';
  };
  const mailsOf = async () => (await mailWork.mails()).map(({ kind }) => kind);
  const standingPence = async (id: string) =>
    uncredited((await listPapersOfOrder(db(), id)).map(({ facts }) => facts)).reduce(
      (sum, { grossPence }) => sum + grossPence,
      0,
    );

  test('is offered to shoppers where the owner says so, and by nobody else', async () => {
    const order = orderOf([SERUM], { paymentMethod: 'transfer' });
    const offered = async () =>
      (await (await shop().post('/api/cart', { items: [SERUM] })).json()).paymentMethods;
    expect(await offered()).toContain('transfer');
    await setTransfer({ offered: false });
    expect(await offered()).not.toContain('transfer');
    const refused = await shop().post('/api/orders', order, freshKey());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'transfer-not-offered' });
  });

  test('holds the stock, and tells the customer where to transfer to', async () => {
    const before = await stockOf();
    const { orderNumber, id, totalPence } = await place();
    expect(await stockOf()).toBe(before - 1);
    const { paymentState, holdUntil, channel } = await orderWith(orderNumber);
    expect({ paymentState, channel }).toEqual({ paymentState: 'awaiting payment', channel: 'web' });
    expect(Date.parse(holdUntil ?? '') - Date.now()).toBeGreaterThan(6.9 * DAY);
    await mailWork.work();
    const [mail] = await mailWork.mails();
    expect(mail?.kind).toBe('payment-needed');
    for (const text of ['60-16-13', '31926819', 'GB29 NWBK 6016 1331 9268 19', orderNumber])
      expect(mail?.body).toContain(text);
    const token = signedToken(shop().platform.keys, {
      purpose: 'view-order',
      id,
      expiresAt: Date.now() + HOUR,
    });
    for (const page of [paths.viewOrder(token), paths.payOrderByLink(token)]) {
      const html = await (await shop().get(page)).text();
      for (const text of ['60-16-13', '31926819', `£${(totalPence / 100).toFixed(2)}`])
        expect(html, page).toContain(text);
    }
    expect(await standingPence(id)).toBe(0);
  });

  test('pays the order once all of it has come, in parts, and its papers and mails follow', async () => {
    const { orderNumber, id, totalPence } = await place();
    const today = () => listDayMoney(db(), TODAY, 1).then(([day]) => day?.figures);
    const before = await today();
    expect(await receive(orderNumber, 1000)).toMatchObject({ ok: true, isPaid: false });
    expect((await orderWith(orderNumber)).paymentState).toBe('awaiting payment');
    expect(await accountOf(orderNumber)).toMatchObject({ heldPence: 1000, owedPence: totalPence - 1000 });
    expect(await today()).toEqual(before);
    expect(await receive(orderNumber, totalPence - 1000)).toMatchObject({ ok: true, isPaid: true });
    const paid = await orderWith(orderNumber);
    expect(paid).toMatchObject({ paymentState: 'paid', holdUntil: null, orderStatus: 'confirmed' });
    expect(ledgerSums(await listLedger(db(), id)).receivedPence).toBe(totalPence);
    expect((await listLedger(db(), id)).map(({ tender }) => tender)).toEqual(['transfer']);
    expect((await today())?.grossPence).toBe((before?.grossPence ?? 0) + totalPence);
    const [invoice] = await listPapersOfOrder(db(), id);
    expect(invoice?.facts).toMatchObject({ kind: 'invoice', grossPence: totalPence });
    expect(JSON.stringify(invoice?.facts)).toContain('Paid by bank transfer.');
    await mailWork.work();
    expect(await mailsOf()).toContain('order-confirmation');
    expect(
      await changeOrderStatus(shop().platform, { orderNumber, to: 'processing', actor: ACTOR }),
    ).toMatchObject({ ok: true });
  });

  test('is not recorded by a form that another order was sent with', async () => {
    const [first, second] = [await place(), await place()];
    const key = randomUUID();
    expect(await receive(first.orderNumber, 1000, { key })).toMatchObject({ ok: true });
    expect(await receive(second.orderNumber, 1000, { key })).toEqual({ ok: false, problem: 'key-used' });
    expect(await listTransfers(db(), second.id)).toEqual([]);
    expect(await receive(first.orderNumber, 1000, { key })).toMatchObject({ ok: true });
    expect(await listTransfers(db(), first.id)).toHaveLength(1);
    const back = { day: TODAY, reference: '', note: '', seenPence: 1000, key, actor: ACTOR };
    for (const { orderNumber } of [first, second])
      expect(await payBackTransfer(shop().platform, { ...back, orderNumber, amountPence: 100 })).toEqual({
        ok: false,
        problem: 'key-used',
      });
    const page = `/cms/orders/${first.orderNumber}/transfers`;
    const form = { intent: 'receive', amount: '1.00', seen: '10.00', key: randomUUID(), day: '0001-01-01' };
    const refused = await postForm(shop(), page, form, manager);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Day must not be before the day of the order');
  });

  test('of too much is paid back by hand, and never more of it', async () => {
    const { orderNumber, id, totalPence } = await place();
    expect(await receive(orderNumber, totalPence + 500)).toMatchObject({ ok: true, isPaid: true });
    expect(ledgerSums(await listLedger(db(), id)).receivedPence).toBe(totalPence);
    expect(await accountOf(orderNumber)).toMatchObject({ overPence: 500, owedPence: 0 });
    const page = await (await shop().get(`/cms/orders/${orderNumber}`, manager)).text();
    expect(page).toContain('Pay back £5.00');
    expect(await payBack(orderNumber, 501)).toEqual({ ok: false, problem: 'more-than-over', overPence: 500 });
    expect(await payBack(orderNumber, 500)).toEqual({ ok: true });
    expect(await accountOf(orderNumber)).toMatchObject({ overPence: 0, heldPence: 0 });
    await mailWork.work();
    expect(await mailsOf()).toContain('transfer-returned');
    const refund = {
      orderNumber,
      amountPence: totalPence,
      reason: 'Sent back',
      key: randomUUID(),
      actor: ACTOR,
      isConfirmed: true,
    };
    expect(await refundOrder(shop().platform, refund)).toMatchObject({ ok: true, isDone: true });
    expect(await orderWith(orderNumber)).toMatchObject({ paymentState: 'refunded' });
    expect(await accountOf(orderNumber)).toMatchObject({ overPence: 0 });
    expect(await standingPence(id)).toBe(0);
  });

  test('that does not come is reminded of, and then releases the stock', async () => {
    const before = await stockOf();
    const { orderNumber } = await place();
    await mailWork.work(4 * DAY);
    expect(await mailsOf()).toEqual(['payment-needed']);
    await mailWork.work(5 * DAY + HOUR);
    expect(await mailsOf()).toEqual(['payment-needed', 'payment-needed']);
    expect(await stockOf()).toBe(before - 1);
    await mailWork.work(7 * DAY + HOUR);
    expect(await orderWith(orderNumber)).toMatchObject({ orderStatus: 'cancelled', paymentState: 'failed' });
    expect(await stockOf()).toBe(before);
    expect(await mailsOf()).toContain('order-expired');
  });

  test('that came in part keeps the order until staff decide', async () => {
    const { orderNumber, totalPence } = await place();
    await receive(orderNumber, 1000);
    await mailWork.work(7 * DAY + HOUR);
    expect(await orderWith(orderNumber)).toMatchObject({
      orderStatus: 'confirmed',
      paymentState: 'awaiting payment',
    });
    await db()
      .updateTable('orders')
      .set({ hold_until: new Date().toISOString() })
      .where('order_number', '=', orderNumber)
      .execute();
    const page = await (await shop().get(`/cms/orders/${orderNumber}`, manager)).text();
    expect(page).toContain(`Ask about £${((totalPence - 1000) / 100).toFixed(2)}`);
    expect(await extendTransfer(shop().platform, ACTOR, orderNumber)).toBe(true);
    expect(Date.parse((await orderWith(orderNumber)).holdUntil ?? '') - Date.now()).toBeGreaterThan(
      6.9 * DAY,
    );
    const cancelled = { orderNumber, to: 'cancelled' as const, actor: ACTOR, answers: {} };
    expect(await changeOrderStatus(shop().platform, cancelled)).toMatchObject({ ok: true });
    expect(await accountOf(orderNumber)).toMatchObject({ overPence: 1000, owedPence: 0 });
    await mailWork.work(61_000);
    const mail = (await mailWork.mails()).find(({ kind }) => kind === 'order-cancelled');
    expect(mail?.body).toContain('£10.00 of what you paid is not refunded yet');
    expect(await payBack(orderNumber, 1000)).toEqual({ ok: true });
  });

  test('that comes too late is asked about: the order is taken up again, or the money paid back', async () => {
    const before = await stockOf();
    const late = async () => {
      const order = await place();
      await mailWork.work(7 * DAY + HOUR);
      expect(await orderWith(order.orderNumber)).toMatchObject({ orderStatus: 'cancelled' });
      return order;
    };
    const first = await late();
    expect(await receive(first.orderNumber, first.totalPence)).toEqual({ ok: false, problem: 'order-ended' });
    expect(await listTransfers(db(), first.id)).toEqual([]);
    expect(await receive(first.orderNumber, first.totalPence, { late: 'reopen' })).toMatchObject({
      ok: true,
      isPaid: true,
    });
    expect(await orderWith(first.orderNumber)).toMatchObject({
      orderStatus: 'confirmed',
      paymentState: 'paid',
    });
    expect(await stockOf()).toBe(before - 1);
    const second = await late();
    expect(await receive(second.orderNumber, 900, { late: 'pay-back' })).toMatchObject({
      ok: true,
      isPaid: false,
    });
    expect(await orderWith(second.orderNumber)).toMatchObject({
      orderStatus: 'cancelled',
      paymentState: 'failed',
    });
    expect(await accountOf(second.orderNumber)).toMatchObject({ overPence: 900 });
    const third = await late();
    await setStock(0);
    expect(await receive(third.orderNumber, third.totalPence, { late: 'reopen' })).toMatchObject({
      ok: false,
      problem: 'out-of-stock',
    });
    expect(await listTransfers(db(), third.id)).toEqual([]);
    await setStock(before - 1);
    const fourth = await late();
    expect(await receive(fourth.orderNumber, 700, { late: 'reopen' })).toMatchObject({
      ok: true,
      isPaid: false,
    });
    expect(await orderWith(fourth.orderNumber)).toMatchObject({
      orderStatus: 'confirmed',
      paymentState: 'awaiting payment',
    });
  });

  test('that was entered by mistake is taken out, with the invoice, while nothing was sent', async () => {
    const { orderNumber, id, totalPence } = await place();
    await receive(orderNumber, totalPence);
    const correct = async () =>
      correctTransfer(shop().platform, { orderNumber, transferId: await firstReceipt(id), actor: ACTOR });
    expect(await correct()).toEqual({ ok: true });
    expect(await correct()).toEqual({ ok: true });
    expect(await orderWith(orderNumber)).toMatchObject({ paymentState: 'awaiting payment' });
    expect((await orderWith(orderNumber)).holdUntil).not.toBeNull();
    expect(await accountOf(orderNumber)).toMatchObject({ atBankPence: 0, owedPence: totalPence });
    expect(ledgerSums(await listLedger(db(), id)).receivedPence).toBe(0);
    expect(await standingPence(id)).toBe(0);
    expect(await receive(orderNumber, totalPence)).toMatchObject({ ok: true, isPaid: true });
    expect(await standingPence(id)).toBe(totalPence);
    await changeOrderStatus(shop().platform, { orderNumber, to: 'shipped', actor: ACTOR, answers: {} });
    const second = (await listTransfers(db(), id)).findLast(({ kind }) => kind === 'received')?.id ?? '';
    expect(
      await correctTransfer(shop().platform, { orderNumber, transferId: second, actor: ACTOR }),
    ).toMatchObject({
      ok: false,
      problem: 'not-allowed',
    });
  });

  test('is written once by a double press, and by one of two members of staff', async () => {
    const { orderNumber, id, totalPence } = await place();
    const key = randomUUID();
    const pressed = await Promise.all([
      receive(orderNumber, totalPence, { key, seenPence: 0 }),
      receive(orderNumber, totalPence, { key, seenPence: 0 }),
    ]);
    expect(pressed).toMatchObject([
      { ok: true, isPaid: true },
      { ok: true, isPaid: true },
    ]);
    expect(await listTransfers(db(), id)).toHaveLength(1);
    expect(await receive(orderNumber, totalPence, { seenPence: 0 })).toEqual({
      ok: false,
      problem: 'changed-meanwhile',
    });
    const form = { intent: 'receive', amount: '1', day: TODAY, seen: '0', key: randomUUID() };
    const refused = await postForm(shop(), `/cms/orders/${orderNumber}/transfers`, form, manager);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Somebody else recorded a transfer');
  });

  test('is written whole or not at all, wherever the process ends', async () => {
    const { orderNumber, id, totalPence } = await place();
    const key = randomUUID();
    for (let steps = 0; ; steps += 1) {
      let left = steps;
      const random = {
        ...shop().platform.random,
        id: () => {
          if (left === 0) throw new Error('The process ended');
          left -= 1;
          return randomUUID();
        },
      };
      const platform = { ...shop().platform, random };
      const outcome = await receive(orderNumber, totalPence, { key, platform, seenPence: 0 }).catch(
        () => null,
      );
      if (outcome) {
        expect(outcome).toMatchObject({ ok: true, isPaid: true });
        expect(steps).toBeGreaterThan(4);
        break;
      }
      expect(await listTransfers(db(), id)).toEqual([]);
      expect(await listLedger(db(), id)).toEqual([]);
      expect(await listPapersOfOrder(db(), id)).toEqual([]);
    }
    expect(await listPapersOfOrder(db(), id)).toHaveLength(1);
  });

  test('is entered, paid back and taken out on a page of /cms, without script', async () => {
    const { orderNumber, totalPence, id } = await place();
    const page = `/cms/orders/${orderNumber}/transfers`;
    const send = async (fields: Record<string, string>) =>
      postForm(shop(), page, { day: TODAY, key: randomUUID(), seen: await seen(), ...fields }, manager);
    const seen = async () => ((await accountOf(orderNumber)).atBankPence / 100).toFixed(2);
    const pounds = (pence: number) => (pence / 100).toFixed(2);
    expect(await (await shop().get(page, manager)).text()).toContain(`£${pounds(totalPence)} is owed`);
    const wrong = await send({ intent: 'receive', amount: 'ten', day: '2999-01-01' });
    expect(wrong.status).toBe(422);
    const words = await wrong.text();
    expect(words).toContain('Amount must be an amount such as 24.99');
    expect(words).toContain('Day must not be after today');
    expect((await send({ intent: 'receive', amount: pounds(totalPence + 200) })).status).toBe(302);
    expect((await send({ intent: 'pay-back', amount: '2.01' })).status).toBe(409);
    expect((await send({ intent: 'pay-back', amount: '2.00' })).status).toBe(302);
    const ids = await firstReceipt(id);
    const asked = await send({ intent: 'correct', ids });
    expect(await asked.text()).toContain('Take this transfer out?');
    const kept = await send({ intent: 'correct', ids, confirmed: 'yes' });
    expect(kept.status).toBe(409);
    expect(await kept.text()).toContain('A part of it was paid back already');
    const events = await listOrderEvents(db(), id);
    expect(events.map(({ note }) => note)).toEqual(
      expect.arrayContaining([
        `£${pounds(totalPence + 200)} received by bank transfer; £2.00 is too much`,
        '£2.00 paid back by bank transfer',
      ]),
    );
    const shown = await (await shop().get(page, manager)).text();
    expect(shown).toContain('Paid back');
  });

  test('pays an order that a correction made cheaper than what has come', async () => {
    const { orderNumber, id, totalPence } = await place();
    await receive(orderNumber, totalPence - 100);
    const settle = { intent: 'settle' };
    const page = `/cms/orders/${orderNumber}/transfers`;
    expect((await postForm(shop(), page, settle, manager)).status).toBe(409);
    await db()
      .updateTable('orders')
      .set({
        shipping_pence: 0,
        shipping_vat_pence: 0,
        total_pence: (eb) => eb('total_pence', '-', eb.ref('shipping_pence')),
      })
      .where('id', '=', id)
      .execute();
    expect((await postForm(shop(), page, settle, manager)).status).toBe(302);
    const paid = await orderWith(orderNumber);
    expect(paid.paymentState).toBe('paid');
    expect(ledgerSums(await listLedger(db(), id)).receivedPence).toBe(paid.totalPence);
    expect((await accountOf(orderNumber)).overPence).toBe(totalPence - 100 - paid.totalPence);
  });

  test('of an order keeps it from being deleted', async () => {
    const { orderNumber } = await place();
    await receive(orderNumber, 100);
    await deleteOrders(shop().platform, ACTOR, [orderNumber], { examplesToo: true });
    expect(await findOrder(db(), orderNumber)).not.toBeNull();
  });

  test('and all that happens to it keep bank, ledger, papers and figures equal to the penny', {
    timeout: 120_000,
  }, async () => {
    const step = fc.record({
      does: fc.constantFrom('receive', 'correct', 'back', 'cancel', 'resume', 'expire', 'refund'),
      pence: fc.constantFrom(500, 1500, 2500, 4000),
      late: fc.constantFrom('reopen' as const, 'pay-back' as const),
      place: fc.nat(4),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        const figures = async () =>
          addFigures((await listDayMoney(db(), TODAY, 1)).map((day) => day.figures));
        const before = await figures();
        const { orderNumber, id, totalPence } = await place();
        for (const { does, pence, late, place: at } of steps) {
          const rows = await listTransfers(db(), id);
          const transferId = rows[at]?.id ?? '';
          const set = (to: 'cancelled' | 'confirmed') =>
            changeOrderStatus(shop().platform, { orderNumber, to, actor: ACTOR, answers: {} });
          if (does === 'receive') await receive(orderNumber, pence, { late });
          if (does === 'correct')
            await correctTransfer(shop().platform, { orderNumber, transferId, actor: ACTOR });
          if (does === 'back') await payBack(orderNumber, pence);
          if (does === 'cancel') await set('cancelled');
          if (does === 'resume') await set('confirmed');
          if (does === 'expire') await mailWork.work(8 * DAY);
          if (does === 'refund')
            await refundOrder(shop().platform, {
              orderNumber,
              amountPence: pence,
              reason: 'Kept',
              key: randomUUID(),
              actor: ACTOR,
              isConfirmed: true,
            });
        }
        const order = await orderWith(orderNumber);
        const account = await accountOf(orderNumber);
        const ledger = ledgerSums(await listLedger(db(), id));
        expect(account.paidPence === 0 || account.paidPence === totalPence).toBe(true);
        expect(account.paidPence).toBe(ledger.receivedPence);
        expect(account.heldPence).toBeGreaterThanOrEqual(0);
        expect(account.atBankPence).toBe(account.paidPence + account.heldPence);
        expect(account.owedPence > 0).toBe(order.paymentState === 'awaiting payment');
        expect(await standingPence(id)).toBe(ledger.keptPence);
        const after = await figures();
        expect(after.grossPence - before.grossPence).toBe(ledger.receivedPence);
        expect(after.refundsPence - before.refundsPence).toBe(ledger.refundedPence);
      }),
      { numRuns: shop().engine === 'sqlite' ? 25 : 8, examples: [[[...TAKEN_UP_COVERED]]] },
    );
  });
});

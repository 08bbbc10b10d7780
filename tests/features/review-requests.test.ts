import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { UNASKED_REASONS } from '#domain/reviews/review-request.ts';
import type { ReviewSettings } from '#domain/reviews/review-settings.ts';
import { CUSTOMER } from '#operations/order/cancel-own-order.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { askReturn } from '#operations/returns/ask-return.ts';
import { askForReviews } from '#operations/reviews/ask-for-reviews.ts';
import { findReviewLeaving, leaveReviewMails } from '#operations/reviews/leave-review-mails.ts';
import { linkIn, MINUTE, useMailWork } from '../support/mail-work.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ANN = { id: 'ann', name: 'Ann' };
const DAY_MS = 24 * 60 * 60_000;

describeOnBothEngines('mails that ask for reviews', (shop) => {
  const { work, mails, server } = useMailWork(shop);
  const db = () => shop().platform.db;
  let owner: Record<string, string>;

  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await set({ askAfterDays: 14 });
  });

  async function set(change: Partial<ReviewSettings>) {
    const page = await (await shop().get('/cms/settings/reviews', owner)).text();
    const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? '';
    const { taken = true, approval = 'strangers', askAfterDays = 14, incentive = '' } = change;
    const fields = { approval, incentive, askAfterDays: String(askAfterDays ?? ''), version };
    const form = { ...fields, ...(taken && { taken: 'on' }) };
    expect((await postForm(shop(), '/cms/settings/reviews', form, owner)).status).toBe(200);
  }
  const at = (days: number) => ({
    ...shop().platform,
    clock: { now: () => Date.now() + days * DAY_MS + MINUTE },
  });
  /** Of an order that was delivered; its buyer is another each time. */
  async function delivered(
    body: object = { mayAskForReview: true },
    to: 'delivered' | 'shipped' = 'delivered',
  ) {
    const email = `${randomUUID()}@example.com`;
    const order = orderOf();
    const customerInfo = { ...order.customerInfo, email };
    const placed = await shop().post('/api/orders', { ...order, customerInfo, ...body }, freshKey());
    expect(placed.status).toBe(201);
    const { orderNumber } = await placed.json();
    await recordCash(shop().platform, { orderNumber, note: '', actor: ANN });
    await changeOrderStatus(shop().platform, { orderNumber, to, actor: ANN, answers: {} });
    await db().deleteFrom('jobs').execute();
    const { id } = await db()
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    return { id, orderNumber: String(orderNumber), email };
  }
  const requestOf = async (orderId: string) =>
    (await db().selectFrom('review_requests').selectAll().where('order_id', '=', orderId).execute())[0];
  const lineOf = async (orderId: string) =>
    (
      await db()
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).id;
  async function mailsAfter(days: number) {
    await askForReviews(at(days));
    await work(days * DAY_MS + 2 * MINUTE);
    return (await mails()).filter(({ kind }) => kind === 'review-request');
  }

  test('a buyer is asked once, the days of the setting after delivery, by a link to the order', async () => {
    const { id, orderNumber, email } = await delivered();
    expect(await mailsAfter(13)).toEqual([]);
    await Promise.all([askForReviews(at(14)), askForReviews(at(14))]);
    const [mail, ...more] = await mailsAfter(14.1);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, about: id });
    expect(mail?.subject).toContain(`How was it? Your order ${orderNumber}`);
    expect(linkIn(mail?.html, '/reviews/order')).toContain('link=');
    expect(await requestOf(id)).toMatchObject({ state: 'sent' });
    await mailsAfter(40);
    expect((await mails()).filter(({ kind }) => kind === 'review-request')).toHaveLength(1);
  });

  test('nobody is asked who objected at the checkout, nor while the shop asks nobody', async () => {
    expect(await requestOf((await delivered({})).id)).toBeUndefined();
    expect(await requestOf((await delivered({ mayAskForReview: false })).id)).toBeUndefined();
    const early = await delivered();
    await set({ askAfterDays: null });
    expect(await requestOf((await delivered()).id)).toBeUndefined();
    expect(await mailsAfter(20)).toEqual([]);
    expect(await requestOf(early.id)).toMatchObject({ state: 'skipped', reason: 'off' });
    await set({});
    expect(await mailsAfter(21)).toEqual([]);
  });

  test('an order that is still on its way is asked about once it came', async () => {
    const { id, orderNumber } = await delivered({ mayAskForReview: true }, 'shipped');
    expect(await mailsAfter(20)).toEqual([]);
    expect(await requestOf(id)).toMatchObject({ state: 'planned' });
    await changeOrderStatus(at(20), { orderNumber, to: 'delivered', actor: ANN, answers: {} });
    expect(await mailsAfter(33)).toEqual([]);
    expect(await mailsAfter(34.1)).toHaveLength(1);
  });

  test('never after a refund, a return, a complaint or a cancellation', async () => {
    const refunded = await delivered();
    const refund = await refundOrder(shop().platform, {
      orderNumber: refunded.orderNumber,
      amountPence: 100,
      reason: 'As a gesture',
      key: randomUUID(),
      actor: ANN,
      isConfirmed: true,
    });
    expect(refund.ok).toBe(true);
    const returned = await delivered();
    const line = { quantity: 1, cause: 'changed-mind', condition: 'untouched', reason: '' } as const;
    const asked = await askReturn(shop().platform, {
      orderNumber: returned.orderNumber,
      key: randomUUID(),
      request: { lines: [{ lineId: await lineOf(returned.id), ...line }], wish: 'money', words: '' },
      by: CUSTOMER,
    });
    expect(asked.ok).toBe(true);
    const complained = await delivered();
    const complaint = { name: 'Ada', about: 'goods', message: 'It leaks.', phone: '', orderNumber: '' };
    await postForm(shop(), '/complaints', { ...complaint, email: complained.email });
    const named = await delivered();
    await postForm(shop(), '/complaints', {
      ...complaint,
      email: 'else@example.com',
      orderNumber: named.orderNumber,
    });
    const cancelled = await delivered();
    await changeOrderStatus(shop().platform, {
      orderNumber: cancelled.orderNumber,
      to: 'cancelled',
      actor: ANN,
      answers: { stock: 'keep-out' },
    });
    expect(await mailsAfter(30)).toEqual([]);
    const reasons = await Promise.all(
      [refunded, returned, complained, named, cancelled].map(async ({ id }) => (await requestOf(id))?.reason),
    );
    expect(reasons).toEqual(['refunded', 'returned', 'complained', 'complained', 'cancelled']);
    for (const reason of reasons) expect(Object.keys(UNASKED_REASONS)).toContain(reason);
  });

  test('a complaint between planning and sending keeps the mail back', async () => {
    const { email } = await delivered();
    await askForReviews(at(15));
    await postForm(shop(), '/complaints', { name: 'Ada', about: 'goods', message: 'It leaks.', email });
    await work(15 * DAY_MS + 2 * MINUTE);
    expect((await mails()).map(({ kind }) => kind)).not.toContain('review-request');
  });

  test('one click ends them for the address, whichever order it buys, and no address is kept for it', async () => {
    const { email } = await delivered();
    const [mail] = await mailsAfter(15);
    const sources = server().received.map(({ source }) => source);
    expect(sources.some((source) => /^List-Unsubscribe:.*reviews\/leave\?link=/ms.test(source))).toBe(true);
    const token = new URL(linkIn(mail?.html, '/reviews/leave'), 'https://shop.example').searchParams.get(
      'link',
    );
    expect(await findReviewLeaving(shop().platform, token ?? '')).toEqual({ hasLeft: false });
    expect(await leaveReviewMails(shop().platform, token ?? '')).toBe(true);
    expect(await leaveReviewMails(shop().platform, token ?? '')).toBe(true);
    expect(await findReviewLeaving(shop().platform, token ?? '')).toEqual({ hasLeft: true });
    expect(await leaveReviewMails(shop().platform, `${token}x`)).toBe(false);
    const kept = await db().selectFrom('review_refusals').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(email);
    const again = await delivered();
    await db().updateTable('orders').set({ email: email.toUpperCase() }).where('id', '=', again.id).execute();
    await mailsAfter(16);
    expect(await requestOf(again.id)).toMatchObject({ state: 'skipped', reason: 'refused' });
  });

  test('what a reviewer gets stands in the mail, whatever the stars', async () => {
    await set({ incentive: 'Received 10% off' });
    await delivered();
    const [mail] = await mailsAfter(15);
    expect(mail?.html).toContain('Received 10% off');
    expect(mail?.body.replace(/\s+/g, ' ')).toContain('whatever the review says and however many stars');
    await set({});
  });
});

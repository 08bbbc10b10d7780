import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ledgerSums, paymentState } from '#domain/payment/payment-state.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import { KillableProcess } from '../support/killable-process.ts';
import { type MailMoment, type MailServer, startMailServer } from '../support/mail-server.ts';
import { orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { type StripeMoment, StripeServer } from '../support/stripe-server.ts';
import { deliver, STRIPE_KEYS } from '../support/stripe-shop.ts';
import type { Task } from '../support/tasks-in-process.ts';

/** A moment at which the process ends: at a call of Stripe or the mail server, or between a job's work and its end. */
type Moment = StripeMoment | MailMoment | `end of ${string}`;

const TOTAL = 3959;
const MINUTE = 60_000;
/** Longer than a process holds a job. */
const AFTER_CLAIM = 2 * MINUTE;

const dataDir = mkdtempSync(join(tmpdir(), 'zabelle-kills-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const stripe = new StripeServer();
let mail: MailServer;
beforeAll(async () => {
  await stripe.start();
  mail = await startMailServer();
});
afterAll(() => Promise.all([stripe.close(), mail.close()]));

describeOnBothEngines(
  'an order whose process is killed at every step',
  (shop) => {
    let next: KillableProcess;
    let worksAfter = 0;
    const start = () =>
      new KillableProcess({
        address: shop().address,
        apiBase: stripe.address,
        smtpUrl: mail.url,
        dataDir,
      });
    beforeEach(() => {
      worksAfter = 0;
      mail.received.length = 0;
      next = start();
    });
    afterEach(() => next.kill());

    test('of its payment and refund is paid, told and refunded once', { timeout: 90_000 }, async () => {
      const before = await stock();
      const intents = stripe.intents.size;
      const place: Task = { kind: 'place', key: 'killed' };
      await killAt('before create', place);
      await killAt('after create', place);
      expect(await stock()).toBe(before - 1);
      const payment = await sendAgain('killed');
      expect(stripe.intents.size).toBe(intents + 1);
      stripe.attempt(payment.clientSecret, 'succeed');
      await deliverAll();

      await killAtEach(['before read', 'after read', 'end of settle-payment']);
      const begun = await killAtEach(['before mail', 'after mail', 'end of send-mail']);
      await finish();
      const { id, order_number: orderNumber } = await order('killed');
      const refund = {
        orderNumber,
        amountPence: 1000,
        reason: 'Broken',
        key: 'one-form',
        actor: OWNER,
        isConfirmed: true,
      };
      expect(await refundOrder(shop().platform, refund)).toMatchObject({ ok: true });
      await killAtEach(['before refund', 'after refund', 'before read', 'end of refund-payment']);
      await finish();

      expect(stripe.keptPence(String((await order('killed')).payment_reference))).toBe(TOTAL - 1000);
      expect(await ledgerOf(id)).toEqual({ receivedPence: TOTAL, keptPence: TOTAL - 1000 });
      expect(await stock()).toBe(before - 1);
      expect(await mails()).toEqual(['order-confirmation', 'order-refunded']);
      // One mail may be taken again where the process ended before the server's reply was written down; its id tells so.
      const confirmations = mail.received.filter(({ source }) => messageId(source) === messageIdOf(0));
      const taken = begun.filter((moment) => moment !== 'before mail').length;
      expect(confirmations).toHaveLength(taken + 1);
      expect(mail.received).toHaveLength(taken + 2);
    });

    test('and to which nobody comes back ends once, with its stock', { timeout: 90_000 }, async () => {
      const before = await stock();
      const intents = stripe.intents.size;
      await killAt('after create', { kind: 'place', key: 'left' });
      expect(await stock()).toBe(before - 1);
      worksAfter = 40 * MINUTE;
      const reached = await killAtEach([
        'after create',
        'before cancel',
        'after cancel',
        'end of expire-order',
        'after mail',
      ]);
      await finish();

      const { id, order_status } = await order('left');
      expect(order_status).toBe('cancelled');
      expect(stripe.intents.size).toBe(intents + 1);
      expect([...stripe.intents.values()].at(-1)?.status).toBe('canceled');
      expect(await ledgerOf(id)).toEqual({ receivedPence: 0, keptPence: 0 });
      expect(await stock()).toBe(before);
      expect(await mails()).toEqual(['order-confirmation', 'order-expired', 'order-refunded']);
      expect(new Set(mail.received.map(({ source }) => messageId(source))).size).toBe(1);
      expect(mail.received).toHaveLength(reached.includes('after mail') ? 2 : 1);
    });

    /**
     * Has processes do the work and kills each at its moment. What is at Stripe and the mail server then is the same for both
     * engines; PostgreSQL loses its connection at the moments that its transactions alone decide.
     */
    async function killAtEach(moments: Moment[]): Promise<Moment[]> {
      const own =
        shop().engine === 'sqlite' ? moments : moments.filter((moment) => moment.startsWith('end of'));
      for (const moment of own) await killAt(moment, work());
      return own;
    }

    /** Has a process do the task and kills it at that moment; the next one starts meanwhile. */
    async function killAt(moment: Moment, task: Task): Promise<void> {
      const running = next;
      const watch = (reached: Moment) => {
        if (reached !== moment) return 'go on';
        void running.kill();
        return 'lose';
      };
      stripe.watch = watch;
      mail.watch = watch;
      const endsAfterJob = /^end of (.*)/.exec(moment)?.[1] ?? null;
      const done = running.run(task.kind === 'work' ? { ...task, endsAfterJob } : task);
      next = start();
      expect(await done, moment).toBe('SIGKILL');
      stripe.watch = () => 'go on';
      mail.watch = () => 'go on';
    }

    function work(): Extract<Task, { kind: 'work' }> {
      worksAfter += AFTER_CLAIM;
      return { kind: 'work', afterMs: worksAfter, endsAfterJob: null };
    }

    /** Lets a process do all that is left, delivers all of Stripe's messages, and again. */
    async function finish(): Promise<void> {
      for (let turn = 0; turn < 2; turn++) {
        expect(await next.run(work())).toBe('done');
        await deliverAll();
      }
      const open = await shop()
        .platform.db.selectFrom('jobs')
        .select(['kind', 'last_error'])
        .where('state', '=', 'failed')
        .execute();
      expect(open).toEqual([]);
    }

    async function deliverAll(): Promise<void> {
      for (const event of stripe.events.splice(0)) expect(await deliver(shop(), stripe, event)).toBe(200);
    }

    async function sendAgain(key: string): Promise<{ clientSecret: string }> {
      const body = orderOf([SERUM], { paymentMethod: 'card' });
      const response = await shop().post('/api/orders', body, { 'idempotency-key': key });
      expect(response.status).toBe(201);
      return (await response.json()).payment;
    }

    async function order(key: string) {
      const { db } = shop().platform;
      return db.selectFrom('orders').selectAll().where('idempotency_key', '=', key).executeTakeFirstOrThrow();
    }

    async function ledgerOf(orderId: string) {
      const rows = await shop()
        .platform.db.selectFrom('payment_ledger')
        .selectAll()
        .where('order_id', '=', orderId)
        .execute();
      const entries = rows.map(({ kind, amount_pence }) => ({ kind, amountPence: amount_pence }));
      const { payment_state } = await shop()
        .platform.db.selectFrom('orders')
        .select('payment_state')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect(payment_state).toBe(paymentState('provider', entries));
      const { receivedPence, keptPence } = ledgerSums(entries);
      return { receivedPence, keptPence };
    }

    async function mails(): Promise<string[]> {
      const rows = await shop().platform.db.selectFrom('mails').select('kind').execute();
      return rows.map(({ kind }) => kind).sort();
    }

    const messageIdOf = (place: number) => messageId(mail.received[place]?.source ?? '');

    async function stock(): Promise<number> {
      return (await (await shop().get(`/api/products/${SERUM.id}`)).json()).stock;
    }
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: stripe.address }) },
);

const OWNER = { id: 'owner', name: 'Owner' };

function messageId(source: string): string {
  return /^Message-ID: (.*)$/im.exec(source)?.[1] ?? '';
}

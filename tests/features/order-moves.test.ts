import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { beginMove, undoMove, workOnMove } from '#operations/order/move-orders.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { expireOrder } from '#operations/payment/expire-order.ts';
import { reconcilePayments } from '#operations/payment/reconcile-payments.ts';
import { refundOrder } from '#operations/payment/refund-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { runJobs, STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const ACTOR = { id: 'owner', name: 'Owner' };
const MINUTE = 61_000;

describeOnBothEngines(
  'a status for many orders',
  (shop) => {
    let staff: Record<string, string>;
    beforeAll(async () => {
      staff = await signInAs(shop(), 'manager');
      await shop().platform.db.updateTable('variants').set({ stock: 500 }).execute();
      await shop().platform.db.updateTable('products').set({ stock: 500 }).execute();
    });
    beforeEach(async () => {
      await shop().platform.db.deleteFrom('jobs').execute();
    });
    const db = () => shop().platform.db;
    const later = (ms: number): Platform => ({
      ...shop().platform,
      clock: { now: () => shop().platform.clock.now() + ms },
    });
    const place = async (paymentMethod: 'cod' | 'card' = 'cod') => {
      const parsed = parseOrderRequest(orderOf([SERUM], { paymentMethod }), { takesCard: false });
      if (!parsed.ok) throw new Error('The order of the test is not valid');
      const placed = await placeOrder(
        shop().platform,
        freshKey()['idempotency-key'] ?? '',
        parsed.order,
        null,
      );
      if (placed instanceof Response || !placed.ok) throw new Error('The order of the test was not placed');
      return placed.order.orderNumber;
    };
    const placeMany = async (count: number) => {
      const numbers: string[] = [];
      for (let index = 0; index < count; index += 1) numbers.push(await place());
      return numbers;
    };
    const pay = () => {
      const intent = [...server.intents.values()].at(-1);
      if (!intent) throw new Error('There is no payment');
      server.attempt(intent.client_secret, 'succeed');
    };
    const rowOf = (orderNumber: string) =>
      db().selectFrom('orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirstOrThrow();
    const statuses = async (numbers: string[]) =>
      Promise.all(numbers.map(async (number) => (await rowOf(number)).order_status));
    const stock = async () => {
      const { stock } = await db()
        .selectFrom('products')
        .select('stock')
        .where('slug', '=', SERUM.id)
        .executeTakeFirstOrThrow();
      return stock;
    };
    const papersOf = async (numbers: string[]) => {
      const rows = await db()
        .selectFrom('papers')
        .innerJoin('orders', 'orders.id', 'papers.order_id')
        .select('papers.number')
        .where('order_number', 'in', numbers)
        .execute();
      return rows.length;
    };
    const mailsOf = async (kind: string) =>
      (await db().selectFrom('jobs').select('payload').where('kind', '=', 'send-mail').execute()).filter(
        ({ payload }) => payload.includes(`"${kind}"`),
      ).length;
    const move = async (
      orderNumbers: string[],
      to: Parameters<typeof beginMove>[2]['to'],
      refunds = false,
    ) => {
      const id = await beginMove(shop().platform, ACTOR, { orderNumbers, to, refunds });
      while (await workOnMove(shop().platform, id));
      return id;
    };
    const post = (fields: [string, string][], path = '/cms/orders') =>
      shop().send(path, { method: 'POST', headers: staff, body: new URLSearchParams(fields) });
    const archived = async (numbers: string[]) => {
      const rows = await db()
        .selectFrom('orders')
        .select('archived_at')
        .where('order_number', 'in', numbers)
        .execute();
      return rows.map(({ archived_at }) => archived_at !== null);
    };
    const lastMove = () =>
      db().selectFrom('order_moves').select('id').orderBy('at', 'desc').executeTakeFirstOrThrow();
    const auditOf = (id: string) =>
      db().selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('action').execute();

    test('money that came while a cancellation could be undone goes back, less what staff gave back by hand', async () => {
      const orderNumber = await place('card');
      const id = await move([orderNumber], 'cancelled');
      pay();
      await reconcilePayments(later(2 * MINUTE));
      expect((await rowOf(orderNumber)).payment_state).toBe('paid');
      const refund = { orderNumber, amountPence: 500, reason: 'A sample', key: `by-hand-${orderNumber}` };
      expect(
        await refundOrder(shop().platform, { ...refund, actor: ACTOR, isConfirmed: true }),
      ).toMatchObject({
        ok: true,
      });
      await runJobs(shop(), 30_000);
      while (await workOnMove(later(2 * MINUTE), id));
      await runJobs(shop(), 3 * MINUTE);
      const row = await rowOf(orderNumber);
      expect(row).toMatchObject({ order_status: 'cancelled', payment_state: 'refunded' });
      expect(server.keptPence(String(row.payment_reference))).toBe(0);
    });

    test('a doubt that comes up after the question refuses its order alone', async () => {
      const [sure, known, doubted] = await Promise.all([place('card'), place('card'), place('card')]);
      for (const intent of server.intents.values()) server.attempt(intent.client_secret, 'succeed');
      await reconcilePayments(later(2 * MINUTE));
      const warn = async (orderNumber: string) => {
        const { id } = await rowOf(orderNumber);
        await db()
          .updateTable('payments')
          .set({ fraud_warning: 'made_with_stolen_card' })
          .where('order_id', '=', id)
          .execute();
      };
      await warn(known);
      const fields: [string, string][] = [
        ['intent', 'shipped'],
        ...[sure, known, doubted].map((number): [string, string] => ['ids', number]),
      ];
      const question = await (await post(fields)).text();
      const doubts = [...question.matchAll(/name="doubt" value="([^"]+)"/g)].map(([, doubt = '']) => doubt);
      expect(doubts).toEqual([`${known} fraud-warning`]);
      await warn(doubted);
      const answer = [...fields, ['confirmed', 'yes'], ...doubts.map((doubt) => ['doubt', doubt])];
      const done = plain(await (await post(answer as [string, string][])).text());
      expect(done).toContain('2 orders set to shipped.');
      expect(done).toContain(
        `${doubted}: The card’s network warned that the payment is fraud. Nobody was asked`,
      );
      expect(await statuses([sure, known, doubted])).toEqual(['shipped', 'shipped', 'confirmed']);
      // Without any question, as by a program that only confirms.
      const id = await move([doubted], 'processing');
      expect(await statuses([doubted])).toEqual(['confirmed']);
      await undoMove(shop().platform, ACTOR, id);
    });

    test('is asked about with its numbers, held back for a minute, and undone from the toast', async () => {
      const cash = await placeMany(3);
      const unpaid = await place('card');
      const before = await stock();
      const fields: [string, string][] = [
        ['intent', 'shipped'],
        ...[...cash, unpaid].map((number): [string, string] => ['ids', number]),
      ];
      const question = await (await post(fields)).text();
      expect(question).toContain('Change these 4 orders to shipped?');
      expect(question).toContain('3 orders change: 3 mails, 3 invoices numbered.');
      expect(question).toContain(`1 order refused (${unpaid}): It cannot be packed or sent.`);
      expect(await statuses(cash)).toEqual(['confirmed', 'confirmed', 'confirmed']);

      const done = await (await post([...fields, ['confirmed', 'yes']])).text();
      expect(done).toContain('3 orders set to shipped.');
      expect(await statuses([...cash, unpaid])).toEqual(['shipped', 'shipped', 'shipped', 'confirmed']);
      await runJobs(shop(), 30_000);
      expect([await papersOf(cash), await mailsOf('order-shipped')]).toEqual([0, 0]);

      const { id } = await db()
        .selectFrom('order_moves')
        .select('id')
        .orderBy('at', 'desc')
        .executeTakeFirstOrThrow();
      const undone = await post([['intent', 'undo']], `/cms/orders/moves/${id}`);
      expect(await undone.text()).toContain('Undone for 3 orders.');
      expect(await statuses(cash)).toEqual(['confirmed', 'confirmed', 'confirmed']);
      await runJobs(shop(), 10 * MINUTE);
      expect([await papersOf(cash), await mailsOf('order-shipped')]).toEqual([0, 0]);
      expect(await stock()).toBe(before);
      expect((await post([['intent', 'undo']], `/cms/orders/moves/${id}`)).status).toBe(409);
      expect((await auditOf(id)).map(({ action, subject }) => [action, subject])).toEqual([
        ['order.set-many', '4 orders to shipped'],
        ['order.undo-many', '4 orders to shipped'],
      ]);
    });

    test('after the minute mails are sent and invoices numbered, and nothing is undone', async () => {
      const numbers = await placeMany(2);
      const id = await move(numbers, 'shipped');
      expect(await workOnMove(shop().platform, id)).toBe(false);
      expect(await papersOf(numbers)).toBe(0);
      while (await workOnMove(later(MINUTE), id));
      expect([await papersOf(numbers), await mailsOf('order-shipped')]).toEqual([2, 2]);
      while (await workOnMove(later(2 * MINUTE), id));
      expect([await papersOf(numbers), await mailsOf('order-shipped')]).toEqual([2, 2]);
      expect(await undoMove(shop().platform, ACTOR, id)).toEqual({ ok: false, problem: 'too-late' });
    });

    test('all that the list finds can be meant, and are asked about again where their number is another by then', async () => {
      const numbers = await placeMany(3);
      const search = '/cms/orders?search=shopper';
      const asked = await (
        await post(
          [
            ['intent', 'processing'],
            ['all', 'yes'],
          ],
          search,
        )
      ).text();
      const expected = /name="expected" value="(\d+)"/.exec(asked.replaceAll(/<!-- -->/g, ''))?.[1] ?? '';
      expect(Number(expected)).toBeGreaterThanOrEqual(3);
      const stale = await (
        await post(
          [
            ['intent', 'processing'],
            ['all', 'yes'],
            ['confirmed', 'yes'],
            ['expected', '1'],
          ],
          search,
        )
      ).text();
      expect(stale).toContain(`name="expected" value="${expected}"`);
      await post(
        [
          ['intent', 'processing'],
          ['all', 'yes'],
          ['confirmed', 'yes'],
          ['expected', expected],
        ],
        search,
      );
      await runJobs(shop());
      expect(await statuses(numbers)).toEqual(['processing', 'processing', 'processing']);
    });

    test('a cancellation holds the stock until it cannot be undone, so that undoing it is exact', async () => {
      const numbers = await placeMany(2);
      const before = await stock();
      const undone = await move(numbers, 'cancelled');
      expect(await statuses(numbers)).toEqual(['cancelled', 'cancelled']);
      expect(await stock()).toBe(before);
      await undoMove(shop().platform, ACTOR, undone);
      while (await workOnMove(shop().platform, undone));
      expect(await statuses(numbers)).toEqual(['confirmed', 'confirmed']);
      expect((await rowOf(numbers[0] ?? '')).payment_state).toBe('cash due');
      const id = await move(numbers, 'cancelled');
      while (await workOnMove(later(MINUTE), id));
      expect(await stock()).toBe(before + 2);
      expect((await rowOf(numbers[0] ?? '')).payment_state).toBe('failed');
      const again = await move(numbers, 'confirmed');
      expect(await stock()).toBe(before);
      await undoMove(shop().platform, ACTOR, again);
      while (await workOnMove(shop().platform, again));
      expect(await stock()).toBe(before + 2);
    });

    test('an order changed by itself meanwhile is left out, with its stock in order', async () => {
      const [one = '', other = ''] = await placeMany(2);
      const before = await stock();
      const id = await move([one, other], 'cancelled');
      await changeOrderStatus(shop().platform, { orderNumber: one, to: 'processing', actor: ACTOR });
      expect(await stock()).toBe(before);
      while (await workOnMove(later(MINUTE), id));
      expect(await statuses([one, other])).toEqual(['processing', 'cancelled']);
      expect(await stock()).toBe(before + 1);
      expect((await rowOf(one)).payment_state).toBe('cash due');
    });

    test('a payment that comes in the minute waits: undone, the order is paid and stands', async () => {
      const number = await place('card');
      const refundsOf = async () =>
        db()
          .selectFrom('refunds')
          .selectAll()
          .where('order_id', '=', (await rowOf(number)).id)
          .execute();
      const id = await move([number], 'cancelled');
      pay();
      await reconcilePayments(later(2 * MINUTE));
      expect(await rowOf(number)).toMatchObject({ order_status: 'cancelled', payment_state: 'paid' });
      expect(await refundsOf()).toEqual([]);
      expect(await mailsOf('order-confirmation')).toBe(0);
      await undoMove(shop().platform, ACTOR, id);
      while (await workOnMove(shop().platform, id));
      expect(await rowOf(number)).toMatchObject({ order_status: 'confirmed', payment_state: 'paid' });
      expect([await papersOf([number]), await mailsOf('order-confirmation')]).toEqual([1, 1]);
      expect(await refundsOf()).toEqual([]);
    });

    test('otherwise the money goes back, once', async () => {
      const number = await place('card');
      const before = await stock();
      const id = await move([number], 'cancelled', true);
      pay();
      await reconcilePayments(later(2 * MINUTE));
      while (await workOnMove(later(MINUTE), id));
      const { id: orderId, total_pence } = await rowOf(number);
      const refunds = await db().selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
      expect(refunds.map(({ amount_pence }) => amount_pence)).toEqual([total_pence]);
      await runJobs(shop(), 2 * MINUTE);
      expect(await rowOf(number)).toMatchObject({ order_status: 'cancelled', payment_state: 'refunded' });
      expect(await stock()).toBe(before + 1);
    });

    test('an unpaid order that expires in the minute is ended after it, and restored by an undo', async () => {
      const number = await place('card');
      const holdUntil = Date.parse((await rowOf(number)).hold_until ?? '');
      const before = await stock();
      const id = await move([number], 'cancelled');
      const hour = 60 * MINUTE;
      // Its time runs out within the minute: the job that ends it runs and leaves it, its stock and its payment alone.
      const runsOut = later(holdUntil - shop().platform.clock.now() + 1000);
      await expireOrder(runsOut, (await rowOf(number)).id);
      expect(await rowOf(number)).toMatchObject({
        order_status: 'cancelled',
        payment_state: 'awaiting payment',
      });
      expect(await stock()).toBe(before);
      await undoMove(shop().platform, ACTOR, id);
      while (await workOnMove(shop().platform, id));
      expect(await rowOf(number)).toMatchObject({
        order_status: 'confirmed',
        payment_state: 'awaiting payment',
      });
      const left = await move([await place('card')], 'cancelled');
      const { order_number: ended } = await db()
        .selectFrom('order_move_orders')
        .select('order_number')
        .where('move_id', '=', left)
        .executeTakeFirstOrThrow();
      while (await workOnMove(later(MINUTE), left));
      await runJobs(shop(), 2 * MINUTE);
      expect(await rowOf(ended)).toMatchObject({ order_status: 'cancelled', payment_state: 'failed' });
      expect(await stock(), 'returned once').toBe(before);
      await runJobs(shop(), hour);
      expect(await rowOf(number)).toMatchObject({ order_status: 'cancelled', payment_state: 'failed' });
    });

    test('several are archived under one entry, undone for a minute, and the log leads to their list', async () => {
      const numbers = await placeMany(3);
      const ids = numbers.map((number): [string, string] => ['ids', number]);
      const done = await (await post([['intent', 'archive'], ...ids])).text();
      expect(done).toContain('3 orders archived.');
      expect(await archived(numbers)).toEqual([true, true, true]);
      const { id } = await lastMove();
      const owner = await signInAs(shop(), 'owner');
      expect(await (await shop().get('/cms/audit?kind=order', owner)).text()).toContain(
        `href="/cms/orders/moves/${id}"`,
      );
      const page = await (await shop().get(`/cms/orders/moves/${id}`, staff)).text();
      expect(page).toContain('3 orders archived');
      const support = await signInAs(shop(), 'support');
      const refused = await shop().send(`/cms/orders/moves/${id}`, {
        method: 'POST',
        headers: support,
        body: new URLSearchParams({ intent: 'undo' }),
      });
      expect(refused.status).toBe(403);
      await post([['intent', 'undo']], `/cms/orders/moves/${id}`);
      expect(await archived(numbers)).toEqual([false, false, false]);
      expect((await auditOf(id)).map(({ action, subject }) => [action, subject])).toEqual([
        ['order.archive-many', '3 orders archived'],
        ['order.undo-many', '3 orders archived'],
      ]);
      const entries = db().selectFrom('audit_log').select('id').where('subject', 'in', numbers);
      expect(await entries.where('action', 'like', 'order.archive%').execute()).toEqual([]);
    });

    test('several are deleted under one entry, with what they were behind it, and sent ones stay', async () => {
      const numbers = await placeMany(3);
      const [sent = '', ...others] = numbers;
      await changeOrderStatus(shop().platform, { orderNumber: sent, to: 'shipped', actor: ACTOR });
      const before = await stock();
      const ids = numbers.map((number): [string, string] => ['ids', number]);
      const done = await (await post([['intent', 'delete'], ...ids, ['confirmed', 'yes']])).text();
      expect(done).toContain(`2 orders deleted. ${sent} was sent or paid`);
      expect(await stock()).toBe(before + 2);
      const { id } = await lastMove();
      const items = await db()
        .selectFrom('audit_items')
        .selectAll()
        .where('entry_id', '=', id)
        .orderBy('subject')
        .execute();
      expect(items.map(({ subject }) => subject)).toEqual(others.toSorted());
      expect(items[0]?.before).toContain(SERUM.id);
      expect(items[0]?.before).not.toContain('@example.com');
      const owner = await signInAs(shop(), 'owner');
      const list = await (await shop().get(`/cms/audit/${id}`, owner)).text();
      for (const number of others) expect(list).toContain(number);
      expect((await auditOf(id)).map(({ action }) => action)).toEqual(['order.delete-many']);
      expect(await undoMove(shop().platform, ACTOR, id)).toEqual({ ok: false, problem: 'too-late' });
    });

    test('wherever a process ends while it archives or deletes, another carries on, and stock returns once', async () => {
      const targets = fc.constantFrom('archived' as const, 'deleted' as const);
      await fc.assert(
        fc.asyncProperty(
          targets,
          fc.boolean(),
          fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
          async (to, isUndone, ends) => {
            const numbers = await placeMany(3);
            const before = await stock();
            const dying = (queries: number): Platform => ({
              ...shop().platform,
              db: failingAfter(shop().platform.db, queries),
            });
            const id = await beginMove(shop().platform, ACTOR, { orderNumbers: numbers, to, refunds: false });
            for (const end of ends) await workOnMove(dying(end), id).catch(() => {});
            await Promise.all([finish(), finish()]);
            if (isUndone) await undoMove(shop().platform, ACTOR, id);
            for (const end of ends) await workOnMove(dying(end), id).catch(() => {});
            await finish();
            async function finish() {
              while (await workOnMove(shop().platform, id));
            }
            const entries = (await auditOf(id)).map(({ action }) => action);
            if (to === 'archived') {
              expect(await archived(numbers)).toEqual(numbers.map(() => !isUndone));
              expect(entries).toEqual(
                isUndone ? ['order.archive-many', 'order.undo-many'] : ['order.archive-many'],
              );
              return;
            }
            expect(await archived(numbers)).toEqual([]);
            expect(await stock()).toBe(before + 3);
            expect(entries).toEqual(['order.delete-many']);
          },
        ),
        { numRuns: 10 },
      );
    }, 180_000);

    test('wherever a process ends, another carries on: statuses, stock, papers and mails are those of one', async () => {
      const names = fc.constantFrom('shipped' as const, 'cancelled' as const);
      await fc.assert(
        fc.asyncProperty(
          names,
          fc.boolean(),
          fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
          async (to, isUndone, ends) => {
            await db().deleteFrom('jobs').execute();
            const numbers = await placeMany(3);
            const before = await stock();
            const dying = (at: Platform, queries: number): Platform => ({
              ...at,
              db: failingAfter(at.db, queries),
            });
            const id = await beginMove(shop().platform, ACTOR, { orderNumbers: numbers, to, refunds: false });
            for (const end of ends) await workOnMove(dying(shop().platform, end), id).catch(() => {});
            while (await workOnMove(shop().platform, id));
            if (isUndone) await undoMove(shop().platform, ACTOR, id);
            for (const end of ends) await workOnMove(dying(later(MINUTE), end), id).catch(() => {});
            await Promise.all([finish(), finish()]);
            async function finish() {
              while (await workOnMove(later(MINUTE), id));
            }
            expect(new Set(await statuses(numbers))).toEqual(new Set([isUndone ? 'confirmed' : to]));
            expect(await stock()).toBe(before + (to === 'cancelled' && !isUndone ? 3 : 0));
            expect(await papersOf(numbers)).toBe(to === 'shipped' && !isUndone ? 3 : 0);
            expect(await mailsOf(`order-${to}`)).toBe(isUndone ? 0 : 3);
            expect((await auditOf(id)).length).toBe(isUndone ? 2 : 1);
          },
        ),
        { numRuns: 15 },
      );
    }, 180_000);
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

/** The same database for a process that ends before its next query. */
function failingAfter(db: Platform['db'], queries: number): Platform['db'] {
  let left = queries;
  return db.withPlugin({
    transformQuery({ node }) {
      if (left-- <= 0) throw new Error('the process ends');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

function plain(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>|<!-- -->/g, '');
}

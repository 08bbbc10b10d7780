import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import { listStockDifferences } from '#database/queries/stock-ledger/stock-differences.ts';
import { expectAgreement } from '../support/agreement-of-order.ts';
import { KillableProcess } from '../support/killable-process.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import type { OrderChange } from '../support/order-change.ts';
import { SERUM } from '../support/order-requests.ts';
import { describeOnSqlite } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS } from '../support/stripe-shop.ts';
import type { Task } from '../support/tasks-in-process.ts';
import { countEvent, countLife, kills, LIVES_TIMEOUT_MS, tellLives } from '../support/torture.ts';

/** The longest of these tasks has some hundred statements; beyond its last one a task is done. */
const MOST_STATEMENTS = 60;
/** Longer than a process holds a job. */
const AFTER_CLAIM_MS = 2 * 60_000;

const diesAt = fc.integer({ min: 0, max: MOST_STATEMENTS });
const change = fc.oneof(
  fc.record({ does: fc.constant('send' as const) }),
  fc.record({ does: fc.constant('refund' as const), share: fc.constantFrom(0.5, 1) }),
  fc.record({ does: fc.constant('set' as const), to: fc.constantFrom('shipped', 'cancelled' as const) }),
);
const life = fc.record({
  by: fc.constantFrom('card', 'cod' as const),
  deaths: fc.array(diesAt, { minLength: 3, maxLength: 3 }),
  changes: fc.array(fc.tuple(change, diesAt), { minLength: 1, maxLength: 3 }),
});

const dataDir = mkdtempSync(join(tmpdir(), 'zabelle-killed-lives-'));
const stripe = new StripeServer();
let mail: MailServer;
beforeAll(async () => {
  await stripe.start();
  mail = await startMailServer();
});
afterAll(async () => {
  await Promise.all([stripe.close(), mail.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

describeOnSqlite(
  'the life of an order whose processes are killed at any statement',
  (shop) => {
    const db = () => shop().platform.db;
    const wanted = kills(3);
    let killed = 0;
    let born = 0;
    let later = 0;
    let running: KillableProcess;
    const start = () =>
      new KillableProcess({ address: shop().address, apiBase: stripe.address, smtpUrl: mail.url, dataDir });

    test('leaves money, papers, lines and stock in agreement', { timeout: LIVES_TIMEOUT_MS }, async () => {
      running = start();
      try {
        while (killed < wanted) {
          await fc.assert(fc.asyncProperty(life, live), { numRuns: 1, endOnFailure: true });
          countLife();
        }
      } finally {
        await running.kill();
      }
      tellLives('killed-lives');
    });

    async function live({ by, deaths, changes }: typeof life extends fc.Arbitrary<infer T> ? T : never) {
      born += 1;
      const key = `life ${born}`;
      const before = await stock();
      await carryOut({ kind: 'place', key, by }, deaths[0]);
      const { id, order_number: orderNumber } = await db()
        .selectFrom('orders')
        .select(['id', 'order_number'])
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow();
      const order = { id, orderNumber };
      const check = async () => {
        const lines = await expectAgreement(db(), stripe, id);
        const held = lines.reduce((sum, { quantity, tally }) => sum + quantity - tally.stockBack, 0);
        expect(await stock()).toBe(before - held);
        expect(await listStockDifferences(db())).toEqual([]);
      };
      await check();
      const payment = await findPaymentOfOrder(db(), id);
      const secret = stripe.intents.get(payment?.reference ?? '')?.client_secret;
      if (secret) stripe.attempt(secret, 'succeed');
      await act({ ...order, key: `${key} paid`, does: by === 'card' ? 'settle' : 'cash' }, deaths[1]);
      await work(deaths[2]);
      await check();
      for (const [place, [one, at]] of changes.entries()) {
        await act({ ...order, key: `${key} ${place}`, ...one }, at);
        await work(null);
        await check();
      }
    }

    const act = (one: OrderChange, at: number | undefined) => carryOut({ kind: 'change', change: one }, at);

    async function work(at: number | null | undefined): Promise<void> {
      later += AFTER_CLAIM_MS;
      await carryOut({ kind: 'work', afterMs: later, endsAfterJob: null }, at);
      // What a job that was held by a killed process does, and what follows it.
      later += AFTER_CLAIM_MS;
      await carryOut({ kind: 'work', afterMs: later, endsAfterJob: null }, null);
    }

    /** Has a process do it and kills it at a statement; the next one does the same again, as somebody would. */
    async function carryOut(task: Task, at: number | null | undefined): Promise<void> {
      const ended = await running.run({ ...task, diesAt: at ?? null });
      if (ended === 'done') return;
      expect(ended).toBe('SIGKILL');
      killed += 1;
      countEvent(`killed at ${task.kind}`);
      running = start();
      expect(await running.run({ ...task, diesAt: null })).toBe('done');
    }

    async function stock(): Promise<number> {
      const { stock } = await db()
        .selectFrom('products')
        .select('stock')
        .where('slug', '=', SERUM.id)
        .executeTakeFirstOrThrow();
      return stock;
    }
  },
  { demoShop: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: stripe.address }) },
);

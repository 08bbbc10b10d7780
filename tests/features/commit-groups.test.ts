import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/open.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { type PlaceOrderResult, placeOrder } from '#operations/order/place-order.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

const MASK = 'kelp-mineral-mud-mask';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop('sqlite');
  numberOrdersInTurn();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

test('orders that come at the same moment share one commit', async () => {
  const commits = countCommits();
  const results = await Promise.all(Array.from({ length: 8 }, () => buy(SERUM)));
  expect(results.map(({ ok }) => ok)).toEqual(Array(8).fill(true));
  expect(commits()).toBe(1);
});

test('an order refused among them leaves no rows and the others untouched', async () => {
  await setStock(MASK, 5);
  const commits = countCommits();
  const [serums, masks] = await Promise.all([
    Promise.all(Array.from({ length: 4 }, () => buy(SERUM))),
    Promise.all(Array.from({ length: 4 }, () => buy({ id: MASK, quantity: 2 }))),
  ]);
  expect(commits()).toBe(1);
  expect(serums.map(({ ok }) => ok)).toEqual(Array(4).fill(true));
  expect(masks.map(({ ok }) => ok)).toEqual([true, true, false, false]);
  expect(masks[3]).toMatchObject({ problem: 'out-of-stock', lines: [{ id: MASK, stock: 1 }] });
  expect(await stockOf(shop.database, MASK)).toBe(1);
  expect(await soldOf(shop.database, MASK)).toBe(4);
  expect(await countOf('orders')).toBe(6);
  expect(await countOf('order_events')).toBe(6);
});

test('nothing is reported or visible to other connections before the commit', async () => {
  const gate = Promise.withResolvers<void>();
  const reported: string[] = [];
  const first = addRevision('first').then(() => reported.push('first'));
  const last = shop.platform.db.transaction().execute(() => gate.promise);
  const other = openDatabase(shop.address);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(reported).toEqual([]);
  expect(await revisionNames(other)).toEqual(['catalogue']);
  gate.resolve();
  await Promise.all([first, last]);
  expect(reported).toEqual(['first']);
  expect(await revisionNames(other)).toEqual(['catalogue', 'first']);
  await other.close();
});

test('a commit that one member makes fail leaves no rows, and the orders in it are tried again', async () => {
  const { db } = shop.platform;
  // A group ends after 20 ms; a busy machine may need longer to bring the orders into it.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const gate = Promise.withResolvers<void>();
  const transactions = vi.spyOn(db, 'transaction');
  const orphan = db.transaction().execute(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await sql`insert into order_events (id, order_id, at, to_status) values ('e', 'no order', 'now', 'confirmed')`.execute(
      trx,
    );
    await gate.promise;
  });
  const outcomes = Promise.allSettled([buy(SERUM), orphan, buy(SERUM)]);
  await vi.waitFor(() => expect(transactions).toHaveBeenCalledTimes(3), { timeout: 10_000 });
  await new Promise(setImmediate);
  gate.resolve();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(transactions.mock.calls.length).toBeGreaterThan(3);
  expect(await countOf('orders')).toBe(2);
});

test('a transaction dropped by SQLite leaves no rows and fails every order in it', async () => {
  const { db } = shop.platform;
  const before = addRevision('before');
  const dropped = db.transaction().execute(async (trx) => {
    await sql`insert or rollback into revisions (name, revision) values ('catalogue', 1)`
      .execute(trx)
      .catch(() => {});
    await trx.insertInto('revisions').values({ name: 'after', revision: 0 }).execute();
  });
  const outcomes = await Promise.allSettled([before, dropped]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await revisionNames()).toEqual(['catalogue']);
  expect((await buy(SERUM)).ok).toBe(true);
});

test('a single write between orders fails or is committed on its own', async () => {
  const writes = [buy(SERUM), addRevision('new'), addRevision('catalogue'), buy(SERUM)];
  const outcomes = await Promise.allSettled<unknown>(writes);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await revisionNames()).toEqual(['catalogue', 'new']);
  expect(await countOf('orders')).toBe(2);
});

test('a process killed between orders has stored every order it confirmed, whole', async () => {
  await setStock(SERUM.id, 5000);
  const confirmed: string[] = [];
  const buyers = buyInProcess(SERUM.id, 5000, (line) => {
    confirmed.push(line);
    if (confirmed.length === 100) buyers.kill('SIGKILL');
  });
  await ended(buyers);
  const { db } = shop.platform;
  const stored = await db.selectFrom('orders').select('order_number').execute();
  const numbers = new Set(stored.map((row) => row.order_number));
  expect(confirmed.filter((number) => !numbers.has(number))).toEqual([]);
  expect(await stockOf(shop.database, SERUM.id)).toBe(5000 - stored.length);
  expect(await soldOf(shop.database, SERUM.id)).toBe(stored.length);
  expect(await countOf('order_events')).toBe(stored.length);
  const integrity = await sql<{ integrity_check: string }>`select * from pragma_integrity_check`.execute(db);
  expect(integrity.rows).toEqual([{ integrity_check: 'ok' }]);
});

test('several processes on one file sell the whole stock and not one piece more', async () => {
  await setStock(MASK, 120);
  const lines: string[] = [];
  const processes = [1, 2, 3].map(() => buyInProcess(MASK, 10, (line) => lines.push(line)));
  await Promise.all(processes.map(ended));
  expect(lines).toHaveLength(240);
  expect(lines.filter((line) => line === 'out-of-stock')).toHaveLength(120);
  expect(new Set(lines).size).toBe(121);
  expect(await stockOf(shop.database, MASK)).toBe(0);
  expect(await soldOf(shop.database, MASK)).toBe(120);
});

function buy(item: { id: string; quantity: number }): Promise<PlaceOrderResult> {
  const parsed = parseOrderRequest(orderOf([item]));
  if (!parsed.ok) throw new Error('The order of the test is not valid');
  return placeOrder(shop.platform, freshKey()['idempotency-key'] ?? '', parsed.order, null);
}

function addRevision(name: string): Promise<unknown> {
  return shop.platform.db.insertInto('revisions').values({ name, revision: 0 }).execute();
}

/** Without that of the shop's dated prices. */
async function revisionNames({ db } = shop.database): Promise<string[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('name')
    .where('name', '<>', 'dated-prices')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Without chance: two orders with the same random number would need another commit. */
function numberOrdersInTurn(): void {
  let orders = 0;
  vi.spyOn(shop.platform.random, 'fraction').mockImplementation(() => (orders++ % 1000) / 1000);
}

/** Stops the clock: on a busy machine a group could end before all orders are in it. */
function countCommits(): () => number {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  if (shop.database.engine !== 'sqlite') throw new Error('Not on SQLite');
  const exec = vi.spyOn(shop.database.connections.writer, 'exec');
  return () => exec.mock.calls.filter(([statement]) => statement === 'commit').length;
}

function buyInProcess(slug: string, ordersEach: number, onLine: (line: string) => void): ChildProcess {
  if (shop.address.engine !== 'sqlite') throw new Error('Not on SQLite');
  const script = new URL('../support/order-in-process.ts', import.meta.url).pathname;
  const args = [script, shop.address.file, shop.dataDir, slug, String(ordersEach)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  return child;
}

function ended(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('close', resolve));
}

async function setStock(slug: string, stock: number): Promise<void> {
  const { db } = shop.platform;
  await db.updateTable('products').set({ stock }).where('slug', '=', slug).execute();
  const ofProduct = db.selectFrom('products').select('id').where('slug', '=', slug);
  await db.updateTable('variants').set({ stock }).where('product_id', 'in', ofProduct).execute();
}

async function stockOf({ db }: OpenDatabase, slug: string): Promise<number> {
  const row = await db.selectFrom('products').select('stock').where('slug', '=', slug).executeTakeFirst();
  return row?.stock ?? 0;
}

async function soldOf({ db }: OpenDatabase, slug: string): Promise<number> {
  const lines = await db
    .selectFrom('order_lines')
    .select('quantity')
    .where('product_slug', '=', slug)
    .execute();
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

async function countOf(table: 'orders' | 'order_events'): Promise<number> {
  const row = await shop.platform.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return row.rows;
}

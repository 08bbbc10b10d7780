import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '#database/migrate.ts';
import { type OpenDatabase, openDatabase } from '#database/open.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { type BenchedShop, startShop } from './benched-shop.ts';
import { median } from './median.ts';
import { hasWrk, type LoadResult, loadByWrk, WRK_MISSING } from './wrk.ts';

const SECONDS = 4;
const ROUNDS = 3;
const CLIENTS = 8;
const BODY = JSON.stringify({
  items: [{ id: 'rose-radiance-serum', variant: 'Standard', quantity: 1 }],
  customerInfo: {
    firstName: 'Bench',
    lastName: 'Mark',
    email: 'bench@example.com',
    phone: '020 7946 0000',
    address: '1 Example Street',
    city: 'London',
    postcode: 'SW1A 1AA',
  },
  paymentMethod: 'cod',
});

/**
 * Measures orders through POST /api/orders beside the same steps called in process, by as many at once, and those beside the
 * same without the row of the job that follows from each order.
 */
export async function measureOrders(): Promise<string[]> {
  const inProcess = await openShopInProcess();
  const shop = hasWrk() ? await startStockedShop() : null;
  const rounds: { http: LoadResult | null; calls: LoadResult; jobless: LoadResult }[] = [];
  await buyInProcess(inProcess.platform, CLIENTS);
  if (shop) await buyOverHttp(shop);
  for (let round = 0; round < ROUNDS; round++) {
    const calls = await buyInProcess(inProcess.platform, CLIENTS);
    await inProcess.storeJobs(false);
    const jobless = await buyInProcess(inProcess.platform, CLIENTS);
    await inProcess.storeJobs(true);
    rounds.push({ http: shop && (await buyOverHttp(shop)), calls, jobless });
  }
  const byOne = await buyInProcess(inProcess.platform, 1);
  await shop?.stop();
  await inProcess.close();
  const calls = median(rounds.map((round) => round.calls.perSecond));
  const cpuOfCalls = median(rounds.map((round) => round.calls.cpuPerRequest));
  const jobless = median(rounds.map((round) => round.jobless.perSecond));
  const cpuOfJobless = median(rounds.map((round) => round.jobless.cpuPerRequest));
  const jobs = `${jobless.toFixed(0)}/s without the job's row (${cpuOfJobless.toFixed(0)} µs), ratio ${(calls / jobless).toFixed(2)}`;
  const byCalls = `${calls.toFixed(0)}/s in process with ${CLIENTS} callers (${cpuOfCalls.toFixed(0)} µs of CPU each; ${jobs}), ${byOne.perSecond.toFixed(0)}/s with one`;
  const overHttp = rounds.flatMap(({ http }) => http ?? []);
  if (overHttp.length === 0) return [`orders: ${byCalls}; over HTTP ${WRK_MISSING}`];
  const http = median(overHttp.map(({ perSecond }) => perSecond));
  const cpuOfHttp = median(overHttp.map(({ cpuPerRequest }) => cpuPerRequest));
  return [
    `orders: ${http.toFixed(0)}/s over HTTP with ${CLIENTS} clients (${cpuOfHttp.toFixed(0)} µs of CPU each), ${byCalls}; ` +
      `ratio ${(http / calls).toFixed(2)} (aims 1000/s and 0.50; SQLite, synchronous=FULL, every order on disk before its response; ` +
      `in process leaves out HTTP, Hono and the JSON of the response)`,
  ];
}

type ShopInProcess = {
  platform: Platform;
  /** False: the rows of new jobs are dropped as they are written. */
  storeJobs(isStored: boolean): Promise<void>;
  close(): Promise<void>;
};

async function openShopInProcess(): Promise<ShopInProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-bench-'));
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'shop.db') });
  await migrate(database);
  const platform = await buildPlatform(database, {
    demoShop: true,
    publicUrl: '',
    dataDir: folder,
    mediaBucket: null,
  });
  await stockNewShop(platform);
  await fillShelves(database);
  return {
    platform,
    async storeJobs(isStored) {
      const { db } = database;
      if (isStored) await sql`drop trigger no_jobs`.execute(db);
      else
        await sql`create trigger no_jobs before insert on jobs begin select raise(ignore); end`.execute(db);
    },
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startStockedShop(): Promise<BenchedShop> {
  const shop = await startShop();
  const database = openDatabase({ engine: 'sqlite', file: join(shop.dataDir, 'shop.db') });
  await fillShelves(database);
  await database.close();
  return shop;
}

async function buyInProcess(platform: Platform, callers: number): Promise<LoadResult> {
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  const until = began + SECONDS * 1000;
  let placed = 0;
  const buy = async () => {
    while (performance.now() < until) {
      await placeOrderAsTheApi(platform);
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, buy));
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: (placed * 1000) / (performance.now() - began),
    cpuPerRequest: (user + system) / placed,
  };
}

/** The steps of POST /api/orders in their order, without its rate limit, which is off over HTTP too. */
async function placeOrderAsTheApi(platform: Platform): Promise<void> {
  const parsed = parseOrderRequest(JSON.parse(BODY));
  if (!parsed.ok) throw new Error('The bench order is not valid');
  const result = await placeOrder(platform, randomUUID(), parsed.order, null);
  if (!result.ok) throw new Error(`Not placed: ${result.problem}`);
}

function buyOverHttp(shop: BenchedShop): Promise<LoadResult> {
  return loadByWrk(shop, {
    path: '/api/orders',
    connections: CLIENTS,
    seconds: SECONDS,
    script: { file: 'bench/place-orders.lua', args: [BODY, randomUUID()] },
  });
}

/** Puts so many in stock that no order is refused. */
async function fillShelves({ db }: OpenDatabase): Promise<void> {
  await db.updateTable('variants').set({ stock: 10_000_000 }).execute();
  await db.updateTable('products').set({ stock: 10_000_000 }).execute();
}

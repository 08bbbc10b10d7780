import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { benchOrder } from './bench-order.ts';
import { fillShelves } from './fill-shelves.ts';
import { median } from './median.ts';
import { measureOrderLoad } from './order-load.ts';

const SECONDS = 4;
const ROUNDS = 3;
const CALLERS = 8;

/** Measures orders over HTTP, and the same steps called in process, beside those without the row of the job that follows. */
export async function measureOrders(against: string | null): Promise<string[]> {
  return [...(await measureOrderLoad(against)), ...(await measureCalls())];
}

async function measureCalls(): Promise<string[]> {
  const shop = await openShopInProcess();
  const rounds: { calls: Rate; jobless: Rate }[] = [];
  await buy(shop.platform, CALLERS);
  for (let round = 0; round < ROUNDS; round++) {
    const calls = await buy(shop.platform, CALLERS);
    await shop.storeJobs(false);
    const jobless = await buy(shop.platform, CALLERS);
    await shop.storeJobs(true);
    rounds.push({ calls, jobless });
  }
  const byOne = await buy(shop.platform, 1);
  await shop.close();
  const middle = (figure: (round: { calls: Rate; jobless: Rate }) => number) => median(rounds.map(figure));
  return [
    `orders in process: ${middle(({ calls }) => calls.perSecond).toFixed(0)}/s with ${CALLERS} callers ` +
      `(${middle(({ calls }) => calls.cpuMicroseconds).toFixed(0)} µs of CPU each), ` +
      `${middle(({ jobless }) => jobless.perSecond).toFixed(0)}/s without the rows of their jobs ` +
      `(${middle(({ jobless }) => jobless.cpuMicroseconds).toFixed(0)} µs), ` +
      `ratio ${middle(({ calls, jobless }) => calls.perSecond / jobless.perSecond).toFixed(2)}; ` +
      `${byOne.perSecond.toFixed(0)}/s with one caller`,
  ];
}

type Rate = { perSecond: number; cpuMicroseconds: number };

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

async function buy(platform: Platform, callers: number): Promise<Rate> {
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  const until = began + SECONDS * 1000;
  let placed = 0;
  const buyOn = async () => {
    while (performance.now() < until) {
      await placeOrderAsTheApi(platform);
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, buyOn));
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: (placed * 1000) / (performance.now() - began),
    cpuMicroseconds: (user + system) / placed,
  };
}

/** The steps of POST /api/orders in their order, without its rate limit, which is off over HTTP too. */
async function placeOrderAsTheApi(platform: Platform): Promise<void> {
  const key = randomUUID();
  const parsed = parseOrderRequest(JSON.parse(benchOrder(`${key}@bench.example`)));
  if (!parsed.ok) throw new Error('The bench order is not valid');
  const result = await placeOrder(platform, key, parsed.order, null);
  if (!result.ok) throw new Error(`Not placed: ${result.problem}`);
}

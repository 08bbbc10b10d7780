import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { startShop } from './benched-shop.ts';

const SECONDS = 6;
const WARM_UP_SECONDS = 2;
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

/** Orders through HTTP against the same operation called in process, by as many at once; aims 0.5 and 1,000 a second. */
export async function measureOrders(): Promise<string[]> {
  const inProcess = await ordersInProcess(CLIENTS);
  const byOne = await ordersInProcess(1);
  const overHttp = await ordersOverHttp();
  return [
    `orders: ${overHttp.toFixed(0)}/s over HTTP with ${CLIENTS} clients, ${inProcess.toFixed(0)}/s in process with ${CLIENTS} callers, ` +
      `ratio ${(overHttp / inProcess).toFixed(2)} (aims 1000/s and 0.50; SQLite, synchronous=FULL); ` +
      `one caller after the other in process ${byOne.toFixed(0)}/s`,
  ];
}

async function ordersInProcess(callers: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-bench-'));
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'shop.db') });
  await migrate(database);
  const platform = await buildPlatform(database, {
    demoShop: true,
    publicUrl: '',
    dataDir: tmpdir(),
    mediaBucket: null,
  });
  await stockNewShop(platform);
  await fillShelves(database);
  const body: unknown = JSON.parse(BODY);
  const buyFor = async (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    let placed = 0;
    while (performance.now() < until) {
      const parsed = parseOrderRequest(body);
      if (!parsed.ok) throw new Error('The bench order is not valid');
      const result = await placeOrder(platform, randomUUID(), parsed.order, parsed.card);
      if (!result.ok) throw new Error(`Not placed: ${result.problem}`);
      placed += 1;
    }
    return placed;
  };
  const buyAtOnce = async (seconds: number) => {
    const counts = await Promise.all(Array.from({ length: callers }, () => buyFor(seconds)));
    return counts.reduce((sum, placed) => sum + placed, 0);
  };
  await buyAtOnce(WARM_UP_SECONDS);
  const placed = await buyAtOnce(SECONDS);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  return placed / SECONDS;
}

async function ordersOverHttp(): Promise<number> {
  const shop = await startShop();
  const database = openDatabase({ engine: 'sqlite', file: join(shop.dataDir, 'shop.db') });
  await fillShelves(database);
  await database.close();
  await load(shop.url, WARM_UP_SECONDS);
  const placed = await load(shop.url, SECONDS);
  await shop.stop();
  return placed;
}

async function load(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/orders`,
    connections: CLIENTS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        body: BODY,
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} orders failed, ${result.errors} errors`);
  return result.requests.average;
}

/** So many that none is refused. */
async function fillShelves({ db }: ReturnType<typeof openDatabase>): Promise<void> {
  await db.updateTable('variants').set({ stock: 10_000_000 }).execute();
  await db.updateTable('products').set({ stock: 10_000_000 }).execute();
}

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { parseOrderRequest } from '#domain/order-request.ts';
import { placeOrder } from '#operations/place-order.ts';
import { stockNewShop } from '#operations/stock-new-shop.ts';
import { buildPlatform } from '#server/platform.ts';
import { startShop } from './benched-shop.ts';

const SECONDS = 6;
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

/** Orders through HTTP against the same operation called in process; aims 0.5 and 1,000 a second on SQLite. */
export async function measureOrders(): Promise<string[]> {
  const inProcess = await ordersInProcess();
  const overHttp = await ordersOverHttp();
  return [
    `orders: ${overHttp.toFixed(0)}/s over HTTP with ${CLIENTS} clients, ${inProcess.toFixed(0)}/s in process, ` +
      `ratio ${(overHttp / inProcess).toFixed(2)} (aims 1000/s and 0.50; SQLite, synchronous=FULL)`,
  ];
}

async function ordersInProcess(): Promise<number> {
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
  const until = performance.now() + SECONDS * 1000;
  let placed = 0;
  while (performance.now() < until) {
    const parsed = parseOrderRequest(body);
    if (!parsed.ok) throw new Error('The bench order is not valid');
    const result = await placeOrder(platform, randomUUID(), parsed.order, parsed.card);
    if (!result.ok) throw new Error(`Not placed: ${result.problem}`);
    placed += 1;
  }
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  return placed / SECONDS;
}

async function ordersOverHttp(): Promise<number> {
  const shop = await startShop();
  const database = openDatabase({ engine: 'sqlite', file: join(shop.dataDir, 'shop.db') });
  await fillShelves(database);
  await database.close();
  const result = await autocannon({
    url: `${shop.url}/api/orders`,
    connections: CLIENTS,
    duration: SECONDS,
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
  await shop.stop();
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} orders failed, ${result.errors} errors`);
  return result.requests.average;
}

/** So many that none is refused. */
async function fillShelves({ db }: ReturnType<typeof openDatabase>): Promise<void> {
  await db.updateTable('variants').set({ stock: 10_000_000 }).execute();
  await db.updateTable('products').set({ stock: 10_000_000 }).execute();
}

import { randomUUID } from 'node:crypto';
import { openDatabase } from '#database/open.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { orderOf } from './order-requests.ts';

/**
 * A process of its own, for tests that need several or kill one: eight buyers at once, each ordering one piece the given
 * number of times, printing the order number or problem of each.
 */
const [file = '', dataDir = '', slug = '', ordersEach = ''] = process.argv.slice(2);
const database = openDatabase({ engine: 'sqlite', file });
const platform = await buildPlatform(database, {
  demoShop: true,
  publicUrl: '',
  dataDir,
  mediaBucket: null,
});
const parsed = parseOrderRequest(orderOf([{ id: slug, quantity: 1 }]));
if (!parsed.ok) throw new Error('The order of the test is not valid');
const { order } = parsed;

await Promise.all(Array.from({ length: 8 }, buy));
await database.close();

async function buy(): Promise<void> {
  for (let bought = 0; bought < Number(ordersEach); bought++) {
    const result = await placeOrder(platform, randomUUID(), order, null);
    process.stdout.write(`${result.ok ? result.order.orderNumber : result.problem}\n`);
  }
}

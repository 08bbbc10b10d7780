import { dirname } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { settledOrder } from '#operations/payment/settled-order.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { orderOf, SERUM } from './order-requests.ts';
import { STRIPE_KEYS } from './stripe-shop.ts';

/** A process of its own, for a test that kills it: places one order by card under a key, and asks about its payment. */
const [file = '', apiBase = '', key = ''] = process.argv.slice(2);
const database = openDatabase({ engine: 'sqlite', file });
const platform = await buildPlatform(database, {
  demoShop: false,
  publicUrl: '',
  dataDir: dirname(file),
  mediaBucket: null,
  stripe: { ...STRIPE_KEYS, apiBase },
});
const parsed = parseOrderRequest(orderOf([SERUM], { paymentMethod: 'card' }), { takesCard: false });
if (!parsed.ok) throw new Error('The order of the test is not valid');
const placed = await placeOrder(platform, key, parsed.order, null);
if (placed.ok) await settledOrder(platform, placed.order);
await database.close();

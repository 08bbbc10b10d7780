import type { UpdateObject } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { readSettings, readSettingsVersion, writeSettings } from '#database/queries/shop/shop-settings.ts';
import type { Schema } from '#database/schema.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { quoteToPlace } from '#operations/order/quote-to-place.ts';
import { writeOrder } from '#operations/order/write-order.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines, type TestShop } from '../support/shop.ts';
import { testStamp } from '../support/test-stamp.ts';
import { registerForVat } from '../support/vat-shop.ts';

const SLUG = 'rose-radiance-serum';

/** What can move between the quote of an order and its writing, and how. */
const MOVES: Record<string, (shop: TestShop) => Promise<unknown>> = {
  nothing: async () => {},
  'the registration for VAT': (shop) => registerForVat(shop),
  'the stock, with enough left': (shop) => ofVariants(shop, { stock: 7 }),
  'the stock, sold out': (shop) => ofVariants(shop, { stock: 0 }),
  'the price of the variant': (shop) => ofVariants(shop, { price_pence: 4321 }),
  'the price of the product': (shop) => ofProduct(shop, { price_pence: 4321 }),
  'the rate of VAT': (shop) => ofProduct(shop, { vat_rate: 'zero' }),
  'what it is to a carrier': (shop) => ofProduct(shop, { goods_kind: 'aerosol' }),
  'its weight': (shop) => ofVariants(shop, { grams: 30_000 }),
  'its name': (shop) => ofProduct(shop, { name: 'Rose Radiance Serum of today' }),
  'whether it is sealed': (shop) => ofProduct(shop, { sealed_for_hygiene: 1 }),
  'whether it is on sale': (shop) => ofProduct(shop, { status: 'archived' }),
  'the terms of delivery': async ({ platform: { db } }) => {
    const { delivery } = await readSettings(db);
    const version = await readSettingsVersion(db, 'delivery');
    await writeSettings(db, 'delivery', {
      version,
      value: { ...delivery, maxLineQuantity: 1 },
      now: testStamp().now,
    });
  },
};

describeOnBothEngines('an order whose terms move while it is written', (shop) => {
  beforeEach(async () => {
    await ofProduct(shop(), {
      price_pence: 3000,
      vat_rate: 'standard',
      goods_kind: null,
      name: 'Rose Radiance Serum',
      sealed_for_hygiene: 0,
      status: 'published',
    });
    await ofVariants(shop(), { price_pence: null, stock: 50, grams: null });
  });

  for (const [what, move] of Object.entries(MOVES))
    test(`is written by those of the moment of writing: ${what}`, async () => {
      const { platform } = shop();
      const parsed = parseOrderRequest(orderOf([{ id: SLUG, variant: 'Standard', quantity: 2 }]));
      if (!parsed.ok) throw new Error('The order of the test is not valid');
      const request = parsed.order;
      const before = await quoteToPlace(platform, request);
      if (!before.ok) throw new Error('The order of the test has no quote');
      const { quote } = before;
      await move(shop());
      const now = await quoteToPlace(platform, { ...request, expectedTotalPence: quote.totals.totalPence });
      const [idempotencyKey = ''] = Object.values(freshKey());
      const written = await writeOrder(platform, {
        idempotencyKey,
        fingerprints: ['f'],
        request,
        quote,
        provider: null,
        holdMs: null,
        holders: [],
      });
      if (!now.ok) return expect(written).toEqual(now);
      expect(written.ok).toBe(true);
      if (!written.ok) return;
      const [line] = written.order.lines;
      expect(written.order.totalPence).toBe(now.quote.totals.totalPence);
      expect(written.order.vatPence).toBe(now.quote.vatRatePercent === null ? null : now.quote.vatPence);
      expect(line?.name).toBe(now.quote.lines[0]?.line.name);
      expect(line?.unitPricePence).toBe(now.quote.lines[0]?.line.unitPricePence);
    });
});

function ofProduct({ platform: { db } }: TestShop, set: UpdateObject<Schema, 'products'>) {
  return db.updateTable('products').set(set).where('slug', '=', SLUG).execute();
}

async function ofVariants({ platform: { db } }: TestShop, set: UpdateObject<Schema, 'variants'>) {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow();
  return db.updateTable('variants').set(set).where('product_id', '=', product.id).execute();
}

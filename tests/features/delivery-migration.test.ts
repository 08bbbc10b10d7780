import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { deliveriesTo } from '#domain/delivery/deliveries-to.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { applyMigrationsBefore, openEmptyDatabase } from '../support/older-database.ts';

const NOW = '2026-11-26T10:00:00.000Z';

/** What a shop had stored of its delivery, and what an order of £20 and one of £60 pay after the migration. */
const SHOPS = [
  {
    name: 'of its own values',
    stored: { shippingPence: 350, freeFromPence: 4000, countries: ['GB', 'JE', 'FR'], orderPrefix: 'PC' },
    pays: [350, 0],
    countries: ['United Kingdom', 'Jersey', 'France'],
  },
  {
    name: 'that is never free',
    stored: { shippingPence: 495, freeFromPence: null, countries: ['GB'] },
    pays: [495, 495],
    countries: ['United Kingdom'],
  },
  {
    name: 'that is always free',
    stored: { shippingPence: 0, freeFromPence: null, countries: ['GB'] },
    pays: [0, 0],
    countries: ['United Kingdom'],
  },
  {
    name: 'that stored something else alone',
    stored: { orderPrefix: 'QX' },
    pays: [599, 0],
    countries: ['United Kingdom'],
  },
  { name: 'that changed nothing', stored: null, pays: [599, 0], countries: ['United Kingdom'] },
];

for (const engine of ['sqlite', 'postgres'] as const) {
  const isMissing = engine === 'postgres' && inject('preparedShop').postgresUrl === null;
  describe.skipIf(isMissing)(`the delivery of an older shop (${engine})`, () => {
    test.each(SHOPS)(
      '$name costs what it did, to the countries it did',
      async ({ stored, pays, countries }) => {
        const { database, remove } = await openEmptyDatabase(engine);
        try {
          await applyMigrationsBefore(database, '0200');
          if (stored)
            await sql`insert into shop_settings (section, value, version, updated_at)
            values ('delivery', ${JSON.stringify(stored)}, 3, ${NOW})`.execute(database.db);
          await migrate(database);
          const { plan, delivery } = await readSettings(database.db);
          const served = servedZones(plan);
          expect(servedCountries(served.zones)).toEqual(countries);
          const place = { country: 'United Kingdom', postcode: 'BT1 5GS' };
          const prices = [2000, 6000].map((goodsPence) => {
            const found = deliveriesTo(served, { place, goodsPence, grams: 0, nowMs: Date.parse(NOW) });
            return found.ok && found.deliveries.map(({ pricePence }) => pricePence);
          });
          expect(prices).toEqual(pays.map((pence) => [pence]));
          if (!stored) expect(plan).toEqual(DEFAULT_SETTINGS.plan);
          expect(plan.zones[0]?.services[0]).toMatchObject({
            id: 'standard',
            firstDay: 3,
            lastDay: 5,
            isOn: true,
          });
          expect(delivery.orderPrefix).toBe(stored?.orderPrefix ?? 'ZA');
          expect(Object.keys(delivery)).toEqual(Object.keys(DEFAULT_SETTINGS.delivery));
        } finally {
          await database.close();
          await remove();
        }
      },
    );
  });
}

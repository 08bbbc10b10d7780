import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { readSettings, readSettingsVersion, writeSettings } from '#database/queries/shop/shop-settings.ts';
import type { SettingsSection, ShopSettings } from '#domain/shop/shop.ts';
import type { TestShop } from './shop.ts';
import { testStamp } from './test-stamp.ts';

/** Changes settings of a section as the owner does. */
export async function changeSettings<Section extends SettingsSection>(
  { platform: { db } }: TestShop,
  section: Section,
  values: Partial<ShopSettings[Section]>,
): Promise<void> {
  const value = { ...(await readSettings(db))[section], ...values };
  const version = await readSettingsVersion(db, section);
  await db.transaction().execute(async (trx) => {
    await writeSettings(trx, section, { version, value, now: testStamp().now });
    await moveCatalogueRevision(trx);
  });
}

/** Says who trades in the shop, and where: without that no demo ends. */
export function nameTrader(shop: TestShop): Promise<void> {
  return changeSettings(shop, 'legal', {
    companyName: 'Petal Ltd',
    registeredOffice: '1 Rose Lane\nLondon SW1A 1AA',
  });
}

import { DEFAULT_SETTINGS, type SettingsSection, type ShopSettings } from '#domain/shop.ts';
import type { Db } from '../open.ts';

/** What the owner set, over the defaults. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.selectFrom('shop_settings').select(['section', 'value']).execute();
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, JSON.parse(value)]));
  return {
    shop: { ...DEFAULT_SETTINGS.shop, ...stored.shop },
    delivery: { ...DEFAULT_SETTINGS.delivery, ...stored.delivery },
    legal: { ...DEFAULT_SETTINGS.legal, ...stored.legal },
    social: { ...DEFAULT_SETTINGS.social, ...stored.social },
    about: { ...DEFAULT_SETTINGS.about, ...stored.about },
  };
}

/** What an order needs of them, in one small read. */
export async function readDelivery(db: Db): Promise<ShopSettings['delivery']> {
  const row = await db
    .selectFrom('shop_settings')
    .select('value')
    .where('section', '=', 'delivery')
    .executeTakeFirst();
  return row ? { ...DEFAULT_SETTINGS.delivery, ...JSON.parse(row.value) } : DEFAULT_SETTINGS.delivery;
}

/** 0 for a section nobody changed yet. */
export async function readSettingsVersion(db: Db, section: SettingsSection): Promise<number> {
  const row = await db
    .selectFrom('shop_settings')
    .select('version')
    .where('section', '=', section)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** False when somebody saved meanwhile: nothing is written then. */
export async function writeSettings<Section extends SettingsSection>(
  trx: Db,
  section: Section,
  { version, value, now }: { version: number; value: ShopSettings[Section]; now: string },
): Promise<boolean> {
  const written = await trx
    .insertInto('shop_settings')
    .values({ section, value: JSON.stringify(value), version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('section')
        .doUpdateSet({ value: JSON.stringify(value), version: version + 1, updated_at: now })
        .where('shop_settings.version', '=', version),
    )
    .returning('version')
    .execute();
  return written.some((row) => row.version === version + 1);
}

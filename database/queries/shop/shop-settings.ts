import type { Db } from '#database/open.ts';
import { type DeliveryZone, NO_LIMITS } from '#domain/delivery/delivery-plan.ts';
import type { FormerPriceRule } from '#domain/money/former-price.ts';
import { DEFAULT_SETTINGS, type SettingsSection, type ShopSettings } from '#domain/shop/shop.ts';
import { readOnce } from './read-once.ts';

/** The owner's settings over the defaults. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.selectFrom('shop_settings').select(['section', 'value']).execute();
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, JSON.parse(value)]));
  return {
    shop: { ...DEFAULT_SETTINGS.shop, ...stored.shop },
    delivery: { ...DEFAULT_SETTINGS.delivery, ...stored.delivery },
    transfer: { ...DEFAULT_SETTINGS.transfer, ...stored.transfer },
    reviews: { ...DEFAULT_SETTINGS.reviews, ...stored.reviews },
    plan: wholePlan(stored.plan),
    retention: { ...DEFAULT_SETTINGS.retention, ...stored.retention },
    legal: { ...DEFAULT_SETTINGS.legal, ...stored.legal },
    prices: { ...DEFAULT_SETTINGS.prices, ...stored.prices },
    social: { ...DEFAULT_SETTINGS.social, ...stored.social },
    about: { ...DEFAULT_SETTINGS.about, ...stored.about },
  };
}

/** The terms of delivery from the value as it is stored; null where it never was. */
export const deliveryFrom = readOnce<ShopSettings['delivery']>((stored) => ({
  ...DEFAULT_SETTINGS.delivery,
  ...stored,
}));

/** The account for transfers, from the value as it is stored; none where it never was. */
export const transferFrom = readOnce<ShopSettings['transfer']>((stored) => ({
  ...DEFAULT_SETTINGS.transfer,
  ...stored,
}));

/** Where the shop delivers, from the stored value; the plan of a new shop where none is stored. */
export const planFrom = readOnce<ShopSettings['plan']>(wholePlan);

function wholePlan(stored: Partial<ShopSettings['plan']> = {}): ShopSettings['plan'] {
  const plan = { ...DEFAULT_SETTINGS.plan, ...stored };
  return { ...plan, zones: plan.zones.map(wholeZone) };
}

/** A zone of before services had limits has none. */
function wholeZone(zone: DeliveryZone): DeliveryZone {
  return { ...zone, services: zone.services.map((service) => ({ ...NO_LIMITS, ...service })) };
}

/** The legal particulars from the stored value; the defaults where none is stored. */
export const legalFrom = readOnce<ShopSettings['legal']>((stored) => ({
  ...DEFAULT_SETTINGS.legal,
  ...stored,
}));

/** The account for transfers and how long is waited for them, read alone. */
export async function readTransferSettings(db: Db): Promise<ShopSettings['transfer']> {
  const row = await db
    .selectFrom('shop_settings')
    .select('value')
    .where('section', '=', 'transfer')
    .executeTakeFirst();
  return transferFrom(row?.value ?? null);
}

/** How reviews are asked for and taken, read alone. */
export async function readReviewSettings(db: Db): Promise<ShopSettings['reviews']> {
  const row = await db
    .selectFrom('shop_settings')
    .select('value')
    .where('section', '=', 'reviews')
    .executeTakeFirst();
  return { ...DEFAULT_SETTINGS.reviews, ...(row ? JSON.parse(row.value) : {}) };
}

/** How long each kind is kept, read alone. */
export async function readRetention(db: Db): Promise<ShopSettings['retention']> {
  const row = await db
    .selectFrom('shop_settings')
    .select('value')
    .where('section', '=', 'retention')
    .executeTakeFirst();
  return { ...DEFAULT_SETTINGS.retention, ...(row ? JSON.parse(row.value) : {}) };
}

/** The rule for 'was' prices, read alone where prices are written. */
export async function readFormerPriceRule(db: Db): Promise<FormerPriceRule> {
  const row = await db
    .selectFrom('shop_settings')
    .select('value')
    .where('section', '=', 'prices')
    .executeTakeFirst();
  return { ...DEFAULT_SETTINGS.prices, ...(row ? JSON.parse(row.value) : {}) };
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

/** False when somebody saved meanwhile: nothing is written then. Version 0 is that of a section nobody saved yet. */
export async function writeSettings<Section extends SettingsSection>(
  trx: Db,
  section: Section,
  { version, value, now }: { version: number; value: ShopSettings[Section]; now: string },
): Promise<boolean> {
  const row = { value: JSON.stringify(value), version: version + 1, updated_at: now };
  const written =
    version === 0
      ? await trx
          .insertInto('shop_settings')
          .values({ section, ...row })
          .onConflict((conflict) => conflict.column('section').doNothing())
          .returning('section')
          .execute()
      : await trx
          .updateTable('shop_settings')
          .set(row)
          .where('section', '=', section)
          .where('version', '=', version)
          .returning('section')
          .execute();
  return written.length > 0;
}

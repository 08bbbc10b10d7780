import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { readSettingsVersion, writeSettings } from '#database/queries/shop/shop-settings.ts';
import { DEFAULT_PLAN, type DeliveryPlan, STANDARD_SERVICE } from '#domain/delivery/delivery-plan.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import type { TestShop } from './shop.ts';

type Flat = { pricePence?: number; freeFromPence?: number | null; countries?: string[] };

/** One zone with one service, as of a new shop where nothing else is said. */
export function flatPlan({
  pricePence = 599,
  freeFromPence = 5000,
  countries = ['GB'],
}: Flat = {}): DeliveryPlan {
  const rates = [{ fromPence: 0, upToGrams: null, pricePence }];
  return {
    ...DEFAULT_PLAN,
    zones: DEFAULT_PLAN.zones.map((zone) => ({
      ...zone,
      countries,
      services: [{ ...STANDARD_SERVICE, rates, freeFromPence }],
    })),
  };
}

export const flatZones = (flat: Flat = {}) => servedZones(flatPlan(flat));

/** Makes a plan that of the shop, whose pages follow. */
export async function deliverBy({ platform }: TestShop, plan: DeliveryPlan): Promise<void> {
  const now = new Date(platform.clock.now()).toISOString();
  await platform.db.transaction().execute(async (trx) => {
    const version = await readSettingsVersion(trx, 'plan');
    await writeSettings(trx, 'plan', { version, value: plan, now });
    await moveCatalogueRevision(trx);
  });
}

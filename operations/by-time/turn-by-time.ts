import { turnDatedPrices } from '#operations/dated-prices/turn-dated-prices.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { turnPromotions } from '#operations/promotions/turn-promotions.ts';

/**
 * Ends and begins whatever has a time that has come: by a job at that moment, and before the first request after a start, so that nothing
 * outdated is shown by a shop that was down. May be called at any time by any process.
 */
export async function turnByTime(platform: Pick<Platform, 'db' | 'clock' | 'random'>): Promise<void> {
  await turnDatedPrices(platform);
  await turnPromotions(platform);
}

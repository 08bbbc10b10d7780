import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { hasTurned } from '#database/queries/promotions/promotions-at-hand.ts';
import { inTransaction } from '#database/transaction.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** A job may come late by so much; an empty cache of a process that starts knows nothing outdated. */
const LATE_MS = 86_400_000;

/**
 * Has cached pages made again where an offer began or ended, since they name the offers of their goods. An offer itself counts by its
 * dates alone, with each cart. May be done again without harm.
 */
export async function turnPromotions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<boolean> {
  const since = new Date(clock.now() - LATE_MS).toISOString();
  if (!(await hasTurned(db, since, nowIso(clock)))) return false;
  await inTransaction(db, (trx) => moveCatalogueRevision(trx));
  return true;
}

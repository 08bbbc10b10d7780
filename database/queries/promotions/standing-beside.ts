import type { Db } from '#database/open.ts';
import { type StateNow, stateNow } from '#domain/promotion-editing/state-now.ts';
import { type Promotion, standTogether } from '#domain/promotions/promotion.ts';
import { promotionFrom } from './promotion-rows.ts';

export type OfferBeside = { id: string; title: string; state: StateNow; isTogether: boolean };

const MOST_SHOWN = 40;

/** The other offers that are on or will be, each with whether it may stand in one cart with this one. */
export async function listStandingBeside(db: Db, promotion: Promotion, now: string): Promise<OfferBeside[]> {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('state', '=', 'on')
    .where('id', '!=', promotion.id)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('title')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(promotionFrom).map((other) => ({
    id: other.id,
    title: other.title,
    state: stateNow(other, now),
    isTogether: standTogether(promotion, other),
  }));
}

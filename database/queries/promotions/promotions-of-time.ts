import type { Db } from '#database/open.ts';
import { type StateNow, stateNow } from '#domain/promotion-editing/state-now.ts';
import { promotionFrom } from './promotion-rows.ts';

export type PromotionOfTime = {
  id: string;
  title: string;
  state: StateNow;
  startsAt: string | null;
  endsAt: string | null;
};

const MOST_SHOWN = 300;

/** The offers that count between two moments (UTC, ISO), or would if they were on, the earliest first. */
export async function listPromotionsOfTime(
  db: Db,
  { since, until }: { since: string; until: string },
  now: string,
): Promise<PromotionOfTime[]> {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('state', '!=', 'archived')
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<', until)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', since)]))
    .orderBy((eb) => eb.fn.coalesce('starts_at', eb.val('')))
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(promotionFrom).map((one) => ({
    id: one.id,
    title: one.title,
    state: stateNow(one, now),
    startsAt: one.startsAt,
    endsAt: one.endsAt,
  }));
}

import { parse } from 'valibot';
import { promotionColumns } from '#database/queries/promotions/promotion-rows.ts';
import { ALL_GOODS, conditionsSchema, type Promotion } from '#domain/promotions/promotion.ts';
import type { TestShop } from './shop.ts';

const NOW = '2026-01-01T00:00:00.000Z';

/** An offer that is on: a tenth off all goods, without a code. */
export function promotionOf(more: Partial<Promotion> & Pick<Promotion, 'id'>): Promotion {
  return {
    title: `Title of ${more.id}`,
    words: `Words of ${more.id}`,
    effect: { kind: 'percent', percent: 10 },
    goods: ALL_GOODS,
    conditions: parse(conditionsSchema, {}),
    codeKind: 'none',
    combines: ['goods', 'cart', 'gift', 'delivery'],
    state: 'on',
    startsAt: null,
    endsAt: null,
    limitUses: null,
    limitEach: null,
    ...more,
  };
}

/** Writes an offer with its codes. */
export async function putPromotion(
  { platform: { db } }: TestShop,
  promotion: Promotion,
  codes: readonly (string | { code: string; email: string })[] = [],
): Promise<void> {
  await db
    .insertInto('promotions')
    .values({ ...promotionColumns(promotion), created_at: NOW, updated_at: NOW })
    .execute();
  for (const one of codes)
    await db
      .insertInto('promotion_codes')
      .values({
        ...(typeof one === 'string' ? { code: one } : one),
        promotion_id: promotion.id,
        created_at: NOW,
      })
      .execute();
}

/** Switches all offers off. */
export async function endPromotions({ platform: { db } }: TestShop): Promise<void> {
  await db.updateTable('promotions').set({ state: 'paused' }).execute();
}

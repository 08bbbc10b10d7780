import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { PromotionsTable } from '#database/schema.ts';
import {
  conditionsSchema,
  effectSchema,
  goodsRuleSchema,
  LAYERS,
  type Promotion,
} from '#domain/promotions/promotion.ts';

export type PromotionRow = Pick<
  Selectable<PromotionsTable>,
  | 'id'
  | 'title'
  | 'words'
  | 'effect'
  | 'goods'
  | 'conditions'
  | 'code_kind'
  | 'combines'
  | 'state'
  | 'starts_at'
  | 'ends_at'
  | 'limit_uses'
  | 'limit_each'
>;

/** Reads an offer from its row. */
export function promotionFrom(row: PromotionRow): Promotion {
  return {
    id: row.id,
    title: row.title,
    words: row.words,
    effect: v.parse(effectSchema, JSON.parse(row.effect)),
    goods: v.parse(goodsRuleSchema, JSON.parse(row.goods)),
    conditions: v.parse(conditionsSchema, JSON.parse(row.conditions)),
    codeKind: row.code_kind,
    combines: LAYERS.filter((layer) => row.combines.split(' ').includes(layer)),
    state: row.state,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    limitUses: row.limit_uses,
    limitEach: row.limit_each,
  };
}

/** The columns that hold an offer. */
export function promotionColumns(promotion: Promotion): PromotionRow {
  return {
    id: promotion.id,
    title: promotion.title,
    words: promotion.words,
    effect: JSON.stringify(promotion.effect),
    goods: JSON.stringify(promotion.goods),
    conditions: JSON.stringify(promotion.conditions),
    code_kind: promotion.codeKind,
    combines: promotion.combines.join(' '),
    state: promotion.state,
    starts_at: promotion.startsAt,
    ends_at: promotion.endsAt,
    limit_uses: promotion.limitUses,
    limit_each: promotion.limitEach,
  };
}

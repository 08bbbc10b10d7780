import {
  applyPromotions,
  type PromotableLine,
  type PromotionAtHand,
} from '#domain/promotions/apply-promotions.ts';
import { type Effect, LAYERS } from '#domain/promotions/promotion.ts';

const NO_CONDITIONS: PromotionAtHand['conditions'] = {
  spendPence: null,
  pieces: null,
  classes: [],
  firstOrder: false,
};

type Changes = Partial<Omit<PromotionAtHand, 'conditions'>> & {
  conditions?: Partial<PromotionAtHand['conditions']>;
};

/** An offer that stands beside all others where nothing else is said. */
export function offer(id: string, effect: Effect, { conditions, ...changes }: Changes = {}): PromotionAtHand {
  return {
    id,
    words: `Offer ${id}`,
    effect,
    conditions: { ...NO_CONDITIONS, ...conditions },
    combines: [...LAYERS],
    code: null,
    barred: null,
    ...changes,
  };
}

export function line(unitPricePence: number, quantity: number, ...groups: string[]): PromotableLine {
  return { id: `${unitPricePence} ${groups.join()}`, unitPricePence, quantity, groups };
}

const FLAT = (_goodsPence: number): number => 599;
export const FREE_FROM_50: typeof FLAT = (goodsPence) => (goodsPence >= 5000 ? 0 : 599);

export function apply(lines: PromotableLine[], promotions: PromotionAtHand[], deliveryPence = FLAT) {
  const applied = applyPromotions({ lines, promotions, deliveryPence });
  return {
    ...applied,
    /** What each line has off. */
    off: applied.lines.map((shares) => shares.reduce((sum, { pence }) => sum + pence, 0)),
    why: Object.fromEntries(
      applied.outcomes.map((one) => [one.promotionId, one.applies ? one.pence : one.whyNot]),
    ),
  };
}

export const percent = (part: number): Effect => ({ kind: 'percent', percent: part });
export const THREE_FOR_TWO: Effect = { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 };

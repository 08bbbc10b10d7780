import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';
import { STATES_NOW } from './state-now.ts';

/** Sort orders and filters of the offers in /cms. */
export const PROMOTION_LIST = {
  sorts: ['-updated', 'title', '-title', 'starts', '-starts', 'ends', '-ends', '-uses', 'uses'],
  filters: {
    state: STATES_NOW,
    kind: [
      'percent',
      'each',
      'multi-buy',
      'buy-get',
      'bundle',
      'cart-percent',
      'cart-sum',
      'delivery-percent',
      'delivery-sum',
      'gift',
    ],
    code: ['none', 'shared', 'single'],
  },
} as const satisfies ListShape;

export type PromotionListQuery = ListQuery<typeof PROMOTION_LIST>;

import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';
import type { ReviewSource, ReviewState } from './review.ts';

/** Filters and sorts of the reviews in /cms; without a state it shows what waits for staff, reported ones among it. */
export const MODERATION_LIST = {
  sorts: ['-written', 'written'],
  filters: {
    state: ['waiting', 'reported', 'shown', 'hidden', 'unproven', 'all'],
    stars: ['1', '2', '3', '4', '5'],
    bought: ['yes', 'no'],
    source: ['shop', 'example', 'shopify', 'judge-me', 'woocommerce', 'yotpo'],
  },
} as const satisfies ListShape & {
  filters: { state: readonly (ReviewState | 'reported' | 'all')[]; source: readonly ReviewSource[] };
};

export type ModerationListQuery = ListQuery<typeof MODERATION_LIST>;

import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

/** Sort orders and filters of the search rules in /cms. */
export const SEARCH_RULE_LIST = {
  sorts: ['asked', '-asked', '-updated'],
  filters: { does: ['synonyms', 'products', 'page', 'popular'] },
} as const satisfies ListShape;

export type SearchRuleListQuery = ListQuery<typeof SEARCH_RULE_LIST>;

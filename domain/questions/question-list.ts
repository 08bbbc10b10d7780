import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

export const QUESTION_SHOWN = ['unanswered', 'shown', 'hidden', 'all'] as const;

/** The filter by state as people read it; without one the list shows what waits for staff. */
export const QUESTION_SHOWN_WORDS = {
  unanswered: 'Shown without an answer',
  shown: 'Shown',
  hidden: 'Not shown',
  all: 'All',
} as const satisfies Record<(typeof QUESTION_SHOWN)[number], string>;

/** Filters and sorts of the list in /cms. */
export const QUESTION_LIST = {
  sorts: ['oldest', '-newest'],
  filters: { state: QUESTION_SHOWN, kind: ['question', 'answer'] },
} as const satisfies ListShape;

export type QuestionListQuery = ListQuery<typeof QUESTION_LIST>;

import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

export const CUSTOMER_KINDS = ['none', 'one', 'several'] as const;

export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** The filter by orders as people read it. */
export const CUSTOMER_KIND_WORDS = {
  none: 'No order',
  one: 'One order',
  several: 'Two orders or more',
} as const satisfies Record<CustomerKind, string>;

/** Filters and sorts of the list in /cms. */
export const CUSTOMER_LIST = {
  sorts: ['-seen', 'seen', '-spent', '-orders', 'name'],
  filters: { orders: CUSTOMER_KINDS },
} as const satisfies ListShape;

export type CustomerListQuery = ListQuery<typeof CUSTOMER_LIST>;

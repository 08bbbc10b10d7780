import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';
import type { StockKind } from './stock-movement.ts';

const KINDS = [
  'sold',
  'released',
  'returned',
  'delivered',
  'counted',
  'damaged',
  'tester',
  'sample',
  'corrected',
  'imported',
  'opening',
] as const satisfies readonly StockKind[];

/** Filters of the stock movements in /cms; `from` and `to` are days, `product` an id. */
export const STOCK_LIST = {
  sorts: ['-at'],
  filters: { kind: KINDS, actor: 'any', product: 'any', from: 'any', to: 'any' },
} as const satisfies ListShape;

export type StockListQuery = ListQuery<typeof STOCK_LIST>;

import type { ListQuery, ListShape } from '#domain/lists/list-query.ts';

export const AUDIT_KINDS = [
  'product',
  'order',
  'category',
  'product-type',
  'attribute-value',
  'brand',
  'slide',
  'responsible-person',
  'search-rule',
  'page',
  'picture',
  'message',
  'application',
  'subscriber',
  'customer',
  'ticket',
  'review',
  'question',
  'settings',
  'delivery',
  'connection',
  'backup',
  'demo',
  'import',
  'stock',
  'promotion',
  'promotion-code',
  'person',
  'sign-in',
] as const;

/** Sort orders and filters of the audit log in /cms; `from` and `to` are days. */
export const AUDIT_LIST = {
  sorts: ['-at'],
  filters: { kind: AUDIT_KINDS, actor: 'any', from: 'any', to: 'any' },
} as const satisfies ListShape;

export type AuditListQuery = ListQuery<typeof AUDIT_LIST>;

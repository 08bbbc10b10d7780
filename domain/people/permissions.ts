export const ROLES = ['owner', 'manager', 'support'] as const;

export type Role = (typeof ROLES)[number];

/** The roles of each permission: the one table, for the checks and for the page that explains them. */
export const PERMISSIONS = {
  'dashboard.view': ['owner', 'manager', 'support'],
  'dashboard.view-money': ['owner', 'manager'],
  'orders.view': ['owner', 'manager', 'support'],
  'orders.change-status': ['owner', 'manager', 'support'],
  'orders.archive': ['owner', 'manager'],
  'orders.refund': ['owner', 'manager'],
  'orders.delete': ['owner', 'manager'],
  'orders.export': ['owner', 'manager'],
  'customers.view': ['owner', 'manager', 'support'],
  'customers.edit': ['owner', 'manager', 'support'],
  'customers.export': ['owner', 'manager'],
  'customers.erase': ['owner'],
  'papers.view': ['owner', 'manager'],
  'papers.export': ['owner', 'manager'],
  'papers.correct': ['owner'],
  'products.view': ['owner', 'manager', 'support'],
  'products.edit': ['owner', 'manager'],
  'products.delete': ['owner', 'manager'],
  'costs.view': ['owner', 'manager'],
  'stock.view': ['owner', 'manager', 'support'],
  'stock.edit': ['owner', 'manager'],
  'stock.export': ['owner', 'manager'],
  'categories.view': ['owner', 'manager', 'support'],
  'categories.edit': ['owner', 'manager'],
  'categories.delete': ['owner', 'manager'],
  'types.view': ['owner', 'manager', 'support'],
  'types.edit': ['owner', 'manager'],
  'types.delete': ['owner', 'manager'],
  'brands.view': ['owner', 'manager', 'support'],
  'brands.edit': ['owner', 'manager'],
  'brands.delete': ['owner', 'manager'],
  'search.view': ['owner', 'manager', 'support'],
  'search.edit': ['owner', 'manager'],
  'search.delete': ['owner', 'manager'],
  'slides.view': ['owner', 'manager', 'support'],
  'slides.edit': ['owner', 'manager'],
  'slides.delete': ['owner', 'manager'],
  'pictures.view': ['owner', 'manager', 'support'],
  'pictures.edit': ['owner', 'manager'],
  'content.view': ['owner', 'manager', 'support'],
  'content.edit': ['owner', 'manager'],
  'content.delete': ['owner', 'manager'],
  'messages.view': ['owner', 'manager', 'support'],
  'messages.answer': ['owner', 'manager', 'support'],
  'messages.delete': ['owner', 'manager'],
  'applications.view': ['owner', 'manager', 'support'],
  'applications.answer': ['owner', 'manager', 'support'],
  'applications.delete': ['owner', 'manager'],
  'applications.export': ['owner', 'manager'],
  'subscribers.view': ['owner', 'manager'],
  'subscribers.export': ['owner', 'manager'],
  'subscribers.edit': ['owner', 'manager'],
  'mails.view': ['owner', 'manager'],
  'mails.retry': ['owner', 'manager'],
  'delivery.view': ['owner', 'manager', 'support'],
  'delivery.edit': ['owner'],
  'settings.view': ['owner', 'manager'],
  'settings.edit': ['owner'],
  'connections.edit': ['owner'],
  'backups.make': ['owner'],
  'demo.end': ['owner'],
  'people.view': ['owner'],
  'people.edit': ['owner'],
  'audit.view': ['owner', 'manager'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** True if the role has the permission; false without a role or with an unknown one. */
export function may(role: string | null | undefined, permission: Permission): boolean {
  const roles: readonly string[] = PERMISSIONS[permission] ?? [];
  return typeof role === 'string' && roles.includes(role);
}

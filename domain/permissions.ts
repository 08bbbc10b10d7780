/** Decision 2. */
export const ROLES = ['owner', 'manager', 'support'] as const;

export type Role = (typeof ROLES)[number];

/** Who may do what: the one table, for the check and for its explanation. */
export const PERMISSIONS = {
  'orders.view': ['owner', 'manager', 'support'],
  'orders.change-status': ['owner', 'manager', 'support'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether somebody of this role may; without a role, or with an unknown one, nobody may anything. */
export function may(role: string | null | undefined, permission: Permission): boolean {
  const roles: readonly string[] = PERMISSIONS[permission] ?? [];
  return typeof role === 'string' && roles.includes(role);
}

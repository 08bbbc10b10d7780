import { expect, test } from 'vitest';
import { may, PERMISSIONS, ROLES } from './permissions.ts';

test('owner, manager and support see orders and change their status', () => {
  for (const role of ROLES) {
    expect(may(role, 'orders.view')).toBe(true);
    expect(may(role, 'orders.change-status')).toBe(true);
  }
});

test('the owner has every permission', () => {
  for (const roles of Object.values(PERMISSIONS)) expect(roles).toContain('owner');
});

test.each([null, undefined, '', 'visitor', 'Owner', 'owner,manager', 'constructor'])(
  '%s may nothing',
  (role) => {
    expect(may(role, 'orders.view')).toBe(false);
  },
);

test('who edits products, reads their history or enters deliveries may read costs, which stand there', () => {
  for (const permission of ['products.edit', 'audit.view', 'stock.edit'] as const)
    for (const role of ROLES) if (may(role, permission)) expect(may(role, 'costs.view')).toBe(true);
});

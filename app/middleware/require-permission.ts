import type { RouterContextProvider } from 'react-router';
import { platformContext } from '#app/request/platform-context.ts';
import { staffContext } from '#app/request/staff-context.ts';
import { may, type Permission } from '#domain/people/permissions.ts';
import { PERMISSION_REFUSED } from '#domain/people/security-events.ts';
import type { StaffMember } from '#operations/platform/platform.ts';

/** Returns the signed-in member. Throws 403 where the table of permissions does not allow their role this. */
export function requirePermission(
  context: Readonly<RouterContextProvider>,
  permission: Permission,
): StaffMember {
  const member = context.get(staffContext);
  if (may(member.role, permission)) return member;
  const { log } = context.get(platformContext);
  log.warn({ security: true, userId: member.id, role: member.role, permission }, PERMISSION_REFUSED);
  throw new Response('Your role does not allow this.', { status: 403 });
}

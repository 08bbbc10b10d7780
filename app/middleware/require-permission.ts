import type { RouterContextProvider } from 'react-router';
import { staffContext } from '#app/request/staff-context.ts';
import { may, type Permission } from '#domain/people/permissions.ts';
import type { StaffMember } from '#operations/platform/platform.ts';

/** The signed-in member, if the table of permissions lets them; else the area answers 403. */
export function requirePermission(
  context: Readonly<RouterContextProvider>,
  permission: Permission,
): StaffMember {
  const member = context.get(staffContext);
  if (!may(member.role, permission)) throw new Response('Your role does not allow this.', { status: 403 });
  return member;
}

import { may, type Permission } from '#domain/people/permissions.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { problem } from '#server/http/problem.ts';

/** Returns the member of staff whose session cookie of /cms came along, or 401, or 403 where the role does not allow it. */
export async function requireApiStaff(
  { staff }: Platform,
  request: Request,
  permission: Permission,
): Promise<StaffMember | Response> {
  const member = await staff.current(request.headers);
  if (!member) return problem(401, 'sign-in-needed', 'Sign in at /cms first.');
  return may(member.role, permission)
    ? member
    : problem(403, 'not-permitted', 'Your role does not allow this.');
}

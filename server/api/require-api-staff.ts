import { may, type Permission } from '#domain/people/permissions.ts';
import { PERMISSION_REFUSED } from '#domain/people/security-events.ts';
import { isSecondStepRequired } from '#operations/people/second-step-rule.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { problem } from '#server/http/problem.ts';

/** Returns the member of staff whose session cookie of /cms came along, or 401, or 403 where the role does not allow it. */
export async function requireApiStaff(
  platform: Platform,
  request: Request,
  permission: Permission,
): Promise<StaffMember | Response> {
  const member = await platform.staff.current(request.headers);
  if (!member) return problem(401, 'sign-in-needed', 'Sign in at /cms first.');
  if (!member.hasSecondFactor && (await isSecondStepRequired(platform)))
    return problem(403, 'second-step-needed', 'Set up your second step at /cms/account first.');
  if (may(member.role, permission)) return member;
  platform.log.warn({ security: true, userId: member.id, role: member.role, permission }, PERMISSION_REFUSED);
  return problem(403, 'not-permitted', 'Your role does not allow this.');
}

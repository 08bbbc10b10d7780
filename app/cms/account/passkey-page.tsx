import { data } from 'react-router';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { staffContext } from '#app/request/staff-context.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { auditChange } from '#operations/platform/audit-change.ts';
import type { Route } from './+types/passkey-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** Adds a passkey to one's account: responds with the options, or stores the browser's response to them. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const body: unknown = await request.json().catch(() => null);
  if (!isRecord(body) || !isRecord(body.response)) {
    const { options, headers } = await platform.staff.passkeys.registrationOptions(request.headers);
    return data({ options, ok: false }, { headers });
  }
  const name = singleLine(String(body.name ?? '')).slice(0, 60) || 'Passkey';
  const registered = await platform.staff.passkeys.register(
    { response: body.response, name },
    request.headers,
  );
  if (!registered.ok) return data({ options: null, ok: false }, 400);
  await auditChange(platform.db, platform, member, {
    action: 'person.add-passkey',
    subjectId: member.id,
    subject: member.name,
    before: null,
    after: { passkey: name },
  });
  return data({ options: null, ok: true }, { headers: registered.headers });
}

import { data } from 'react-router';
import { requireRecentSignIn } from '#app/middleware/require-recent-sign-in.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readSentJson } from '#app/request/sent-json.ts';
import { staffContext } from '#app/request/staff-context.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { addPasskey } from '#operations/people/own-account.ts';
import type { Route } from './+types/passkey-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff, requireRecentSignIn('passkey')];

/** Responds with the registration options, or adds the passkey where the browser's `response` is sent. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const body = await readSentJson(request);
  if (!isRecord(body) || !isRecord(body.response)) {
    const { options, headers } = await platform.staff.passkeys.registrationOptions(request.headers);
    return data({ options, ok: false }, { headers });
  }
  const name = singleLine(String(body.name ?? '')).slice(0, 60) || 'Passkey';
  const added = await addPasskey(platform, member, { response: body.response, name }, request.headers);
  if (!added.ok) return data({ options: null, ok: false }, 400);
  return data({ options: null, ok: true }, { headers: added.headers });
}

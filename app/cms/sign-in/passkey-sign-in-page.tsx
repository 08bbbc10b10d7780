import { data } from 'react-router';
import { platformContext } from '#app/request/platform-context.ts';
import { readSentJson } from '#app/request/sent-json.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { signInByPasskey } from '#operations/people/sign-in.ts';
import type { Route } from './+types/passkey-sign-in-page';

/** Signs in by passkey: responds with the options, or with a session for the browser's response to them. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const body = await readSentJson(request);
  if (!isRecord(body) || !isRecord(body.response)) {
    const { options, headers } = await platform.staff.passkeys.signInOptions(request.headers);
    return data({ options, ok: false }, { headers });
  }
  const signedIn = await signInByPasskey(platform, body.response, request.headers);
  if (!signedIn.ok) return data({ options: null, ok: false }, 401);
  return data({ options: null, ok: true }, { headers: signedIn.headers });
}

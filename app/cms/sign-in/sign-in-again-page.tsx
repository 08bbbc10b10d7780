import * as v from 'valibot';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { signInFormSchema } from '#domain/people/sign-in-form.ts';
import { signInByCode, signInStaff } from '#operations/people/sign-in.ts';
import type { Route } from './+types/sign-in-again-page';
import type { SignInStep } from './sign-in-again.ts';

import { LOCKED, TOO_MANY_CODES, WRONG_CODE, WRONG_PASSWORD } from './sign-in-words.ts';

/** Names the member whose session the request carries, or null. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const member = await context.get(platformContext).staff.current(request.headers);
  return Response.json({ member: member && { id: member.id, name: member.name } }, NOT_STORED);
}

/** Signs in without leaving the page: by email and password, then by a code where the account has a second step. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = Object.fromEntries(await readForm(request));
  if (typeof form.code === 'string') {
    const verified = await signInByCode(platform, form.code.slice(0, 40), request.headers);
    if (verified.ok) return respond({ step: 'done' }, verified.headers);
    const message = verified.problem === 'too-many-attempts' ? TOO_MANY_CODES : WRONG_CODE;
    return respond({ step: 'refused', message });
  }
  const parsed = v.safeParse(signInFormSchema, form);
  if (!parsed.success) return respond({ step: 'refused', message: WRONG_PASSWORD });
  const signedIn = await signInStaff(platform, parsed.output, request.headers);
  if (signedIn.ok) return respond({ step: 'done' }, signedIn.headers);
  if (signedIn.problem === 'second-factor') return respond({ step: 'code' }, signedIn.headers);
  return respond({ step: 'refused', message: signedIn.problem === 'locked' ? LOCKED : WRONG_PASSWORD });
}

const NOT_STORED = { headers: { 'cache-control': 'no-store' } };

function respond(step: SignInStep, headers = new Headers()): Response {
  const sent = new Headers(headers);
  sent.set('cache-control', 'no-store');
  return Response.json(step, { status: step.step === 'refused' ? 401 : 200, headers: sent });
}

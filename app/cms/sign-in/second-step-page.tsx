import { data, Link, redirect } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { TextField } from '#app/ui/field.tsx';
import { signInByCode } from '#operations/people/sign-in.ts';
import { ownCmsPath } from '../own-path.ts';
import type { Route } from './+types/second-step-page';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { TOO_MANY_CODES, WRONG_CODE } from './sign-in-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => [{ title: `Second step | ${shopOf(matches).name}` }];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const member = await context.get(platformContext).staff.current(request.headers);
  if (member) throw redirect(ownCmsPath(url.searchParams.get('to')));
  return null;
}

/** Takes the code of an authenticator app, or a backup code, after a correct password. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const code = String(form.get('code') ?? '').slice(0, 40);
  const result = await signInByCode(context.get(platformContext), code, request.headers);
  if (result.ok) throw redirect(ownCmsPath(url.searchParams.get('to')), { headers: result.headers });
  const message = result.problem === 'too-many-attempts' ? TOO_MANY_CODES : WRONG_CODE;
  return data({ message }, 401);
}

export default function SecondStepPage({ actionData }: Route.ComponentProps) {
  return (
    <SignInFrame title="One more step">
      <SignInForm refused={actionData} submit="Sign in">
        <TextField
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint="Six digits from your authenticator app, or one of your backup codes"
        />
      </SignInForm>
      <Link to={cmsPaths.signIn()} className="mt-4 inline-block text-sm underline underline-offset-4">
        Begin again
      </Link>
    </SignInFrame>
  );
}

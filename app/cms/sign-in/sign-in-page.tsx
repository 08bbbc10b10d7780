import { data, redirect, useNavigate } from 'react-router';
import * as v from 'valibot';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { TextField } from '#app/ui/field.tsx';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { signInFormSchema } from '#domain/people/sign-in-form.ts';
import { signInStaff } from '#operations/people/sign-in.ts';
import { ownCmsPath } from '../own-path.ts';
import type { Route } from './+types/sign-in-page';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { LOCKED, NO_SIGN_IN_NOW, ONCE_MORE, WRONG_PASSWORD } from './sign-in-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => [{ title: `Sign in | ${shopOf(matches).name}` }];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const member = await context.get(platformContext).staff.current(request.headers);
  const to = ownCmsPath(url.searchParams.get('to'));
  const isAgain = url.searchParams.has('again');
  if (member && !isAgain) throw redirect(to);
  return { to, isAgain, email: isAgain ? (member?.email ?? '') : '' };
}

type Refused = { email: string; errors: Record<string, string>; message: string | null };

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const email = String(form.email ?? '');
  const parsed = v.safeParse(signInFormSchema, form);
  if (!parsed.success) {
    return data<Refused>({ email, errors: fieldErrors(parsed.issues), message: null }, { status: 422 });
  }
  const signedIn = await signInStaff(context.get(platformContext), parsed.output, request.headers);
  if (!signedIn.ok && signedIn.problem === 'second-factor') {
    const backTo = url.searchParams.get('to') ?? undefined;
    throw redirect(cmsPaths.secondStep(backTo), { headers: signedIn.headers });
  }
  if (!signedIn.ok && signedIn.problem === 'locked') {
    return data<Refused>({ email, errors: {}, message: LOCKED }, { status: 429 });
  }
  if (!signedIn.ok && signedIn.problem === 'busy') {
    const message = 'Many people are signing in at this moment. Please try again in a few seconds.';
    const headers = { 'retry-after': '5' };
    return data<Refused>({ email, errors: {}, message }, { status: 503, headers });
  }
  if (!signedIn.ok) {
    return data<Refused>({ email, errors: {}, message: WRONG_PASSWORD }, { status: 401 });
  }
  throw redirect(ownCmsPath(url.searchParams.get('to')), { headers: signedIn.headers });
}

/** Keeps the page, with a message, when the shop cannot be reached or refuses too many attempts. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { email: '', errors: {}, message: NO_SIGN_IN_NOW } satisfies Refused;
  }
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <SignInFrame title={loaderData.isAgain ? 'Sign in once more' : 'Sign in'}>
      {loaderData.isAgain && <p className="mb-6 text-ink-soft">{ONCE_MORE}</p>}
      <SignInForm refused={actionData} submit="Sign in" sending="Signing in…">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email ?? loaderData.email}
          error={actionData?.errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={actionData?.errors.password}
        />
      </SignInForm>
      <PasskeyButton onSignedIn={() => void navigate(loaderData.to)} />
    </SignInFrame>
  );
}

import { data, Link, redirect } from 'react-router';
import * as v from 'valibot';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { TextField } from '#app/ui/field.tsx';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { ownerFormSchema } from '#domain/people/owner-form.ts';
import { GUESSABLE_PASSWORD } from '#domain/words/staff-messages.ts';
import { createOwner, isOwnerLink } from '#operations/people/owner-link.ts';
import { signInByLink } from '#operations/people/sign-in.ts';
import type { Route } from './+types/welcome-page';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Welcome | ${shopOf(matches).name}` },
  // The link is a secret until it is used: no other site may see it. With 'no-referrer', browsers without script would
  // send the form with the Origin 'null', and be refused.
  { name: 'referrer', content: 'same-origin' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const isValid = await isOwnerLink(context.get(platformContext), url.searchParams.get('token') ?? '');
  return data({ isValid }, { status: isValid ? 200 : 410 });
}

type Refused = { name: string; email: string; errors: Record<string, string>; message?: string };

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = Object.fromEntries(await readForm(request));
  const submitted = { name: String(form.name ?? ''), email: String(form.email ?? '') };
  const parsed = v.safeParse(ownerFormSchema, form);
  if (!parsed.success) {
    return data<Refused>({ ...submitted, errors: fieldErrors(parsed.issues) }, { status: 422 });
  }
  const created = await createOwner(platform, url.searchParams.get('token') ?? '', parsed.output);
  if (!created.ok && created.problem === 'email-taken') {
    return data<Refused>(
      { ...submitted, errors: { email: 'This email has an account already' } },
      { status: 409 },
    );
  }
  if (!created.ok && created.problem === 'guessable-password')
    return data<Refused>({ ...submitted, errors: { password: GUESSABLE_PASSWORD } }, { status: 422 });
  if (!created.ok) throw redirect(cmsPaths.welcome(''));
  const headers = await signInByLink(platform, parsed.output, request.headers);
  throw redirect(paths.cms(), headers ? { headers } : undefined);
}

/** Keeps the page, with a message, when the shop cannot be reached or refuses too many attempts. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const message = 'That did not reach the shop. Please wait a while and try again.';
    return { name: '', email: '', errors: {}, message } satisfies Refused;
  }
}

export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isValid) {
    return (
      <SignInFrame title="This link does not open any more">
        <p className="text-ink-soft">
          It was used already, or it is not complete. Whoever has an account can{' '}
          <Link to={cmsPaths.signIn()} className="text-rose underline underline-offset-4">
            sign in
          </Link>
          ; while the shop has no owner, every start prints the link again.
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="Welcome to your shop">
      <p className="mb-6 text-ink-soft">This makes you its owner. The link works once.</p>
      <SignInForm refused={actionData} submit="Become the owner">
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          defaultValue={actionData?.name}
          error={actionData?.errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          error={actionData?.errors.email}
        />
        <NewPasswordField error={actionData?.errors.password} />
      </SignInForm>
    </SignInFrame>
  );
}

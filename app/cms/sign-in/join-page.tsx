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
import { signInByLink } from '#operations/people/sign-in.ts';
import { findStaffLink, redeemStaffLink } from '#operations/people/staff-links.ts';
import type { Route } from './+types/join-page';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Join | ${shopOf(matches).name}` },
  { name: 'referrer', content: 'same-origin' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const link = await findStaffLink(context.get(platformContext), url.searchParams.get('token') ?? '');
  const known = link && { kind: link.kind, name: link.name, email: link.email };
  return data({ link: known }, { status: known ? 200 : 410 });
}

type Refused = { name: string; errors: Record<string, string>; message?: string };

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const token = url.searchParams.get('token') ?? '';
  const link = await findStaffLink(platform, token);
  if (!link) throw redirect(cmsPaths.join(''));
  const form = Object.fromEntries(await readForm(request));
  const name = String(form.name ?? link.name);
  const parsed = v.safeParse(ownerFormSchema, { name, email: link.email, password: form.password });
  if (!parsed.success) return data<Refused>({ name, errors: fieldErrors(parsed.issues) }, 422);
  const used = await redeemStaffLink(platform, token, parsed.output);
  if (!used.ok && used.problem === 'email-taken')
    return data<Refused>({ name, errors: {}, message: 'This email has an account already.' }, 409);
  if (!used.ok && used.problem === 'guessable-password')
    return data<Refused>({ name, errors: { password: GUESSABLE_PASSWORD } }, 422);
  if (!used.ok) throw redirect(cmsPaths.join(''));
  const credentials = { email: used.email, password: parsed.output.password };
  const headers = await signInByLink(platform, credentials, request.headers);
  const next = link.kind === 'new-password' ? cmsPaths.accountAfterNewPassword() : paths.cms();
  throw headers ? redirect(next, { headers }) : redirect(cmsPaths.signIn(next));
}

export default function JoinPage({ loaderData: { link }, actionData }: Route.ComponentProps) {
  if (!link) {
    return (
      <SignInFrame title="This link does not open any more">
        <p className="text-ink-soft">
          It was used, withdrawn or is older than a week. Ask the shop's owner for another one, or{' '}
          <Link to={cmsPaths.signIn()} className="text-rose underline underline-offset-4">
            sign in
          </Link>
          .
        </p>
      </SignInFrame>
    );
  }
  const isNew = link.kind === 'invitation';
  return (
    <SignInFrame title={isNew ? 'Welcome' : 'A new password'}>
      <p className="mb-6 text-ink-soft">{link.email}. The link works once.</p>
      <SignInForm refused={actionData} submit={isNew ? 'Join' : 'Set the password'}>
        <input type="hidden" name="username" autoComplete="username" value={link.email} />
        {isNew && (
          <TextField
            label="Your name"
            name="name"
            autoComplete="name"
            defaultValue={actionData?.name ?? link.name}
            error={actionData?.errors.name}
          />
        )}
        <NewPasswordField error={actionData?.errors.password} />
      </SignInForm>
    </SignInFrame>
  );
}

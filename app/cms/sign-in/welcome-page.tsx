import { data, Form, Link, redirect, useNavigation } from 'react-router';
import * as v from 'valibot';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { fieldErrors } from '#domain/field-errors.ts';
import { ownerFormSchema, PASSWORD_MIN_LENGTH } from '#domain/owner-form.ts';
import { SHOP } from '#domain/shop.ts';
import { createOwner, isOwnerLink } from '#operations/owner-link.ts';
import type { Route } from './+types/welcome-page';
import { SignInFrame } from './sign-in-frame.tsx';

export const meta: Route.MetaFunction = () => [
  { title: `Welcome | ${SHOP.name}` },
  // The link is a secret until it is used: no other page shall hear of it.
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const isValid = await isOwnerLink(context.get(platformContext), url.searchParams.get('token') ?? '');
  return data({ isValid }, { status: isValid ? 200 : 410 });
}

type Refused = { name: string; email: string; errors: Record<string, string> };

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = Object.fromEntries(await request.formData());
  const typed = { name: String(form.name ?? ''), email: String(form.email ?? '') };
  const parsed = v.safeParse(ownerFormSchema, form);
  if (!parsed.success) {
    return data<Refused>({ ...typed, errors: fieldErrors(parsed.issues) }, { status: 400 });
  }
  const created = await createOwner(platform, url.searchParams.get('token') ?? '', parsed.output);
  if (!created.ok && created.problem === 'email-taken') {
    return data<Refused>(
      { ...typed, errors: { email: 'This e-mail has an account already' } },
      { status: 409 },
    );
  }
  if (!created.ok) throw redirect(paths.cmsWelcome(''));
  const signedIn = await platform.staff.signIn(parsed.output, request.headers);
  throw redirect(paths.cms(), signedIn.ok ? { headers: signedIn.headers } : undefined);
}

export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state !== 'idle';
  if (!loaderData.isValid) {
    return (
      <SignInFrame title="This link does not open any more">
        <p className="text-ink-soft">
          It was used already, or it is not complete. Whoever has an account can{' '}
          <Link to={paths.cmsSignIn()} className="text-rose underline underline-offset-4">
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
      <Form method="post" className="grid gap-4" noValidate>
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          defaultValue={actionData?.name}
          error={actionData?.errors.name}
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          error={actionData?.errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
          error={actionData?.errors.password}
        />
        <Button type="submit" variant="dark" disabled={isSending}>
          {isSending ? 'One moment…' : 'Become the owner'}
        </Button>
      </Form>
    </SignInFrame>
  );
}

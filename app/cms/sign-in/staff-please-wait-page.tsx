import { cmsPaths } from '#app/links/cms-paths.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TOO_MANY_ATTEMPTS, waitText } from '#domain/people/too-many-attempts.ts';
import type { Route } from './+types/staff-please-wait-page';
import { SignInFrame } from './sign-in-frame.tsx';

/** The shop's page for too many requests, for signing in without script. */
export function loader({ url }: Route.LoaderArgs) {
  return { seconds: Number(url.searchParams.get('seconds')) || 0 };
}

export const meta: Route.MetaFunction = ({ matches }) => [{ title: `Please wait | ${shopOf(matches).name}` }];

export default function PleaseWaitPage({ loaderData: { seconds } }: Route.ComponentProps) {
  return (
    <SignInFrame title="Please wait">
      <p className="mb-6 text-ink-soft">
        {TOO_MANY_ATTEMPTS} {waitText(seconds)}
      </p>
      <ButtonLink to={cmsPaths.signIn()} reloadDocument variant="dark">
        Back
      </ButtonLink>
    </SignInFrame>
  );
}

import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TOO_MANY_ATTEMPTS, waitText } from '#domain/people/too-many-attempts.ts';
import type { Route } from './+types/please-wait-page';

const FORMS = [paths.contact(), paths.newsletter(), paths.orders(), paths.wholesale()];

/** The page after too many attempts by a form without script; requested by the server alone, with the form's path. */
export function loader({ url }: Route.LoaderArgs) {
  const form = FORMS.find((path) => path === url.searchParams.get('from')) ?? paths.home();
  return data({ form, seconds: Number(url.searchParams.get('seconds')) || 0 }, { status: 429 });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Please wait | ${shopOf(matches).name}` },
  { name: 'robots', content: 'noindex' },
];

export default function PleaseWaitPage({ loaderData: { form, seconds } }: Route.ComponentProps) {
  return (
    <EmptyState
      heading="h1"
      title="Please wait"
      text={`${TOO_MANY_ATTEMPTS} ${waitText(seconds)}`}
      picture="flacon"
      className="min-h-[60dvh] content-center"
    >
      <ButtonLink to={form} reloadDocument>
        Back
      </ButtonLink>
      <ButtonLink to={paths.products()} reloadDocument variant="outline">
        All Products
      </ButtonLink>
    </EmptyState>
  );
}

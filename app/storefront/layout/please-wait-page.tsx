import { paths } from '#app/links/paths.ts';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TOO_MANY_ATTEMPTS, waitText } from '#domain/people/too-many-attempts.ts';
import { SHOP_IS_BUSY } from '#domain/words/messages.ts';
import type { Route } from './+types/please-wait-page';

const RELOAD_AFTER_SECONDS = 5;

/**
 * Responds in place of a page while the shop is busy, to a visitor over a limit, and to a form sent too often without script.
 * The server alone renders this page, with the form's path in `from`.
 */
export function loader({ url }: Route.LoaderArgs) {
  const from = url.searchParams.get('from');
  const form = PUBLIC_PAGES.find(({ path, formLimit }) => formLimit && path === from)?.path ?? paths.home();
  return {
    form,
    isBusy: url.searchParams.has('busy'),
    seconds: Number(url.searchParams.get('seconds')) || 0,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: `Please wait | ${shopOf(matches).name}` },
  { name: 'robots', content: 'noindex' },
  // Asks for the address that the visitor wanted: this page is shown under it.
  ...(loaderData?.isBusy ? [{ httpEquiv: 'refresh', content: String(RELOAD_AFTER_SECONDS) }] : []),
];

export default function PleaseWaitPage({ loaderData: { form, isBusy, seconds } }: Route.ComponentProps) {
  return (
    <EmptyState
      heading="h1"
      title="Please wait"
      text={isBusy ? SHOP_IS_BUSY : `${TOO_MANY_ATTEMPTS} ${waitText(seconds)}`}
      picture="flacon"
      className="min-h-[60dvh] content-center"
    >
      <ButtonLink to={form} reloadDocument>
        {isBusy ? 'Home' : 'Back'}
      </ButtonLink>
      <ButtonLink to={paths.products()} reloadDocument variant="outline">
        All Products
      </ButtonLink>
    </EmptyState>
  );
}

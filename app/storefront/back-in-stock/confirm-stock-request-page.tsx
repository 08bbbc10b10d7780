import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { stockRequestPaths } from '#app/links/stock-request-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { uncachedContext } from '#app/request/read-list.ts';
import { ConsentNotice } from '#app/storefront/newsletter/consent-notice.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { UNCONFIRMED_STOCK_DAYS } from '#domain/inbox/stock-request.ts';
import { awaitedName } from '#domain/mail/awaited-name.ts';
import { confirmStockRequest, findRequestToConfirm } from '#operations/inbox/stock-request-consent.ts';
import type { Route } from './+types/confirm-stock-request-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confirm your address',
    description: 'Confirm that you would like to be told when a product is back.',
    path: stockRequestPaths.form(),
    robots: 'noindex',
  });

/** Changes nothing: programs that check mails follow their links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  context.set(uncachedContext, true);
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const found = await findRequestToConfirm(context.get(platformContext), token);
  if (!found) return data({ product: null, isConfirmed: false }, { status: 404 });
  return data({ product: found.product, isConfirmed: found.confirmedAt !== null });
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('link') ?? '';
  const ok = await confirmStockRequest(context.get(platformContext), token);
  return data(null, { status: ok ? 200 : 404 });
}

export default function ConfirmStockRequestPage({
  loaderData: { product, isConfirmed },
}: Route.ComponentProps) {
  if (!product)
    return (
      <ConsentNotice
        title="This link opens nothing any more"
        back={paths.products()}
        backText="To the products"
      >
        Links to confirm an address work for {UNCONFIRMED_STOCK_DAYS} days, and until you were told. Ask on
        the product’s page once more, and a new one comes.
      </ConsentNotice>
    );
  const what = awaitedName(product);
  const back = stockRequestPaths.product(product.slug, product.variant);
  if (isConfirmed)
    return (
      <ConsentNotice title="Thank you, we tell you" back={back} backText="Back to the product">
        One mail comes when {what} is back in stock. Then your address is deleted.
      </ConsentNotice>
    );
  return (
    <ConsentNotice title={`Tell you when ${what} is back?`} back={back} backText="No, thank you">
      One press, and one mail comes when it is back in stock. Then your address is deleted.
      <Form method="post" className="mt-6">
        <Button type="submit">Yes, tell me</Button>
      </Form>
    </ConsentNotice>
  );
}

import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { stockRequestPaths } from '#app/links/stock-request-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { useShop } from '#app/shop/use-shop.ts';
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
  const { sendsMail } = useShop();
  if (!product)
    return (
      <ConsentNotice title="This link has expired" back={paths.products()} backText="To the products">
        Confirmation links work for {UNCONFIRMED_STOCK_DAYS} days, or until we have told you.
        {sendsMail && ' Ask again on the product’s page and we will send you a new one.'}
      </ConsentNotice>
    );
  const what = awaitedName(product);
  const back = stockRequestPaths.product(product.slug, product.variant);
  if (isConfirmed)
    return (
      <ConsentNotice title="Thank you, we will let you know" back={back} backText="Back to the product">
        We will send you one email when {what} is back in stock, then delete your address.
      </ConsentNotice>
    );
  return (
    <ConsentNotice title={`Shall we tell you when ${what} is back?`} back={back} backText="No, thank you">
      Confirm, and we will send you one email when it is back in stock, then delete your address.
      <Form method="post" className="mt-6">
        <Button type="submit">Yes, tell me</Button>
      </Form>
    </ConsentNotice>
  );
}

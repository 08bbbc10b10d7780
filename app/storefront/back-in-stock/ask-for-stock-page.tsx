import { data, Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { stockRequestPaths } from '#app/links/stock-request-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { findAwaitedVariant } from '#database/queries/inbox/stock-requests.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { parseStockRequest } from '#domain/inbox/stock-request.ts';
import {
  STOCK_REQUEST_FAILED,
  STOCK_REQUEST_IN_STOCK,
  STOCK_REQUEST_TOO_MANY,
} from '#domain/words/stock-request-words.ts';
import { askForStock } from '#operations/inbox/ask-for-stock.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/ask-for-stock-page';
import { STOCK_FORM, StockRequestFields, stockRequestTitle } from './stock-request-fields.tsx';
import type { StockRequestResult } from './stock-request-result.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Tell me when it is back',
    description: 'One email when a sold-out product is back in stock.',
    path: stockRequestPaths.form(),
    robots: 'noindex',
  });

/** Shows the form by itself: for a browser without script, and as the response to a form sent without it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, sendsMail } = context.get(platformContext);
  // Nobody can be told by a shop that sends no emails.
  if (!(await sendsMail())) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const wanted = {
    product: searchParams.get('product') ?? '',
    variant: searchParams.get('variant') || STANDARD_VARIANT,
  };
  const found = await findAwaitedVariant(db, wanted);
  return { wanted, found: found && { name: found.name, isSoldOut: found.stock <= 0 } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = Object.fromEntries(await readForm(request));
  const parsed = parseStockRequest(form);
  const wanted = { product: String(form.product ?? ''), variant: String(form.variant ?? '') };
  const email = String(form.email ?? '').slice(0, 300);
  if (!parsed.ok) {
    const message = parsed.errors.email ? '' : STOCK_REQUEST_FAILED;
    return respond({ ok: false, message, errors: parsed.errors }, { wanted, email }, 422);
  }
  const [result, status] = await ask(platform, parsed.request);
  return respond(result, { wanted, email }, status);
}

async function ask(
  platform: Platform,
  request: { product: string; variant: string; email: string },
): Promise<[StockRequestResult, number]> {
  const refuse = (message: string): StockRequestResult => ({ ok: false, message, errors: {} });
  try {
    const result = await askForStock(platform, request);
    if (result.ok) return [result, 200];
    if (result.problem === 'in-stock') return [refuse(STOCK_REQUEST_IN_STOCK), 409];
    if (result.problem === 'too-many') return [refuse(STOCK_REQUEST_TOO_MANY), 429];
    return [refuse('This product is no longer available.'), 404];
  } catch (error) {
    platform.log.error({ err: error }, 'a request to be told of stock failed');
    return [refuse(STOCK_REQUEST_FAILED), 500];
  }
}

type Sent = { wanted: { product: string; variant: string }; email: string };

function respond(result: StockRequestResult, sent: Sent, status: number) {
  return data({ ...result, sent }, { status });
}

/** When the shop cannot be reached, the page stays and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<StockRequestResult> {
  try {
    return await serverAction();
  } catch {
    return { ok: false, message: STOCK_REQUEST_FAILED, errors: {} };
  }
}

export default function AskForStockPage({ loaderData, actionData }: Route.ComponentProps) {
  const sent = actionData && 'sent' in actionData ? actionData.sent : undefined;
  const wanted = sent?.wanted ?? loaderData.wanted;
  const { found } = loaderData;
  const isGone = !sent && !found;
  const back = wanted.product && !isGone ? stockRequestPaths.product(wanted.product, null) : paths.products();
  return (
    <div className="mx-auto grid max-w-xl gap-5 py-12 md:py-20">
      <h1 className="heading-1 [overflow-wrap:anywhere]">
        {isGone ? 'Product not found' : stockRequestTitle(wanted.variant || STANDARD_VARIANT)}
      </h1>
      {found && <p className="text-lg text-ink-soft">{found.name}</p>}
      {isGone && (
        <p className="text-lg text-ink-soft">
          We could not find this product. Sold-out products have a form on their own page to tell you when
          they are back.
        </p>
      )}
      {!sent && found && !found.isSoldOut && <p role="status">{STOCK_REQUEST_IN_STOCK}</p>}
      {(sent || found?.isSoldOut) && (
        <Form {...STOCK_FORM} className="grid gap-2">
          <StockRequestFields wanted={wanted} result={actionData} email={sent?.email} />
        </Form>
      )}
      <ButtonLink to={back} variant="quiet" className="justify-self-start">
        {isGone ? 'All products' : 'Back to the product'}
      </ButtonLink>
    </div>
  );
}

import { data, redirect } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { OrderLookup } from '#app/storefront/orders/order-lookup.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { findVariantNames } from '#database/queries/entered-orders/sellable-variants.ts';
import type { Order } from '#domain/order/order.ts';
import { LOOKUP_FAILED } from '#domain/order/order-lookup-words.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import { parsePathRequest } from '#domain/returns/path-request.ts';
import { RETURN_WISHES } from '#domain/returns/return.ts';
import { isReturnPath, type ReturnPath } from '#domain/returns/return-path.ts';
import { returnPictureText } from '#domain/returns/return-picture.ts';
import type { ReturnRequest } from '#domain/returns/return-request.ts';
import { CUSTOMER } from '#operations/order/cancel-own-order.ts';
import { findLinkedOrder } from '#operations/order/order-account.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { addReturnPictures, readReturnPictures } from '#operations/returns/add-return-pictures.ts';
import { askReturn } from '#operations/returns/ask-return.ts';
import { loadOwnReturns } from '#operations/returns/own-returns.ts';
import { previewReturn, type ReturnPreview } from '#operations/returns/preview-return.ts';
import type { Route } from './+types/ask-return-page';
import { ASK_TITLES, type AskResult, type AskReview } from './ask-result.ts';
import { AskReturnForm } from './ask-return-form.tsx';
import { AskReturnReview } from './ask-return-review.tsx';
import { askedForm } from './asked-form.ts';
import { filesOf } from './files-of.ts';
import { refusedAsk, reviewLine } from './refused-ask.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cancel or send back',
    description: 'Cancel goods, send them back or say that something is wrong.',
    path: paths.orders(),
    robots: 'noindex',
  });

/** The address opens the order: it must not reach other sites or search engines. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** Changes nothing, and says nothing of the customer (docs/decisions/292-a-link-asks-for-a-return.md). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { link, about } = readAddress(request);
  const order = await findLinkedOrder(platform, link);
  if (!order) return data({ asked: null }, { status: 404 });
  const own = await loadOwnReturns(platform, order, link);
  const path = own.paths.find((each) => each.path === about) ?? own.paths.find(({ isOpen }) => isOpen);
  return data({
    asked: path
      ? {
          link,
          orderNumber: order.orderNumber,
          key: platform.random.id(),
          form: askedForm(path, { order, ...own }),
        }
      : null,
  });
}

function readAddress(request: Request): { link: string; about: ReturnPath | null } {
  const { searchParams } = new URL(request.url);
  const about = searchParams.get('about') ?? '';
  return { link: searchParams.get('link') ?? '', about: isReturnPath(about) ? about : null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  // Read before anything responds: the rest of a body would close the connection.
  const form = await readForm(request);
  const { link, about } = readAddress(request);
  const order = await findLinkedOrder(platform, link);
  if (!order || !about) return data<AskResult | null>(null, { status: 404 });
  const { intent = '', ...submitted } = textsOf(form);
  const refuse = (message: string, errors: Record<string, string>, status: number) =>
    data<AskResult | null>({ message, errors, submitted, review: null }, status);
  if (intent === 'change') return refuse('', {}, 200);
  const parsed = parsePathRequest(about, submitted);
  if (!parsed.ok) return refuse(parsed.errors.lines ?? '', parsed.errors, 422);
  try {
    const read = await previewReturn(platform, order, parsed.value);
    if (!read.ok) return refuse(...refusedAsk(read));
    const review = await reviewOf(platform, parsed.value, read.preview);
    const show = (errors: Record<string, string>, status: number) =>
      data<AskResult | null>({ message: '', errors, submitted, review }, status);
    if (intent !== 'send') return show({}, 200);
    const pictures = await readReturnPictures(platform, await filesOf(form));
    if (!pictures.ok) return show({ pictures: returnPictureText(pictures.problem) }, 422);
    const asked = await send(platform, order, parsed.value, submitted.key ?? '');
    if (!asked.ok) return refuse(...refusedAsk(asked));
    if (pictures.pictures.length > 0) await addReturnPictures(platform, asked.id, pictures.pictures);
    return redirect(paths.ownReturn(link, asked.number), 303);
  } catch (error) {
    platform.log.error({ err: error }, 'a return could not be asked');
    return refuse(NOT_SENT, {}, 503);
  }
}

const NOT_SENT = 'It could not be sent just now. Nothing was lost: please try again in a moment.';

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** One form makes one return; a key of somebody else opens nothing. */
function send(platform: Platform, order: Order, request: ReturnRequest, key: string) {
  const own = /^[\w-]{8,64}$/.test(key) ? key : platform.random.id();
  return askReturn(platform, {
    orderNumber: order.orderNumber,
    key: `own ${order.id} ${own}`,
    request,
    by: CUSTOMER,
  });
}

async function reviewOf(
  { db }: Platform,
  { lines, wish, words }: ReturnRequest,
  preview: ReturnPreview,
): Promise<AskReview> {
  const wanted = lines.flatMap(({ wantedVariantId, quantity }) =>
    wantedVariantId === undefined ? [] : [{ id: wantedVariantId, quantity }],
  );
  const names = await findVariantNames(
    db,
    wanted.map(({ id }) => id),
  );
  return {
    lines: preview.lines.map(reviewLine),
    wish: RETURN_WISHES[wish],
    wanted: wanted.flatMap(({ id, quantity }) => {
      const named = names.get(id);
      return named ? [piecesText(named, quantity)] : [];
    }),
    words,
    next: preview.next,
  };
}

/** When the shop cannot be reached, the fields keep their values. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent: _, ...submitted } = textsOf(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { message: LOOKUP_FAILED, errors: {}, submitted, review: null } satisfies AskResult;
  }
}

export default function AskReturnPage({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  if (!asked)
    return (
      <div className="wrap pt-6 pb-20">
        <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Your order' }]} />
        <OrderLookup deadLink="order" />
      </div>
    );
  const { form, link, orderNumber, key } = asked;
  const result: AskResult | null = actionData ?? null;
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs
        trail={[
          { name: 'Home', to: paths.home() },
          { name: `Order ${orderNumber}`, to: paths.viewOrder(link) },
          { name: ASK_TITLES[form.path] },
        ]}
      />
      <header className="grid gap-3 py-8 md:py-12">
        <p className="eyebrow text-rose-deep">Order {orderNumber}</p>
        <h1 className="heading-1">{ASK_TITLES[form.path]}</h1>
        {!result?.review && <p className="max-w-[60ch] text-lg text-ink-soft">{form.text}</p>}
      </header>
      {result?.review ? (
        <AskReturnReview
          review={result.review}
          submitted={result.submitted}
          errors={result.errors}
          path={form.path}
        />
      ) : (
        <AskReturnForm form={form} formKey={key} link={link} result={result} />
      )}
    </div>
  );
}

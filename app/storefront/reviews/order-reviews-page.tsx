import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { reviewPaths } from '#app/links/review-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { ConsentNotice } from '#app/storefront/newsletter/consent-notice.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { traitsAsked } from '#domain/reviews/reviewer-traits.ts';
import { REVIEW_FAILED, type SentReview } from '#domain/reviews/sent-review.ts';
import { findOrderToReview } from '#operations/reviews/order-to-review.ts';
import { receiveReview } from '#operations/reviews/receive-review.ts';
import type { Route } from './+types/order-reviews-page';
import { ReviewForm } from './review-form.tsx';
import { ReviewSent } from './review-sent.tsx';
import { ReviewedHead } from './reviewed-head.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Review what you bought',
    description: 'Say how you like what you bought.',
    path: paths.orders(),
    robots: 'noindex',
  });

/** The address opens the goods of an order: it must not reach other sites or search engines. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** Says nothing of the customer: mails are forwarded (docs/decisions/075-links-to-orders.md). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { searchParams } = new URL(request.url);
  const link = searchParams.get('link') ?? '';
  const found = await findOrderToReview(platform, link);
  if (!found) return data(null, { status: 404 });
  const goods = found.goods.map(({ type, category, variant, ...shown }) => ({
    ...shown,
    category: '',
    variant: variant === STANDARD_VARIANT ? '' : variant,
    variants: [],
    traits: traitsAsked({ type, category }),
  }));
  const asked = searchParams.get('product');
  const chosen = goods.find(({ slug }) => slug === asked) ?? (goods.length === 1 ? goods[0] : undefined);
  return data({ link, goods, chosen: chosen ?? null, areTaken: found.areTaken });
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { searchParams } = new URL(request.url);
  // Read whole before any response: an unread rest would end the connection.
  const form = await readForm(request);
  const order = await findOrderToReview(platform, searchParams.get('link') ?? '');
  if (!order)
    return data<SentReview>({ ok: false, message: LINK_EXPIRED, errors: {}, values: {} }, { status: 404 });
  const only = order.goods.length === 1 ? order.goods[0] : undefined;
  const { result, status } = await receiveReview(platform, form, {
    product: searchParams.get('product') ?? only?.slug ?? '',
    order,
  });
  return data(result, { status });
}

const LINK_EXPIRED = 'This link has expired.';

/** When the shop cannot be reached, the fields keep their values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<SentReview> {
  return serverAction().catch(() => ({ ok: false, message: REVIEW_FAILED, errors: {}, values: {} }));
}

export default function OrderReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <ConsentNotice title="This link opens nothing any more" back={paths.orders()} backText="Find my order">
        It may be too old, or its order was cancelled. The page of your order has a link to review what you
        bought.
      </ConsentNotice>
    );
  const { link, goods, chosen, areTaken } = loaderData;
  if (!areTaken)
    return (
      <ConsentNotice title="No new reviews at the moment" back={paths.home()} backText="Continue shopping">
        The shop takes none just now. Thank you for wanting to write one.
      </ConsentNotice>
    );
  const left = goods.filter(({ isReviewed }) => !isReviewed);
  if (chosen && actionData?.ok)
    return (
      <ReviewSent next={actionData.next} product={chosen.slug}>
        {left.length > 0 && <ButtonLink to={reviewPaths.ofOrder(link)}>Review the next</ButtonLink>}
      </ReviewSent>
    );
  if (!chosen) return <Goods link={link} goods={goods} />;
  return (
    <div className="wrap mx-auto grid max-w-3xl gap-8 py-10 md:py-14">
      <ReviewedHead product={chosen} variant={chosen.variant} />
      {chosen.isReviewed ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-lg text-ink-soft">You have reviewed it for this order already. Thank you.</p>
          <ButtonLink to={reviewPaths.ofProduct(chosen.slug)} variant="outline">
            To its reviews
          </ButtonLink>
        </div>
      ) : (
        <ReviewForm
          key={chosen.slug}
          product={chosen}
          needsEmail={false}
          refused={actionData?.ok === false ? actionData : undefined}
        />
      )}
    </div>
  );
}

type Bought = NonNullable<Route.ComponentProps['loaderData']>['goods'];

function Goods({ link, goods }: { link: string; goods: Bought }) {
  return (
    <div className="wrap mx-auto max-w-3xl py-10 md:py-14">
      <h1 className="heading-1">How was it?</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        Good or bad, a few words help whoever chooses next. No account is needed.
      </p>
      <ul className="mt-8 border-t border-line">
        {goods.map(({ slug, name, brand, imageUrl, variant, isReviewed }) => (
          <li
            key={slug}
            className="grid items-center gap-x-5 gap-y-3 border-b border-line py-5 3xs:grid-cols-[auto_minmax(0,1fr)] sm:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <ProductPicture
              product={pictured({ name, brand, imageUrl, category: '' })}
              alt=""
              sizes="5rem"
              className="w-[min(5rem,20vw)] rounded-lg"
            />
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block text-sm text-ink-soft">{brand}</span>
              <span className="font-semibold">{name}</span>
              {variant && <span className="block text-sm text-ink-soft">{variant}</span>}
            </p>
            {isReviewed ? (
              <p className="font-medium text-leaf max-sm:col-span-full">Reviewed, thank you</p>
            ) : (
              <ButtonLink
                to={reviewPaths.ofOrder(link, slug)}
                variant="outline"
                className="max-sm:col-span-full"
              >
                Write a review<span className="sr-only"> of {name}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { reviewPaths } from '#app/links/review-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { findProduct } from '#database/queries/catalogue/products.ts';
import { readReviewSettings } from '#database/queries/shop/shop-settings.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { traitsAsked } from '#domain/reviews/reviewer-traits.ts';
import { REVIEW_FAILED, type SentReview } from '#domain/reviews/sent-review.ts';
import { receiveReview } from '#operations/reviews/receive-review.ts';
import type { Route } from './+types/write-review-page';
import { ReviewForm } from './review-form.tsx';
import { ReviewSent } from './review-sent.tsx';
import { ReviewedHead } from './reviewed-head.tsx';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Write a review',
    description: 'Say how you like a product.',
    path: reviewPaths.write(params.id ?? ''),
    robots: 'noindex',
  });

/** A form for anybody: the address is proved by a mail. A shop that sends no mail, or takes no reviews, has none. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, sendsMail } = context.get(platformContext);
  const [product, { taken }] = await Promise.all([findProduct(db, params.id), readReviewSettings(db)]);
  if (!product) throw new Response(null, { status: 404 });
  const { id, name, brand, imageUrl, type, category, variants } = product;
  return {
    isOpen: taken && (await sendsMail()),
    areTaken: taken,
    product: {
      slug: id,
      name,
      brand: brand.name,
      imageUrl: imageUrl ?? variants.find((variant) => variant.imageUrl)?.imageUrl ?? null,
      category: category.slug,
      variants: variants.map((variant) => variant.name).filter((variant) => variant !== STANDARD_VARIANT),
      traits: traitsAsked({ type: type?.name ?? '', category: category.name }),
    },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { result, status } = await receiveReview(context.get(platformContext), form, {
    product: params.id,
    order: null,
  });
  return data(result, { status });
}

/** When the shop cannot be reached, the fields keep their values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<SentReview> {
  return serverAction().catch(() => ({ ok: false, message: REVIEW_FAILED, errors: {}, values: {} }));
}

export default function WriteReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, isOpen, areTaken } = loaderData;
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs
        trail={[
          { name: 'Home', to: paths.home() },
          { name: product.name, to: paths.product(product.slug) },
          { name: 'Write a review' },
        ]}
      />
      {actionData?.ok ? (
        <ReviewSent next={actionData.next} product={product.slug} />
      ) : (
        <div className="mx-auto grid max-w-3xl gap-8 py-10 md:py-14">
          <ReviewedHead product={product} variant="" />
          {isOpen ? (
            <ReviewForm product={product} needsEmail refused={actionData} />
          ) : (
            <p className="text-lg text-ink-soft">
              {areTaken
                ? 'Whoever bought this product may review it from the page of the order. Nobody else can at the moment.'
                : 'We take no new reviews at the moment.'}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

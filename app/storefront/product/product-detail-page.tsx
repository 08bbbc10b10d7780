import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { afterFirstMove } from '#app/script-delivery/after-first-move.ts';
import { onceConnected } from '#app/script-delivery/once-connected.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { reviewsToShow } from '#app/storefront/reviews/reviews-to-show.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { findProduct, findRenamedProduct } from '#database/queries/catalogue/products.ts';
import { listArticlesOf } from '#database/queries/content/articles-of-product.ts';
import { listDatedEnds } from '#database/queries/dated-prices/dated-lines.ts';
import { listOffersOf, withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { questionsBesideProduct } from '#database/queries/questions/shown-questions.ts';
import { listRecommended } from '#database/queries/recommended/recommended-products.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { VARIANT_PARAM, variantAsked } from '#domain/catalogue/variant/variant-address.ts';
import { FIRST_REVIEWS } from '#domain/reviews/review-list.ts';
import { PRODUCT_ERROR } from '#domain/words/messages.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { readReviews } from '#operations/reviews/read-reviews.ts';
import type { Route } from './+types/product-detail-page';
import { chosenVariant, productTitle, variantInAddress } from './chosen-variant.ts';
import { breadcrumbFacts, productFacts } from './product-facts.ts';
import { productSummary } from './product-summary.ts';
import { ProductView } from './product-view.tsx';
import { shownProduct } from './shown-product.ts';

/** More would stand in the way of what is bought. */
const ARTICLES = 2;

/** More would weigh on everybody who reads none. */
const REVIEWS_IN_PAGE = 5;

const ProductError = lazy(onceConnected(() => import('./product-error.tsx')));
const ProductQuestions = lazy(
  afterFirstMove(() => import('#app/storefront/questions/product-questions.tsx')),
);
const ProductReviews = lazy(afterFirstMove(() => import('#app/storefront/reviews/product-reviews.tsx')));
const Recommended = lazy(afterFirstMove(() => import('./recommended/recommended.tsx')));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, publicUrl, log, clock } = context.get(platformContext);
  try {
    const product = await findProduct(db, params.id);
    const asked = url.searchParams.get(VARIANT_PARAM);
    if (!product) throw await elsewhere(db, params.id, asked);
    if (asked) leadToVariant(product, asked);
    const shown = shownProduct(product, {
      ends: await listDatedEnds(db, product.id),
      offers: await listOffersOf(db, product.id, nowIso(clock)),
    });
    const shade = chosenVariant(shown.variants, asked)?.shade ?? null;
    const [{ pairs, ofBrand, alike, alikeBy }, articles, questions, reviews] = await Promise.all([
      listRecommended(db, product, shade),
      listArticlesOf(db, product.id, ARTICLES),
      questionsBesideProduct(db, product.id),
      readReviews(db, product.id, FIRST_REVIEWS),
    ]);
    return {
      product: shown,
      summary: productSummary(product),
      pairs: (await withOffers(db, pairs, nowIso(clock))).map(shownCard),
      ofBrand: (await withOffers(db, ofBrand, nowIso(clock))).map(shownCard),
      alike: alike.map(shownCard),
      alikeBy,
      articles,
      questions,
      reviews: reviewsToShow(reviews, product.name, REVIEWS_IN_PAGE),
      publicUrl,
    };
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error, product: params.id }, 'a product could not be read');
    throw new Response(null, { status: 503 });
  }
}

/** Redirects a former slug or another capitalisation to the product's address; anything else is unknown. */
async function elsewhere(db: Platform['db'], id: string, asked: string | null): Promise<Response> {
  const at = (slug: string) => (asked ? paths.variant(slug, asked) : paths.product(slug));
  const lower = id.toLowerCase();
  if (lower !== id && (await findProduct(db, lower))) return redirect(at(lower), 301);
  const renamed = await findRenamedProduct(db, lower);
  return renamed ? redirect(at(renamed), 301) : new Response(null, { status: 404 });
}

/** Redirects an address that does not name a variant by its slug: made-up ones would each take a cache entry. */
function leadToVariant({ id, variants }: Product, asked: string) {
  const slug = variantAsked(
    variants.map(({ name }) => name),
    asked,
  );
  if (slug !== asked) throw redirect(slug ? paths.variant(id, slug) : paths.product(id));
}

export function meta({ loaderData, location, matches, params }: Route.MetaArgs) {
  const path = paths.product(params.id);
  if (!loaderData)
    return pageMeta(matches, { title: PRODUCT_ERROR, description: '', path, robots: 'noindex' });
  const { product, summary } = loaderData;
  const asked = variantInAddress(new URLSearchParams(location.search));
  const chosen = chosenVariant(product.variants, asked);
  return pageMeta(matches, {
    title: productTitle(product, chosen && chosen.slug === asked ? chosen.name : null),
    description: summary,
    path,
    image: chosen?.imageUrl ?? product.imageUrl,
    type: 'product',
  });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, pairs, ofBrand, alike, alikeBy, articles, questions, reviews, publicUrl } = loaderData;
  const trail = [
    { name: 'Home', to: paths.home() },
    { name: 'Products', to: paths.products() },
    { name: product.name },
  ];
  return (
    <>
      <div className="wrap pt-5 pb-3 [overflow-wrap:anywhere] max-sm:pt-3 max-sm:pb-2">
        <Breadcrumbs trail={trail} />
      </div>
      <ProductView key={product.id} product={product} alike={alike} alikeBy={alikeBy} articles={articles} />
      <Suspense key={`reviews of ${product.id}`}>
        <ProductReviews product={product.id} productName={product.name} first={reviews} />
      </Suspense>
      <Suspense key={`questions ${product.id}`}>
        <ProductQuestions product={product.id} questions={questions} />
      </Suspense>
      <Suspense key={product.id}>
        <Recommended pairs={pairs} ofBrand={ofBrand} brand={product.brand} viewing={product.id} />
      </Suspense>
      <JsonLd
        key={product.id}
        facts={import.meta.env.SSR && [productFacts(product, publicUrl), breadcrumbFacts(trail, publicUrl)]}
      />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <Suspense>
      <ProductError />
    </Suspense>
  );
}
